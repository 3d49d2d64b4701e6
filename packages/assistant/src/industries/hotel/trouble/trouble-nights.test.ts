import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const complaining = () => {
  const say = talk("hospitality");
  say("room 12 has no hot water again");
  say("I pay 120 a night, I want money off the bill");
  return say;
};

test("the nights that were bad are counted", () => {
  const say = complaining();
  expect(say("it was two nights, not one. so how much off?").text).toMatch(/2 nights.*\$120\b/);
});

test("the room that was offered is asked about", () => {
  const say = complaining();
  expect(say("can I have another room tonight").text).toMatch(/Family room is free tonight/);
  expect(say("is it quiet?").text).toMatch(/^Yes, the Family room is on the quiet yard side/);
  expect(say("which floor is it on?").text).toMatch(/floors one to three/);
});

test("who leaves early hears of both rates", () => {
  const say = complaining();
  expect(say("what if I leave a day early").text).toMatch(/^Yes, you can leave early/);
  expect(say("mine is the non-refundable rate, what then?").text).toMatch(
    /non-refundable.*manager/,
  );
});
