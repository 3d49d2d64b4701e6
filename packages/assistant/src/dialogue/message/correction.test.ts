import { expect, test } from "vitest";
import { correctionIn, onlyRejects } from "./correction.ts";

test.each([
  ["no, I said four guests", { meant: "four guests", ours: true, loose: false }],
  ["you got that wrong, it's for Tuesday", { meant: "for Tuesday", ours: true, loose: false }],
  ["not the pack, the tent", { meant: "the tent", instead: "pack", ours: false, loose: false }],
  ["room 31, not 13", { meant: "room 31", instead: "13", ours: false, loose: false }],
  ["sorry, I meant to Wales", { meant: "to Wales", ours: false, loose: false }],
  ["that's wrong, we're five", { meant: "five", ours: false, loose: false }],
  ["STILL the old price", { meant: "the old price", ours: false, loose: false }],
  ["no, the cheap one", { meant: "the cheap one", ours: false, loose: true }],
])("“%s” corrects", (message, correction) => {
  expect(correctionIn(message)).toEqual({ ...correction, rest: "" });
});

test("what a correction means may be in its next sentence, and more may stand beside it", () => {
  expect(correctionIn("That’s not what I asked. How heavy is it?")).toMatchObject({
    meant: "How heavy is it?",
    ours: true,
  });
  expect(correctionIn("I said two nights. And is there a lift?")).toMatchObject({
    meant: "two nights",
    rest: "And is there a lift?",
  });
});

test.each([
  "is there a lift",
  "two nights from Friday",
  "can I come at 7 or 8?",
  "thanks!",
  "no person please",
  "no, don't do it yet",
  "thanks, that's great",
])("“%s” corrects nothing", (message) => {
  expect(correctionIn(message)).toBeUndefined();
});

test("a clause may only turn against what was said", () => {
  expect(["STILL wrong", "oh no", "that's not right"].map(onlyRejects)).not.toContain(false);
  expect(["no dog", "the dog", "wrong room"].map(onlyRejects)).not.toContain(true);
});
