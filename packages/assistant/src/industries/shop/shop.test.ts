import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("products already owned are not recommended", () => {
  const say = talk("e-commerce");
  say("a present for my sister who hikes");
  expect(say("under 60").text).toMatch(/Glim headlamp.*Wick lantern/);
  expect(say("she has a lamp already").text).toMatch(/The closest is the Kettle stove at \$65/);
  expect(say("no stove either").text).not.toMatch(/stove|lantern|headlamp/i);
});

test("a product excluded in the first sentence is never mentioned", () => {
  const { text } = talk("e-commerce")("i need a gift, not a lamp, under $70");
  expect(text).toMatch(/I’d get the Kettle stove for \$65/);
  expect(text).not.toMatch(/lantern|headlamp/i);
  const say = talk("e-commerce");
  say("I don't need a tent but a pack for a weekend");
  expect(say("under 150").text).toMatch(/Cairn 48 pack for \$139/);
});

test("“the other one”, “both together” and “I take it” are understood", () => {
  const say = talk("e-commerce");
  say("i need a gift, not a lamp, under $70");
  expect(say("how much do both cost together").text).toMatch(
    /^\$134 for 2 items: the Kettle stove and the Dune sleeping bag/,
  );
  expect(say("the other one").text).toMatch(/^The Dune sleeping bag: \$69/);
  expect(say("ok i take it").text).toMatch(/^Good choice: the Dune sleeping bag, .*stops here/);
});

test("a question about the recommended product is answered for that product or not at all", () => {
  const say = talk("e-commerce");
  say("is the harbour 4 available?");
  expect(say("how heavy is it").text).toBe("The Harbour 4 tent weighs 5.4 kg.");
  expect(say("does it fit 3 people").text).toBe("Yes, the Harbour 4 tent is made for 4 people.");
  expect(say("does it come in red").text).toMatch(/^No[:,] the Harbour 4 tent comes in sand/);
});

test("“something else” recommends a product not shown yet", () => {
  const say = talk("e-commerce");
  say("a tent for two under $200");
  expect(say("something else").text).toMatch(/^Nothing else costs \$200 or less\. .*Harbour 4/);
});

test("a superlative considers only products for the group size, and two are described each", () => {
  expect(talk("e-commerce")("cheapest tent for 3 people?").text).toMatch(/^The Harbour 4/);
  const say = talk("e-commerce");
  say("compare the cairn 28 and the cairn 48");
  expect(say("how heavy are both").text).toMatch(/Cairn 28.*1\.05 kg.*Cairn 48.*1\.65 kg/);
});

test("a group larger than the largest product is told so, with an alternative", () => {
  expect(talk("e-commerce")("a tent for our family of 6").text).toMatch(
    /^No single tent fits 6\. From what’s in stock, you could get 3 × Ridge 2 tent: \$567 in all/,
  );
});

test("“yes cancel” accepts the offer to cancel, and does not decline it", () => {
  const say = talk("e-commerce");
  say("cancel order BK-10517");
  expect(say("yes cancel").text).toMatch(/^Confirmed/);
});

test("stating only the recipient gets advice", () => {
  const say = talk("e-commerce");
  expect(say("i have no idea what to buy").text).toMatch(/What is it for\?$/);
  expect(say("her birthday is next week").text).toMatch(/^I’d get the/);
});

test("advice prefers products with the exact capacity, in stock, and named", () => {
  expect(talk("e-commerce")("a tent for two").text).toMatch(/^I’d get the Ridge 2/);
  expect(talk("e-commerce")("I need a headlamp").text).toMatch(/^I’d get the Glim/);
});

test("side questions keep the current product, and items can be removed from the basket", () => {
  const say = talk("e-commerce");
  say("a tent for two");
  expect(say("whats in the box").text).toMatch(/^The Ridge 2 tent comes with poles, pegs/);
  expect(say("and if i dont like it").text).toMatch(/^No problem, you can send it back/);
  say("ok i take one and a headlamp");
  expect(say("remove the tent").text).toMatch(/^\$43\.90 in all: \$39 for the Glim headlamp \+/);
});

test("a gift described in a story is found within the stated budget", () => {
  expect(talk("e-commerce")("hes got a birthday, likes hiking, about 80 bucks").text).toMatch(
    /^I’d get the Kettle stove for \$65/,
  );
  expect(talk("e-commerce")("my sister turns 30, she camps a lot, max 60").text).toMatch(
    /^I’d get the Wick lantern for \$49/,
  );
  expect(talk("e-commerce")("my brother is an idiot").handled).not.toMatch(/advice/);
});
