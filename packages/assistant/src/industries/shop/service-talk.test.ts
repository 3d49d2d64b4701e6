import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("the current order’s refund has a date on which it is sent and one by which the bank shows it", () => {
  const say = talk("e-commerce");
  say("where the hell is my refund for BK-10391, its been ages");
  expect(say("so which day exactly will it be on my visa").text).toBe(
    "We’ll send back the $149 for BK-10391 by Wednesday, 25 November at the latest. A card shows it 2–3 working days later, so by Monday, 30 November, and PayPal right away.",
  );
  expect(say("who do i call at my bank").text).toMatch(/^Call your bank’s card service/);
  // Asks for the rule, not for the date of an order.
  expect(say("how long do i have to return something").text).toMatch(/30 days/);
});

test("the difference from the order’s total is calculated, and its cause left to staff", () => {
  const say = talk("e-commerce");
  expect(say("you charged me 237 but order BK-10482 was 228??").text).toMatch(/paid \$9 too much/);
  expect(say("no not twice. its 9 dollars more. why").text).toMatch(
    /^I can’t see the reason from here/,
  );
  expect(talk("e-commerce")("i paid 228 for BK-10482, when is it here").text).not.toMatch(
    /too much/,
  );
});

test("a single item of an order can be returned or left out", () => {
  const say = talk("e-commerce");
  expect(say("can i cancel only the headlamp from BK-10482").text).toMatch(
    /Keep the Ridge 2 tent and return the Glim headlamp/,
  );
  expect(say("how long until i see the 39").text).toMatch(/\$39/);
  expect(talk("e-commerce")("cancel BK-10482").text).not.toMatch(/Keep the/);
  // Without “only” or the like, the return is not limited to one item.
  const tent = talk("e-commerce");
  tent("where is BK-10482");
  expect(tent("i want to send the tent back").text).not.toMatch(/Keep the/);
});

test("who pays the return postage is answered, but not when asked about outbound postage", () => {
  const say = talk("e-commerce");
  expect(
    say("Hi I bought the ember bag, want to send back, I am in Canada now, who pays shipping").text,
  ).toMatch(/^From abroad the return postage is yours/);
  expect(talk("e-commerce")("who pays for the return shipping").text).toMatch(/free/);
  expect(talk("e-commerce")("what does shipping cost").text).toMatch(/\$4\.90/);
});

test("a missing part is sent separately; a missing parcel is a different case", () => {
  const say = talk("e-commerce");
  expect(say("one pole missing from my ridge 2!! we leave in 2 days").text).toMatch(
    /The pole ships today by express/,
  );
  expect(say("BK-10482 but it says not delivered?? i have it here").text).toMatch(
    /^Got it for BK-10482/,
  );
  expect(say("can i get one in the portland store").text).toMatch(/^Yes, stores keep poles/);
  expect(say("will it cost me").text).toMatch(/^Nothing/);
  expect(talk("e-commerce")("my parcel is missing").text).not.toMatch(/ships today by express/);
});

test("a military address is treated as domestic, wherever it is", () => {
  const say = talk("e-commerce");
  expect(say("Do you ship to APO AE 09096? I am US army in Germany").text).toMatch(
    /^Yes, we ship to APO/,
  );
  expect(say("how long and how much").text).toMatch(/7–14 working days.*\$4\.90/);
  expect(talk("e-commerce")("do you ship to germany").text).not.toMatch(/APO/);
});

test("an outfit for a trip can be put together, made cheaper and extended", () => {
  const say = talk("e-commerce");
  expect(
    say("i have 250 bucks, need tent + sleeping bag + backpack for a 3 day hike in september").text,
  ).toMatch(/^For 1 person: .*That is \$\d+ over \$250\.$/);
  expect(say("what would you skip").text).toMatch(
    /^Take the .*: \$277 in all, still \$27 over \$250/,
  );
  const festival = talk("e-commerce");
  festival("yo whats the cheapest tent for 2 for a festival");
  expect(festival("and 2 sleeping bags cheap").text).toMatch(
    /^With 2 × Dune sleeping bag it is \$327/,
  );
  // A question about two kinds is not a request for them.
  expect(talk("e-commerce")("what warranty do tents and packs have").text).toMatch(/five/i);
});

test("whether a bag is warm enough depends on the stated place, season or temperature", () => {
  const say = talk("e-commerce");
  expect(say("hello please i want ask, the sleep bag is good for kilimanjaro?").text).toMatch(
    /^No, I’d expect about −15 °C there, and none of our bags/,
  );
  expect(say("kilimanjaro is minus 10 in night").text).toMatch(
    /^No, none of our bags is made for −10 °C/,
  );
  const june = talk("e-commerce");
  june("kids sleeping bag. what do you have");
  expect(june("is 8 degrees warm enough at night in june in the hills").text).toMatch(
    /^Yes, .*8 °C/,
  );
  expect(june("is the stove ok at minus 5").text).not.toMatch(/bags/);
});

test("one more person needs a larger tent, but only if a tent is discussed", () => {
  const say = talk("e-commerce");
  say("how heavy is the lee 1");
  expect(say("and if my gf joins?").text).toMatch(
    /^Go with the Ridge 2 tent\. It’s made for 2 people/,
  );
  const bag = talk("e-commerce");
  bag("how heavy is the ember");
  expect(bag("and if my gf joins?").text).not.toMatch(/Ridge/);
});

test("photos are sent to an address, and customers without photos bring the item", () => {
  const say = talk("e-commerce");
  say("strap ripped off my cairn 48 after 3 weeks");
  expect(say("i want a new one. dont have photos, phone is broken").text).toMatch(
    /^You can do it without photos/,
  );
  expect(say("ok where do i send the pictures").text).toMatch(
    /^Send them to help@larkspur\.example/,
  );
  expect(talk("e-commerce")("where do i send my return").text).not.toMatch(/subject/);
});

test("a present for anyone gets advice, and a discount is calculated on the basket", () => {
  const say = talk("e-commerce");
  expect(
    say(
      "Good afternoon, I would like to buy something for my grandson, he is 12 and starting with scouts",
    ).text,
  ).toMatch(/^I’d get the /);
  const two = talk("e-commerce");
  expect(two("i want ridge 2 and 2 embers").text).toMatch(/^\$487 for/);
  expect(two("and with 10 percent off").text).toMatch(/^\$438\.30 in all/);
  expect(talk("e-commerce")("do i get 10% off").text).toMatch(/^Yes[:,] 10% off/);
});

test("a card number is not looked up, and the customer is advised not to share it", () => {
  expect(talk("e-commerce")("can you check the balance? number is 4432 1199 8876").text).toMatch(
    /^Please keep that number out of the chat/,
  );
});

test.each([
  "boots i bought 3 weeks ago, the sole is coming off, want my money back",
  "the zip of my jacket came apart after 2 weeks, i want a refund",
])("a fault is not answered with the rule for unworn goods: “%s”", (message) => {
  expect(talk("e-commerce")(message).text).not.toMatch(/unworn/);
});

test("a change of mind within the return period is confirmed", () => {
  const { text } = talk("e-commerce")("i bought a jacket 3 weeks ago, can i still return it");
  expect(text).toMatch(/21 days, within the 30 days/);
});
