import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const hotel = (...messages: readonly string[]) => {
  const say = talk("hospitality");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};
const weekend = "a double from friday 11 december for 3 nights";
const week = "and from sunday 13 december to wednesday?";

test.each(["which one is cheaper?", "ok so which of them is cheaper per night"])(
  "“%s” compares the two stays that were quoted",
  (message) => {
    expect(hotel(weekend, week, message)).toMatch(
      /^The stay from Sunday, 13 December: \$108\.84 a night.*against \$135 a night.*from Friday, 11 December/,
    );
  },
);

test("of one stay nothing is compared", () => {
  expect(hotel(weekend, "which one is cheaper?")).not.toMatch(/^The stay from/);
});

test("the part of the sum that breakfast makes up is told", () => {
  expect(
    hotel(
      "a double from friday 11 december for 3 nights with breakfast",
      "how much of that is breakfast?",
    ),
  ).toMatch(/^\$96 of the \$501 is breakfast/);
});

test.each([
  ["how much is parking for the 3 nights?", /^\$42 for 3 nights.*so \$447 with the stay/],
  ["what does it cost to park for the whole stay", /^\$42 for 3 nights/],
])("“%s” is worked out", (message, answer) => {
  expect(hotel(weekend, message)).toMatch(answer);
});

test("parking without nights costs what it costs a night", () => {
  expect(hotel("how much is parking?")).not.toMatch(/for \d nights/);
});

test.each(["what if we bring our 7 year old", "and if we take our 7 year old with us"])(
  "“%s” is one guest more",
  (message) => {
    expect(hotel(weekend, message)).toMatch(/3 guests/);
    expect(hotel(weekend, message, "how much does the kid add?")).toMatch(
      /^\$\d+(?:\.\d+)? more: .* against \$405 for 2 guests/,
    );
  },
);

test.each([
  ["2 rooms for 11 to 13 december, one for my parents and one for me", /3 guests/],
  ["11 to 13 december, one room for us two and one for my sister", /3 guests/],
  ["2 rooms, 11 to 13 december, one for my husband and me and one for our friends", /4 guests/],
])("“%s” counts who each room is for", (message, answer) => {
  expect(hotel(message)).toMatch(answer);
});

test("who answers how many they are is not told of the rooms", () => {
  expect(
    hotel(
      "3 nights from 11 december with my two kids",
      "2 adults, my mum is with us and she needs her own room",
    ),
  ).toMatch(/4 guests: 2 Standard rooms/);
});
