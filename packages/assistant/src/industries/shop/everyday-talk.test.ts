import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("an order is inferred from its item only if its state fits the message", () => {
  expect(talk("e-commerce")("you sent me the wrong sleeping bag").text).toMatch(/^Which order/);
  expect(talk("e-commerce")("sent back my pack 10 days ago still no refund").text).toMatch(
    /^Which order/,
  );
});

test("questions about a cancelled order are answered accordingly", () => {
  const say = talk("e-commerce");
  say("cancel BK-10517");
  say("yes");
  expect(say("when do i get my money").text).toMatch(/^Within 5 working days, you’ll have \$139/);
  expect(say("and i wont get any fee right").text).toMatch(
    /^No, (?:there’s no fee|nothing)\b.*\$139 back/,
  );
});

test("a parcel on its way can go to a neighbour, also if asked as a side question", () => {
  const say = talk("e-commerce");
  say("BK-10482");
  const redirect = /tracking link to send BK-10482 to a neighbour/;
  expect(
    say("ok. but nobody home before 6pm, can i change it to a neighbour or pickup point").text,
  ).toMatch(redirect);
  expect(say("where do i find that link").text).toMatch(
    /^It’s in the shipping e-mail for BK-10482/,
  );
});

test("the number of another order does not answer what is faulty", () => {
  const say = talk("e-commerce");
  expect(say("the sole of my boots is coming off, i want my money back").text).toMatch(
    /choose a refund or a new one for anything faulty, used or not/,
  );
  expect(say("its BK-10355. i want the money").text).toMatch(
    /^BK-10355 has the Kettle stove, and you mentioned boots/,
  );
});

test("shipping is calculated for an amount, and for one with an item added", () => {
  const say = talk("e-commerce");
  expect(say("whats shipping for a 60 dollar order").text).toMatch(/^\$4\.90 standard at \$60/);
  expect(say("and if i add something for 20").text).toMatch(/^Free\. At \$80/);
  expect(talk("e-commerce")("how much is shipping to spain for the cairn 28").text).toMatch(
    /^I can’t give you an amount\. .*itself is \$89/,
  );
});

test("comfort, limit and weight are answered with yes or no and the figure", () => {
  const say = talk("e-commerce");
  expect(say("do you have any bag with comfort -5 yes or no").text).toMatch(
    /^No, none with a comfort of −5 °C\. The warmest is the Ember/,
  );
  expect(say("is the -4 comfort or limit").text).toMatch(/^−4 °C is the limit of the Ember/);
  expect(talk("e-commerce")("i need a tent under 1.5kg for two, anything?").text).toMatch(
    /^No, we don’t have one that light for 2\. The lightest for 2 is the Ridge 2 tent \(1\.9 kg/,
  );
});

test("a gift respects the budget and the exclusions", () => {
  const say = talk("e-commerce");
  say("looking for a present for my dad, he likes hiking");
  const text = /anything that really fits for \$80\. The closest is the Cairn 28 pack at \$89/;
  expect(say("he has a headlamp already and no camping just day walks. up to 80").text).toMatch(
    text,
  );
  expect(say("i mean budget 80 dollars. one present").text).toMatch(text);
});

test("a question about the current product is not answered for another", () => {
  const say = talk("e-commerce");
  say("does the stove come with gas");
  say("can i use it inside the tent");
  expect(say("is it good in wind").text).toBe("Yes, the Kettle stove burns in wind.");
});

test.each([
  ["whats the difference between ember and dune", /^Ember sleeping bag: −4 °C/],
  ["what tent for 2 people in the rain", /^The Ridge 2 tent \(.*\) and the Harbour 4 tent \(/],
  ["im 165 which size cairn 48", /^Most likely S at 165 cm/],
  ["its been 2 weeks where is my refund", /^Which order is it/],
])("“%s”", (message, reply) => {
  expect(talk("e-commerce")(message).text).toMatch(reply);
});

test("a parcel on its way cannot be sent to another address, and refusing it costs nothing", () => {
  const say = talk("e-commerce");
  say("BK-10482");
  expect(say("no not a parcel shop, i want my new address").text).toMatch(
    /^No, we can’t send it to another street/,
  );
  expect(say("and if i refuse it do i lose the shipping").text).toMatch(
    /^No, you don’t lose anything/,
  );
});

test("changing an order is explained, with cost and deadline", () => {
  const say = talk("e-commerce");
  say("order 10517");
  expect(say("can i change to L").text).toMatch(/^Good news, BK-10517 isn’t packed yet/);
  expect(say("how").text).toMatch(/^Sign in, go to “My account”, “Orders”, “Edit”/);
  expect(say("what if its too late").text).toMatch(/^It ships as it is/);
  expect(say("does it cost").text).toMatch(/^No, changing it is free/);
});

test("a missing parcel goes to the next step once everything has been checked", () => {
  const say = talk("e-commerce");
  say("tracking says delivered but theres nothing here");
  say("10355");
  expect(say("i checked with neighbours already. nothing").text).toMatch(
    /counts as delivered .* ask the carrier today/,
  );
});

test("a customer who cannot wait for a sold-out product is offered what is in stock", () => {
  const say = talk("e-commerce");
  say("i want the harbour 4");
  expect(say("thats too late i need it on saturday").text).toMatch(
    /^From stock, for 4: 2 × Ridge 2 tent, \$378 in all/,
  );
});

test("an agreed refund is stated and started", () => {
  const say = talk("e-commerce");
  say("BK-10355");
  say("stove is dented");
  say("i want the money back");
  expect(say("how much").text).toMatch(/^\$65, the full price/);
  expect(say("ok do that").text).toMatch(/^Done, as far as a demo goes/);
});

test("an e-mail address or name instead of a number is passed to staff", () => {
  const say = talk("e-commerce");
  say("where is my order");
  expect(say("e-mail was tom@client.example").text).toMatch(/^I can’t look up an order by name/);
  expect(say("ok send it to the team please").text).toMatch(/^I’ve passed it on/);
});

test("follow-ups about an order that cannot be stopped are answered", () => {
  const say = talk("e-commerce");
  say("cancel bk-10482");
  expect(say("why not").text).toMatch(/^The carrier already has BK-10482/);
  expect(say("so i refuse it?").text).toMatch(/^Yes, say no at the door/);
});

test("two products of different kinds, merely named, are added up", () => {
  const say = talk("e-commerce");
  say("can u ship a tent and a sleeping bag to chicago by tuesday");
  expect(say("the ridge and the dune").text).toMatch(/^\$258 for the Ridge 2 tent and the Dune/);
});

test("a price elsewhere is not a group size, and a club is not a membership", () => {
  const say = talk("e-commerce");
  say("how much is the ridge");
  expect(say("amazon has a tent for 60").text).toMatch(/^We don’t match other shops’ prices/);
  expect(talk("e-commerce")("we are a hiking club 25 members want headlamps").handled).not.toBe(
    "loyalty_points",
  );
});

test("an order mentioned by two parts of an answer is shown once", () => {
  const say = talk("e-commerce");
  const { reply } = say("Where is my order BK-10482 and can I still change the address?");
  expect(reply.cards?.map(({ title }) => title)).toEqual([expect.stringContaining("BK-10482")]);
});
