import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("the enquiries that so many customers take follow from the share who buy", () => {
  const say = talk("marketing");
  say("I fit kitchens and want 12 customers next year");
  expect(say("how many enquiries do I need if one in three signs?").text).toMatch(/^36 enquiries/);
});

test.each([
  ["how many leads must I have for 20 new bookings when 8% of them book?", /^250 leads/],
  ["how many calls do we need for 5 jobs if 2 of 10 become jobs", /^25 calls/],
])("“%s”", (message, answer) => expect(talk("marketing")(message).text).toMatch(answer));

test.each(["how many enquiries do I need?", "how many leads do I get for 500?"])(
  "“%s” tells no share",
  (message) => expect(talk("marketing")(message).text).not.toMatch(/of them buys/),
);
