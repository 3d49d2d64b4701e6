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
])("“%s” corrects nothing", (sentence) => {
  expect(correctionIn(sentence, text)).toBeUndefined();
});

it("knows what the text has right already", () => {
  expect(alreadyRight("I said 40, not 14", text)).toBe("40");
  expect(alreadyRight("I said 45, not 14", text)).toBeUndefined();
});
