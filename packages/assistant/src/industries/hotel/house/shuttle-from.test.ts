import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["how much is a car from the airport?", /\$38/],
  ["would the driver wait for me at arrivals?", /arrivals hall with your name/],
])("“%s” is about the way to the hotel", (message, answer) => {
  expect(talk("hospitality")(message).text).toMatch(answer);
});
