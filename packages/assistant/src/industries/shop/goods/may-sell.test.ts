import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const shop = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};
const sells = /Good choice|\$\d+(?:\.\d+)? (?:for|in all)|I’d (?:get|take) the/;

test.each([
  ["the seam of my tent leaked last night", "what is that about? can i get one or not"],
  ["my headlamp broke, i want my money back", "I'm not buying a new headlamp!"],
  [
    "our Harbour 4 leaked and everything is wet",
    "it's the tent with 4 places. can I get one, yes or no?",
  ],
])("after “%s” nothing is sold to “%s”", (fault, message) => {
  expect(shop(fault, message)).not.toMatch(sells);
});

test("who complains may still ask for something", () => {
  expect(
    shop("my headlamp broke last year", "we need a tent for two as well, how much is the Ridge 2?"),
  ).toContain("$189");
});

test.each([
  ["Tents are provided by the school. My son needs a sleeping bag for May.", /tent|shelter/i],
  ["We have the bags we need, bags we have. Only a tent for 4.", /sleeping bag/],
  ["a light for reading in the tent please", /shelter|Ridge|Harbour/],
])("“%s” is not answered with what nobody wants", (message, unwanted) => {
  expect(shop(message)).not.toMatch(unwanted);
});

test("what is refused once is not put together later", () => {
  const say = talk("e-commerce");
  say("The stove is borrowed, so no stove. We are two.");
  expect(say("what do we need for camping, the whole kit?").text).not.toMatch(/Kettle/);
});

test("a tent that is wanted is still offered", () => {
  expect(shop("have you got a tent for two?")).toMatch(/Ridge 2/);
});

test("as many people as bags, if nothing else was said", () => {
  expect(shop("we need a tent, 3 sleeping bags for 2 degrees and a stove")).toMatch(
    /^For 3 people: .*3 × the Ember/,
  );
});

test("a gift is none of the things that somebody has", () => {
  expect(
    shop("a present for my niece, she hikes and has all the big stuff: tent, bag and pack"),
  ).not.toMatch(/tent|shelter|sleeping bag|Cairn/);
});

test("a question after a fault is not answered with a price", () => {
  const say = talk("e-commerce");
  say("the buckle of my Cairn 48 snapped");
  for (const message of ["that's disappointing", "are you open on Saturday?", "ok"]) say(message);
  expect(say("do I need the receipt? I think I still have it").text).not.toContain("$139");
});

test("a stove that somebody has is not added to what they need", () => {
  const text = shop(
    "2 people, a week in Sweden in September. We have a stove and headlamps. Need tent, 2 bags, 2 packs.",
  );
  expect(text).toContain("Ridge 2");
  expect(text).not.toContain("Kettle");
});
