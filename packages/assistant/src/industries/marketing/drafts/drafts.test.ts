import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { asksForWords, wantsText } from "./wish.ts";

test.each([
  "can you write it for me?",
  "short text for whatsapp: from 1 feb a groom costs 52 instead of 45",
  "how do i tell my regulars the price goes up",
  "need three subject lines",
  "write me a facebook post about our quiz night",
  "what should the sign say",
  "give me a polite reply to a bad review",
  "and if someone complains what do i say",
])("“%s” requests a text", (message) => {
  expect(wantsText(message) || asksForWords(message)).toBe(true);
});

test.each([
  "how often should i write newsletters",
  "is a newsletter worth it",
  "what does a text message cost",
  "should i answer bad reviews",
  "how long should a post be",
  "nobody reads my posts",
])("“%s” does not request a text", (message) => {
  expect(wantsText(message) || asksForWords(message)).toBe(false);
});

test("a price change is announced from details given anywhere in the conversation", () => {
  const say = talk("marketing");
  say("im a dog groomer, 45 a dog now, costs went up");
  const { text } = say("write a whatsapp for my clients, from 1 march a groom costs 50");
  expect(text).toMatch(/^For WhatsApp: “Hi all, from 1 March a groom costs 50 instead of 45\./);
  expect(text).toMatch(/our costs went up/);
});

test("a text can be made shorter, friendlier, more formal and without the price", () => {
  const say = talk("marketing");
  const first = say("text for my clients: from 3 may a lesson costs €40 instead of €35").text;
  expect(first).toMatch(/from 3 May,? a lesson costs €40 instead of €35/);
  const short = say("shorter").text;
  expect(short).toMatch(/From 3 May,? a lesson costs €40/);
  expect(short.length).toBeLessThan(first.length);
  expect(say("without the price").text).not.toMatch(/€/);
  const other = talk("marketing");
  other("text for my clients: from 3 may a lesson costs €40 instead of €35");
  expect(other("more formal please").text).toMatch(/^“Dear (?:customers|clients),/);
});

test("the reply to a review depends on whether it is true", () => {
  const say = talk("marketing");
  say("i have a hair salon and got a 1 star review");
  const untrue = say(
    "write the reply. she says we ruined her colour, but she was never a client",
  ).text;
  expect(untrue).toMatch(/we ruined your colour/);
  expect(untrue).toMatch(/no visit under your name.*another hair salon/);
  const real = talk("marketing");
  real("we run a pizzeria, bad review today");
  const sorry = real(
    "can you write an answer, he says the pizza was cold and to be fair he is right",
  ).text;
  expect(sorry).toMatch(/sorry that the pizza was cold/);
  expect(sorry).not.toMatch(/no visit/);
});

test("a missing detail is a blank, asked for once, and filled in", () => {
  const say = talk("marketing");
  const first = say("write an invitation for our wine tasting").text;
  expect(first).toMatch(/wine tasting.*\[day and hour\]/);
  expect(first).toMatch(/On which day/);
  const filled = say("saturday 5 december").text;
  expect(filled).toMatch(/wine tasting.*on Saturday 5 December/);
  expect(filled).not.toMatch(/\[|\?/);
});

test("a board has the item and its price", () => {
  const say = talk("marketing");
  say("my cafe is dead from 2 to 5");
  const { text } = say("what do i write on the board? soup and bread for 6 euro");
  expect(text).toMatch(/Soup and bread for €6/);
});

test("three subject lines can be followed by another three", () => {
  const say = talk("marketing");
  const first = say("need subject lines for a mail about the spring menu").text;
  expect(first.match(/– /g)).toHaveLength(3);
  expect(first).toMatch(/spring menu/i);
  const next = say("another version").text;
  expect(next.match(/– /g)).toHaveLength(3);
  expect(next).not.toBe(first);
});

test("a message contains what the visitor wants to say", () => {
  expect(
    talk("marketing")("write a message to my customers saying we are closed on monday for repairs")
      .text,
  ).toMatch(/we’re closed on Monday for repairs\./);
});

test("a text without content is asked about, and written once the content is given", () => {
  const say = talk("marketing");
  expect(say("can you write me a facebook post").text).toBe(
    "Happy to. What’s the post about, and what’s your business called?",
  );
  expect(say("our new lemon tart").text).toMatch(/lemon tart/);
});

test("asking what a text should contain in general does not request one", () => {
  expect(talk("marketing")("what do we put into an ad").handled).not.toMatch(/^draft:/);
  expect(talk("marketing")("do we really need a slogan").handled).not.toMatch(/^draft:/);
});

test.each([
  ["write something for the sign, tomato soup 4.50 euros", /Tomato soup for €4\.50/],
  ["text for the board: beard trim 12 euros on mondays", /[Bb]eard trim for €12 on Mondays/],
])("an item and its price need no further words: “%s”", (message, text) => {
  expect(talk("marketing")(message).text).toMatch(text);
});

test("customers' complaints about a higher price are answered, shorter and more formal on request", () => {
  const say = talk("marketing");
  say("i put my prices up and some clients complain");
  expect(say("what do i say to them").text).toMatch(/no one likes to pay more/);
  expect(say("a massage was 50 now 56").text).toMatch(/6 more/);
  expect(say("more formal").text).not.toMatch(/no one likes/);
});

test("a message keeps its content, without the day on request", () => {
  const say = talk("marketing");
  say("i have a nail studio and 40 clients numbers");
  expect(say("write them a message that i have free slots on friday").text).toMatch(
    /I have free slots on Friday\./,
  );
  expect(say("without the day").text).toMatch(/I have free slots\./);
});

test("wanting to run ads does not request a text, wanting an ad written does", () => {
  const wish = "we sell handmade soaps on etsy 9 dollars each, want to do ads";
  expect(talk("marketing")(wish).handled).not.toMatch(/^draft/);
  expect(talk("marketing")("can you do a facebook ad text for my salon").handled).toMatch(/^draft/);
});
