import { describe, expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";
import { actsOf } from "./acts-of.ts";

describe("what a message does", () => {
  test.each([
    ["great, is there a lift?", ["hears", "says"]],
    ["fine. take the suite then, name is ana silva", ["hears", "takes", "names"]],
    ["no thanks. when is breakfast", ["declines", "says"]],
    ["yes open a ticket please. but also how do I export", ["takes", "says"]],
    ["two adults, one child", ["says"]],
    ["when is breakfast", []],
  ])("%s", (message, kinds) => {
    expect(actsOf(message).map(({ kind }) => kind)).toEqual(kinds);
  });
});

/** A hotel conversation in which a stay was quoted. */
function quoted() {
  const say = talk("hospitality");
  say("a double room tomorrow for 2 nights, 2 people");
  return say;
}

test("“fine” before a question does not book, and the offer stays open", () => {
  const say = quoted();
  const { text, state } = say("that's fine. do you have a sauna?");
  expect(text).toContain("sauna");
  expect(text).not.toContain("front desk now has");
  expect(state.offer).toBeDefined();
});

test.each([
  "yes, send. do we need our passports?",
  "ok please send it off. is there a lift?",
  "sure, go ahead and send, and when is breakfast",
  "send it to the desk pls, and when is check-in",
])("“%s” sends the quote and answers the question", (message) => {
  const { text } = quoted()(message);
  expect(text).toMatch(/^Done: the front desk now has your enquiry/);
  expect(text).toMatch(/passport|lift|floors|7:30|15:00/);
});

test.each(["can you send me the menu?", "don't send it yet. is there a lift?"])(
  "“%s” sends nothing",
  (message) => {
    expect(quoted()(message).text).not.toContain("front desk now has");
  },
);

test("a booking uses the name given, and the question is answered", () => {
  const { text } = quoted()(
    "perfect we'll take it. my name is john smith. what time can we check in?",
  );
  expect(text).toMatch(/for John Smith[\s\S]*15:00/);
});

test("a bare name after “yes” is a name", () => {
  expect(quoted()("nothing different, yes book it. amit kaurov").text).toContain("for Amit Kaurov");
});

test("changes to the stay are applied before booking", () => {
  const plain = quoted()("book it").text;
  const { text, handled } = quoted()("ok with breakfast, book it");
  expect(handled).toBe("passed_on");
  expect(text).not.toBe(plain);
});

test("a declined offer is closed, and the question next to it answered", () => {
  const { text, state } = quoted()("no thanks. is there a gym?");
  expect(text).toContain("gym");
  expect(state.offer).toBeUndefined();
});

test("an accepted ticket asks its question after answering the rest of the message", () => {
  const say = talk("support");
  say("calendar is connected to outlook but my tasks do not show");
  say("tasks is on. still nothing");
  const { text, state } = say("yes open ticket please. but also i get too many emails from you");
  expect(text).toContain("Preferences");
  expect(state.flow?.name ?? state.tickets[0]?.number).toBeDefined();
});
