import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "got a bakery, 300 a month, what do i do with it. short pls",
  "i have a bakery and 450 a month for marketing, what first",
  "bakery here, how do i use 200 a month",
])("the answer to “%s” mentions no other budget", (message) => {
  expect(talk("marketing")(message).text).not.toMatch(/\$600/);
});
