import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("wrapping and express delivery are totalled, and the date is counted from the order", () => {
  const say = talk("e-commerce");
  say("need a xmas present for my brother hes into trail running at night, 40 max");
  // A wrong parcel needs a word for it in the message.
  expect(say("there isnt? ok glim then. engraving possible?").text).toMatch(
    /^No, we don’t do engraving/,
  );
  expect(say("wrapped + express pls what does that make").text).toMatch(/^\$55\.40 in all/);
  expect(
    say("will it be there on the 24th of december if i order on the 21st of december").text,
  ).toMatch(/^Yes, with express\. .*22 December/);
  expect(talk("e-commerce")("i got the wrong one").text).toMatch(/Which order/);
});

test("what was tried and the age of the item continue the repair", () => {
  const say = talk("e-commerce");
  say("the wick lantern flickers since yesterday. order BK-10120");
  expect(say("tried that. still").text).toMatch(/^It’s a fault/);
  expect(say("how long does repair take then, we go camping on 12 december").text).toMatch(
    /^Usually two weeks/,
  );
  const tent = talk("e-commerce");
  expect(tent("your tent is garbage, leaked first night").text).toMatch(/warranty covers it/);
  expect(tent("ridge 2. and dont tell me condensation").text).toMatch(/^Got it, the Ridge 2 tent/);
  expect(talk("e-commerce")("ridge 2").text).not.toMatch(/Got it/);
});

test("an ordered item is swapped if possible, or nothing changes", () => {
  const say = talk("e-commerce");
  say("cancel BK-10517");
  expect(say("wait no keep it. forget it").text).toMatch(/^Nothing changes, then: BK-10517/);
  expect(say("actually can i change it to the 28 instead").text).toMatch(
    /remove the Cairn 48 pack and add the Cairn 28 pack .*\$50 back/,
  );
  expect(say("price diff?").text).toMatch(/\$50 back/);
  const sent = talk("e-commerce");
  sent("where is BK-10482");
  expect(sent("can i change the address").text).not.toMatch(/anew/);
});

test("questions about a store’s location and stock are answered", () => {
  expect(talk("e-commerce")("you have shop in poland?").text).toMatch(
    /^No, our three stores are in the US/,
  );
  expect(talk("e-commerce")("is the harbour 4 in any store").text).toMatch(/^No[:,] .*sold out/);
  expect(talk("e-commerce")("is the portland store open on sunday").text).toMatch(/Sunday/);
  expect(talk("e-commerce")("do you ship to poland").text).not.toMatch(/three stores/);
});

test("the remainder after a gift card is calculated, and not taken for a quantity", () => {
  expect(talk("e-commerce")("my gift card has 30 left, ridge 2 costs how much then").text).toMatch(
    /^You’d pay \$159/,
  );
  expect(talk("e-commerce")("how much is a gift card").text).not.toMatch(/You’d pay/);
  expect(talk("e-commerce")("i pay with blik ok?").text).toMatch(
    /^No, I’m sorry, we don’t take that/,
  );
  expect(talk("e-commerce")("can i pay with paypal").text).toMatch(/^Yes/);
});

test("a large dog needs as much space as a person", () => {
  const say = talk("e-commerce");
  expect(say("tent for me and my two dogs, labradors").text).toMatch(/^The Harbour 4 tent/);
  expect(talk("e-commerce")("are dogs allowed in the store").text).not.toMatch(/Harbour/);
});

test("a price drop after purchase is calculated, without needlessly asking for the order", () => {
  const say = talk("e-commerce");
  expect(say("i bought the ridge 2 last week for 189 and now i see 169 somewhere").text).toMatch(
    /\$20 back/,
  );
  expect(say("how do i get the difference").text).toMatch(/^Write to/);
  expect(talk("e-commerce")("i bought the ridge 2 last week, is it waterproof").text).not.toMatch(
    /14 days/,
  );
});

test("“and the packs” repeats the question and adds nothing", () => {
  const say = talk("e-commerce");
  say("tell me about the ember");
  say("is it free of pfas");
  expect(say("and the packs").text).toMatch(/^The Cairn 28 pack is free of PFAS/);
  expect(say("and if i borrow a tent").text).not.toMatch(/^With the/);
});

test("a single matching word in a long message does not ask for an attribute", () => {
  const say = talk("e-commerce");
  say("ridge 2");
  expect(say("can my uncle bob juggle flaming torches beside the stage in rain").text).not.toMatch(
    /3,000 mm/,
  );
  expect(say("will it survive rain at a festival").text).toMatch(/3,000 mm/);
});

test("a later date or another place is referred to the current order’s tracking link", () => {
  const say = talk("e-commerce");
  say("BK-10482 arrives when");
  expect(say("im flying out thursday morning, can you send it a day later").text).toMatch(
    /^Yes, by up to five days/,
  );
  expect(say("or to my hotel in denver?").text).toMatch(/^No, not to your hotel[\s\S]*parcel shop/);
  expect(talk("e-commerce")("can you deliver to my hotel").text).not.toMatch(/BK-/);
});
