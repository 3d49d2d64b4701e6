import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a flexible booking can be shortened, with its new price", () => {
  const say = talk("hospitality");
  expect(say("HH-3107, can we stay 2 nights instead of 3").text).toMatch(
    /^Yes, free of charge .*2 nights, until .*instead of \$/,
  );
  expect(say("so take off the last night please").text).toMatch(/2 nights/);
});

test("nights of the early-booking rate are not refunded", () => {
  expect(talk("hospitality")("we need only 1 night of HH-3042").text).toMatch(/aren’t refunded/);
});

test("a question about fire is not a fire, and a bill is not a lost item", () => {
  expect(talk("hospitality")("what if there is a fire alarm at night, i am deaf").text).not.toMatch(
    /leave by the stairs now/,
  );
  const say = talk("hospitality");
  say("i left my jacket in room 12 on monday");
  expect(say("and my bill never came by post, can you send it again").text).not.toMatch(/jacket/);
});

test("a table is on the weekday within the stay, and metres are not a date", () => {
  const say = talk("hospitality");
  say("4 people from 30 march to 3 april");
  expect(say("my van is 2.4m high, ok?").text).not.toMatch(/November/);
  expect(say("a table for dinner on thursday at 7 for 4").text).toMatch(/Thursday, 1 April/);
});
