import { expect, it } from "vitest";
import { alreadyRight, corrected, correctionIn } from "./corrections.ts";

it("replaces a surname, and a figure within quotation marks", () => {
  expect(correctionIn("it's Ana Pietro, not Prieto", "guest is Ana Prieto")).toEqual({
    wrong: "Prieto",
    right: "Pietro",
  });
  expect(correctionIn('actually its "Tender 45".', 'the board is "Tender 44"')).toEqual({
    wrong: "44",
    right: "45",
  });
});

const text =
  "the sync of Priya stops since Monday; invoice of 40 euros; the project is Harbour Feast";

it.each([
  ["it was Tuesday, not Monday", "Monday", "Tuesday"],
  ["sorry, I meant Prya not Priya", "Priya", "Prya"],
  ["not Monday but Sunday", "Monday", "Sunday"],
  ["it should be 45 instead of 40", "40", "45"],
  ["please change Feast to Fest", "Feast", "Fest"],
  ["the project is called Harbour Fest, not Feast", "Feast", "Fest"],
  ["actually it was wednesday", "Monday", "wednesday"],
  ["not Monday, Thursday", "Monday", "Thursday"],
  ["no wait, not 40, 400", "40", "400"],
  ["no wait, not stops, breaking ones", "stops", "breaking"],
  ["make that 4 euros not 40", "40", "4"],
])("“%s” replaces %s", (sentence, wrong, right) => {
  const found = correctionIn(sentence, text);
  expect(found).toEqual({ wrong, right });
  if (found) expect(corrected(text, found)).toContain(right);
});

it.each([
  "it does not sync",
  "I am not an owner",
  "we use Firefox, not Chrome",
  "can you open it on Friday",
  "not now, thanks",
  "I asked about the sync, not about the project",
  "not about files",
  "it is not Priya, is it",
  "no wait, not Monday",
  "not Monday, it still syncs then",
  "it is still wrong on 3 boards",
  "actually we have 7 calendars",
])("“%s” corrects nothing", (sentence) => {
  expect(correctionIn(sentence, text)).toBeUndefined();
});

it("puts a figure in the place of a number in words", () => {
  expect(correctionIn("make that 5 people not three", "three people have it")).toEqual({
    wrong: "three",
    right: "5",
  });
});

it("knows what the text has right already", () => {
  expect(alreadyRight("I said 40, not 14", text)).toBe("40");
  expect(alreadyRight("I said 45, not 14", text)).toBeUndefined();
});
