import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a return is not promised without its condition once the item was used", () => {
  const say = talk("e-commerce");
  expect(say("i want to return BK-10355, i cooked with it on a tour").text).toMatch(/^Not if/);
  expect(talk("e-commerce")("i want to return BK-10355, never used").text).toMatch(/^Yes, you can/);
});

test("those who want to begin get a set to begin with, and no return", () => {
  const { text } = talk("e-commerce")("we have no idea about camping gear. where do we begin?");
  expect(text).toMatch(/^For 2 people: .*How many are you/);
  expect(text).not.toContain("Return");
});
