import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

const after = (industry: Parameters<typeof talk>[0], ...messages: string[]): string => {
  const say = talk(industry);
  return messages.map((message) => say(message).text).at(-1) ?? "";
};

test.each([
  [
    "what is put aside is not answered, and the rest is asked of the thing in hand",
    ["tell me about the kettle stove", "the weight I asked, not the price"],
    /310 g/,
    /\$/,
  ],
  [
    "goods that are denied enter no sum",
    [
      "is the harbour 4 in stock",
      "I'm not buying the tent. Just the headlamp with express, what's the total?",
    ],
    /\$51\.90|\$12\.90/,
    /Harbour/,
  ],
])("at the shop, %s", (_what, messages, expected, never) => {
  const reply = after("e-commerce", ...messages);
  expect(reply).toMatch(expected);
  expect(reply).not.toMatch(never);
});

test("a price that was put aside is not quoted", () => {
  const reply = after(
    "hospitality",
    "two of us on friday 11 december, 2 nights",
    "no don't book. just the price please",
  );
  expect(reply).toMatch(/\$\d+ in all/);
});

test("a guest who wants to stay in the room is offered no other", () => {
  const reply = after(
    "hospitality",
    "I am in room 117 and the heating is off",
    "I don't want another room. I want it warm.",
  );
  expect(reply).not.toMatch(/is free tonight/);
});

test("a guest who has heard it asks whether it was passed on, and is told", () => {
  const reply = after(
    "hospitality",
    "room 209, the shower is cold, third time I tell someone",
    "You said that already. Did you tell the duty manager or not?",
  );
  expect(reply).not.toMatch(/sorry you had to wait/);
});

test("if only what was denied is left, the reply says what was understood, and a second time a person takes over", () => {
  const say = talk("support");
  say("we have 8 seats on Team but only 6 people, how do I get rid of two?");
  const first = say("I do not want to cancel the plan. Only two seats less.").text;
  expect(first).not.toMatch(/cancel/);
  const second = say("Not a refund of everything. Just: what will the next invoice be?").text;
  expect(second).not.toMatch(/unused months are refunded/);
  expect(second).not.toBe(first);
});

test("the answer to a step is not read from what is put aside", () => {
  const reply = after(
    "support",
    "can i undo an import? will the 300 tasks it made be gone then",
    "no i don't want to delete the project, just the imported tasks",
  );
  expect(reply).toMatch(/Undo|undo/);
});

test("a complaint of having heard one thing gets the other, as it was told", () => {
  const reply = after(
    "e-commerce",
    "how long till I get the money for a returned tent, and do I need the box",
    "you said the days already, I asked about the box",
  );
  expect(reply).toMatch(/any sturdy box will do/);
  expect(reply).not.toMatch(/working days/);
});

test("a verb names no product", () => {
  const reply = after(
    "e-commerce",
    "tell me about the ember",
    "how heavy is it, and how small does it pack",
  );
  expect(reply).toMatch(/860 g/);
  expect(reply).not.toMatch(/Cairn/);
});

test("what was left out is not left out again", () => {
  const reply = after(
    "support",
    "How do I make a colleague an admin, and does that cost more?",
    "you left out the cost",
  );
  expect(reply).not.toMatch(/Deactivate/);
});
