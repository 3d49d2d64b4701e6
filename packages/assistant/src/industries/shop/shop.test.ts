import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("what somebody has already is not advised to them", () => {
  const say = talk("e-commerce");
  say("a present for my sister who hikes");
  expect(say("under 60").text).toMatch(/Glim headlamp.*Wick lantern/);
  expect(say("she has a lamp already").text).toMatch(/The closest is the Kettle stove at \$65/);
  expect(say("no stove either").text).not.toMatch(/stove|lantern|headlamp/i);
});

test("a thing that is ruled out in the first sentence is never named", () => {
  const { text } = talk("e-commerce")("i need a gift, not a lamp, under $70");
  expect(text).toMatch(/I’d get the Kettle stove for \$65/);
  expect(text).not.toMatch(/lantern|headlamp/i);
  const say = talk("e-commerce");
  say("I don't need a tent but a pack for a weekend");
  expect(say("under 150").text).toMatch(/Cairn 48 pack for \$139/);
});

test("the other one, both together, and taking it", () => {
  const say = talk("e-commerce");
  say("i need a gift, not a lamp, under $70");
  expect(say("how much do both cost together").text).toMatch(
    /^\$134 for 2 items: the Kettle stove and the Dune sleeping bag/,
  );
  expect(say("the other one").text).toMatch(/^The Dune sleeping bag: \$69/);
  expect(say("ok i take it").text).toMatch(/^Good choice: the Dune sleeping bag, .*stops here/);
});

test("a question about the product just advised is answered by itself, or not at all", () => {
  const say = talk("e-commerce");
  say("is the harbour 4 available?");
  expect(say("how heavy is it").text).toBe("The Harbour 4 tent weighs 5.4 kg.");
  expect(say("does it fit 3 people").text).toBe("Yes, the Harbour 4 tent is made for 4 people.");
  expect(say("does it come in red").text).toMatch(/^No[:,] the Harbour 4 tent comes in sand/);
});

test("something else is something that was not shown", () => {
  const say = talk("e-commerce");
  say("a tent for two under $200");
  expect(say("something else").text).toMatch(/^Nothing else costs \$200 or less\. .*Harbour 4/);
});

test("a superlative counts only what takes so many people, and two are told of each", () => {
  expect(talk("e-commerce")("cheapest tent for 3 people?").text).toMatch(/^The Harbour 4/);
  const say = talk("e-commerce");
  say("compare the cairn 28 and the cairn 48");
  expect(say("how heavy are both").text).toMatch(/Cairn 28.*1\.05 kg.*Cairn 48.*1\.65 kg/);
});

test("more people than the largest takes are told so, with a way", () => {
  expect(talk("e-commerce")("a tent for our family of 6").text).toMatch(
    /^No single tent fits 6\. From what’s in stock, you could get 3 × Ridge 2 tent: \$567 in all/,
  );
});

test("“yes cancel” takes the offer to cancel, and is no refusal", () => {
  const say = talk("e-commerce");
  say("cancel order BK-10517");
  expect(say("yes cancel").text).toMatch(/^Confirmed/);
});

test("somebody who only tells for whom it is gets advice", () => {
  const say = talk("e-commerce");
  expect(say("i have no idea what to buy").text).toMatch(/What is it for\?$/);
  expect(say("her birthday is next week").text).toMatch(/^I’d get the/);
});

test("advice prefers what takes just so many, is in stock and was named", () => {
  expect(talk("e-commerce")("a tent for two").text).toMatch(/^I’d get the Ridge 2/);
  expect(talk("e-commerce")("I need a headlamp").text).toMatch(/^I’d get the Glim/);
});

test("a product in hand keeps its side questions, and the basket gives one back", () => {
  const say = talk("e-commerce");
  say("a tent for two");
  expect(say("whats in the box").text).toMatch(/^The Ridge 2 tent comes with poles, pegs/);
  expect(say("and if i dont like it").text).toMatch(/^No problem, you can send it back/);
  say("ok i take one and a headlamp");
  expect(say("remove the tent").text).toMatch(/^Done: the Glim headlamp/);
});

test("a gift told as a story is looked for, up to the sum that was named", () => {
  expect(talk("e-commerce")("hes got a birthday, likes hiking, about 80 bucks").text).toMatch(
    /^I’d get the Kettle stove for \$65/,
  );
  expect(talk("e-commerce")("my sister turns 30, she camps a lot, max 60").text).toMatch(
    /^I’d get the Wick lantern for \$49/,
  );
  expect(talk("e-commerce")("my brother is an idiot").handled).not.toMatch(/advice/);
});
