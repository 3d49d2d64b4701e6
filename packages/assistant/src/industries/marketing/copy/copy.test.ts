import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** Sends all messages and returns every reply. */
function replies(...messages: readonly string[]): string[] {
  const say = talk("marketing", { name: "Guest", email: "guest@client.example" });
  return messages.map((message) => say(message).text);
}
const last = (...messages: readonly string[]): string => replies(...messages).at(-1) ?? "";

test.each([
  [
    "write a text for my customers that we are shut from 2 to 5 may for repairs",
    "“Dear customers, we’re closed from 2 to 5 May for repairs. We look forward to seeing you again.”",
  ],
  [
    "i need to tell members that our prices go up 4% from march",
    "“Dear members, from March, our prices go up by 4%. Thank you for your understanding.”",
  ],
  [
    "can you write a message to parents: the spring concert on 3 april is moved to 10 april because of the storm",
    "“Dear parents, the spring concert has moved from 3 April to 10 April because of the storm. We hope the new date suits you and look forward to seeing you.”",
  ],
  [
    "need a facebook post, we have a pasta workshop on saturday 9 may 3pm, 40 pounds, 6 places",
    "For Facebook: “Join us for our pasta workshop on Saturday 9 May at 3pm. The price is £40 per person. There are 6 places. Send us a message to save your place.”",
  ],
])("“%s” is written from what it tells, without the words of the order", (message, text) => {
  expect(last(message)).toBe(text);
});

const closure = "need a message to my clients, we are closed 3 to 9 august, back the 10th";

test.each([
  ["no, we are back on the 11th", /We’re back on 11 August\./, /10 August/],
  ["add our number 0161 555 0142", /You can reach us on 0161 555 0142\./, /add/i],
  ["the name must be in it, Soft Paws", /Soft Paws”$/, /must be/],
  ["say that the shop next door takes parcels", /The shop next door takes parcels\./, /say/i],
  ["friendlier please", /Thank you for being with us/, /friendl/i],
  ["take the look forward line out", /back on 10 August/, /look forward/],
  ["more formal", /^“Dear clients, we are closed/, /We’re/],
])("“%s” changes a text and is no part of it", (change, has, hasNot) => {
  const text = last(closure, change);
  expect(text).toMatch(has);
  expect(text).toMatch(/closed from 3 to 9 August/);
  expect(text).not.toMatch(hasNot);
});

test("facts stay through all changes", () => {
  const text = last(
    "write a text for clients: price of a manicure goes from 30 to 34 euro from 1 june because rent went up",
    "don't mention the rent",
    "friendlier",
    "shorter",
    "and children stay at 15",
    "it's 35 not 34",
  );
  expect(text).toMatch(/From 1 June, a manicure costs €35 instead of €30\. Children stay at €15\./);
  expect(text).not.toMatch(/rent\b/);
});

test("a rise is a step, and the new price follows from the old one", () => {
  const wish = "write a whatsapp for clients, a beard trim is 3 euro more from may";
  expect(last(wish)).toMatch(/from May, a beard trim goes up by €3\./);
  expect(last(wish, "it was 15 euro until now")).toMatch(/costs €18 instead of €15/);
});

test("a cancelled event offers what was told, and a day to answer by", () => {
  const text = last(
    "need a message: friday's reading is cancelled because the author is ill. tickets stay valid for 5 march or money back",
    "friendlier, and they must tell me until 4 december",
  );
  expect(text).toMatch(/reading.* is cancelled because the author is ill\./);
  expect(text).toMatch(/Your ticket stays valid for 5 March, or you get your money back/);
  expect(text).toMatch(/Please tell us by 4 December/);
});

test("the same text goes to another channel, and comes in several versions", () => {
  const wish = "write an instagram post: jazz concert on 12 june at 8pm, 15 dollars";
  expect(last(wish, "the same as an e-mail")).toMatch(/^“Subject: Jazz concert, 12 June\n/);
  expect(last(wish, "in two versions").match(/^– “/gm)).toHaveLength(2);
});

