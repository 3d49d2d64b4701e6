import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const quoted = (message = "2 adults, 3 kids (4, 8, 11), 12 december, 2 nights") => {
  const say = talk("hospitality");
  say(message);
  return say;
};

test("breakfast for everyone is added in a few words", () => {
  expect(quoted()("ok n breakfast for all of us?").text).toMatch(/5 guests, with breakfast/);
});

test("a child that eats like an adult is no guest", () => {
  expect(quoted()("no the 11 year old eats like an adult, is there parking?").text).not.toMatch(
    /, 2 guests/,
  );
});

test("of two days the one that is wanted counts", () => {
  const say = quoted("a room for tomorrow, 2 people, one night");
  expect(say("no no, tomorrow is sunday, i want monday").text).toMatch(/^Monday, 23 November/);
});

test("discounts are not added up", () => {
  const say = quoted("a harbour room for 4 nights from 8 february, 2 people");
  expect(say("and non-refundable on top?").text).toMatch(/aren’t combined: the 12%/);
});

test("“add it for both of us” adds no guest to a booking", () => {
  const say = quoted("HH-3107, is breakfast included");
  say("i mean in my booking");
  expect(say("add it then please for both of us").text).not.toMatch(/third guest/);
});

test("the room is entered from the afternoon on, and a late arrival may be put right", () => {
  const say = talk("hospitality");
  expect(say("what time i can enter the room").text).toMatch(/from 15:00/);
  expect(say("train delayed, there around 2am ok?").text).toMatch(/^Yes, 2:00/);
  expect(say("sorry 3am").text).toMatch(/^Yes, 3:00/);
});
