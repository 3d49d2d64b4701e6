import { expect, test } from "vitest";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import { type Message, messageDays, office } from "./message-day.ts";

const [byHand = [], byKeyword = [], bySources = []] = messageDays;
const sameDay = ({ answered }: Message) => answered !== undefined && answered <= 24;
const nextDay = ({ answered }: Message) => answered !== undefined && answered > 24;
const words = [
  "none",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];
const said = (messages: readonly Message[]) => words[messages.length];

test("the three days hear the same twelve messages", () => {
  expect(messageDays).toHaveLength(aiChatbot.comparison.slides.length);
  for (const day of messageDays) {
    expect(day).toHaveLength(12);
    expect(day.map(({ asked }) => asked)).toEqual(byHand.map(({ asked }) => asked));
  }
});

test("people answer in office hours, one after the other", () => {
  for (const [index, { asked, answered = 0 }] of byHand.entries()) {
    expect(answered % 24).toBeGreaterThan(office.opens);
    expect(answered % 24).toBeLessThanOrEqual(office.closes);
    expect(answered).toBeGreaterThan(Math.max(asked, byHand[index - 1]?.answered ?? 0));
  }
});

test("the words under each day count what is drawn", () => {
  const [traditional, basic, smart] = aiChatbot.comparison.slides;
  expect(traditional.day).toContain(`${said(byHand.filter(sameDay))} are answered`);
  expect(traditional.day).toContain(`${said(byHand.filter(nextDay))} tomorrow`);
  expect(basic.day).toContain(`${said(byKeyword.filter(sameDay))} match a keyword`);
  expect(basic.day).toContain(
    `${said(byKeyword.filter(({ answered }) => answered === undefined))} reach a dead end`,
  );
  const handed = bySources.filter(({ person }) => person);
  expect(smart.day).toContain(`${said(bySources.filter(({ person }) => !person))} answered`);
  expect(smart.day).toContain(`${said(handed)} taken over by a person`);
  expect(handed.filter(sameDay)).toHaveLength(1);
  expect(handed.filter(nextDay)).toHaveLength(1);
});
