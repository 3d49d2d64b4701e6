import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** Questions that are about no product and no order, with what any answer to them holds. */
const ofService: readonly (readonly [question: string, essence: RegExp])[] = [
  ["how much can i put on a gift card", /\$300/],
  ["does a voucher run out at some point", /three years/i],
  ["can she spend the gift card in your shops too", /online and in all three stores/],
  ["someone texts me to pay a fee for a parcel, is that you", /isn’t from us/],
  ["a mail in your name says i won a prize", /isn’t from us/],
  ["which ways to pay do you have", /PayPal/],
  ["do you wrap presents", /\$3\.50/],
  ["how do i stop the newsletter", /Unsubscribe/],
];

/** What was spoken of before. */
const threads: readonly (readonly string[])[] = [
  [],
  ["how much is the cairn 48"],
  ["where is BK-10482"],
  ["can i return BK-10355"],
  ["my wick lantern flickers"],
];

test.each(ofService)("“%s” is answered alike in any thread", (question, essence) => {
  for (const before of threads) {
    const say = talk("e-commerce");
    for (const message of before) say(message);
    expect(say(question).text).toMatch(essence);
  }
});

test.each([
  ["i want to buy a gift card for my dad", "what is the biggest one", /\$300/],
  ["do you sell vouchers", "and if he does not spend all of it", /rest stays/],
  ["i got a scam text in your name", "i typed my card number into it already", /bank/],
  ["some mail says my account is blocked, is it from you", "where do i report that", /Forward it/],
  ["i need an invoice for work", "can it go to my boss instead", /Second address/],
])("after “%s”, “%s” is still about that, not about the product before", (first, then, essence) => {
  const say = talk("e-commerce");
  say("tell me about the cairn 28");
  say(first);
  expect(say(then).text).toMatch(essence);
});

test("a thread about a matter of service ends with the next product", () => {
  const say = talk("e-commerce");
  say("how long is a gift card valid");
  expect(say("how heavy is the ember").text).toMatch(/860 g/);
  expect(say("and is it down").text).toMatch(/made of down/);
});

test("an order number that was given is not asked for again", () => {
  const say = talk("e-commerce");
  say("where is BK-10517");
  say("do you have a store in boulder");
  expect(say("can i cancel my order").text).not.toMatch(/Which order is it/);
});

test.each(["how do i wash it", "and is there a way to try it first"])(
  "no written answer is given twice in a row, nor one on another kind: “%s”",
  (message) => {
    const say = talk("e-commerce");
    say("tell me about the ember");
    const first = say(message).text;
    expect(first).not.toMatch(/USB-C|canister|hip belt/);
    expect(say(`i do not follow, ${message} exactly`).text).not.toBe(first);
  },
);
