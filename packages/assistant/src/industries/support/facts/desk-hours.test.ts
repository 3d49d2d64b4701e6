import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

// The conversation takes place on a Saturday.
test.each([
  ["is anybody there on monday at 9am in new york", /^Yes: 9:00 there is 14:00 UTC/],
  ["are you open on tuesday 20:30", /^Yes at 20:30 UTC/],
  ["is someone working on monday at 11pm", /^Not at 23:00 UTC.*shall I open one\?$/],
  [
    "does anyone work on sundays",
    /^Not that day\. The desk is open Monday to Friday, 7:00–21:00 UTC/,
  ],
  ["is anyone awake at this hour", /^Not at/],
  ["its monday 7am here in tokyo, is anybody there", /^Not: 7:00 there is 22:00 UTC/],
])("whether the desk is staffed is calculated: %s", (message, text) => {
  expect(talk("support")(message).text).toMatch(text);
});

test.each([
  "is there a limit of people",
  "are you a robot",
  "is the board open to guests",
  "can somebody see when i am online",
])("does not ask for the desk's hours: %s", (message) => {
  expect(talk("support")(message).text).not.toContain("UTC");
});
