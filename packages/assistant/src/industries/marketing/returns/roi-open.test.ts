import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "which channel is best for a b2b app",
  "churn is 3%",
  "how do i get more reviews, i have 12",
])("“%s” is not taken as the cost when the cost is asked for", (message) => {
  const say = talk("marketing");
  say("Calculate my return on investment");
  expect(say(message).handled).not.toBe("flow:roi");
});

test.each(["about 2000", "$2,000?", "it cost 2000 i think", "2k all in"])(
  "“%s” gives the cost",
  (message) => {
    const say = talk("marketing");
    say("Calculate my return on investment");
    expect(say(message).text).toMatch(/^Cost: \$2,000\./);
  },
);
