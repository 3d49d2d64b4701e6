import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("a ticket can be opened in one line, and nothing given before is asked for", () => {
  const say = talk("support");
  const opened = say("please open a ticket: invoices come without our tax number, low priority");
  expect(opened.text).toMatch(/^Ticket PL-\d+ is open, with priority low/);
  expect(opened.state.tickets[0]?.title).toBe("invoices come without our tax number");
  expect(talk("support")("create ticket, board freezes when dragging, its urgent").text).toMatch(
    /priority critical/,
  );
});

test("its priority can be changed in a few words, without opening a second one", () => {
  const say = talk("support");
  say("open a ticket: comments vanish after saving");
  expect(say("sorry, that's urgent, no one can work").text).toMatch(/now has priority critical/);
  expect(say("hm no, normal will do").text).toMatch(/now has priority normal/);
  expect(say("add: only in safari").text).toMatch(/^I’ve added this to PL-/);
  expect(say("what did you write in it?").text).toContain(
    "comments vanish after saving; only in safari",
  );
  expect(say("any news?").text).toMatch(/is open and new\..*within 1 working day/);
  expect(say("close it please, works now").state.tickets).toEqual([]);
});

test("of two tickets, the one referred to is meant", () => {
  const say = talk("support");
  const first = say("open a ticket: the import stops at line 40").state.tickets[0]?.number ?? "";
  say("open a ticket: dark mode is unreadable on the timeline");
  expect(say("what's the status of the first one").text).toMatch(new RegExp(`^${first}`));
});

test("the answer to “how urgent?” is recorded, and not asked for a third time", () => {
  const say = talk("support");
  say("open a ticket");
  say("the weekly report shows last year");
  expect(say("i am blocked, high i guess").text).toMatch(/priority high/);
  const vague = talk("support");
  vague("open a ticket");
  vague("the weekly report shows last year");
  expect(vague("it began on monday").text).toBe("Noted. How urgent is it?");
  expect(vague("only for our team").text).toMatch(/priority normal/);
});

test("the phone app has its own steps, and a step can be requested by number", () => {
  const say = talk("support");
  say("everything crashes");
  expect(say("i am on my iphone").text).toMatch(/^The phone app needs[\s\S]*Step 1 of 3/);
  expect(say("whats step 2").text).toMatch(/^Step 2 of 3: Update the app/);
  expect(say("just open a ticket").text).toMatch(/^A person should look at it, then. Ticket PL-/);
});

test("subscription billing needs no order number", () => {
  for (const wish of [
    "give me my money back",
    "i want a refund for my yearly plan",
    "you charged us double",
  ]) {
    const answered = talk("support")(wish);
    expect(answered.text).not.toMatch(/order/i);
    expect(answered.handled).toMatch(/^billing/);
  }
  const say = talk("support");
  say("the payment went through two times, charged twice");
  expect(say("do i get it back?").text).toMatch(/^Yes, if both charges stay/);
  expect(say("how long will that take").text).toMatch(/5 working days/);
  expect(say("yes").handled).toBe("flow:ticket");
  expect(talk("support")("where is my wall display PB-7714").text).toMatch(/^PB-7714/);
});

test("questions about plans are answered from their records", () => {
  const say = talk("support");
  expect(say("does team include single sign-on?").text).toMatch(/^No, single sign-on.*Business/);
  expect(say("and business?").text).toMatch(/^Yes, Business has single sign-on/);
  expect(say("what would 40 people cost yearly").text).toContain(
    "Business for 40 people is $6,144",
  );
  expect(say("how much do we save compared to monthly, yearly?").text).toMatch(/^\$1,536 a year/);
  expect(say("do you have scim").text).toMatch(/^No, no plan has SCIM/);
  expect(talk("support")("which is the cheapest plan for 20 people").text).toMatch(/^Team: \$180/);
});

test("a feature is mentioned with its article", () => {
  expect(talk("support")("which plan has an audit log").text).toMatch(
    /^Business has a sign-in log/,
  );
});

test("experts get the fact they name, or two in one answer", () => {
  const say = talk("support");
  expect(say("where are our files stored, and do you sign a dpa?").text).toMatch(
    /EU or the US.*data processing agreement/,
  );
  expect(say("which header has the webhook signature").text).toContain("HMAC-SHA256");
  expect(say("is android 10 ok?").text).toMatch(/^No, the app needs android 12/);
});

test("a user who cannot sign in gets help with that, not a new account", () => {
  const say = talk("support");
  expect(say("hello, i can not get into my account, my daughter created it").text).toMatch(
    /Step 1 of 3/,
  );
  expect(say("but which e-mail did she use?").text).toMatch(/owner of the team/);
});

test("a fault on a device is a fault, not a question about the device", () => {
  expect(talk("support")("i can not log in on my tablet").text).toMatch(/Step 1 of 3/);
  expect(talk("support")("is there an app for tablets?").text).toMatch(/^Yes, on tablets/);
  expect(talk("support")("the app keeps crashing on android 11").text).toMatch(
    /^That’s why: the app needs android 12/,
  );
});

test("people who join are added to the team, and a bare number replaces it", () => {
  const say = talk("support");
  expect(say("we are 9 on team, 3 more join in may, what do we pay").text).toMatch(
    /^Team for 12 people is \$108/,
  );
  expect(say("2 more people come in july, what then? how much").text).toMatch(
    /^Team for 14 people/,
  );
  expect(say("hm make it 20").text).toMatch(/^Team for 20 people/);
});

test("charged seats are a bill to check, not a price to calculate", () => {
  const say = talk("support");
  expect(say("your invoice says 30 users but we are 22").handled).toBe("billing:wrong");
  expect(say("yes please").handled).toBe("flow:ticket");
  expect(talk("support")("how much are 30 seats on business").text).toMatch(/^Business for 30/);
});

test("a fault is closed only when said to be solved, which “my work e-mail” does not say", () => {
  const say = talk("support");
  say("cant log in");
  say("no, it does not let me in");
  expect(say("looked in spam, nothing. perhaps it went to my old work address").text).not.toMatch(
    /Good to hear/,
  );
  const mended = talk("support");
  mended("cant log in");
  expect(mended("it works now").text).toMatch(/^Good to hear/);
});

test("lost work is data loss, however it is worded", () => {
  for (const complaint of [
    "your app ate 3 days of my work",
    "it wiped half of our board, lost all my notes",
  ])
    expect(talk("support")(complaint).text).toMatch(/^Deleted isn’t lost/);
});

test("a ticket can be refused when its urgency is asked for, and opened with one word", () => {
  const say = talk("support");
  say("open a ticket");
  say("the gantt prints two pages");
  const refused = say("sorry, not a ticket, i was only curious");
  expect(refused.state.tickets).toEqual([]);
  expect(refused.state.flow).toBeUndefined();
  expect(talk("support")("fine, ticket: totals on two receipts are wrong").text).toMatch(
    /^Ticket PL-/,
  );
});

test("a visitor with a further request is not treated as unhelped", () => {
  const say = talk("support");
  say("how do i get fewer notifications");
  expect(say("but i still need the weekly summary").handled).not.toBe("flow:ticket");
});
