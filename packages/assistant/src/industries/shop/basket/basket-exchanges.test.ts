import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("another product of its kind takes its place in the basket, and all of it is weighed", () => {
  const say = talk("e-commerce");
  expect(say("how much are a tent and 2 sleeping bags").text).toMatch(/^\$257/);
  expect(say("i meant the ridge").text).toMatch(
    /^\$327 for 2 × Dune sleeping bag and the Ridge 2 tent/,
  );
  expect(say("make it the ember instead").text).toMatch(/2 × Ember/);
  expect(say("one dune one ember please").text).toMatch(/^\$407/);
  expect(say("how heavy is all of that").text).toMatch(/^3\.96 kg together/);
  expect(say("without tent?").text).toMatch(/^\$218 for the (?:Dune|Ember) sleeping bag and/);
});

test("what a trip can do without is told with the sum, and left out if asked", () => {
  const say = talk("e-commerce");
  say("we are two and need a tent, bags and a stove");
  expect(say("do we really need the stove").text).toMatch(
    /^Not if .*Without the Kettle stove, it’s \$327/,
  );
});

test.each([
  ["with my daughter", /^For 2 people/],
  ["for me and my girlfriend", /^For 2 people/],
  ["as a couple", /^For 2 people/],
])("“what do I need for a weekend outdoors %s” counts both", (who, answer) => {
  expect(talk("e-commerce")(`what do i need for a weekend outdoors ${who}`).text).toMatch(answer);
});

test("a light is a lamp, light is none", () => {
  const say = talk("e-commerce");
  expect(say("for 1 person: a tent, a sleeping bag and a light, max 260").text).toContain("Glim");
  expect(talk("e-commerce")("a tent for me, light, i walk").text).not.toMatch(/Glim|Wick/);
});

test("two for two people are counted, and a total worked out by the customer is checked with its cents", () => {
  const say = talk("e-commerce");
  say("how much is the glim");
  expect(say("one for me and one for my wife, how much").text).toMatch(/2 × Glim/);
  expect(say("wrapped as a gift and sent, that is 81.50?").text).toMatch(/^Yes, \$81\.50/);
});

test("“a bigger one” is of the kind that it takes the place of, whatever is in the basket", () => {
  const say = talk("e-commerce");
  say("two embers and the lee 1 please");
  expect(say("swap the embers for the cheaper ones").text).toMatch(
    /^\$257 for the Lee 1 shelter and 2 × Dune/,
  );
  const { state } = say("swap the lee 1 for a bigger one");
  expect(state.basket?.map(({ id, count }) => [id, count])).toEqual([
    ["dune", 2],
    ["harbour-4", 1],
  ]);
});

test("what would be without an item is told, and takes nothing out", () => {
  const say = talk("e-commerce");
  say("two embers and the lee 1 please");
  const { text, state } = say("if i drop the lee 1 is delivery still free");
  expect(text).toMatch(/^\$298 for 2 × Ember/);
  expect(state.basket).toHaveLength(2);
  expect(say("drop the lee 1 then").state.basket).toHaveLength(1);
  const without = say("if i drop the embers is delivery still free");
  expect(without.text).not.toContain("empty");
  expect(without.state.basket).toHaveLength(1);
});

test("gift wrapping is taken back, of all or of what is named", () => {
  const say = talk("e-commerce");
  say("one ember and the lee 1 please");
  say("gift wrap both");
  const { basket } = say("do not wrap the lee 1").state;
  expect(basket?.filter(({ wrapped }) => wrapped).map(({ id }) => id)).toEqual(["ember"]);
  expect(say("gift wrap both").text).toContain("gift wrapping");
  expect(say("not wrapped sorry").text).not.toContain("wrapping");
});
