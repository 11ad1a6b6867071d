/** For tests: a table whose line ends with the test, else its room would come back in the next one. */
import { afterEach } from "vitest";
import { AtTable } from "./table.svelte";

const tables: AtTable[] = [];
afterEach(() => {
  for (const at of tables.splice(0)) at.room.close();
});

export function newTable(): AtTable {
  const at = new AtTable("m7");
  tables.push(at);
  return at;
}
