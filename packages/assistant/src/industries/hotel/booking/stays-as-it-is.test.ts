import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const booked = (...messages: readonly string[]) => {
  const say = talk("hospitality");
  say("HH-3107, we are three now instead of two, the third is 4");
  for (const message of messages.slice(0, -1)) say(message);
  return say(messages.at(-1) ?? "").text;
};

test.each([
  "no, leave it as it is",
  "hm dont change anything after all",
  "keep the room as booked please",
])("“%s” changes and cancels nothing", (message) => {
  expect(booked(message)).toMatch(/^All right, HH-3107 stays as it is/);
});

test.each(["can i still change the dates", "why can i not change it", "please cancel it"])(
  "“%s” is no wish to keep it",
  (message) => {
    expect(booked(message)).not.toMatch(/stays as it is/);
  },
);

test.each(["sounds great, send it", "perfect, pass it on please", "yes, book it"])(
  "“%s” agrees once",
  (message) => {
    const say = talk("hospitality");
    say("a standard room from 8 to 11 december for 2");
    expect(say(`${message}. is there a lift`).text).toMatch(
      /^Done: .*nothing is booked\. (?!Yes, we can)/,
    );
  },
);
