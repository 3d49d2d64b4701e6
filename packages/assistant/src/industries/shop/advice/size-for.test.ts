import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["is the ember fine for 190 cm", /room at 190 cm/],
  ["would the ridge do for a man of 2,01 m", /tight/],
])("“%s” asks for the length", (message, answer) => {
  expect(talk("e-commerce")(message).text).toMatch(answer);
});
