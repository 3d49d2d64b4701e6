import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

const after = (industry: Parameters<typeof talk>[0], ...messages: string[]): string => {
  const say = talk(industry);
  return messages.map((message) => say(message).text).at(-1) ?? "";
};

test.each([
  ["we arrive at 9pm tonight, ok?", "sorry, I meant 10pm", /^Yes, 22:00/],
  ["can we bring our dog", "I said dog at breakfast, not in the room", /misread.*dining room/],
  [
    "a double from friday to sunday, 2 people",
    "wrong, thursday to saturday",
    /^Thursday.*Saturday/,
  ],
  ["dinner for 6 tonight at 7", "we are 7, not 6", /table for 7/],
  [
    "2 nights from 3 december for two",
    "you misunderstood, it is for 3 people",
    /misread.*3 guests/,
  ],
])("at the hotel, “%s” and “%s”", (question, correction, reply) => {
  expect(after("hospitality", question, correction)).toMatch(reply);
});

test.each([
  ["e-commerce", "how much is delivery", "not to london, to ireland", /International/],
  [
    "e-commerce",
    "how long does delivery take",
    "not what I asked. I asked what it costs",
    /\$4\.90/,
  ],
  ["e-commerce", "do you have tents under 250", "I said under 150", /Lee 1/],
  ["support", "how do i add a colleague", "I said remove, not add", /Deactivate/],
  ["marketing", "which channel for a bakery", "not a bakery, a brewery", /brewery/],
] as const)("at %s, “%s” and “%s”", (industry, question, correction, reply) => {
  expect(after(industry, question, correction)).toMatch(reply);
});

test("a correction never gets the reply that it corrects", () => {
  const say = talk("hospitality");
  const first = say("is there a room with a bath").text;
  expect(say("I asked about a bath, not a shower").text).not.toContain(first);
});

test("a message that corrects nothing is left alone", () => {
  expect(after("hospitality", "how much is it", "sorry wrong window")).toMatch(/^No problem/);
});

test.each([
  "STILL no 2 hours for 40 euro",
  "I said 2 hours for 40 euro",
  "i meant monday to friday",
  "still without 2 hours for 40 euro",
])("“%s” about a text in hand is read by the desk that wrote it", (correction) => {
  const say = talk("marketing");
  say("write a short note for my customers for my garage Blue Van: 2 hours for 40 euro, on friday");
  const { text, trace } = say(correction);
  expect(text).toMatch(/2 hours for €40/);
  expect(trace.map(({ why }) => why).join()).not.toContain("corrected to");
});

test.each(["not sure yet, maybe later", "not now, perhaps tomorrow"])(
  "“%s” takes nothing out of the basket a second time",
  (message) => {
    const say = talk("e-commerce");
    say("whats the lightest pack");
    say("i'll take two of them");
    expect(say("ok drop one pack").state.basket).toMatchObject([{ id: "cairn-28", count: 1 }]);
    expect(say(message).state.basket).toMatchObject([{ id: "cairn-28", count: 1 }]);
  },
);
