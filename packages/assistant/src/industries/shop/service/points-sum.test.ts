import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("points are worked out", () => {
  const say = talk("e-commerce");
  expect(say("how many points do i get if i spend $250").text).toMatch(/^250 points/);
  expect(say("what are 430 points worth").text).toMatch(/^\$20 off/);
});
