import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("group size, budget and exclusions persist through a purchase", () => {
  const say = talk("e-commerce");
  expect(
    say("my husband and i start hut hiking in august, we own nothing, 330 for everything").text,
  ).toMatch(/^For 2 people: .*\$316 in all.*within your \$330\.$/);
  expect(say("no lamp, just packs and bags").text).toContain("2 × the Cairn 28 pack");
  expect(say("warm enough?").text).toMatch(/^Yes, expect 10 °C/);
  expect(say("and with delivery, all in all?").text).toMatch(
    /\$316 .*(?:free delivery|delivery free)/,
  );
  expect(say("when does it get here").text).toMatch(/^If you order today, it arrives by/);
});

test("a total is calculated for the number of people, by kinds, and per person", () => {
  const one = talk("e-commerce");
  one("how much is the dune");
  expect(one("and for 3 of us").text).toBe("$207 for 3 × Dune sleeping bag, delivery free.");
  expect(one("how much each").text).toContain("Split 3 ways, that’s $69 each.");
  const two = talk("e-commerce");
  two("we need a tent for 2 adults and 2 kids");
  expect(two("the kids need bags too").text).toContain("2 × Dune sleeping bag");
  expect(two("total for the tent and 2 bags?").text).toMatch(/^\$467 for the Harbour 4 tent/);
});

test("owning a lantern rules out the lantern, not every lamp", () => {
  const say = talk("e-commerce");
  say("birthday present for my uncle, night fishing, 50 max");
  expect(say("a lantern he has got already").text).not.toContain("Wick");
  const other = talk("e-commerce");
  other("a lamp under $60");
  expect(other("she has a lantern").text).toContain("Glim headlamp");
});

test("an order that the customer has counts as delivered, whatever its record says", () => {
  const say = talk("e-commerce");
  say("the pack i got from you is too small, order BK-10517");
  expect(say("your site says packing but i already have it").text).toMatch(
    /^Yes, it’s free until .*BK-10517/,
  );
  expect(say("my height is 172 cm, what size then").text).toMatch(/^Most likely M at 172 cm\./);
  const asked = talk("e-commerce");
  asked("where is BK-10482");
  expect(asked("is it here today").text).toMatch(/^No[:,] BK-10482 is due/);
});

test("an item missing from an order is sent or refunded, without asking for the number again", () => {
  const say = talk("e-commerce");
  expect(say("BK-10482: the parcel is here, the headlamp is missing").text).toContain(
    "The Glim headlamp ships today by express",
  );
  expect(say("rather the money back").text).toContain(
    "You’ll get the $39 for the Glim headlamp back",
  );
  expect(say("how much is it again").text).toMatch(/^\$39, the way you paid/);
});

test("a product compared with the current one is compared with it alone, and does not replace it", () => {
  const say = talk("e-commerce");
  say("tell me about the harbour 4");
  expect(say("whats different from the ridge").text).not.toContain("Lee 1");
  expect(say("how heavy is it").text).toContain("Harbour 4");
});

test("an outfit changes with exclusions, the number of people and the budget", () => {
  const say = talk("e-commerce");
  expect(say("camping with a friend in june, what do we need").text).toMatch(/^For 2 people:/);
  const less = say("the lamp we dont need").text;
  expect(less).toMatch(/^For 2 people:/);
  expect(say("no need for a stove either").text).not.toContain("Kettle");
  expect(say("whats the bare minimum").text).toMatch(/^Take the Cairn 28 pack/);
  const scouts = talk("e-commerce");
  scouts("2 adults and 6 kids, which tents do we need");
  expect(scouts("how about bags for the kids").text).toMatch(/^With 6 × /);
});

test("the current product is wrapped and totalled, and its return does not ask for an order", () => {
  const say = talk("e-commerce");
  say("how much is the kettle stove");
  expect(say("wrap it please").text).toContain("$3.50 gift wrap");
  expect(say("can she send it back if its the wrong thing").text).not.toContain("Which order");
});

test("questions about a return that arrived are answered from that return", () => {
  const say = talk("e-commerce");
  say("where is the refund for BK-10391");
  expect(say("but i posted it three weeks ago").text).toContain("only reached us 2 days ago");
  expect(say("which day will i get it then").text).toContain("send back the $149 for BK-10391 by");
  expect(say("does that land on my visa").text).toMatch(/^It goes back the way you paid/);
  expect(say("id rather have store credit").text).toMatch(/^Yes, as long as the money/);
});

test("a wrong item is resolved step by step, with or without an order number", () => {
  const say = talk("e-commerce");
  say("wanted the cairn 48 in green, got a black one");
  expect(say("must i return this one first?").text).toMatch(/^No, you don’t have to send it first/);
  expect(say("when does the right one arrive").text).toContain("ships today by express");
  expect(say("could i keep it with a discount").text).toContain("Shall I pass it on?");
  expect(say("yes").text).toMatch(/^I’ve passed it on/);
});

test("if no sleeping bag is warm enough, the answer says so with the figure", () => {
  expect(talk("e-commerce")("looking for a bag for minus 12").text).toMatch(
    /^None of our bags is made for −12 °C/,
  );
});

test("“it” refers to the subject of the last reply", () => {
  const say = talk("e-commerce");
  say("how much is the kettle stove");
  say("which tent is the lightest");
  expect(say("is it waterproof").text).toContain("Lee 1");
});

test("a fault, a return and a cancelled order are carried through, using the details given", () => {
  const fault = talk("e-commerce");
  fault("my wick lantern does not turn on any more, bought two months ago");
  expect(fault("it was order BK-10120").text).toContain(
    "BK-10120 (Wick lantern) is under warranty",
  );
  expect(fault("will i have to pay postage").text).toContain("postage are free");
  const back = talk("e-commerce");
  back("can i return a headlamp that i opened?");
  expect(back("never used it").text).toMatch(/^You can return it/);
  expect(back("paid by visa").text).toContain("the same Visa card");
  const late = talk("e-commerce");
  expect(late("10517 was meant to be here already").text).toContain("BK-10517");
  late("cancel it");
  expect(late("and the shipping, do i get that back").text).toMatch(
    /^Yes, you get delivery back too/,
  );
});

test("a faulty item that has arrived is handled, whatever its order's record says", () => {
  const say = talk("e-commerce");
  say("the tent came with a torn seam");
  expect(say("order BK-10482, i have it in front of me").text).toMatch(/You can have a new one/);
});

test("a total weight is of the outfit, and a date is not an age", () => {
  const say = talk("e-commerce");
  say("bike trip alone in july, i need a tent and a sleeping bag");
  say("compare ember and dune");
  expect(say("total weight?").text).toContain("Lee 1");
  expect(say("it must be here by 10 december, ok?").text).not.toContain("Not alone at 10");
});

test("being away is not a lost parcel, and an item not yet bought has no order", () => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  expect(say("and if im not at home").text).not.toContain("doesn’t match");
});

test("all products mentioned are totalled for the number of people", () => {
  const say = talk("e-commerce");
  say("me and my daughter go camping in september, which tent");
  say("and which bag is warm enough");
  expect(say("how much is it all together").text).toMatch(/Ridge 2 tent and 2 × Ember/);
});

test("a use stated after products were shown asks which of them suits", () => {
  const say = talk("e-commerce");
  say("compare the packs");
  expect(say("we mostly hike for a weekend").text).toMatch(/^I’d get the Cairn 48/);
});
