import { expect, test } from "vitest";
import { beginnings } from "./beginnings.ts";

test("tells how words begin, and stems with any ending that is not too long", () => {
  const mayBegin = beginnings(["zimmer", "buch~"], 3);
  expect(
    ["z", "zim", "zimmer", "bu", "buch", "buchung"].filter((start) => !mayBegin(start)),
  ).toEqual([]);
  expect(["zx", "zimmern", "bx", "buchungen"].filter(mayBegin)).toEqual([]);
});
