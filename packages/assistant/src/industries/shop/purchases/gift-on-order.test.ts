import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "can you put a birthday card in it",
  "is it too late to wrap it as a present",
  "i forgot to include a message for her, can you add a note saying hi",
])("“%s” is too late for an order on its way", (message) => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  expect(say(message).text).toMatch(/^No, I’m sorry: BK-10482 is sealed and with the carrier/);
});

test("an order that is being packed can still be wrapped, and have its prices left off", () => {
  const say = talk("e-commerce");
  say("where is BK-10517");
  expect(say("could you gift wrap it").text).toMatch(/^Yes, BK-10517 isn’t packed yet.*\$3\.50/);
  expect(say("and no prices in the box please").text).toMatch(/“It is a gift”/);
});

test("a second question about the note is answered shortly, not with the carrier’s note", () => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  say("can you put a birthday card in it");
  expect(say("so the greeting card can not go in any more?").text).toMatch(/too late for BK-10482/);
});

test("wrapping for something not bought yet, and notes for the driver, stay as they are", () => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  say("tell me about the glim");
  expect(say("can you wrap it").text).toMatch(/\$3\.50/);
  const door = talk("e-commerce");
  door("where is BK-10482");
  expect(door("can i leave a note for the driver about the gate code").text).not.toMatch(/sealed/);
  expect(talk("e-commerce")("can i add a gift note").text).toMatch(/^Yes/);
});
