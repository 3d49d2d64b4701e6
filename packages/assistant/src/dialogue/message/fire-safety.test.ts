import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

test.each([
  ["is a visual fire alarm fitted?", /vibrating alarm/],
  ["I'm deaf, do you have a flashing fire alarm", /vibrating alarm/],
  ["is there a smoke detector in the rooms", /^Every room has a smoke detector/],
])("“%s” is asked in peace", (message, answer) => {
  const { text } = talk("hospitality")(message);
  expect(text).toMatch(answer);
  expect(text).not.toMatch(/112/);
});

test.each([
  "the fire alarm is going off what do i do",
  "the smoke alarm is beeping and i see smoke",
])("“%s” is an emergency", (message) => {
  expect(talk("hospitality")(message).text).toMatch(/112/);
});
