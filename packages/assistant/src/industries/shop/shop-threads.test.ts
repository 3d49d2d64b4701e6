import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("a lost receipt is not a problem, and not a fact about the product", () => {
  const say = talk("e-commerce");
  say("the zip on my tent broke");
  expect(say("i do not have the receipt anymore").text).toMatch(/can find the purchase/);
});

test("the newsletter’s code is explained, with its source and discount", () => {
  const say = talk("e-commerce");
  expect(say("how do i get the newsletter code").text).toMatch(/first issue/);
  expect(say("can i use it on the ember").text).toMatch(
    /^Yes, on a first order: .*\$14\.90.*\$134\.10/,
  );
  expect(say("does it work for the glim").text).toMatch(/^Only if you add more/);
});

test("a lamp needs no separate batteries, and “how” about a stove is not about weight", () => {
  const say = talk("e-commerce");
  say("how much is the glim");
  expect(say("do i need batteries for it").text).toMatch(/^No[:,] the Glim/);
});

test("obstacles to a deadline or faster delivery are stated for the order", () => {
  const say = talk("e-commerce");
  expect(say("BK-10517 can you make it faster").text).toMatch(/express/);
  expect(say("says monday?? you said friday").text).toMatch(/^I’m sorry, .*The carrier now has/);
});

test("an unused pack can be returned, a tent used for a night cannot", () => {
  const say = talk("e-commerce");
  say("how much is the ridge 2");
  expect(say("can we return it after one night in it").text).not.toMatch(
    /^The Ridge 2 tent can be returned/,
  );
});

test("the same question is answered for the other of two", () => {
  const say = talk("e-commerce");
  say("how much is the dune");
  expect(say("and the other?").text).toMatch(/^The Ember sleeping bag costs \$149/);
});

test("questions about location and trying on are about the stores", () => {
  expect(talk("e-commerce")("where are you located").text).toMatch(/Portland/);
  expect(talk("e-commerce")("can i try a backpack on").text).toMatch(/fitted/);
});
