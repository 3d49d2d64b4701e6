import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("several products with wrapping and delivery give one total", () => {
  const say = talk("e-commerce");
  expect(say("2 glim headlamps and the wick lantern, how much with delivery").text).toMatch(
    /\$127 for 2 × Glim headlamp and the Wick lantern, delivery free/,
  );
  expect(say("and gift wrapped, total?").text).toMatch(/^\$130\.50 in all/);
});

test("whether a deadline is met depends on the remaining working days", () => {
  const say = talk("e-commerce");
  expect(say("can the ember bag reach vienna by 30 november").text).toMatch(
    /^(?:Probably, but not for sure|Yes|No)[.,] .*working days/,
  );
  // The destination was mentioned before.
  expect(say("what is the total for it with shipping").text).toMatch(
    /international postage and duty/,
  );
});

test("a country is recognised in all its forms", () => {
  expect(talk("e-commerce")("what is the wick lantern with delivery to czechia").text).toMatch(
    /international postage and duty/,
  );
});

test("a sold-out product cannot meet a deadline", () => {
  expect(talk("e-commerce")("could a harbour 4 get here before 27 november").text).toMatch(
    /^No[:,] the Harbour 4 tent is sold out/,
  );
});

test("a group larger than any tent gets a number of tents in stock, and a wrong guess is corrected", () => {
  const say = talk("e-commerce");
  expect(say("which tents for 9 people, and what do they cost").text).toMatch(
    /^No single tent fits 9\. From what’s in stock, you could get 4 × Ridge 2 tent and the Lee 1 shelter: \$875/,
  );
  expect(say("3 ridge tents with delivery, thats 567?").text).toMatch(/^Yes, \$567/);
});

test("an item can be added to an order that is not packed, but not to one on its way", () => {
  const say = talk("e-commerce");
  say("where is BK-10517");
  expect(say("could you put a wick lantern in the same parcel").text).toMatch(
    /^Yes, BK-10517 isn’t packed yet\. .*\$188/,
  );
  const late = talk("e-commerce");
  late("where is BK-10482");
  expect(late("please add the kettle stove to it").text).toMatch(
    /^No, BK-10482 is already with the carrier\. .*\$69\.90/,
  );
  expect(late("and add gas cartridges too").text).toMatch(/^No, gas canisters can’t be mailed/);
});

test("a faulty item is refunded or replaced within the return period, used or not", () => {
  const say = talk("e-commerce");
  expect(say("my kettle stove smells of gas when it is on, order 10355").text).toMatch(
    /^I’m sorry about that\. Please don’t light it.*BK-10355 .*you can choose your \$65 back, or a new one/,
  );
  expect(say("give me my money back").text).toMatch(/^Yes, you’ll get the \$65 for BK-10355/);
  expect(say("can i even send such a thing by post").text).toMatch(/Keep the canister outdoors/);
  const old = talk("e-commerce");
  old("the wick lantern from BK-10120 is broken");
  expect(old("i want a refund").text).toMatch(/^Not a refund.*48 days ago/);
});

test("a number or kind given before is not asked for again", () => {
  const say = talk("e-commerce");
  const { text } = say("order BK-10517, when does it come? and i have a new address");
  expect(text).not.toMatch(/Which order/);
  const kinds = talk("e-commerce");
  kinds("i need a tent for two on foot");
  expect(kinds("what is the cheapest").text).toMatch(/^The Ridge 2 tent/);
});

test("a number of days selects the product of a kind", () => {
  expect(talk("e-commerce")("which pack for 3 days in the mountains").text).toMatch(
    /^The Cairn 48 pack: it holds enough for up to 4 days/,
  );
});

test("weights are added up, without prices unless requested", () => {
  const say = talk("e-commerce");
  expect(say("how much do the lee 1 and the dune weigh together").text).toMatch(
    /^2\.18 kg together/,
  );
  expect(say("and lee 1, dune and ember, total weight").text).toMatch(/^3\.04 kg together/);
});

test("each reply to a missing parcel goes one step further", () => {
  const say = talk("e-commerce");
  expect(say("BK-10355 shows delivered but i never got it").text).toMatch(/counts as delivered/);
  expect(say("asked all the neighbours, send me another one").text).toMatch(
    /^It counts as lost, then.*A new Kettle stove ships tomorrow/,
  );
  const money = talk("e-commerce");
  expect(money("checked everywhere, BK-10355 is stolen, refund me").text).toMatch(
    /^I’m sorry\. It counts as lost, then.*\$65/,
  );
});

test("a gift can be returned without a number, and store hours get yes or no", () => {
  const say = talk("e-commerce");
  const { text } = say("the headlamp was a gift and i want to exchange it");
  expect(text).toMatch(/^Yes, a gift can be swapped/);
  expect(say("i have no order number").text).not.toMatch(/which order|BK-/i);
  expect(say("is the burlington store open at 6pm on sunday").text).toMatch(
    /^No, at 18:00 on Sunday the store in Burlington is closed/,
  );
});

test("pickup has no delivery charge", () => {
  expect(talk("e-commerce")("ill take 2 wick lanterns and pick them up, total?").text).toMatch(
    /^\$98 in all for 2 × Wick lantern\. Store pickup costs nothing extra/,
  );
});

test("a quantity can be corrected in a few words, and the date after “by” is the deadline", () => {
  const say = talk("e-commerce");
  expect(
    say("i want 3 glim headlamps for a party on monday 30 november, can i get them by 27 november")
      .text,
  ).toMatch(/in time for Friday, 27 November.*\$117/);
  expect(say("make it 5").text).toMatch(/\$195 for 5 × Glim headlamp/);
});

test("a partial refund is explained, and the explanation not repeated", () => {
  const say = talk("e-commerce");
  expect(say("BK-10391: i paid 153.90 and you refund 149").text).toMatch(
    /^\$149 is the full price.*other \$4\.90 was for delivery/,
  );
  expect(say("so no delivery back?").text).toMatch(/^No, not automatically/);
});

test("if only a part is broken, only the part is sent", () => {
  const say = talk("e-commerce");
  say("the strap of my cairn 28 pack broke");
  expect(say("can you send me just a new strap").text).toMatch(/^Yes, we can send just the part/);
});

test("a denied request is not answered", () => {
  const say = talk("e-commerce");
  say("how much is the dune");
  expect(say("i asked the weight not the price, of the dune").text).toMatch(/weighs 1\.2 kg\.$/);
});

test.each(["89 is a bit over, anything like it under 80", "89? no idea, too much for me"])(
  "the price of what is in hand counts nothing: “%s”",
  (message) => {
    const say = talk("e-commerce");
    say("how much is the cairn 28");
    expect(say(message).text).not.toMatch(/89 ×/);
  },
);

test("a quantity of the current product is still recognised", () => {
  const say = talk("e-commerce");
  say("how much is the cairn 28");
  expect(say("make it 3 of them").text).toMatch(/\$267 for 3 × Cairn 28/);
});

test.each(["40 max", "50 tops", "up to 60", "no more than 40"])(
  "“%s” after advice is what may be spent, and no number of pieces",
  (message) => {
    const say = talk("e-commerce");
    say("a present for my dad, he hikes a lot");
    expect(say(message).text).not.toMatch(/\d+ × /);
  },
);

test.each(["48 liter is with rain cover?", "and the 48?", "48 l"])(
  "“%s” means the pack of that name, and no number of pieces",
  (message) => {
    const say = talk("e-commerce");
    say("which pack for three days, the cairn 48?");
    expect(say(message).text).not.toMatch(/48 ×/);
  },
);
