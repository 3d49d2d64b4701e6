import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("what is left open of a message is answered with what it is about", () => {
  const say = talk("e-commerce");
  expect(say("i want to return BK-10355 and can i do it in burlington").text).not.toMatch(
    /couldn’t answer/,
  );
});
