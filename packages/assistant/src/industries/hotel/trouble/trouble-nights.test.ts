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

const offered = (...more: string[]) => {
  const say = talk("hospitality");
  say("hi, I am in room 118, no hot water since yesterday and nobody has come");
  say("can I change rooms today?");
  for (const message of more) say(message);
  return say;
};

test.each([
  "when can I move, now or after lunch?",
  "and what time could we change over today, before dinner?",
])("“%s” is told when, and nothing of a meal", (message) => {
  const { text } = offered()(message);
  expect(text).toMatch(/^You can move now, or at any hour today: the key to the Family room/);
  expect(text).not.toMatch(/lunch|[Dd]inner/);
});

test.each(["we have two more nights here", "I’ve got 3 more nights with you"])(
  "“%s” neither books nights nor counts as bad ones",
  (message) => {
    const say = offered();
    expect(say(message).text).not.toMatch(/can add it to room/);
    expect(say("what comes off the bill?").text).not.toMatch(/[23] nights/);
  },
);

test("“I can’t move now” does not ask when", () => {
  expect(offered()("I can’t move rooms now, the baby fell asleep").text).not.toMatch(
    /You can move now/,
  );
});
