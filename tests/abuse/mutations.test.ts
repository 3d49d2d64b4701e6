import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mutationsOfContent } from "./mutations/of-content.ts";
import { mutationsOfData } from "./mutations/of-data.ts";
import { mutationsOfRequests } from "./mutations/of-requests.ts";

const root = join(import.meta.dirname, "..", "..");

// Otherwise only a full run, which takes a quarter of an hour, would notice that a check has moved.
test("every check that `npm run mutations` removes is found in its file", () => {
  const moved = [...mutationsOfRequests, ...mutationsOfContent, ...mutationsOfData].filter(
    ({ file, from, to, test }) =>
      from === to ||
      !readFileSync(join(root, file), "utf8").includes(from) ||
      !existsSync(join(root, test)),
  );
  expect(moved).toEqual([]);
});
