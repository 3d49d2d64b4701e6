import { describe, expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (...messages: string[]): string => {
  const send = talk("marketing");
  return messages.map((message) => send(message).text).at(-1) ?? "";
};

describe("the reply to a bad review", () => {
  it.each([
    [
      "We got one star on Google because the towels smelled of smoke. How should I answer?",
      /sorry that the towels smelled of smoke\./,
    ],
    [
      "a patient complains about the long wait in our practice. what do I reply?",
      /sorry about the long wait\./,
    ],
    [
      "2 star review, soup arrived lukewarm. what to answer",
      /sorry that the soup arrived lukewarm\./,
    ],
    [
      "Write an answer to this review: “I waited an hour and my bike was still dirty”",
      /you waited an hour and your bike was still dirty/,
    ],
  ])("%s", (message, text) => expect(after(message)).toMatch(text));

  const review = "A customer left a bad review because the cake was dry. What can I answer?";
  it.each([
    [
      "our oven had broken that day, and it has been repaired",
      /Our oven had broken that day\. It has been repaired\./,
    ],
    ["offer her a new cake", /We’d like to offer you a new cake\./],
    [
      "say that she is always welcome and her next coffee is on us",
      /You are always welcome.*your next coffee/,
    ],
    ["in two sentences please", /^“[^.]+\. [^.]+\.”$/],
    ["without the phone bit", /^(?!.*call).*$/s],
    ["make it more formal", /We regret that the cake was dry\./],
  ])("takes up: %s", (message, text) => expect(after(review, message)).toMatch(text));

  it("says a fact once, in its last words", () =>
    expect(
      after(review, "our oven had broken that day", "No. The oven was broken on that day."),
    ).not.toMatch(/had broken/));

  it("keeps the staff that is complained of apart from the reviewer", () =>
    expect(
      after(
        "one star: he says our waiter was unfriendly. what should I reply?",
        "he is new and we have talked to him",
      ),
    ).toMatch(/talked to him/));

  it("leaves a question about the reply to advice", () =>
    expect(after(review, "do I answer publicly or privately?")).toMatch(/^In public/));
});
