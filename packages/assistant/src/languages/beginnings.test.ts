import { expect, test } from "vitest";
import { beginnings } from "./beginnings.ts";

test("matches the beginnings of words, and of stems with an ending of limited length", () => {
  const mayBegin = beginnings(["zimmer", "buch~"], 3);
  expect(
    ["z", "zim", "zimmer", "bu", "buch", "buchung"].filter((start) => !mayBegin(start)),
  ).toEqual([]);
  expect(["zx", "zimmern", "bx", "buchungen"].filter(mayBegin)).toEqual([]);
});
