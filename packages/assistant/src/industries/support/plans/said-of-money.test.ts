import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (...before: readonly string[]) => {
  const say = talk("support");
  for (const message of before) say(message);
  return (message: string) => say(message).text;
};

test.each([
  ["we are 15, three are just viewers", 12],
  ["20 people but 5 of them only read", 15],
  ["8 members and 4 viewers", 8],
  ["9 people, two dont edit anything", 7],
])("only editors need a seat: %s", (message, seats) => {
  expect(after("what do your plans cost")(message)).toContain(`For ${seats} people`);
});

test.each([
  "if we quit mid month do we get something back",
  "can i leave halfway through the month and get the rest",
  "we cancel before the end of the month, any money back?",
])("leaving mid-month is not refunded: %s", (message) => {
  expect(after()(message)).toMatch(/^A monthly plan runs to the end of the month/);
});

test("the yearly plan can be asked about next", () => {
  const say = after("if we quit mid month do we get something back");
  expect(say("and on the annual plan?")).toMatch(/unused months of a yearly plan are refunded/);
});

test("removing one seat of a yearly plan does not end the plan", () => {
  const say = after();
  expect(say("do we get money back if we remove one user from the yearly plan")).toMatch(
    /no money comes back.*whole plan/,
  );
  expect(say("and if we quit the yearly plan altogether")).toMatch(/unused months/);
});

test.each(["you billed us for 14 but we are 12", "charged for 9 and only 7 of us"])(
  "seats too many on a bill are worked out: %s",
  (message) => {
    expect(after()(message)).toMatch(/^2 seats too many are \$18 on Team or \$32 on Business/);
  },
);

test("an amount on the bill is not a number of seats", () => {
  expect(after()("charged 144 and we are only 12")).not.toMatch(/too many/);
});

test("a confirmed number is priced", () => {
  expect(after("what is the price of Business")("7 in total, per month?")).toMatch(/\$112 a month/);
});

test("a yearly amount is confirmed", () => {
  const say = after("how much is Team for 10 people");
  expect(say("so 10 seats on team paid annually is 864, correct?")).toMatch(
    /^Right:.*\$864 a year/,
  );
});

test.each([
  "our own intern is among the guests, does she need a seat?",
  "one guest is a colleague, do we pay for him",
])("employees need a seat: %s", (message) => {
  expect(after("are guests free?")(message)).toMatch(/takes a seat, \$9/);
});

test("trial days are counted without mentioning the trial", () => {
  const say = after("we began the trial 4 days ago");
  expect(say("so how many do we have left")).toMatch(/^10 days, or 17/);
});

test("“where do I click” refers to the last reply", () => {
  expect(after("can we cancel the plan any time")("ok where do i press")).toMatch(
    /^Click “Settings”, then “Plan”, then “Cancel plan”/,
  );
});

const twice = () => after("my card was charged twice", "both have been there for 9 days");
test.each([
  ["how did that happen?", /looked as if it had failed/],
  ["will it happen again next month?", /shouldn’t happen again/],
  ["so which is true, real or hold?", /real charge/],
])("two charges that remained are not a hold: %s", (message, reply) => {
  expect(twice()(message)).toMatch(reply);
});

test("“yes” with a question opens the ticket and answers the question", () => {
  const say = talk("support");
  say("my card was charged twice");
  const opened = say("Yes please open it. Who sees the invoices?");
  expect(opened.text).toMatch(/^Ticket PL-\d+ is open.*“billing” permission/);
});
