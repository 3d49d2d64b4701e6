import { expect, test } from "vitest";
import { scenarios } from "../../industries/scenarios.ts";
import { freshState } from "../types.ts";
import { correctionIn } from "./correction.ts";
import { denialIn } from "./denied.ts";

const state = {
  ...freshState(),
  exchanges: [{ visitor: "how heavy is the import", bot: "What is imported keeps its day." }],
};

test.each([
  "that wasn't my question.",
  "this is not what I was asking about.",
  "you did not answer my question.",
  "you misheard me.",
  "you have misread it.",
  "I never asked for that.",
])("who says “%s” was misread, and denies the answer before", (words) => {
  const message = `${words} Can I lock the board?`;
  expect(correctionIn(message)).toMatchObject({ meant: "Can I lock the board?", ours: true });
  expect(denialIn(scenarios.support, state, message)).toMatchObject({
    rest: "Can I lock the board?",
    ofAnswer: true,
  });
});

test.each([
  "that is not a question of money, is it?",
  "you did not mention the price of it",
  "what I asked for came on Monday",
])("“%s” says nothing of the kind", (message) => {
  expect(correctionIn(message)?.ours ?? false).toBe(false);
  expect(denialIn(scenarios.support, state, message)).toBeUndefined();
});
