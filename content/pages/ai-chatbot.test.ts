import { expect, test } from "vitest";
import { aiChatbot } from "./ai-chatbot.ts";

const { sheet } = aiChatbot.impact;

test("the sample acceptance sheet comes to the claimed accuracy", () => {
  const right = (sheet.of - sheet.wrong.length) / sheet.of;
  expect(`${(100 * right).toFixed(1)}%`).toBe(aiChatbot.training.accuracy);
});

test("each wrong answer is one of the questions asked", () => {
  const numbers = sheet.wrong.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(sheet.wrong.length);
  for (const number of numbers) {
    expect(number).toBeGreaterThanOrEqual(1);
    expect(number).toBeLessThanOrEqual(sheet.of);
  }
});
