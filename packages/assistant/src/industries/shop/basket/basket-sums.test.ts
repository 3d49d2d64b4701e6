import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

describe("a total includes only the products mentioned", () => {
  test.each([
    "how much with a cheap sleeping bag too",
    "whats the total with a sleeping bag",
    "price plus one sleeping bag as well?",
  ])("“%s” means the current tent and the bag", (message) => {
    const say = talk("e-commerce");
    say("is the ridge 2 waterproof");
    expect(say(message).text).toMatch(/^\$258 for the Ridge 2 tent and the Dune sleeping bag/);
  });

  test("the pack that a tent is to fit into is not taken for what is wanted", () => {
    const say = talk("e-commerce");
    say("which tent for 2 people is cheapest");
    say("and does it fit in a 28 l pack");
    expect(say("how much with a sleeping bag").text).toMatch(/Ridge 2 tent and the Dune/);
  });

  test("what is ruled out is not in it", () => {
    const say = talk("e-commerce");
    say("how much is the kettle stove");
    say("how much with a headlamp as well");
    const { text } = say("total for the stove and 2 lanterns, no headlamp");
    expect(text).toMatch(/^\$163 for the Kettle stove and 2 × Wick lantern/);
    expect(say("what do they weigh together").text).toMatch(/^790 g together/);
  });

  test.each([
    ["3 tents and 2 headlamps, how much", /^\$645 for 3 × Ridge 2 tent and 2 × Glim headlamp/],
    ["whats the total for two lanterns and 2 packs", /^\$376 for 2 × Cairn 48 pack and 2 × Wick/],
    ["price of 1 stove and 3 sleeping bags", /^\$272 for 3 × Dune.* and the Kettle stove/],
  ])("“%s” counts the kinds as well as the products named", (message, text) => {
    expect(talk("e-commerce")(message).text).toMatch(text);
  });

  test("a lantern is not a headlamp", () => {
    const say = talk("e-commerce");
    say("i take the ridge 2");
    expect(say("add a lantern too").text).toMatch(/Wick lantern/);
  });
});

describe("a sum for abroad", () => {
  test.each([
    "i live in germany",
    "how long to ship the ridge 2 to poland",
    "do you send to spain",
  ])("after “%s” delivery is not free", (message) => {
    const say = talk("e-commerce");
    say(message);
    const { text } = say("i take the ridge 2");
    expect(text).not.toMatch(/free|\$\d+ in all/);
    expect(text).toMatch(/international postage/);
    expect(say("what is the total").text).not.toMatch(/free delivery|delivery free/);
  });

  test("at home it is", () => {
    const say = talk("e-commerce");
    expect(say("i take the ridge 2").text).toMatch(/free delivery/);
  });

  test("the question beside what is bought is answered", () => {
    const say = talk("e-commerce");
    say("how long to ship the cairn 48 to poland");
    const { text } = say("good. i take one. and how do i return it from poland?");
    expect(text).toMatch(/^\$139 for the Cairn 48[\s\S]*return postage is yours/);
  });
});

describe("the total weight of one thing", () => {
  test.each([
    "what's the total weight and how does it compress? litres",
    "total weight?",
    "ok and its total packed weight",
  ])("“%s”", (message) => {
    const say = talk("e-commerce");
    say("tell me about the ember");
    expect(say(message).text).toMatch(/^The Ember sleeping bag weighs 860 g/);
  });

  test("of several it is their sum", () => {
    const say = talk("e-commerce");
    expect(say("total weight of the ridge 2 and the ember").text).toMatch(/together/);
  });
});

describe("all of it", () => {
  test("is what was spoken of and what is added", () => {
    const say = talk("e-commerce");
    say("tell me about the harbour 4");
    expect(say("plus 3 sleeping bags, how much is all that").text).toMatch(
      /^\$536 for the Harbour 4 tent and 3 × Dune/,
    );
  });

  test("is what is named, if that is of two kinds", () => {
    const say = talk("e-commerce");
    say("tell me about the ridge 2");
    expect(say("a stove and 2 lanterns, what is all of that").text).not.toContain("Ridge");
  });
});

test.each([
  "order the lantern separately then, does it get here before friday 27 november?",
  "then I buy the lantern separately, will it be here by the 27th?",
])("“%s” is no addition to the order", (message) => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  say("can you add a lantern to it");
  const { text } = say(message);
  expect(text).toMatch(/lantern/);
  expect(text).not.toMatch(/BK-10482/);
});
