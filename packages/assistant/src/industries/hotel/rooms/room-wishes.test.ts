import { expect, test } from "vitest";
import { lateHourIn } from "./room-wishes.ts";

test.each([
  ["can we check out later on sunday like 3pm", 18],
  ["late check out 2pm please", 14],
  ["can we stay until 5 on the last day", 18],
  ["we would stay around 3 nights", undefined],
])("“%s” keeps the room until the step of that hour", (plain, hour) => {
  expect(lateHourIn(plain)).toBe(hour);
});
