import { expect, test } from "vitest";
import { talk } from "../../../../dialogue/talk-for-tests.ts";
import { isOnlyOrder } from "./only-order.ts";

/** What is said about a text is carried out, and never printed; what is named there is put in. */

const textIn = (reply: string): string => /“([\s\S]*)”/.exec(reply)?.[1] ?? "";
/** The text after the last of these messages. */
function after(...messages: readonly string[]): string {
  const say = talk("marketing", { name: "Guest", email: "guest@client.example" });
  return messages.reduce((_before, message) => textIn(say(message).text), "");
}

const orders = [
  "Can you write a newsletter e-mail to my former pottery pupils? We have moved to 8 Mill Lane and the second lesson is free until 30 June.",
  "i need an e-mail letter to our loyal clients: we have moved to 8 Mill Lane, the second lesson is free until 30 june",
  "Please draft an announcement for my old choir members. We have moved to 8 Mill Lane and your second lesson is free until 30 June.",
];
const facts = (text: string): void => {
  expect(text).toContain("8 Mill Lane");
  expect(text).toMatch(/second lesson (?:there )?is free until 30 June/);
  expect(text).not.toMatch(/moving|soon/i);
};

test.each(orders)("“%s” is not addressed in the text, and all it tells is there", (order) => {
  const text = after(order);
  facts(text);
  expect(text).not.toMatch(/pupils|loyal|old choir|newsletter|announcement/i);
});

const remarks: readonly (readonly [remark: string, never: RegExp])[] = [
  ["The free second lesson is missing.", /missing/i],
  ["Something is wrong there. Oh my goodness.", /wrong|goodness/i],
  ["“we have moved”, not “we are moving”", /\bnot\b|“/i],
  ["Who is “Dear”? Please add that parking is free.", /who is|\badd\b/i],
];
test.each(remarks)("“%s” is said to the writer", (remark, never) => {
  for (const order of orders) {
    const text = after(order, remark);
    facts(text);
    expect(text).not.toMatch(never);
  }
});

const closure = "a letter to our members: we are closed from 3 to 9 August, the pool stays open";
const begins = ["Start over:", "Forget that text and write it fresh:", "No, from scratch please:"];
test.each(begins)("what follows “%s” is all that the new text tells", (begin) => {
  const text = after(
    `please write ${closure}`,
    `${begin} we are shut from 4 to 8 August for repairs`,
  );
  expect(text).toMatch(/shut from 4 to 8 August for repairs/);
  expect(text).not.toMatch(/pool|3 to 9|fresh|scratch|over/i);
});

test.each([
  ["It must say: the sauna stays open", /The sauna stays open\./],
  ["could you also mention that the sauna stays open?", /The sauna stays open\./],
  ["It should also say the sauna stays open", /The sauna stays open\./],
  ["Please put in: the sauna stays open", /The sauna stays open\./],
])("what “%s” names is a sentence of the text", (order, shown) => {
  const text = after(`please write ${closure}`, order);
  expect(text).toMatch(shown);
  expect(text).toMatch(/3 to 9 August/);
  expect(text).not.toMatch(/must say|mention|put in/i);
});

const post = "write a facebook post for my cafe Lindy: plum tart, £4.20, from Saturday";
test.each([
  ["Please put in: regional butter, no sugar", /regional butter, no sugar/i],
  [
    "can you mention that it's made with butter from the region?",
    /made with butter from the region/i,
  ],
])("“%s” is in a post, and stays there when all is said anew", (order, shown) => {
  for (const again of ["a completely new text please", "throw that away, I want a fresh one"]) {
    const text = after(post, order, again);
    expect(text).toMatch(shown);
    expect(text).toMatch(/plum tart.*£4\.20/i);
    expect(text).not.toMatch(/\bin\.|throw|fresh one/i);
  }
});

test("a day that is missed stands beside the other", () => {
  const days = after(
    "whatsapp to my regulars: soup and bread for £5 on Monday",
    "Thursday is missing",
  );
  expect(days).toMatch(/on Monday and Thursday/);
});

test("a quoted part of a text is taken out sentence by sentence", () => {
  const text = after(
    post,
    "mention: baked today. Ask for cream.",
    "delete “Baked today. Ask for cream.”",
  );
  expect(text).toMatch(/plum tart/i);
  expect(text).not.toMatch(/baked today|cream/i);
});

test.each([
  "It must say.",
  "Dear.",
  "In.",
  "E-mail to my old pupils.",
  "Throw it away.",
  "Oh dear!",
])("“%s” is only an order", (sentence) => {
  expect(isOnlyOrder(sentence)).toBe(true);
});
test.each([
  "We have moved.",
  "The pool stays open.",
  "Dear to us: your feet.",
  "Come in.",
  "For all.",
])("“%s” is for readers", (sentence) => {
  expect(isOnlyOrder(sentence)).toBe(false);
});
