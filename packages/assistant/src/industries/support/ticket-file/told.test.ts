import { expect, it } from "vitest";
import { distinct, isAsked, sentencesIn, statementsIn } from "./told.ts";

it.each([
  [
    "Hello team, our labels vanish since Thursday. Can you look at it?",
    ["our labels vanish since Thursday"],
  ],
  [
    "open it as high: 6 people, the form says “413”, only on Edge",
    ["6 people, the form says “413”, only on Edge"],
  ],
  ["yes open one please. the workspace is Blue Barn", ["the workspace is Blue Barn"]],
  ["both were booked. But yes, please open the ticket.", ["both were booked"]],
  ["tell them that the intern saw it too, and how long does it take?", ["the intern saw it too"]],
  ["Restarted twice. same.", ["Restarted twice"]],
  ["it is an overcharge, open a ticket please", ["it is an overcharge"]],
  ["and no proxy here. no single sign-on either", ["no proxy here", "no single sign-on either"]],
  ["team is Red Kettle Studio", ["team is Red Kettle Studio"]],
  ["open a ticket for a refund, we left in May", ["refund, we left in May"]],
  ["open a ticket, for a week nobody gets mails", ["for a week nobody gets mails"]],
])("takes what is told from “%s”", (message, told) => {
  expect(statementsIn(message)).toEqual(told);
});

it.each([
  "how do I archive a board?",
  "ok thanks",
  "You keep talking about the price.",
  "give me a ticket then, high priority",
  "I want to talk to a person",
  "no ticket please",
  "That is not what I asked.",
  "ok as you suggest",
  "whatever you think is best",
  "let them know",
  "report it to your team",
])("takes nothing from “%s”", (message) => {
  expect(statementsIn(message)).toEqual([]);
});

it("separates a question from what is told before it", () => {
  expect(sentencesIn("it fails on two phones, and what can my people do until then?")).toEqual([
    "it fails on two phones",
    "and what can my people do until then?",
  ]);
});

it("knows a question without its sign", () => {
  expect(isAsked("so who can see it")).toBe(true);
  expect(isAsked("the one who saw it is Lee")).toBe(false);
});

it("keeps each note once, in its longest form and in order", () => {
  expect(distinct(["the chart is empty", "the chart is empty on Linux", "since May"])).toEqual([
    "the chart is empty on Linux",
    "since May",
  ]);
});

it.each([
  ["cant sign in since noon, the code is refused", "cant sign in since noon, the code is refused"],
  ["hi, I removed a board yesterday, is possible to get it back?", "I removed a board yesterday"],
])("“%s” tells what is wrong, although it begins or ends like a question", (message, told) => {
  expect(statementsIn(message)).toEqual([told]);
});

it.each([
  "my question was whether Ann",
  "this isn't about my card",
  "I looked there.",
  "mark it critical",
])("“%s” tells nothing of the matter", (message) => {
  expect(statementsIn(message)).toEqual([]);
});
