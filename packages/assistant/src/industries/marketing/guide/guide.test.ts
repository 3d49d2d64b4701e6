import { describe, expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (...messages: string[]): string => {
  const send = talk("marketing");
  return messages.map((message) => send(message).text).at(-1) ?? "";
};

describe("what is asked of a way to reach people", () => {
  it.each([
    ["Once a month or twice a month for the mailing to our members?", /^Twice a month/],
    ["How long should a leaflet be? we have a garage", /ten seconds/],
    ["we have a garage. whom do we give the leaflets?", /Homes within/],
    ["which weekday is best to send an sms to our regulars", /two days before/i],
    ["Where should we hang our posters?", /customers wait/],
    ["a handwritten card to old clients, would it bring anything?", /people who’ve bought/],
    ["how will I know whether the notice board works?", /word on it/],
  ])("answers %s", (question, answer) => expect(after(question)).toMatch(answer));

  it("compares two weekdays by the one that suits", () =>
    expect(after("We send a mailing to our clients. Thursday or Sunday?")).toMatch(/^Thursday/));
});

describe("a follow-up that does not say of what", () => {
  it.each([
    ["are reels any good for a tattoo studio?", "and how long must they be?", /seconds/],
    ["Would a letter to former patients do any good?", "whom do we send it to?", /bought most/],
    ["what about a poster in the library?", "how do we measure that?", /word on it/],
    [
      "Write a newsletter for our pottery studio: new evening class from 12 January, 30 dollars",
      "when should I send it?",
      /Tuesday/,
    ],
  ])("is about %s", (first, then, answer) => expect(after(first, then)).toMatch(answer));

  it("asks the same of another", () =>
    expect(after("what does a letter to customers cost?", "and flyers?")).toMatch(/1,000 printed/));

  it("says a repeated answer in brief", () =>
    expect(after("We send a mailing to our clients. Thursday or Sunday?", "so which day?")).toMatch(
      /^As I said/,
    ));

  it("leaves the order of a text to the writer", () =>
    expect(after("Write a letter to old customers: we’ve moved to 4 Mill Lane")).toMatch(
      /^“Hi \[name\],\s+We’ve moved to 4 Mill Lane\.\s+Best wishes/,
    ));

  it("does not take a sum for a question of price", () =>
    expect(
      after("I spent 300 euros on flyers and got 10 customers, each leaves me 40. Worth it?"),
    ).toMatch(/^Yes, you earn €10 a customer, €100 in all\..*€30 for ads \(€300 ÷ 10\)/));
});

it("another question about another way is not the same again", () =>
  expect(after("whom do I send a letter to?", "and how long should a flyer be?")).toMatch(
    /ten seconds/,
  ));

describe("what names no way to reach people gets no answer from the guide", () => {
  const letter = "whom do I send a letter to?";
  it.each([
    "How do I get more customers?",
    "How do I get a loan?",
    "how much is a domain?",
    "how do I win more contracts?",
    "how long should a lease be?",
    "how to get a trademark",
  ])("%s", (question) => {
    const send = talk("marketing");
    send(letter);
    expect(send(question).handled).not.toMatch(/^guide:letter/);
  });

  it.each([
    ["How long should the text on a flyer be?", "guide:flyer:length"],
    ["how long should the message on a poster be?", "guide:poster:length"],
  ])("%s is about the paper", (question, handled) =>
    expect(talk("marketing")(question).handled).toBe(handled),
  );

  it("posts a letter before the day on which it arrives", () =>
    expect(after("We send a letter to old customers. Wednesday or Friday?")).toMatch(
      /^Wednesday, I’d say\. Post it on Wednesday, so that/,
    ));
});
