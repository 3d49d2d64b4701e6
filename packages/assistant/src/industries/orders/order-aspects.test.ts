import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

/** Questions about an order on its way, asked after a reply about it and with its number. */
const asked: readonly (readonly [question: string, answer: RegExp])[] = [
  ["can i have it another day, i am away", /up to five days.*tracking link/],
  ["who signed for it", /^No one has yet/],
  ["does someone need to be home", /^No, no one has to be home/],
  ["can they leave it in the garage", /^Yes, you can choose the place/],
  ["can my neighbour take it", /neighbour or a parcel shop/],
  ["which carrier brings it", /names the carrier/],
  ["tracking link please", /shipping e-mail/],
  ["i threw away the mail, please resend it", /under “My account”, “Orders”/],
  ["which parts are in it", /contains the Ridge 2 tent and Glim headlamp/],
  ["may it be delivered to my workplace", /^No, not to your workplace/],
  ["how did i pay", /find that on the invoice/],
  ["is it insured", /our responsibility/],
  ["cancel one of the items", /can’t change what’s in it/],
  ["change the delivery address", /not to another street/],
];

test.each(asked)(
  "“%s” is answered of the order in hand, and of one that is named",
  (question, answer) => {
    const say = talk("e-commerce");
    say("where is BK-10482");
    expect(say(question).text).toMatch(answer);
    expect(talk("e-commerce")(`order BK-10482, ${question}`).text).toMatch(answer);
  },
);

test("a delivered order cannot be rescheduled, and its recipient is on record", () => {
  const say = talk("e-commerce");
  say("BK-10355");
  expect(say("can it come another day").text).toMatch(/was already delivered on/);
  expect(say("who signed for it").text).toMatch(/^Handed over at the door/);
});

test("a parcel that is said not to be lost is rescheduled, not traced", () => {
  const say = talk("e-commerce");
  say("BK-10482");
  const text = say(
    "no it is not lost. on friday nobody opens the door here, could it come another day",
  ).text;
  expect(text).toMatch(/up to five days/);
  expect(text).not.toMatch(/carrier today|money back/);
});

test("no parcels are delivered at weekends", () => {
  const say = talk("e-commerce");
  say("BK-10482");
  expect(say("change the day to saturday please").text).toMatch(/don’t deliver on weekends/);
});

test.each([
  ["i deleted the email by mistake", true],
  ["cant find the mail with the link, i lost that email", true],
  ["i never got the email discount", false],
  ["i never got the e-mail voucher", false],
])("“%s” is answered with where else the e-mail’s link is: %s", (message, isMeant) => {
  const say = talk("e-commerce");
  say("BK-10517");
  expect(say(message).text.includes("You don’t need the e-mail")).toBe(isMeant);
});
