import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** A conversation in which a stay in April was quoted. */
function quoted() {
  const say = talk("hospitality");
  say("a double room 12 to 15 april");
  return say;
}

describe("days without their month beside a quoted stay", () => {
  test.each([
    ["no, 13-16 twin please", /13 April to Friday, 16 April/],
    ["ok whatever, take 10 to 14, one breakfast. total?", /10 April to Wednesday, 14 April/],
    ["what about the 20th to the 22nd", /20 April to Thursday, 22 April/],
    ["sorry, from the 11th I mean", /11 April to Thursday, 15 April/],
    ["leaving the 18th, not the 15th", /12 April to Sunday, 18 April/],
    ["tuesday costs more? then monday to wednesday instead", /12 April to Wednesday, 14 April/],
    ["make it 29 to 2", /29 April to Sunday, 2 May/],
  ])("“%s”", (message, days) => {
    expect(quoted()(message).text).toMatch(days);
  });

  test.each([
    "is breakfast from 7 to 10?",
    "our kids are 7 to 10 years old",
    "can we bring 1-2 bags before check-in?",
    "we'd be 2-3 people at dinner",
  ])("“%s” moves nothing", (message) => {
    const say = quoted();
    say(message);
    expect(say("what is the total?").text).toContain("Monday, 12 April");
  });

  test("a stay that was moved as a whole keeps its nights", () => {
    expect(quoted()("move it to the 20th").text).toMatch(/20 April to Friday, 23 April/);
  });
});

test.each(["from 2. january until 5. january", "from 02.01. to 05.01.", "2.-5. january"])(
  "“%s”",
  (days) => {
    expect(talk("hospitality")(`a room for two ${days}`).text).toMatch(
      /2 January to Tuesday, 5 January/,
    );
  },
);

test("a span that runs over the end of next week", () => {
  expect(talk("hospitality")("2 people fri to mon next week").text).toMatch(
    /27 November to Monday, 30 November/,
  );
});

describe("fewer breakfasts than guests", () => {
  test.each(["one breakfast only", "add breakfast only for one of us", "with breakfast for me"])(
    "“%s”",
    (message) => {
      const { text } = quoted()(message);
      expect(text).toMatch(/2 guests, with breakfast for one/);
      expect(text).toContain("$374.52");
    },
  );

  test("breakfast for both is breakfast for all", () => {
    expect(quoted()("with breakfast for 2 of us").text).toContain("2 guests, with breakfast:");
  });
});

test.each([
  ["what about june, same days", /12 June to Tuesday, 15 June/],
  ["no, may instead, the same days", /12 May to Saturday, 15 May/],
  ["how about march", /12 March to Monday, 15 March/],
])("“%s” keeps the days in another month", (message, days) => {
  expect(quoted()(message).text).toMatch(days);
});

test("a weekday with its number is in the month where they meet", () => {
  expect(talk("hospitality")("2 people, 2 nights from friday 26th").text).toContain(
    "Friday, 26 February to Sunday, 28 February",
  );
});

test("the cheapest room of a day is quoted from that day", () => {
  const say = talk("hospitality");
  expect(say("what's your cheapest room this friday").text).toContain("27 November");
  expect(say("1 night, me and my gf").text).toContain("$141");
});

test("“for us 3” counts the child who was told of", () => {
  const say = talk("hospitality");
  say("is there something for my kid, he's 5");
  expect(say("how much for us 3, 10th to 14th of july").text).toContain("4 nights, 3 guests");
});
