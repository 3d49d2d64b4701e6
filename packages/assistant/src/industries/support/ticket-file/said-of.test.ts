import { expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { textsOf } from "./file.ts";
import { isAsked, namesOnly } from "./told.ts";

const opened = () => {
  const say = talk("support");
  say("could you send us the invoice for May with our tax number ATU5512?");
  say("open a ticket: a charge to check, normal");
  return say;
};

it.each([
  "put the invoice correction in the same ticket please",
  "add my tax number to the ticket",
])("“%s” takes what was said of it", (message) => {
  expect(textsOf(opened()(message).state.tickets)).toContain("ATU5512");
});

it("a value that the ticket is asked for is added as it was told", () => {
  expect(opened()("does the ticket have our tax number in it?").text).toContain("ATU5512");
});

it("a value that nobody told is not claimed", () => {
  const say = talk("support");
  say("open a ticket: the import hangs, high");
  const asked = say("is my customer number in it?");
  expect(asked.text).toMatch(/^No, not yet/);
  expect(textsOf(say("our number is K-5521").state.tickets)).toContain("K-5521");
});

it("“add it, and tell me when” adds the sentence before, and says when", () => {
  const reply = opened()("It is ATU5512. Please add it, and tell me when I shall hear from you.");
  expect(reply.text).toMatch(/“It is ATU5512”.*first answer within/);
});

it.each(["the invoice correction", "our VAT number"])("“%s” only names a thing", (note) => {
  expect(namesOnly(note)).toBe(true);
});

it.each(["the export stops at half", "we are in Bern"])("“%s” tells something", (note) => {
  expect(namesOnly(note)).toBe(false);
});

it.each(["my boss asks whether Trello works too", "she wants to know if it is free"])(
  "“%s” asks",
  (sentence) => {
    expect(isAsked(sentence)).toBe(true);
  },
);
