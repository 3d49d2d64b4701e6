import { beforeAll, describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import type { ScenarioState } from "../../../dialogue/types.ts";
import { products } from "../goods/sample.ts";

/** Questions about any product, after a reply about it and by name; “X” stands for the name. */
const asked: readonly (readonly [after: string, named: string, answer: RegExp])[] = [
  ["and is it waterproof", "is the X waterproof", /rain|waterproof|dry/],
  ["how heavy is it", "what does the X weigh", /weighs [\d.]+ k?g/],
  ["whats it made of", "what is the X made of", /is made of/],
  ["what colour is it", "what colours does the X come in", /comes in/],
  ["do you have it in stock", "is the X in stock", /stock|sold out/],
  [
    "is it hard to put up",
    "how do i set up the X",
    /easy|simple|doesn’t need setting up|two people/,
  ],
  ["how do i clean it", "how do i clean the X", /clean|wiped|machine/],
  ["would it do for a kid", "is the X ok for my 7 year old", /child|kids|adults/],
  ["does it come with instructions", "is there a manual for the X", /manual/],
  ["can it be repaired", "can the X be repaired", /repaired: free during/],
  ["can i get spare parts for it", "do you sell spare parts for the X", /spare parts/],
  ["how long is it guaranteed", "how long is the warranty on the X", /\d-year warranty/],
  ["got a photo of it", "can i see a picture of the X", /from every side/],
  ["has it got good reviews", "what do people say about the X", /reviews/],
  ["where is it made", "where is the X made", /country/],
  ["can you do me a better price", "any discount on the X", /10% off a first order/],
  ["and delivery on top?", "how much is delivery for the X", /standard delivery/],
  ["is it sustainable", "is the X sustainable", /made to last/],
  ["how much is it", "how much is the X", /costs \$\d+/],
];

const shortName = (name: string): string =>
  name.replace(/ (?:tent|shelter|pack|sleeping bag|headlamp|lantern|stove)$/, "").toLowerCase();

describe.each(products.map(({ name }) => name))("the %s", (name) => {
  let priced: Readonly<ScenarioState>;
  beforeAll(() => {
    priced = talk("e-commerce")(`how much is the ${name}`).state;
  });

  test.each(asked)("“%s”, “%s”", (after, named, answer) => {
    const said = talk("e-commerce", undefined, priced)(after).text;
    expect(said).toMatch(answer);
    expect(said).toContain(name);
    const first = talk("e-commerce")(named.replace("X", shortName(name))).text;
    expect(first).toMatch(answer);
    expect(first).toContain(name);
  });
});

test("two things asked at once are both answered", () => {
  const say = talk("e-commerce");
  expect(say("how much is the harbour 4 and is it hard to put up").text).toMatch(
    /costs \$329.*two people/,
  );
});

test("an answer without a yes does not begin with “yes”", () => {
  const say = talk("e-commerce");
  say("tell me about the lee 1");
  expect(say("can i wash it").text).toMatch(/^No[:,] the Lee 1/);
  expect(say("is it ok for snow").text).not.toMatch(/^Yes/);
});

test("lighting a stove is not a question about weight", () => {
  const say = talk("e-commerce");
  say("how much is the kettle");
  const text = say("how do i light it").text;
  expect(text).toMatch(/valve.*igniter.*Never use it in a tent or a room/);
  expect(text).not.toMatch(/310 g/);
});

test("“and the other one” repeats the question", () => {
  const say = talk("e-commerce");
  say("can i wash the ember");
  expect(say("and the dune?").text).toMatch(/Dune sleeping bag is machine washable/);
});
