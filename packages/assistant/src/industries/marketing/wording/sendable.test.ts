import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { matterIn, ordersText } from "./matter.ts";

const last = (...messages: string[]): string => {
  const say = talk("marketing");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};

test.each([
  [
    "Could you do us a leaflet for our new knitting circle, Mondays 6pm, wool provided?",
    ["our new knitting circle on Mondays at 6pm, wool provided"],
  ],
  [
    "Good morning. I run the allotment society and we should like a notice for our plant swap on 9 May in the scout hut. Would you kindly help?",
    ["our plant swap on 9 May in the scout hut"],
  ],
  [
    "pls make text for facebook group of neighbours: bin day is now tuesday, not monday",
    ["bin day is now Tuesday, not Monday"],
  ],
  [
    "I want to invite my regular guests to a cheese evening on Friday 3rd at 8, 10 seats",
    ["you’re invited to a cheese evening on Friday 3rd at 8, 10 seats"],
  ],
  [
    "write a thank you note to everyone who helped at our summer fair",
    ["thank you for helping at our summer fair"],
  ],
  ["need a poster, we hiring a cook, £14 hour", ["we’re hiring a cook, £14 an hour"]],
])("“%s” tells its readers only what is for them", (message, facts) => {
  expect(ordersText(message)).toBe(true);
  expect(matterIn(message).facts).toEqual(facts);
});

test.each([
  "how often should I write a newsletter?",
  "what do I put into an ad",
  "is a flyer worth it for a dentist?",
  "we want to send 400 letters, stamp 0.85",
])("“%s” orders no text", (message) => {
  expect(ordersText(message)).toBe(false);
});

test.each([
  [
    "Could you do us a leaflet for our new knitting circle, Mondays 6pm, wool provided?",
    /knitting circle on Mondays at 6pm\nWool provided/,
    /Could you|leaflet\b.*“.*leaflet/,
  ],
  [
    "Please write an email to my clients that the clinic is closed from 4 to 8 May and that prescriptions ordered before 2 May are ready in time",
    /Prescriptions ordered before 2 May are ready in time\./,
    /8 May to 2 May/,
  ],
  [
    "please formulate advertisement for my sewing bureau, alterations in 24 hours, from 12 euro",
    /Alterations in 24 hours, from €12|alterations in 24 hours, from €12/,
    /formulate|campaign/,
  ],
  [
    "can you write a message to tenants that the gate is out of order until Sunday?",
    /the gate is out of order until Sunday\./,
    /Order yours/,
  ],
])("“%s”: all of it is in the text, and nothing said to the writer", (message, has, hasNot) => {
  const text = last(message);
  expect(text).toMatch(has);
  expect(text).not.toMatch(hasNot);
});

test("a plain text goes on through changes", () => {
  const order =
    "Good morning. I run the allotment society and we should like a notice for our plant swap on 9 May in the scout hut. Would you kindly help?";
  expect(last(order)).not.toMatch(/allotment society|kindly/);
  const text = last(order, "Entry is free.", "Could it be a poster rather?");
  expect(text).toMatch(/^For the sign: “Our plant swap on 9 May in the scout hut\nEntry is free/);
});

test("what comes later is taken in, and a text with blanks is not sent", () => {
  const order =
    "write a post: our cellar was flooded, the bar is closed till further notice, the garden stays open";
  expect(last(order)).not.toMatch(/\[/);
  expect(last(order, "the first guests can come back on 14 May")).toMatch(/14 May/);
});

test("a text that is dropped is not written again", () => {
  expect(
    last("write a whatsapp to my regulars: fresh eggs on Friday", "ok forget the message"),
  ).toMatch(/^OK, that text is gone\./);
});

test("the name stands once, and a quoted text orders none", () => {
  const text = last(
    "I run a bakery called Almond in Hull. Could you write me an Instagram post for our new seed loaf? On sale from Monday, £3.90.",
  );
  expect(text.match(/Almond/g)?.length ?? 0).toBe(1);
  expect(ordersText("“A mail to my old students” is in it, and the price is missing.")).toBe(false);
});
