import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const quoted = () => {
  const say = talk("hospitality");
  say("standard room for 2, 13 to 15 december");
  return say;
};

test.each(["whats the cheapest main course", "cheapest dish on your menu?", "how much is dinner"])(
  "“%s” is about the kitchen, and no room",
  (message) => {
    expect(quoted()(message).text).toMatch(/\$18/);
  },
);

test.each(["do you have halal food", "is the meat kosher?", "halal possible"])(
  "“%s” is told honestly",
  (message) => {
    expect(quoted()(message).text).toMatch(/^The kitchen isn’t halal or kosher/);
  },
);

test.each([
  "is 246 the final price or more",
  "are there any hidden fees on top",
  "so no other charges?",
])("“%s” is not an attempt to bargain", (message) => {
  expect(quoted()(message).text).toMatch(/^Yes, \$246 is the final price|^It’s final/);
});

test("a new number of nights and breakfast are answered together", () => {
  const { text } = quoted()("no i meant 3 nights, and is breakfast extra");
  expect(text).toMatch(/3 nights, 2 guests: .*\$326\.52.*Breakfast is extra: \$422\.52/);
});

test("a guest's own calculation with an extra is confirmed", () => {
  const say = quoted();
  say("can we check in at 11");
  expect(say("so with the 15 on top its 261 then?").text).toMatch(/^Yes, \$261: \$246 and \$15/);
});

test("a stay that ends in the next month keeps the quote's month", () => {
  expect(quoted()("and what about 30 to 2").text).toMatch(/30 December to Saturday, 2 January/);
});

describe("another day for a booking", () => {
  test.each([
    "can i add a day to HH-3107",
    "HH-3107: one day longer please",
    "i want an extra day, HH-3107",
  ])("“%s” is priced, and added once accepted", (message) => {
    const say = talk("hospitality");
    expect(say(message).text).toMatch(/1 night more in the Harbour room for \$/);
    expect(say("ok add it").text).toMatch(/^Done: the front desk adds 1 night/);
  });
});

test("a table keeps its time, guests and prices", () => {
  const say = talk("hospitality");
  say("can i book a table for 4 on saturday");
  expect(say("around 7.30").text).toContain("at 19:30");
  expect(say("what does a main cost").text).toMatch(/^Mains are \$18 to \$29/);
  expect(say("make it 8pm not 7.30").text).toContain("for 4 on Saturday, 21 November at 20:00");
});

test("people who cancel or stay overnight are not counted as participants", () => {
  const say = talk("hospitality");
  say("we need a meeting room for 15 people on 3 march, whole day, with lunch");
  say("and rooms for 6 of us the night before");
  say("if 2 people cancel?");
  expect(say("whats the total for the meeting").text).toMatch(/^\$870 in all: \$480 .* 15 × \$26/);
});
