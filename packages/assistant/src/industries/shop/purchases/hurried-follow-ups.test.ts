import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** A conversation of which only the last reply matters. */
const after = (...messages: string[]): string => {
  const say = talk("e-commerce");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};

describe("a return that is talked about", () => {
  const begun = "can i bring something back that was opened";
  test.each([
    ["when is the money back on my card", /^Within 5 working days after the return arrives/],
    ["some of it i paid with a gift card", /gift card.*the way you paid/],
    ["whats the last day if it came on november 9", /^Until Wednesday, 9 December/],
    ["got it october 3, too late?", /^The last day was Monday, 2 November/],
  ])("“%s”", (message, text) => {
    expect(after(begun, message)).toMatch(text);
  });
});

describe("an outfit by its limits", () => {
  test.each([
    ["200$, tent + sleeping bag?", /Lee 1 shelter.*Dune|Dune.*Lee 1/],
    ["lightest setup tent and bag for one person", /Lee 1 shelter.*Ember.* 1\.8 kg/],
    ["whats the cheapest tent + bag", /Lee 1 shelter.*Dune/],
  ])("“%s” names both", (message, text) => {
    expect(after(message)).toMatch(text);
  });

  test("how a tent is set up is still a question", () => {
    expect(after("tell me about the ridge 2", "how is the setup")).toMatch(/four minutes/);
  });
});

describe("a customer without a number who gives a name", () => {
  const lost = ["where is my order", "i lost the confirmation, no number"];
  test.each(["Ana Ruiz", "last name Okafor"])("“%s”", (message) => {
    expect(after(...lost, message)).toMatch(/can’t search by name in this chat/);
  });
  test("other short answers are no names", () => {
    expect(after(...lost, "ok thank you")).not.toMatch(/search by name/);
  });
});

test("delivery that is asked back for a late order is not the postage of a return", () => {
  expect(after("where is BK-10482, its late", "refund my delivery then")).toMatch(
    /^Standard delivery was free for BK-10482/,
  );
});

test("a lamp for the tent is chosen among the lamps", () => {
  const text = after("compare glim and wick", "which is nicer in a tent for reading");
  expect(text).toMatch(/Glim|Wick/);
  expect(text).not.toMatch(/Ridge/);
});

test("whether pegs are needed is not a question for spare parts", () => {
  expect(after("tell me about the lee 1", "do i need pegs for it")).not.toMatch(/spare parts/);
});

test("dirt in a zip belongs to the fault", () => {
  expect(after("the zip of my cairn 28 is stuck", "probably dust")).toMatch(/rinse it/);
});

test("the sum of two tents is not that of a third", () => {
  expect(after("how much are 2 ridge 2", "and together?")).not.toMatch(/Harbour/);
});

test.each([
  [
    "i want 3 sleeping bags and 2 tents",
    /^\$585 for 3 × Dune.*2 × Ridge 2|^\$585 for 2 × Ridge 2.*3 × Dune/,
  ],
  ["we need 2 packs and 2 sleeping bags", /^\$416 for /],
  ["get me 2 stoves and 3 packs", /^\$547 for /],
])("“%s” is added up as counted", (message, text) => {
  expect(after(message)).toMatch(text);
});

test("falls, stuffy air, a tear and diving have their answers", () => {
  const glim = "tell me about the glim";
  expect(after(glim, "what if it falls on rock")).toMatch(/fall from head height/);
  expect(after(glim, "can i dive with it")).toMatch(/not underwater/);
  const tent = "tell me about the ridge 2";
  expect(after(tent, "is it stuffy in there")).toMatch(/vents open/);
  expect(after(tent, "if it tears?")).toMatch(/made to be repaired/);
});

test("a person is no son", () => {
  expect(after("is the dune suitable for a tall person")).not.toMatch(/children/);
});
