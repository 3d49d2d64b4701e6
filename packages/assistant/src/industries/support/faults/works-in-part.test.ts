import { expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { worksInPart } from "./works-in-part.ts";

it.each([
  "it works until I restart the computer",
  "it worked for a minute and then stopped again",
  "that only works in the browser",
])("“%s” solves nothing", (message) => {
  expect(worksInPart(message)).toBe(true);
});

it.each(["it works now", "all works fine again, thank you", "works on both"])(
  "“%s” is no part",
  (message) => {
    expect(worksInPart(message)).toBe(false);
  },
);

it("goes on with the guide, and keeps a ticket open", () => {
  const guide = talk("support");
  guide("the board is slow");
  expect(guide("it works until I open a second tab").text).toMatch(/^Step 2 of 3/);
  const ticket = talk("support");
  ticket("what is the status of PL-2041");
  const reported = ticket("I did press Reconnect and it works till I restart the app");
  expect(reported.text).not.toMatch(/closed/);
  expect(reported.text).toMatch(/PL-2041.*back with engineering/);
});
