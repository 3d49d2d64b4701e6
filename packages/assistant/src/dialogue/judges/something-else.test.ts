import type { IndustryId } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

const elsewhere: readonly (readonly [IndustryId, string])[] = [
  ["hospitality", "why does my kitten bite its tail"],
  ["hospitality", "who built the first lift in the world"],
  ["hospitality", "teach me to smoke ribs"],
  ["e-commerce", "how long does an egg need to boil"],
  ["e-commerce", "what is the deepest lake in africa"],
  ["e-commerce", "switch off the lamp in my bedroom"],
  ["support", "how do i learn to play the piano"],
  ["marketing", "did napoleon have a brother"],
  ["marketing", "name two famous composers"],
  ["support", "translate good night into spanish"],
];

test.each(elsewhere)("%s declines a first message about something else: “%s”", (desk, message) => {
  expect(talk(desk)(message).handled).toBe("out_of_scope");
});

const own: readonly (readonly [IndustryId, string, RegExp])[] = [
  ["hospitality", "is a cat ok in the room", /cats/],
  ["hospitality", "is there a lift", /all floors/],
  ["e-commerce", "how quick does the kettle stove boil", /half a litre/],
  ["e-commerce", "which lantern lasts longest", /Wick/],
  ["marketing", "what is the point of flyers", /The downside is/],
  ["support", "can you translate that to german", /in German/],
  ["hospitality", "translate please, french", /in French/],
];

test.each(own)("%s still answers “%s”", (desk, message, answer) => {
  expect(talk(desk)(message).text).toMatch(answer);
});

test("later in a conversation, a message may depend on context and is not declined for its own words", () => {
  const say = talk("hospitality");
  say("can we bring our cat");
  expect(say("she hides and bites when the vet comes, ok?").handled).not.toBe("out_of_scope");
});
