import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "my mail is l.ferri@post.example",
  "you can write to l.ferri@post.example",
  "l.ferri@post.example",
])("takes up an e-mail address: “%s”", (message) => {
  const say = talk("hospitality");
  say("is there a sauna");
  const { text, state } = say(message);
  expect(text).toContain("Noted: l.ferri@post.example.");
  expect(text).not.toMatch(/stamps|Letters/);
  expect(state.figures?.email).toBe("l.ferri@post.example");
});

test("keeps the offer of a quote that an address is given for", () => {
  const say = talk("hospitality");
  say("a room for 2 from 8 to 10 december");
  expect(say("my email is k@ferri.example").text).toMatch(/^Noted: k@ferri\.example\..*pass/);
  expect(say("yes").text).toContain("front desk now has your enquiry");
});

test("answers what stands beside an address", () => {
  const say = talk("hospitality");
  say("hello");
  const { text } = say("when is breakfast? and my mail is k@ferri.example");
  expect(text).toContain("k@ferri.example");
  expect(text).toContain("6:30");
});

test.each([
  "can you mail me that? k@ferri.example",
  "please send it to k@ferri.example",
  "email me the price, k@ferri.example",
])("says what would be sent there: “%s”", (message) => {
  const say = talk("hospitality");
  say("what is a room in february");
  expect(say(message).text).toMatch(/k@ferri\.example\. .*in writing/);
});

test.each([
  "he mustn't know, mail only me please: k@ferri.example",
  "please write only to me, k@ferri.example",
  "just email me, it is a surprise: k@ferri.example",
])("writes only to who asks for that: “%s”", (message) => {
  const say = talk("hospitality");
  say("a room for saturday");
  expect(say(message).text).toMatch(/only to you there/);
});
