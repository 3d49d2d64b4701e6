import { expect, test } from "vitest";
import { talk } from "../../../../dialogue/talk-for-tests.ts";

/** Sends all messages and returns the reply to the last. */
function last(...messages: readonly string[]) {
  const say = talk("marketing", { name: "Guest", email: "guest@client.example" });
  const steps = messages.map((message) => say(message));
  const step = steps.at(-1);
  if (!step) throw new Error("A conversation needs at least one message.");
  return step;
}

test("an offer to write is accepted together with the sender, and earlier details go into the text", () => {
  const { text } = last(
    "im a barber, mondays are dead",
    "yeah go on write it. its a text not an email, im kofi from Sharp Corner, thinking free beard oil if they book that day",
  );
  expect(text).toMatch(/^“Hi \[name\], it’s Kofi from Sharp Corner\./);
  expect(text).toMatch(/free beard oil if you book/);
  expect(text).not.toMatch(/Subject/);
});

test("a missing detail is added, with the name given before", () => {
  const text = last(
    "hello im bea, Tiny Tails. write a text to my clients about thursdays being quiet, free ear clean",
    "u forgot to say parking is free and our number 0161 496 0777",
  ).text;
  expect(text).toMatch(/Bea from Tiny Tails/);
  expect(text).toMatch(/free ear clean/);
  expect(text).toMatch(/parking is free/i);
  expect(text).toContain("0161 496 0777");
});

test("a list after a colon is worded item by item", () => {
  const text = last(
    "write me a text for my customers",
    "redo the text: Noor, Silk & Stone, free gift wrap fri or sat, open until 9, cash only",
  ).text;
  for (const part of [
    /Noor from Silk & Stone/,
    /free gift wrap/,
    /Friday or Saturday/,
    /open until 9/i,
    /cash only/i,
  ])
    expect(text).toMatch(part);
});

test("the job is mentioned in a request for a review", () => {
  const text = last(
    "hi, im dai, Dragon Drains. can you write a review request for google",
    "thats alright but put my name in and say about the gutter",
  ).text;
  expect(text).toMatch(/it’s Dai from Dragon Drains/);
  expect(text).toMatch(/for the gutter/);
  expect(text).toMatch(/Google review/);
});

test("a first e-mail to another company states the offer, and accepts additions", () => {
  const say = talk("marketing");
  const first = say(
    "draft me an intro email to a lettings agency offering 8% referral commission",
  ).text;
  expect(first).toMatch(/^“Subject: /);
  expect(first).toMatch(/your lettings agency.*8% referral commission/);
  const next = say("where's the 8%? add it, and that we only do flats under 60 square metres").text;
  expect(next).toMatch(/8% referral commission/);
  expect(next).toMatch(/We only do flats under 60 square metres\./);
  expect(say("sign it Mirela, Keyring").text).toMatch(/Best wishes,\nMirela\nKeyring/);
});

test.each([
  ["change saturday to sunday", /Sunday/, /Saturday/],
  ["not saturday but sunday", /Sunday/, /Saturday/],
  ["say £7 instead of £6", /£7/, /£6/],
  ["leave out the raffle", /vegan chilli/i, /raffle/i],
  ["take out the bit about the raffle", /vegan chilli/i, /raffle/i],
])("“%s” changes the written text", (edit, has, hasNot) => {
  const { text } = last(
    "write a post for my pub The Lame Heron, vegan chilli on saturday for £6, raffle at eight",
    edit,
  );
  expect(text).toMatch(has);
  expect(text).not.toMatch(hasNot);
});

test("a text can be changed some messages later, and a question in between is answered", () => {
  const say = talk("marketing");
  say("write a text to my clients saying we open at 7 from monday");
  expect(say("how often should i send texts").handled).not.toMatch(/^draft:/);
  const { text } = say("add that there is new parking behind the house");
  expect(text).toMatch(/open at 7 from Monday/);
  expect(text).toMatch(/There is new parking behind the house\./);
});

test.each([
  ["and we also do repairs", /\. We also do repairs\./],
  ["its at 5 not 4", /\b5\b/],
])("“%s” right after a text is news for its readers", (news, has) => {
  expect(last("write a text to my clients saying we close at 4 on friday", news).text).toMatch(has);
});

test("a question about reviews after a greeting does not start a plan", () => {
  expect(last("hi im gaz, peak roofing. how do i get more google reviews").handled).toMatch(
    /^advice:/,
  );
});

test("the same text can be sent as an e-mail, a post or a text message", () => {
  const say = talk("marketing");
  say("im ines from Casa Luz. write a text for my guests, free sangria on sundays");
  expect(say("as an e-mail please").text).toMatch(
    /^“Subject: .*\n.*free sangria.*\nBest wishes,\nInes/s,
  );
  expect(say("make it a facebook post").text).toMatch(/^For Facebook: “(?!Hi)/);
  expect(say("no, in a text").text).toMatch(/^“Hi \[name\], it’s Ines from Casa Luz\./);
});

test.each([
  "thanks thats great",
  "how much is a facebook ad",
  "perfect, i will send it tomorrow",
  "my wife reckons i should ring them instead",
  "im not sure about it",
  "no one replied to the last ones",
  "we get a lot of these lately",
  "it was a saturday with the football on",
])("“%s” changes nothing", (message) => {
  expect(
    last("write a text to my clients saying we close at 4 on friday", message).handled,
  ).not.toMatch(/^draft:/);
});

test("a text requested at the end is written from what precedes it", () => {
  const { text } = last(
    "we run a climbing wall called Crux, want to tell members about the new kids club. whatsapp message pls",
    "add the coach is called Lien",
  );
  expect(text).toMatch(
    /^For WhatsApp: “Hi \[name\], new at Crux: kids club\. The coach is called Lien\./,
  );
  expect(text).not.toMatch(/WhatsApp message/);
});

test("days off with other news, a list after a dash and a quoted review are worded as given", () => {
  expect(
    last(
      "write a text to my customers: we do nail trims for £8 all december, closed from 24th to 2nd january",
    ).text,
  ).toMatch(/nail trims for £8 all December.*losed from 24th to 2nd January/);
  expect(
    last("write a post for facebook - tuning £65, in Stroud 3rd to 7th december").text,
  ).toMatch(/tuning for £65 in Stroud from 3 to 7 December\./);
  expect(
    last('reply to this review please: "waited 50 minutes for a cold pie, never again"').text,
  ).toMatch(/sorry that you waited 50 minutes for a cold pie\. /);
});

test("a new price keeps the other details, and the subject line its decimals", () => {
  const { text } = last(
    "i need an email to my clients. Prices go up from £4.20 to £4.60 on 1 February, last order at the old price is 20 January",
  );
  expect(text).toMatch(/From 1 February, our price is £4\.60 instead of £4\.20\./);
  expect(text).toMatch(/Last order at the old price is 20 January\./);
  expect(text).not.toMatch(/Subject: .*£4$/m);
});

test.each([
  ["soups are included", /Soups are included\./],
  ["the terrace stays open", /The terrace stays open\./],
  ["name Green Fork", /Green Fork/],
  ["call it Green Fork", /Green Fork/],
])("“%s” right after a text is taken into it", (stated, has) => {
  const text = last("write an instagram post about our new lunch menu, from monday", stated).text;
  expect(text).toMatch(/lunch menu/);
  expect(text).toMatch(has);
  expect(text).not.toMatch(/name |call it/);
});
