import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

const shop = /My account|“Orders”|Which order|order number/;

test("invoices of the plan are no orders, in whatever words", () => {
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

test("what stands on an invoice, who sees it, and how it is paid: each has its answer, and two have both", () => {
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
  expect(say("two people left in june, we still pay for them").text).toContain("“inactive”");
});

test("a ticket that is asked for with another wish is opened, about what was said, and the wish is answered", () => {
  const say = talk("support");
  say("we are 4 people but you charged 6 seats");
  const both = say("yes open the ticket, and where do I change the credit card?");
  expect(both.state.tickets[0]?.title).toContain("charged 6 seats");
  expect(both.text).toContain("“Payment”");
});

test("the wish to cancel means the plan, and says what stays", () => {
  const say = talk("support");
  expect(say("i want to cancel").text).toMatch(/^An owner (?:cancels|can cancel)/);
  expect(say("what happens to our files when it ends?").text).toMatch(/60 (?:more )?days/);
  expect(talk("support")("I want money back for a whole day that was lost").text).not.toMatch(
    /unworn/,
  );
});

test("nobody who speaks of the software is asked for an order", () => {
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

test("an owner who left is replaced by ticket, and how long it takes is said of the ticket", () => {
  const say = talk("support");
  expect(say("our only admin has left the company, no one can change the plan").text).toMatch(
    /make someone else the owner by ticket/,
  );
  expect(say("how long does it take?").text).not.toMatch(/We quote by project/);
});
