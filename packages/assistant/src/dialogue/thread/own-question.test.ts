import { describe, expect, it } from "vitest";
import { talk } from "../talk-for-tests.ts";
import { freshState } from "../types.ts";
import { completed } from "./own-question.ts";

const after = (question: string, answer: string) =>
  completed(
    { ...freshState(), exchanges: [{ visitor: "hello", bot: `Well. ${question}` }] },
    answer,
  )?.sentence;

describe("an answer to the bot’s own question", () => {
  it.each([
    [
      "What does it cost you?",
      "about 1.30 the two together",
      "it costs me about 1.30 the two together",
    ],
    ["What does it cost you?", "1.30, is that ok?", "it costs me 1.30, is that ok?"],
    [
      "What does it cost you?",
      "you asked what it costs me. 1.30. so is 4 ok",
      "it costs me 1.30. so is 4 ok",
    ],
    [
      "How many are on the list, and what was the last subject?",
      "1900 i told you",
      "1900 are on the list",
    ],
    ["How many people, and what did they buy?", "dunno, 12", "12 people"],
    ["What do you charge now, and what would you like?", "40", "i charge 40 now"],
    ["What can you spend a month?", "200 or so", "i can spend 200 or so a month"],
    ["Which row is it?", "12", "row 12"],
    ["What is one worth to you?", "idk maybe 90", "one is worth maybe 90"],
    [
      "Who passes your door at that time?",
      "mostly students",
      "mostly students pass my door at that time",
    ],
  ])("completes %s “%s”", (question, answer, sentence) => {
    expect(after(question, answer)).toBe(sentence);
  });

  it.each([
    ["What does it cost you?", "it costs me 1.30"],
    ["What does it cost you?", "how would i know"],
    ["Is it there?", "no"],
    ["What does it cost you?", "yes"],
    ["Which row is it?", "the preview is empty"],
  ])("leaves %s “%s” unchanged", (question, answer) => {
    expect(after(question, answer)).toBeUndefined();
  });

  it("does not ask again for values given before", () => {
    const say = talk("marketing");
    say("i have a small bakery and nobody comes in on weekdays, what can i do");
    expect(say("coffee + croissant for 4 euro till 9, does that make sense").text).toContain(
      "What does it cost you?",
    );
    expect(say("about 1.30 the two together").text).toContain("€2.70 of €4");
  });

  it("accepts the figure of a hesitant answer within a task", () => {
    const say = talk("marketing");
    say("plan a campaign for more sales with 600 dollars");
    expect(say("dunno, 4. but what is seo").text).toMatch(/over 4 weeks.*search/s);
  });
});
