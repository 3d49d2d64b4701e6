import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const shop = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};
const kit = "We are 2. We need a tent, 2 sleeping bags for 0 degrees and a stove";

test.each([
  ["how heavy are tent, 2 bags and the stove all together?", "3.93 kg"],
  ["not the price: what do tent + 2 bags + stove weigh?", "3.93 kg"],
  ["what does each item weigh?", "2 × Ember sleeping bag 1.72 kg"],
  ["weight of everything please", "3.93 kg"],
])("“%s” is answered with weights, not prices", (message, weight) => {
  const text = shop(kit, message);
  expect(text).toContain(weight);
  expect(text).not.toContain("$");
});

test("goods that were never in the basket are weighed as well", () => {
  expect(shop("what do the Lee 1, one Dune and the Glim weigh together?")).toMatch(
    /^2\.24 kg together/,
  );
});

test("a question for something else beside it is answered too", () => {
  expect(
    shop(kit, "How heavy are tent, 2 bags and stove in total? And is a gas canister included?"),
  ).toMatch(/^3\.93 kg together.*gas/s);
});

test.each([
  "how much do tent, 2 bags and stove cost together?",
  "which is lighter, the Ridge 2 or the Lee 1?",
])("“%s” does not ask for the weight of all", (message) => {
  expect(shop(kit, message)).not.toMatch(/kg together:/);
});

test("weight and price are both told if both are asked for", () => {
  expect(shop(kit, "how much do they all weigh and cost together?")).toMatch(/\$552.*3\.93 kg/s);
});

test("a sum after a weight is a sum", () => {
  expect(
    shop(
      kit,
      "what do the bags and the stove weigh together?",
      "total for the tent and the stove?",
    ),
  ).toContain("$254");
});

test("which lamp is brighter asks for no sum", () => {
  expect(shop("which is brighter, the lantern or the headlamp?")).not.toContain("$88");
});

test("only what the question names is weighed", () => {
  expect(shop("Which lamps do you have?", "No lantern! How heavy is the Glim?")).toMatch(/62 g/);
  expect(shop("A stove? How heavy is the Lee 1?")).not.toMatch(/together/);
});
