import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const summed = (message: string) => {
  const say = talk("e-commerce");
  say("how much are the ridge 2 and the kettle stove together");
  return say(message).text;
};

test.each([
  [
    "and with two cairn 28 packs",
    /^\$432 for the Ridge 2 tent, the Kettle stove and 2 × Cairn 28 pack/,
  ],
  ["plus a headlamp", /^\$293 for the Ridge 2 tent, the Kettle stove and the Glim headlamp/],
  ["a lamp too", /Ridge 2 tent, the Kettle stove and the \w+ (?:headlamp|lantern)/],
])("“%s” continues the total", (message, answer) => {
  expect(summed(message)).toMatch(answer);
});

test.each([
  "and how heavy is the ember",
  "and does the cairn 28 have a rain cover",
  "what about delivery",
])("“%s” adds nothing", (message) => {
  expect(summed(message)).not.toMatch(/^\$.*and /);
});

test.each(["2 of them with express please, total?", "how much for two of those with express"])(
  "“%s” counts what is in hand",
  (message) => {
    const say = talk("e-commerce");
    say("tell me about the ember");
    expect(say(message).text).toMatch(/\$298 for 2 × Ember/);
  },
);

test.each(["paypal?", "or apple pay", "is bank transfer ok"])(
  "“%s” is a payment method",
  (message) => {
    const say = talk("e-commerce");
    say("can i pay with bitcoin");
    expect(say(message).text).toMatch(/^Yes, you can pay with/);
  },
);
