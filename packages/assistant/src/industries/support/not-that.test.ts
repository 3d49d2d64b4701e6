import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test.each([
  "since friday something odd, half of it is gone",
  "some of our stuff has just disappeared",
  "most of the things are missing here since monday",
])("missing data is data loss, not a break-in: %s", (message) => {
  expect(talk("support")(message).text).toMatch(/^Deleted isn’t lost/);
});

test.each([
  "we were not hacked, where do i see my own sessions?",
  "nobody hacked anything, i only moved my phone",
])("a denied attack is not an attack: %s", (message) => {
  const say = talk("support");
  say("there is a strange login on our account");
  expect(say(message).text).not.toMatch(/act now/);
});

test("an attack is recognised", () => {
  expect(talk("support")("i think someone hacked our account").text).toMatch(/sign out|act now/i);
});

test("an unanswered question is not an invitation problem", () => {
  const say = talk("support");
  say("does single sign-on come with Business");
  expect(say("you did not answer, must I invite people first?").text).not.toMatch(
    /quarantine|spam/,
  );
});

test("a restarted guide continues where it stopped", () => {
  const say = talk("support");
  say("our project disappeared");
  say("no");
  say("no");
  const text = say("the project is still missing").text;
  expect(text).not.toMatch(/Step 1 of 3/);
});

test.each([
  "three accounts were deactivated and none of us did it",
  "he got removed, nobody knows who did it",
])("only an owner deactivates accounts: %s", (message) => {
  expect(talk("support")(message).text).toMatch(/^Only an owner can deactivate/);
});

test("the status code of a webhook's response is recognised", () => {
  const say = talk("support");
  say("the webhook never arrives");
  expect(say("it says 404 there").text).toMatch(/404 a wrong address/);
});

test("a bare question without an answer goes to a person", () => {
  const say = talk("support");
  say("three accounts were deactivated and none of us did it");
  expect(say("but why").text).toMatch(/shall I open a ticket/);
});
