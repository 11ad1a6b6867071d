/** For all tests: on a busy machine what they wait for comes later; the limit of a test ends what never comes. */
import { vi } from "vitest";

const PATIENCE = 60_000;
const waitFor = vi.waitFor;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);
