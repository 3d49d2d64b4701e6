import { describe, expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

/** A conversation of which only the last reply matters. */
const after = (...messages: string[]): string => {
  const say = talk("e-commerce");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};

describe("the basket can be changed by kind", () => {
  test.each([
    ["make it 3 lamps", /3 × Glim headlamp/],
    ["no sorry only two headlamps", /2 × Glim headlamp/],
    ["hmm skip the lamp", /^\$189 for the Ridge 2 tent, /],
  ])("“%s”", (message, text) => {
    expect(after("how much for the ridge 2 and the glim", message)).toMatch(text);
  });

  test("“forget it” takes nothing out", () => {
    expect(after("how much for the ridge 2 and the glim", "oh forget it")).not.toMatch(/^Done/);
  });

  test("its day of arrival is known after a side question", () => {
    const text = after(
      "how much is the kettle gift wrapped",
      "can i write something in the card",
      "when will it get to denver",
    );
    expect(text).toMatch(/\bdays\b|\bday\b|November/);
    expect(text).not.toMatch(/Do you mean/);
  });
});

describe("clothing", () => {
  test.each([
    ["something warm for my wife", "no she wants to wear it to work"],
    ["do you have gloves", "then what have you got thats warm"],
    ["im after something cosy for winter", "its for every day, around town"],
  ])("“%s”, “%s” is told apart from gear", (first, second) => {
    expect(after(first, second)).toMatch(/To wear, I’m sorry, we have nothing/);
  });

  test("a sleeping bag for cold nights is not clothing", () => {
    expect(after("i need a warm sleeping bag for every day use on a trek")).not.toMatch(/To wear/);
    expect(after("something warm for a cold night in the tent")).not.toMatch(/To wear/);
  });
});

describe("a return after the deadline", () => {
  const late = "can i return a tent i bought 6 weeks ago";
  test.each(["my mother died in between", "please, just this once", "its because i was ill"])(
    "“%s” gets the way to an exception",
    (plea) => {
      expect(after(late, plea)).toMatch(/shop team decides case by case/);
    },
  );

  test("the sum is the full price, if at all", () => {
    expect(after(late, "and how much would you give me back")).toMatch(/exception, the full price/);
    expect(after("what is your return policy", "how much do i get back")).toMatch(
      /^The full price/,
    );
  });
});

describe("the nearest store", () => {
  test.each([
    ["which of your stores is closest to dallas", /Dallas.*Boulder/],
    ["is there a shop near san diego", /San Diego.*Portland/],
    ["any store in miami?", /Miami.*Burlington/],
    ["is there a store in boulder", /store in Boulder/],
  ])("“%s”", (message, text) => {
    expect(after(message)).toMatch(text);
  });

  test("a delivery to a city asks for no store", () => {
    expect(after("how long does delivery to seattle take")).not.toMatch(/nearest/);
  });
});

describe("one part of a product", () => {
  test.each([
    "i lost a peg, can i get just one",
    "can i order one pole only",
    "do you sell a single strap for it",
  ])("“%s” does not count the products", (message) => {
    const text = after("tell me about the ridge 2", message);
    expect(text).toMatch(/spare parts|name the (?:one|product)/);
  });
});

test("whoever lives abroad pays the return, whatever the product", () => {
  expect(
    after(
      "do you deliver to germany",
      "ok the ember then",
      "and the return if it doesnt fit, who pays",
    ),
  ).toMatch(/^From abroad the return postage is yours/);
});

test("a double charge is confirmed in writing when asked", () => {
  const charged = ["i was charged twice for BK-10355", "both have posted"];
  expect(after(...charged, "can i have that in writing")).toMatch(/e-mails you a confirmation/);
  expect(after(...charged, "please confirm it")).toMatch(/e-mails you a confirmation/);
});

test.each([
  "can you pack it as a present",
  "do you have gift paper",
  "wrap it up as a gift please",
])("“%s” asks for wrapping, and not what the product suits", (message) => {
  const say = talk("e-commerce");
  say("how much is the cairn 28");
  expect(say(message).text).not.toMatch(/good gift|choice as a gift|made for/);
});
