import { describe, expect, test } from "vitest";
import { questionsIn } from "./questions-in.ts";

describe("the questions of a message", () => {
  const [first, second] = ["is there a lift", "how can I pay"];
  test.each([
    `${first} and ${second}`,
    `${first}, ${second}`,
    `hi, ${first} oh and ${second}`,
    `${first}\n${second}`,
    `two questions: ${first}, and also ${second} please`,
    `Good evening. ${first}. One more thing: ${second}`,
    `${first} btw ${second} too`,
    `1) ${first}\n2) ${second}`,
    `1. ${first}. 2. ${second}`,
    `${first} ${second}`,
  ])("“%s”", (message) => {
    const { questions, alone, only } = questionsIn(message);
    expect(questions).toEqual([first, second]);
    expect(alone).toEqual(questions);
    expect(only).toBe(true);
  });

  test.each([
    "is there a lift",
    "we come by car and leave on Sunday",
    "when I arrive, is there a lift",
    "is it one? is it two? is it three? is it four?",
  ])("are not several in “%s”", (message) => {
    expect(questionsIn(message).questions).toEqual([]);
  });

  test("may be told", () => {
    expect(
      questionsIn("Could you tell me if you have a gym and whether there is a lift?").alone,
    ).toEqual([
      "Could you tell me if you have a gym",
      "could you tell me whether there is a lift?",
    ]);
  });

  test.each([
    "what time do we have to check out",
    "how much storage do I get",
    "do you know what time is breakfast",
    "what do you think is the best tent",
  ])("are not cut in “%s”", (message) => {
    expect(questionsIn(message).questions).toEqual([]);
  });

  test.each(["what does it cost", "which is cheaper", "how much per night", "why is that"])(
    "“%s” needs what stands before it",
    (leaning) => {
      expect(questionsIn(`is there a lift? ${leaning}?`).alone).toEqual(["is there a lift"]);
    },
  );

  test("a statement leaves a message more than its questions", () => {
    expect(questionsIn("We come by car. Is there a lift? How can I pay?").only).toBe(false);
  });
});
