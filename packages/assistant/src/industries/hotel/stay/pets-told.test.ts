import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { petsIn } from "./pets-told.ts";

test.each([
  ["2 kids (5 and 8), one dog, 3 nights", 1],
  ["we bring two small dogs", 2],
  ["our terrier comes along", 1],
  ["we leave the dog at home, no pets", 0],
  ["a room for 2 and breakfast", undefined],
])("“%s” brings %s", (message, pets) => {
  expect(petsIn(message.toLowerCase().replace(/[(),]/g, " "))).toBe(pets);
});

test("a pet is counted again, taken out and put back, and there are two at most", () => {
  const say = talk("hospitality");
  say("2 adults, 2 kids (6 and 9), two dogs, 3 nights from 9 december");
  expect(say("no, only one dog").text).toMatch(/with a pet/);
  expect(say("remove the dog completely then").text).not.toMatch(/with (?:a|\d) pet/);
  expect(say("with 3 dogs").text).toMatch(/^We take two pets at most\..*with 2 pets/);
  expect(say("STILL wrong, no dog at all").text).not.toMatch(/with (?:a|\d) pet/);
});
