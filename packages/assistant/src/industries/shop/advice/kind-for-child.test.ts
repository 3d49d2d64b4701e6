import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("the Dune is the sleeping bag for a child, and there is no pack for children", () => {
  const say = talk("e-commerce");
  expect(say("do you sell childrens sleeping bags").text).toMatch(/just for kids.*Dune/);
  expect(say("and a pack for my 7 year old").text).toMatch(/don’t have a kids’ pack/);
});

test("the speaker is counted in addition to the children, who share the tent and carry nothing", () => {
  const text = talk("e-commerce")(
    "me plus our 2 girls are going camping in july, what do we need",
  ).text;
  expect(text).toMatch(/^For 3 people: the Harbour 4 tent/);
  expect(text).toMatch(/3 × the \w+ sleeping bag.*, the Cairn 48 pack/);
  expect(text).toMatch(/Harbour 4 tent is sold out/);
});

test("an item of the outfit can be asked about by its kind", () => {
  const say = talk("e-commerce");
  say("a tent and a sleeping bag for two, what do you recommend");
  expect(say("is the tent hard to put up").text).toMatch(/^The Ridge 2 tent is easy/);
});
