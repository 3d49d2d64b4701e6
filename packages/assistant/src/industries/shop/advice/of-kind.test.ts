import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each(["is that the only one?", "so only one stove then", "any others?", "is that all u got"])(
  "“%s” is answered with how many there are of the kind in hand",
  (message) => {
    const say = talk("e-commerce");
    say("which stoves do you have");
    expect(say(message).text).toContain("the only stove we have");
  },
);

test("a comparison is within the current kind", () => {
  const say = talk("e-commerce");
  expect(say("whats the diff between ur two lamps").text).toMatch(/Glim[\s\S]*Wick/);
  const stoves = talk("e-commerce");
  stoves("which stoves do you have");
  expect(stoves("i want to compare 2").text).toContain("no second stove");
});

test.each(["just one please", "i only need one", "one for my dad"])(
  "“%s” asks for no number of a kind",
  (message) => {
    const say = talk("e-commerce");
    say("tell me about the kettle stove");
    expect(say(message).text).not.toContain("the only stove we have");
  },
);

test("a required feature is checked for each product of the kind", () => {
  expect(talk("e-commerce")("do you have a backpack that fits a 15 inch laptop").text).toMatch(
    /^The Cairn 28 pack has[\s\S]*15-inch laptop[\s\S]*Cairn 48 pack[\s\S]*no laptop sleeve/,
  );
  expect(talk("e-commerce")("do you have a tent with two doors").text).toMatch(
    /Ridge 2[\s\S]*doors/,
  );
  expect(talk("e-commerce")("do you have packs").text).toMatch(/^Of our packs/);
});

test("the group size is remembered while other questions are asked", () => {
  const say = talk("e-commerce");
  say("need a tent for 2 adults 2 kids");
  expect(say("that one is sold out, anything in stock").text).toMatch(
    /for 4 is in stock[\s\S]*2 × Ridge 2 tent/,
  );
  const other = talk("e-commerce");
  other("need a tent for 2 adults 2 kids");
  expect(other("what are my options by next weekend").text).toMatch(/2 × Ridge 2 tent/);
});

test("“it” refers to the product chosen first", () => {
  const say = talk("e-commerce");
  say("which packs do you have");
  expect(say("ok the 28 then, is it ok as hand luggage").text).toMatch(/^Yes, the Cairn 28/);
  const bags = talk("e-commerce");
  bags("what sleeping bags do you have");
  expect(bags("the warmer one, whats it cost").text).toMatch(/Ember[\s\S]*\$149/);
});

test("asking what a product is good for does not start a search", () => {
  const say = talk("e-commerce");
  say("a present for my dad, he hikes");
  const { text } = say("not a headlamp he has one. that lantern maybe, is it any good for a tent");
  expect(text).toMatch(/^Yes, the Wick lantern can be used in a tent/);
});

test("a fault of the current order is a warranty case, and its number is not asked for again", () => {
  const say = talk("e-commerce");
  say("i want to send BK-10355 back");
  expect(say("the lighter on it stopped clicking").text).toMatch(/BK-10355[\s\S]*a new one/);
  expect(say("so is that warranty??").text).toMatch(/^Yes, the warranty covers that/);
  expect(say("ok how do i claim it").text).toMatch(/^With BK-10355, two photos/);
});

test.each([
  "difference between the two cairns?",
  "compare the cairns please",
  "which of the cairns is lighter",
])("“%s” means the packs of that name", (message) => {
  expect(talk("e-commerce")(message).text).toMatch(/Cairn 28.*Cairn 48|Cairn 48.*Cairn 28/);
});
