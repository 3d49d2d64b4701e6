import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("an offer that says how long it holds gets no second date", () => {
  const say = talk("marketing");
  say("i have a nail studio, please write a whatsapp to old customers");
  const { text } = say("5 euro less for gel nails until 15 december. name of studio Lotus Nails");
  expect(text).toContain("€5 off gel nails until 15 December");
  expect(text).not.toContain("[date]");
  expect(text).toContain("Lotus Nails");
});
