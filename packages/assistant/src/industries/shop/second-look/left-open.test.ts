import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("what is left open of a message is answered with what it is about", () => {
  const say = talk("e-commerce");
  const { text } = say("i want to return BK-10355 and can i do it in burlington");
  expect(text).toMatch(/^Yes, you can return it\. BK-10355 was delivered .*\$65 back/s);
  expect(text).not.toMatch(/couldn’t answer/);
});
