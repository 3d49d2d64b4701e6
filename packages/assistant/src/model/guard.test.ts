import { expect, test } from "vitest";
import { onlyOwnLinks, ungroundedFigures } from "./guard.ts";

const ownPages = new Set(["/services"]);
test.each([
  [
    "See [here](https://evil.example/x) or [services](/services).",
    "See here or services (/services).",
  ],
  ["Go to www.evil.com or http://evil.com/a?b now", "Go to or now"],
  ["![x](https://evil.example/p.png?q=1) Hello", "Hello"],
  ["![x][1] Hello\n[1]: https://evil.example/p.png", "Hello"],
  ["Press [me](javascript:alert(1)) now", "Press me now"],
  ["Press [me](JaVaScRiPt:alert(1)) now", "Press me now"],
  ["Press [me](data:text/html,x) now", "Press me now"],
  ["Press [me](//evil.example) or //evil.example/x now", "Press me or now"],
  ["<a href='https://evil.example'>me</a> <img src=x>", "me"],
  ["ｈｔｔｐｓ://evil.example and ht\u200btps://evil.example", "and"],
  ["Write to a@evil.example or EVIL.TECH or evil.tech/x", "Write to or or"],
  ["[services](/services#x) and [other](/other)", "services (/services#x) and other"],
  ["It weighs 1.9 kg, e.g. with pegs.", "It weighs 1.9 kg, e.g. with pegs."],
])("of “%s” stays “%s”", (text, expected) => {
  expect(onlyOwnLinks(text, ownPages).trim()).toBe(expected);
});

test("figures count as grounded with and without thousands commas", () => {
  expect(ungroundedFigures("It is $1,500.", ["1500"])).toEqual([]);
  expect(ungroundedFigures("It is $1,600.", ["1500"])).toEqual(["1600"]);
});

test("small figures may count steps, but are no money and no share", () => {
  expect(ungroundedFigures("There are 2 ways.", [])).toEqual([]);
  expect(ungroundedFigures("It costs $2, or 3% of it, or 1 dollar.", [])).toEqual(["2", "3", "1"]);
});
