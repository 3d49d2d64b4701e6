import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "is the cairn 48 there today",
  "do they have the ridge 2 there",
  "and the glim, is it there too?",
])("“%s”, after a store was spoken of, asks for its shelf", (message) => {
  const say = talk("e-commerce");
  say("when do you close in portland");
  expect(say(message).text).toMatch(/^Very likely\. The product page shows which store/);
});

test.each(["is there a rain cover on the cairn 48", "are there loops on the ridge 2"])(
  "“%s” is no question about a store",
  (message) => {
    const say = talk("e-commerce");
    say("when do you close in portland");
    expect(say(message).text).not.toMatch(/which store/);
  },
);
