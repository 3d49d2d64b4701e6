import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SqliteFile } from "../store/sqlite.ts";
import { IdCache } from "./document-cache.ts";

let sql: SqliteFile;
beforeEach(() => {
  sql = new SqliteFile(":memory:");
  sql.exec("CREATE TABLE documents (n INTEGER PRIMARY KEY, id TEXT)");
  for (const [n, id] of ["c", "drafts.a", "b"].entries())
    sql.run("INSERT INTO documents VALUES (?, ?)", n + 1, id);
});
afterEach(() => sql.close());

it("sorts numbers by their ids, and reads each id once", () => {
  const ids = new IdCache();
  const all = vi.spyOn(sql, "all");
  const asked = (...numbers: number[]) =>
    ids.inOrder(sql, Uint32Array.from(numbers), (id) => id.replace("drafts.", ""));
  expect(asked(1, 3)).toEqual([3, 1]);
  expect(asked(1, 2, 3)).toEqual([2, 3, 1]);
  expect(asked(1, 2, 3)).toEqual([2, 3, 1]);
  expect(all.mock.calls.map(([, missing]) => missing)).toEqual(["[1,3]", "[2]"]);
});

it("omits numbers without a document", () => {
  expect(new IdCache().inOrder(sql, Uint32Array.of(9, 1), (id) => id)).toEqual([1]);
});
