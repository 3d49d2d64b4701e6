import { expect, test } from "vitest";
import { talk } from "../../../../dialogue/talk-for-tests.ts";

/** Sends all messages and returns every reply. */
function replies(...messages: readonly string[]): string[] {
  const say = talk("marketing", { name: "Guest", email: "guest@client.example" });
  return messages.map((message) => say(message).text);
}
const last = (...messages: readonly string[]): string => replies(...messages).at(-1) ?? "";
const lines = (text: string): string[] => text.split("\n").filter((line) => line.startsWith("– "));

test.each([
  [
    "instagram post for my nail studio Lilac, gel nails 20% off until 5 march",
    /^For Instagram: “Your hands deserve a treat\. 💅 Get 20% off gel nails until 5 March\. .* – Lilac”/,
  ],
  [
    "write a facebook post for our pizzeria called Forno, 2 for 1 on pizza every tuesday",
    /2 for 1 on pizza every Tuesday\..*Forno/,
  ],
  [
    "need a flyer for my bakery in York, we open a second shop on 7 march at 22 Mill Road, free roll with every coffee",
    /^For the flyer: “We’re opening our second shop at 22 Mill Road on 7 March!\n.*ree roll with every coffee/,
  ],
  [
    "can you write a sms to my clients: haircuts from 15 euro, book by friday, call 0161 555 0142",
    /^“Hi \[name\], our haircuts start at €15\. Book by Friday: call 0161 555 0142\.”$/,
  ],
])("“%s” becomes a text of its particulars", (message, text) => {
  expect(last(message)).toMatch(text);
});

test.each([
  ["thats just my words, make it warmer", /€35/, /my words|warmer/i],
  ["no: first a warm sentence about mums, then the bouquets", /€35/, /sentence/i],
  ["not great. again please, the complete text", /€35/, /complete|great/i],
  ["the name is Rosehip, you forgot it", /Rosehip/, /forgot|name is/i],
])("“%s” changes a post and is not printed in it", (change, has, hasNot) => {
  const text = last("post for mothers day, i have a flower shop", "bouquets from 35 euro", change);
  expect(text).toMatch(has);
  expect(text).toMatch(/mum|Mother’s Day|Flowers|flowers|smile/i);
  expect(text).not.toMatch(hasNot);
});

test("a text without an offer is about the business, and asks for more", () => {
  expect(last("write an instagram post for my dog grooming salon called Wet Noses")).toMatch(
    /For grooming, come to Wet Noses\..*Give me an offer, a price or a day/s,
  );
  expect(last("can you make a post")).toMatch(/^Happy to\. What’s the post about/);
});

test.each([
  "grand opening of my cafe on sunday 6 march, make a flyer",
  "flyer please, our new cafe opens on sunday 6 march",
  "i need a flyer. we open our cafe sunday 6 march",
])("“%s”: a weekday that does not fit its date is kept and pointed out", (message) => {
  const text = last(message);
  expect(text).toMatch(/Sunday 6 March/);
  expect(text).toMatch(/6 March 2027 is a Saturday/);
});

test("an agreeing weekday is not pointed out", () => {
  expect(last("flyer please, our new cafe opens on saturday 6 march")).not.toMatch(/to check/);
});

test.each([
  ["i'm a barber, my jokes are old. give me slogans", /haircut|hair|cut|sharp/i],
  ["need 3 slogans for my bike shop", /roll|rid|bike|wheel/i],
  ["a tagline for our bakery, Crust & Co", /Crust & Co: /],
])("“%s” is answered with slogans of the trade", (message, words) => {
  const text = last(message);
  expect(lines(text).length).toBeGreaterThan(2);
  expect(text).toMatch(words);
  expect(text).not.toMatch(/jokes are old/);
});

test("slogans take the name, a joke and a number of lines", () => {
  const wish = "slogan for my barber shop";
  expect(lines(last(wish, "the shop is called Sharp Henry, funny please"))[0]).toMatch(
    /Sharp Henry: /,
  );
  expect(last(wish, "call it Sharp Henry. one line, with a pun")).toMatch(
    /^“Sharp Henry: [^\n]+”$/,
  );
});

test("lines of an ad keep to a number of characters", () => {
  const text = last("4 google ad headlines for my plumbing business in Leeds, max 25 characters");
  expect(lines(text)).toHaveLength(4);
  for (const line of lines(text)) expect(line.length - "– “”".length).toBeLessThanOrEqual(25);
});

test.each(["how much does a facebook ad cost", "what is 300 x 0.10", "how often should i post"])(
  "“%s” in the middle of the writing is answered, and the text stays",
  (question) => {
    const say = talk("marketing", { name: "Guest", email: "guest@client.example" });
    say("post for my gym, first month free");
    expect(say(question).handled).not.toMatch(/^draft:/);
    expect(say("change month to week in the text").text).toMatch(/Your first week is free/);
  },
);

test("a profile, a description and a request for a review have their own form", () => {
  expect(last("write a bio for instagram, i have a bakery in York called Crumb")).toMatch(
    /“Crumb\n🥐 Fresh bread and cakes in York\n/,
  );
  expect(last("product description for my candle, burns 40 hours, 18 pounds")).toMatch(
    /candle.*40 hours.*£18/i,
  );
  expect(last("write a review request for google, we are Dragon Drains")).toMatch(
    /Dragon Drains.*Google review/,
  );
});

test("without emoji, with hashtags, without the offer", () => {
  const wish = "instagram post for my cafe Bean, free cookie with every coffee";
  expect(last(wish, "no emojis")).not.toMatch(/\p{Extended_Pictographic}/u);
  expect(last(wish, "with hashtags")).toMatch(/#Bean/);
  expect(last(wish, "leave out the cookie")).not.toMatch(/cookie/);
});

test.each([
  "post for our cafe, new winter menu",
  "write a post for our cafe, we have a new winter menu",
  "need a post for my cafe, new winter menu from monday",
])("“%s”: whose text it is, is no sentence of it", (message) => {
  const text = last(message);
  expect(text).toMatch(/winter menu/);
  expect(text).not.toMatch(/(?:Our|My) cafe\./);
});

test("a price behind a capital is no address", () => {
  expect(last("Flyer for my barber shop: Haircut 18, beard trim 12")).not.toMatch(
    /\bat Haircut 18/,
  );
  expect(last("flyer for our second shop at Long Lane 8, opening 3 May")).toMatch(/at Long Lane 8/);
});

test("more than one of a thing takes a plural", () => {
  expect(last("post for my cafe: your first two drinks are free")).toMatch(
    /Your first two drinks are free\./,
  );
  expect(last("headlines for our hiking tours")).not.toMatch(/tours (?:is|feels)\b/);
});