test.each(["what does a facebook ad cost", "how often should i post"])(
  "“%s” after a text is answered and leaves the text alone",
  (question) => {
    const say = talk("marketing", { name: "Guest", email: "guest@client.example" });
    say(closure);
    expect(say(question).handled).not.toMatch(/^draft:/);
    expect(say("add that the phone is on all week to the text").text).toMatch(
      /from 3 to 9 August.*The phone is on all week\./,
    );
  },
);

test.each([
  [
    'reply please: "Soup was cold and nobody said sorry"',
    ["say it was our first day with a new cook", "too grovelling"],
    /We regret that the soup was cold.*It was our first day with a new cook\./,
  ],
  [
    "write an apology to a client, we sent the wrong lamp, we refund 40 euro",
    ["her name is Mrs Orban", "sign Lea"],
    /^“Dear Mrs Orban, I’m sorry that we sent the wrong lamp\. We’ll refund €40\..*– Lea”$/,
  ],
  [
    "job ad: we are looking for a gardener, 25 hours, from april, 16 euro per hour",
    ["no weekends", "apply at jobs@fern.example"],
    /a gardener, starting in April\. We pay €16 an hour\. 25 hours a week\. No weekends\. Apply at jobs@fern/,
  ],
  [
    "reminder text for patients, they forget their appointments",
    ["they must cancel one day before or it costs 20 euro", "phone 0161 555 0133"],
    /appointment.*Please cancel one day before; otherwise it costs €20\..*call 0161 555 0133/,
  ],
  [
    "thank you card for the customers of my tea shop",
    ["say 10% off with code TEA10", "name: Leaf & Cup"],
    /^“Thank you for choosing Leaf & Cup! You get 10% off with code TEA10\. We hope/,
  ],
  [
    "need a donation letter for our dog shelter, goal 3000 euro until easter",
    ["20 euro buys food for a week"],
    /we need your help\. Our goal is €3000 by Easter\. €20 buys food for a week\./,
  ],
  [
    "write a whatsapp to clients who have not been here since may, i have a barber shop",
    ["offer is 4 euro less for a beard trim until 3 march", "it's 5 not 4"],
    /it’s been a while.*You get €5 off a beard trim until 3 March\./,
  ],
  [
    "write a post, we have 4 places free in our drawing course, thursdays 6pm",
    ["free means available!", "paper is included"],
    /4 places.*drawing course on Thursdays at 6pm.*Paper is included\./,
  ],
])("“%s” keeps its facts through the changes after it", (wish, changes, text) => {
  expect(last(wish, ...changes)).toMatch(text);
});

test("a text is about what was told before, and headlines are about the text", () => {
  const stated = "we do a jazz concert on 9 june 8pm in the old barn, 10 euro";
  expect(last(stated, "make a flyer text")).toMatch(
    /^For the flyer: “Join us for our jazz concert in the old barn on 9 June at 8pm/,
  );
  expect(
    last(stated, "make a flyer text", "2 headlines please").match(/^– “.*azz concert/gm),
  ).toHaveLength(2);
});

test("what is closed, moved or raised is named, and its reason is not cut from another word", () => {
  expect(last("write a text to guests: our sauna is closed from 2 to 8 march for repairs")).toMatch(
    /our sauna is closed from 2 to 8 March for repairs\./,
  );
  expect(last("write a message to volunteers: the meeting on 3 june is moved to 5 june")).toMatch(
    /the meeting has moved from 3 June to 5 June\./,
  );
  expect(
    last("text for customers: our prices go up 3% from may", "energy costs are the reason"),
  ).toMatch(/go up by 3% because of our energy costs\./);
});

test("headlines get others, and “two people short” orders no short text", () => {
  const event = "write a post: jazz concert in the park by the river on 9 june at 8pm, 10 euro";
  expect(last(event)).toMatch(/in the park by the river on 9 June at 8pm/);
  expect(last(event, "3 headlines", "2 others").match(/^– “/gm)).toHaveLength(2);
  const review = 'reply to this: "The soup was cold and the bread was old"';
  expect(last(review, "we were two people short that day")).toMatch(
    /^“Thank you for telling us\. .*We were two people short that day\./,
  );
});
