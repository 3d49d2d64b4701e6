import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const quoted = () => {
  const say = talk("hospitality");
  say("room for 2, friday 11 to sunday 13 december");
  return say;
};

describe("days that are only mentioned", () => {
  test.each([
    "and if i cancel on wednesday",
    "when do we have to be out on the 13th",
    "can we move it if the trip slips a week",
    "what if our ferry is postponed by 2 days, can we shift it",
    "i tell you by monday",
    "my train is on friday at noon",
    "is it crowded in december",
  ])("“%s” does not change the stay", (message) => {
    const say = quoted();
    expect(say(message).text).not.toMatch(/how many nights|\d nights?, \d guest/);
    expect(say("whats the total").text).toMatch(/^\$282 in all: .*Friday, 11 December/);
  });

  test.each([
    ["make it friday 18 to 20 december, i cancel the other trip", /Friday, 18 December/],
    ["move it to 15 to 17 december if thats not busy", /Tuesday, 15 December/],
    ["and if we stay 3 nights", /3 nights/],
    ["from monday the 14th then for 2 nights", /Monday, 14 December/],
  ])("“%s” changes it", (message, answer) => {
    expect(quoted()(message).text).toMatch(answer);
  });
});

test.each(["why is it 136 and not 118", "so weekends are dearer?", "why more, because weekend?"])(
  "“%s” is told the surcharge of the weekend",
  (message) => {
    expect(quoted()(message).text).toMatch(/Friday and Saturday .*15% more/);
  },
);

test("a question after the one about the weekend is also answered", () => {
  const { text } = quoted()("whats different, weekend?? and can i check in at 11");
  expect(text).toMatch(/15% more[\s\S]*\$15/);
});
