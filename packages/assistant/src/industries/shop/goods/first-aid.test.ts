import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a fault is one without saying whose it is, and a stove has no cable", () => {
  expect(talk("e-commerce")("the kettle does not light").text).toMatch(/new canister/);
  expect(talk("e-commerce")("lantern stopped charging").text).toMatch(/cable/);
});
