import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const shop = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};

test.each([
  "BK-10482: can I return just the tent after our weekend and keep the lamp?",
  "of BK-10482 I want to send only the tent back after the hike, and keep the headlamp",
])("“%s” is not promised", (message) => {
  expect(shop(message)).toMatch(
    /not after using it: once it’s been used outdoors we can’t take it back/,
  );
});

test("a used tent is still used in the next message", () => {
  expect(shop("can I return my tent?", "even if we camped in it?")).toMatch(
    /^No, sorry: once it’s been used outdoors/,
  );
});

test("one of two unused things may go back", () => {
  expect(shop("of BK-10482 I only want to return the tent and keep the headlamp")).toMatch(
    /return the Ridge 2 tent for free/,
  );
});

test("on which day a parcel can be picked up is answered", () => {
  expect(
    shop(
      "where is BK-10482?",
      "can it go to a parcel shop, and do I pick it up on tuesday or wednesday?",
    ),
  ).toMatch(/keeps BK-10482 for seven days/);
});
