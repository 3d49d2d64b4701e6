import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "We hope to come for four nights in May, my wife and I. Would you have a room?",
  "2 adults, 2 kids (5 and 8), 3 nights in August. What's the cheapest total incl. breakfast?",
  "a week in july for two",
])("“%s” gets a price for the month, and no day that was never said", (message) => {
  const { text, state } = talk("hospitality")(message);
  expect(text).toMatch(/In (?:May|August|July)\b.* about \$[\d,.]+/);
  expect(state.flow?.slots.arrival).toBeUndefined();
});

test("a day completes it, and the last week of a month is not the week before this one", () => {
  const say = talk("hospitality");
  say("four nights in May for two, with breakfast");
  expect(say("the 18th I think").text).toMatch(/^Tuesday, 18 May.*4 nights.*with breakfast/);
  expect(
    talk("hospitality")("is the last week of May free, from the 24th, four nights for two?").text,
  ).toMatch(/^Monday, 24 May to Friday, 28 May/);
});

test("another room than the quoted one has its own price with breakfast", () => {
  const say = talk("hospitality");
  say("a room from 4 to 6 december for two");
  expect(say("how much is the harbour room with breakfast").text).toMatch(
    /^A Harbour room with breakfast is \$\d+ in all.*a Standard room with breakfast is \$\d+/,
  );
});
