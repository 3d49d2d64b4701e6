import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("what an order was asked about is kept when its number follows", () => {
  const say = talk("e-commerce");
  say("i chose the wrong size, can i change the order");
  expect(say("BK-10517").text).toMatch(/“Edit”/);
  expect(say("does that make it later").text).toMatch(/^No, as long as/);
});
