import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "when do we need to be out, and can we leave our suitcases?",
  "what's the check-out time? and the luggage, where can it stay till five?",
  "by when must I leave the room tomorrow and can you hold my bags",
])("answers “%s” in full while a complaint is open", (message) => {
  const say = talk("hospitality");
  say("room 12, the shower is cold and nobody came");
  expect(say(message).text).toMatch(
    /Check-out is until 11:00\..*(?:locked room|three days is free)/,
  );
});

test("names the price of a late check-out if it is asked for", () => {
  const say = talk("hospitality");
  say("4 people, 4 to 6 december");
  expect(say("whats the latest checkout on sunday, i mean monday").text).toMatch(
    /^Check-out is until 11:00\. Until 14:00 it’s \$25/,
  );
});

test.each([
  "can i stay till 2",
  "could we keep the room until 1pm",
  "is it possible to stay until 14:00",
])("answers “%s” after the check-out time with what it costs", (message) => {
  const say = talk("hospitality");
  say("what time is check out");
  expect(say(message).text).toMatch(/until 1[34]:00 for \$25/);
});

test.each([
  ["when does the ferry leave", /ferry|timetable/i],
  ["can i leave my bags till 2", /bags/],
])("leaves “%s” to its own answer", (message, expected) => {
  const { text } = talk("hospitality")(message);
  expect(text).toMatch(expected);
  expect(text).not.toContain("Check-out is");
});
