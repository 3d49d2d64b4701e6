import { expect, test } from "vitest";
import { talk } from "./talk-for-tests.ts";

test.each([
  "there is smoke in the corridor, is there a lift down",
  "there's a fire, which way is the exit?",
  "we smell gas. who do i call, and is breakfast still on",
])("“%s”: nothing else is answered before the emergency call", (message) => {
  expect(talk("hospitality")(message).text).toMatch(/^Call 112 or 911 now/);
});

test.each([
  "is there a fireplace in the room",
  "can I smoke in the yard",
  "is it ok to smoke out on the balcony",
])("“%s” is not an emergency", (message) => {
  expect(talk("hospitality")(message).text).not.toMatch(/112 or 911/);
});
