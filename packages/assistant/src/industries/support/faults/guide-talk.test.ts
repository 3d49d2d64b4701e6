import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { textsOf } from "../ticket-file/file.ts";

test("steps that are done or impossible are skipped", () => {
  const say = talk("support");
  say("the board is slow");
  expect(say("i have reloaded and tried firefox already").text).toMatch(/^Step 3 of 3/);
  const gone = talk("support");
  gone("our whole project is gone");
  const asked = gone("it is not in the trash and not archived");
  expect(asked.text).toMatch(/^I’m sorry that didn’t help.*shall I open a ticket/);
  expect(asked.text).not.toContain("overwritten");
});

test("the cause is explained within the guide, and the step remains", () => {
  const say = talk("support");
  say("everything crashes");
  say("i am on my iphone");
  expect(say("but why does it do that?").text).toMatch(/^A phone keeps its own copy/);
  expect(say("on my computer it works fine").text).toMatch(
    /^Your account and our side are fine.*Step 2/,
  );
});

test("missing notifications and expired sessions have their own guides", () => {
  const say = talk("support");
  expect(say("i do not get any notifications").text).toMatch(
    /Step 1 of 3: In Plumbline, go to your bell/,
  );
  expect(say("do not disturb is off").text).toMatch(/^Step 3 of 3/);
  expect(talk("support")("it signs me out every hour").text).toMatch(
    /Step 1 of 3: Check “Stay signed in”/,
  );
});

test("who can restore, for how long and what is restored is answered, not where the trash is", () => {
  const say = talk("support");
  say("a colleague deleted our board");
  expect(say("who can restore it").text).toMatch(/^Owners of the team and the project’s lead/);
  expect(say("how long is it kept").text).toContain("30 days");
  expect(say("do the files come back too").text).toMatch(/^Yes, files and comments/);
  expect(textsOf(say("ok open a ticket then").state.tickets)).toContain(
    "a colleague deleted our board",
  );
});

test("data entered offline waits on the device", () => {
  const say = talk("support");
  say("my task from yesterday is missing");
  expect(say("i typed it on a flight, no wifi").text).toMatch(/^It’s waiting on the device/);
  expect(say("so it is only on my phone?").text).toMatch(/^Yes, until it’s sent/);
});

test("a guide's ticket can be escalated, and answers questions about it", () => {
  const say = talk("support");
  say("i get an error message on every page");
  say("reloading did nothing, private window neither");
  expect(say("my colleague has the same").text).toMatch(/shall I open a ticket/);
  expect(say("open a ticket, priority high").text).toMatch(
    /^Ticket PL-\d+ is open, with priority high/,
  );
  expect(say("did you write that it began on monday?").text).toMatch(
    /^It does now: I’ve added “it began on monday”/,
  );
});

test("a requested ticket takes its subject from the conversation, without a third question", () => {
  const say = talk("support");
  say("my calendar does not sync with outlook");
  const opened = say("ok then open a ticket");
  expect(opened.text).toMatch(/Ticket PL-\d+ is open, with priority normal/);
  expect(textsOf(opened.state.tickets)).toContain("my calendar does not sync with outlook");
  const other = talk("support");
  other("we never got the wall chart that you promised");
  expect(other("ok then open a ticket").text).toMatch(
    /^This is about “we never got the wall chart that you promised”\. How urgent is it\?/,
  );
  expect(other("whatever, just open it").text).toMatch(/^Ticket PL-/);
});

test.each([
  "I'm the only owner",
  "there is no other admin, it's just me",
  "i am the sole owner, so who do i ask?",
])("“%s” from a locked-out user leads to staff who verify their identity", (message) => {
  const say = talk("support");
  say("I can't log in");
  expect(say(message).text).toMatch(/^A person can let you in after checking/);
});

test("a sole owner who can sign in does not need a ticket", () => {
  const say = talk("support");
  say("how do I change the language");
  expect(say("I'm the only owner").text).not.toMatch(/let you in/);
});

test("the sole owner is not referred to an owner", () => {
  const { text } = talk("support")("i'm the only owner and the reset mail never arrives");
  expect(text).not.toMatch(/an owner can/);
});

test.each([
  "can you just look into it",
  "could someone fix this for me please",
  "will you take care of it, I have a meeting",
])("“%s” within the steps offers a ticket", (message) => {
  const say = talk("support");
  say("the app is so slow");
  say("no");
  expect(say(message).text).toMatch(/shall I open a ticket/);
});

test.each(["yes I'm owner", "I am an owner", "we are owners"])(
  "“%s”, after what owners do, rules out no fault",
  (message) => {
    const say = talk("support");
    say("cancel my subscription");
    expect(say(message).text).toContain("you can do it yourself");
  },
);
