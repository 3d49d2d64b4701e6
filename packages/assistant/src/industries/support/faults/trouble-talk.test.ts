import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** General questions about a problem are answered for every guide and fault, before its next step. */

const troubles = [
  "I cannot sign in",
  "the export never arrives",
  "the app is so slow",
  "files will not upload",
  "the calendar does not sync",
];
const asked: readonly (readonly [message: string, says: RegExp])[] = [
  ["is it only me or everyone", /^There’s no known problem on our side/],
  ["anyone else having this?", /^There’s no known problem on our side/],
  ["who looks at it", /^No one yet, because there’s no ticket/],
  ["how long does that take", /within \d+ working/],
  ["we have a deadline", /shall I open a ticket now, “.+”, priority high/],
  ["it is urgent", /shall I open a ticket now, “.+”, priority critical/],
  ["what is the status of the ticket", /^There’s no ticket open for it yet/],
];

test.each(
  troubles.flatMap((trouble) => asked.map(([message, says]) => ({ trouble, message, says }))),
)("$trouble: $message", ({ trouble, message, says }) => {
  const say = talk("support");
  say(trouble);
  expect(say(message).text).toMatch(says);
});

test("a workaround is for the current problem, and its steps continue afterwards", () => {
  const say = talk("support");
  say("I cannot sign in");
  expect(say("is there a workaround meanwhile").text).toMatch(/^Where you’re still signed in/);
  expect(say("still not").text).toMatch(/^Step 2 of 3/);
  const other = talk("support");
  other("the calendar does not sync");
  expect(other("any way around it?").text).toMatch(/“View”, “Calendar”/);
});

test("an error code is explained without starting another guide", () => {
  const say = talk("support");
  say("the export never arrives");
  expect(say("now it says error 403").text).toMatch(
    /^403 means your account doesn’t have permission/,
  );
  expect(say("did that").text).toContain("10,000");
});

test("an accepted ticket is opened at once, and closed without a further question", () => {
  const say = talk("support");
  say("the app is so slow");
  expect(say("we have a deadline").state.offer?.send).toContain("high priority");
  expect(say("yes").text).toMatch(/^Ticket PL-\d{4} is open, with priority high/);
  expect(say("it works now, close the ticket").text).toMatch(/is closed\. I’m glad it works\./);
});

test("a charge that is not a hold, or is to be passed on, gets a ticket", () => {
  const say = talk("support");
  say("our card was charged twice");
  expect(say("both have cleared, it is not pending").text).toMatch(
    /really was charged.+PL-\d{4} is open/,
  );
  const other = talk("support");
  other("our card was charged twice");
  expect(other("please pass that on to finance").text).toMatch(/PL-\d{4} is open/);
});

test("a vague complaint is asked what happens; a specific one is not", () => {
  expect(talk("support")("your software is acting strange today").text).toMatch(/What do you see/);
  expect(talk("support")("for the fifth time your app throws me out while I type!!").text).toMatch(
    /“Stay signed in”/,
  );
});

test("the order of a list is not an order of goods", () => {
  const say = talk("support");
  expect(say("all my cards are in a different order").text).toMatch(/“View”, “Sort”/);
  expect(say("we dragged them there").text).toMatch(/“History”/);
});

test("dates that changed by themselves are explained by the history", () => {
  const say = talk("support");
  expect(say("all due dates have shifted by a month").text).toMatch(/“History”/);
  expect(say("can I put them back").text).toMatch(/all at once and for 30 days/);
});

test("a single word does not ask about a matter if the message says more", () => {
  const say = talk("support");
  say("a new designer joins us on Monday, how do I set her up");
  expect(say("who invented the colour of your lovely logo again").handled).not.toMatch(/^matter/);
  expect(say("and who may do that").text).toMatch(/^An owner/);
});

test("a looked-up ticket says how and when it continues", () => {
  const say = talk("support");
  say("any news on PL-1987");
  expect(say("what day exactly").text).toMatch(/^On Tuesday, 24 November/);
  expect(say("can you let me know when it is fixed").text).toMatch(/an e-mail at each step/);
});

test("an answer to a step leads to the next, and thanks end the guide", () => {
  const say = talk("support");
  expect(say("our notification mails come three hours late").text).toMatch(/“at once”/);
  expect(say("always three hours, to the minute").text).toMatch(/“Time zone”/);
  expect(say("that was it, fixed, thank you").handled).toBe("fault:solved");
});
