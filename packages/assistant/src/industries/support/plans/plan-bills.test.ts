import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { textsOf } from "../ticket-file/file.ts";

const shop = /My account|“Orders”|Which order|order number/;

test("invoices of the plan are not orders, however they are worded", () => {
  for (const wish of [
    "I need our subscription invoices of 2024",
    "where can I download a receipt",
    "send me every bill since january",
    "not an order, I mean the invoices of our plan",
    "how can I see what we paid in may",
    "billing of our plan, not a shop order, where can I download them",
  ]) {
    const { text } = talk("support")(wish);
    expect(text, wish).toMatch(/“Invoices”|“Send to”/);
    expect(text, wish).not.toMatch(shop);
  }
});

test("an invoice's contents, access and payment are answered, also two at once", () => {
  const say = talk("support");
  expect(say("can you add our VAT number, and where are the invoices").text).toMatch(
    /VAT number[\s\S]*“Download all”/,
  );
  expect(say("does that count for the old ones").text).toMatch(
    /^No, it applies from the next invoice on/,
  );
  expect(say("I am not the owner, may I see them").text).toContain("“billing” permission");
  expect(say("how do we change the credit card").text).toContain("“Payment”");
  expect(say("is bank transfer possible instead of the card").text).toMatch(
    /^Yes, for yearly plans/,
  );
  expect(say("two people left in june, we still pay for them").text).toMatch(
    /“inactive”|“Deactivate”/,
  );
});

test("a ticket requested along with something else is opened with its subject, and the rest is answered", () => {
  const say = talk("support");
  say("we are 4 people but you charged 6 seats");
  const both = say("yes open the ticket, and where do I change the credit card?");
  expect(textsOf(both.state.tickets)).toContain("charged 6 seats");
  expect(both.text).toContain("“Payment”");
});

test("a request to cancel means the plan, and says what remains", () => {
  const say = talk("support");
  expect(say("i want to cancel").text).toMatch(/^An owner (?:cancels|can cancel)/);
  expect(say("what happens to our files when it ends?").text).toMatch(/60 (?:more )?days/);
  expect(talk("support")("I want money back for a whole day that was lost").text).not.toMatch(
    /unworn/,
  );
});

test("messages about the software are never asked for an order", () => {
  const say = talk("support");
  expect(say("we were charged during the trial").text).toMatch(
    /^I’m sorry about that\. A trial is free/,
  );
  expect(say("on the 5th of november, 40 dollars").text).toMatch(/^Ticket PL-/);
  for (const message of [
    "i want it back",
    "i put the tasks in the wrong board, undo",
    "stop the subscription",
  ])
    expect(say(message).text, message).not.toMatch(/Which order/);
  expect(talk("support")("where is my parcel").text).toContain("Which order is it?");
});

test("an owner who left is replaced through a ticket, and the time it takes is given for the ticket", () => {
  const say = talk("support");
  expect(say("our only admin has left the company, no one can change the plan").text).toMatch(
    /make someone else the owner by ticket/,
  );
  expect(say("how long does it take?").text).not.toMatch(/We quote by project/);
});

test("bills do not come by post", () => {
  expect(talk("support")("can we have our bills by post too").text).toMatch(/^Not by post/);
  expect(talk("support")("the invoice was posted to the wrong project").text).not.toMatch(
    /^Not by post/,
  );
});

test("a team on a plan that asks for its bill gets the sum", () => {
  expect(talk("support")("we are 18 people on business monthly, what is our bill").text).toContain(
    "$288",
  );
});
