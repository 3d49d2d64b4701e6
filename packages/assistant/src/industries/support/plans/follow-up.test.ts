import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { textsOf } from "../ticket-file/file.ts";

test("short questions refer to the subject of the last answer", () => {
  const say = talk("support");
  say("do you have webhooks");
  expect(say("on which plan").text).toMatch(/^It’s on Team \(\$9/);
  expect(say("and where").text).toBe("They’re under “Settings”, “Connections”, “Webhooks”.");
  const ending = talk("support");
  ending("how do we get out of the subscription, we want to cancel");
  expect(ending("any fee?").text).toMatch(/^There’s no fee and no notice/);
  expect(ending("can we undo that").text).toMatch(/^Yes, an owner presses “Resume”/);
  expect(ending("what happens to our files").text).toMatch(/read (?:it|your data) for 60 days/);
});

test("a part of an import can be asked about by a single word", () => {
  const say = talk("support");
  say("can we import from jira");
  expect(say("with the attachments?").text).toMatch(/^Attachments aren’t in those files/);
  expect(say("and can we undo it").text).toMatch(/24 hours/);
});

test("if an explanation does not apply, a ticket with the details is opened", () => {
  const say = talk("support");
  say("my card was charged twice on the 3rd");
  const reply = say("no both are still on my statement");
  expect(reply.text).toMatch(
    /^That means it really was charged.*Ticket PL-\d+ is open, with priority high/,
  );
  expect(textsOf(reply.state.tickets)).toMatch(/charged twice on the 3rd.*both are still/);
});

test("a file size is compared with the limit", () => {
  expect(talk("support")("can i attach a 1 gb video").text).toMatch(
    /^1 GB is too large: .* 250 MB/,
  );
  expect(talk("support")("uploading a 90 mb zip, is that ok").text).toMatch(/^Yes, 90 MB is under/);
});

test("the person who left turns out to be the owner", () => {
  const say = talk("support");
  expect(say("our bills still go to a lady who quit").text).toMatch(
    /“Send to”[:,] take the old address/,
  );
  const stated = say("she was the only admin");
  expect(stated.text).toMatch(/^A person can make someone else the owner/);
});

test("webhooks can be asked about by a single word, and an impatient visitor's ticket is escalated", () => {
  const say = talk("support");
  say("do you offer webhooks");
  expect(say("and are they signed").text).toMatch(/^Yes, the X-Plumbline-Signature header/);
  const locked = talk("support");
  expect(locked("my account got locked").text).toMatch(/Press “Forgot password\?”/);
  expect(locked("no, the same").text).toMatch(/shall I open a ticket.*priority high/);
  expect(locked("yes").text).toMatch(/Ticket PL-\d+ is open, with priority high/);
  expect(locked("we need it now").text).toMatch(/is now critical: a person answers within 1 hour/);
});

test("questions about the software never get the shop's answers", () => {
  const say = talk("support");
  say("how do i invite a client as a guest");
  expect(say("they never get any mail").text).not.toMatch(/orders/);
  expect(talk("support")("is there a fee for cancelling").text).toMatch(/no fee/);
});

test("the order number on the bill, its due date and tax are answered", () => {
  const say = talk("support");
  expect(say("our invoices need a purchase order number").text).toMatch(
    /“Reference”.{1,3}up to 40/,
  );
  expect(say("when are we charged").text).toMatch(/^On the day the plan began/);
  expect(say("and is the tax in it").text).toMatch(
    /^Yes, prices are without VAT|^Prices don’t include VAT/,
  );
});
