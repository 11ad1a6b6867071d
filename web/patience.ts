/** For all tests: what they wait for comes on a busy machine too, only later; the limit of a test ends what never does. */
import { vi } from "vitest";

const PATIENCE = 60_000;
const waitFor = vi.waitFor;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);
