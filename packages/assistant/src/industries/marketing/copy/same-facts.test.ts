import { describe, expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (...messages: string[]): string => {
  const send = talk("marketing");
  return messages.map((message) => send(message).text).at(-1) ?? "";
};

const first =
  "We run a cheese shop. For Christmas we make a fondue mix, 19.50 a kilo, order until 20 December. I need the words for the shop window.";
const facts = /19\.50 a kilo.*20 December/s;

describe("every medium is asked for the same facts", () => {
  it.each([
    ["", /^For the sign: /],
    ["and what do I put under the picture of it on Insta?", /^For Instagram: /],
    ["now a text message to my regulars with the same facts", /^“Hi \[name\]/],
    ["and as a letter, please", /Best wishes/],
    ["no no, and as a flyer", /^(?:You’re right\. )?For the flyer: /],
    ["shorter", /^For the sign: (?!.*(?:Ask inside|Come in))/s],
  ])("%s", (message, medium) => {
    const text = message === "" ? after(first) : after(first, message);
    expect(text).toMatch(medium);
    expect(text).toMatch(facts);
    expect(text).not.toMatch(/no no|get 19/i);
  });

  it("signs with no word of an order", () =>
    expect(after(first, "and a letter", "that’s the sign again, I wanted the letter")).not.toMatch(
      /\bAgain\b/,
    ));
});
