import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "can we eat at your place in the evening",
  "could i just come for dinner without staying",
  "do you serve dinner there",
])("says when one can eat: “%s”", (message) => {
  expect(talk("hospitality")(message).text).toMatch(/^Yes.*18:00–21:30/);
});

test.each(["can we eat breakfast at 6", "can the kids eat in the bar in the evening"])(
  "leaves “%s” to other answers",
  (message) => {
    expect(talk("hospitality")(message).text).not.toMatch(/^Yes[^.]*dining room is open/);
  },
);
