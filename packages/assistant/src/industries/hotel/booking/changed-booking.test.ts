import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("the days that are booked are not those wanted", () => {
  const say = talk("hospitality");
  say("I booked with you from 5 to 7 January but I need to change the dates");
  expect(say("HH-3107").text).toMatch(/from .* for 3 nights, is flexible.*What day should I/);
  expect(say("19 to 21 December please").text).toMatch(/from Saturday, 19 December.*2 nights/);
});

test("why it costs less, and whether the difference comes back", () => {
  const say = talk("hospitality");
  say("please move HH-3107 to 19 December, two nights");
  expect(say("why is it cheaper now?").text).toBe("Because it’s 2 nights instead of 3.");
  expect(say("and do I get the difference back?").text).toMatch(/^Yes: if you’ve paid already/);
});
