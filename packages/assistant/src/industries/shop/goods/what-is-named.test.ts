import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { peopleTold } from "./stated-people.ts";

test.each([
  ["ok the cairn 48 one, what does it weigh", /^The Cairn 48 pack weighs 1\.65 kg/],
  ["the small 28 one. how many litres has it", /^The Cairn 28 pack holds 28 litres/],
  ["nah i meant the cairn 28, is it waterproof", /Cairn 28/],
])("“it” refers to the product that “%s” names first", (message, answer) => {
  const say = talk("e-commerce");
  say("which packs do you have");
  expect(say(message).text).toMatch(answer);
});

test("a product compared with the current one does not replace it", () => {
  const say = talk("e-commerce");
  say("tell me about the ridge 2");
  expect(say("is it lighter than the lee 1").text).toMatch(/^No: the Ridge 2 tent weighs/);
  expect(say("tell me about the lee 1").text).toContain("Lee 1");
  expect(say("is the ridge lighter than it").text).toMatch(/^No: the Ridge 2 tent weighs/);
});

test.each([
  ["no its for 3, me and the twins", 3],
  ["a 2p tent", 2],
  ["the lightest 4-man you have", 4],
  ["must be for four please", 4],
  ["a tent for 60", undefined],
  ["for 3 nights in april", undefined],
  ["the ridge 2 for hiking", undefined],
])("the number of people in “%s” is recognised, if any", (message, people) => {
  expect(peopleTold(plainWords(message))).toBe(people);
});

test("advice follows a corrected number of people", () => {
  for (const more of [
    "nah must be for 4, my husband and two girls",
    "we are 4",
    "it must be for four please",
  ]) {
    const say = talk("e-commerce");
    say("i want a tent");
    const { text } = say(more);
    expect(text).toContain("Harbour 4");
    expect(text).not.toMatch(/^I’d get the Ridge/);
  }
});

test.each([
  "whats the lightest 2p tent",
  "lightest 2-man tent please",
  "which tent is the lightest for 2 persons",
])("“%s” excludes products that are too small", (message) => {
  expect(talk("e-commerce")(message).text).toMatch(/^The Ridge 2 tent: it weighs 1\.9 kg/);
});

test.each([
  ["its the ember down?", /made of down/],
  ["is the dune feathers or what", /made of/],
  ["i didnt say -12. is the ember the down one", /^The Ember sleeping bag is made of down/],
])("“%s” asks about the filling", (message, answer) => {
  const say = talk("e-commerce");
  say("tell me about the ember");
  expect(say(message).text).toMatch(answer);
});

test("the answer to a yes-or-no question comes right after “yes” or “no”", () => {
  const say = talk("e-commerce");
  say("which tents do you have");
  expect(say("ok the harbour one, how heavy n is it rainproof").text).toMatch(
    /^Yes, the Harbour 4 tent keeps out rain \(4,000 mm\)\. It weighs 5\.4 kg/,
  );
});

test("a total for more people includes each tent once", () => {
  const say = talk("e-commerce");
  say("3 of us need a tent and sleeping bags");
  expect(say("how much is it all for 3").text).toMatch(/^\$515 for the Ridge 2 tent, the Lee 1/);
  expect(say("and for 4 of us").text).toMatch(/^\$654 for 2 × Ridge 2 tent and 4 ×/);
});

test.each(["what did i even order there", "whats in the box", "which things are in there again"])(
  "“%s” asks what an order holds",
  (message) => {
    const say = talk("e-commerce");
    say("BK-10482 pls");
    expect(say(message).text).toMatch(/^BK-10482 contains the Ridge 2 tent and Glim headlamp/);
  },
);

test("what is brought up in a question is what it asks of, and is not put in a basket", () => {
  const say = talk("e-commerce");
  say("is the harbour 4 in stock");
  const { text, state } = say(
    "I don't want to wait two weeks. what about a headlamp, can I use it in the rain?",
  );
  expect(text).toMatch(/Glim headlamp works in the rain/);
  expect(text).not.toMatch(/\$368|sorry you had to wait/);
  expect(state.basket ?? []).toEqual([]);
});

test.each([
  [
    "Is the inner of your two-person tent mesh or closed?",
    /^The Ridge 2 tent has two walls, an inner tent of half mesh/,
  ],
  ["do you have a head torch under 50 dollars?", /^The Glim headlamp \(\$39\)/],
  ["do you have lamps under 60 dollars?", /Wick lantern.*Glim headlamp/],
])("“%s” is about what it names", (message, answer) => {
  expect(talk("e-commerce")(message).text).toMatch(answer);
});

test.each([
  ["whats the weight of the pegs of the ridge 2 alone", /doesn’t give the weight of poles/],
  ["is the harbour 4 taller than the ridge 2 inside?", /195 cm high/],
])("“%s” is told from the record, or said to be missing", (message, answer) => {
  expect(talk("e-commerce")(message).text).toMatch(answer);
});

test("two people are no age of two", () => {
  const say = talk("e-commerce");
  say("tell me about the ridge 2");
  expect(say("is 2-person size suitable for us and a rucksack?").text).not.toMatch(/small parts/);
});

test("who has one lamp may still get the other", () => {
  const say = talk("e-commerce");
  say("a present for my sister, she likes camping, about 50 dollars");
  expect(say("she has a headlamp already").text).toMatch(/^I’d get the Wick lantern/);
});
