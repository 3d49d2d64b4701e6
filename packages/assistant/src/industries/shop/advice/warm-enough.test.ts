import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const shop = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};

test("a bag is not called warm enough for who feels the cold", () => {
  const text = shop("I always get cold easily. Which sleeping bag for 0 degrees?");
  expect(text).toMatch(/not quite enough at 0 °C/);
  expect(text).toContain("comfort rating of 1 °C and a limit of −4 °C");
});

test("what was said of the cold holds for later questions", () => {
  expect(
    shop(
      "My mum feels the cold. Which sleeping bag for an October night?",
      "would she be warm enough in it at 0 degrees with thermals?",
    ),
  ).toMatch(/^Only just, at 0 °C/);
});

test("with layers, most people are warm enough", () => {
  expect(shop("Is the Ember warm enough at 0 degrees if I wear thermals?")).toMatch(/^Yes/);
});

test("for who does not feel the cold the limit counts", () => {
  expect(shop("is the ember warm enough at 0 degrees?")).toMatch(/warm to −4 °C/);
});

test.each([
  "the dune was too cold at 10 degrees, I want a refund",
  "I froze in my Ember at 2 °C. Is that a defect?",
])("“%s” complains of a night, and asks for no rating", (message) => {
  expect(shop(message)).not.toMatch(/^(?:Yes, e|E)xpect|is warm to/);
});
