import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("when asked when the fault will be fixed, the ticket stays open and no promise is made", () => {
  const say = talk("support");
  say("open a ticket: the gantt view stays blank, urgent");
  const when = say("so when will the gantt be up again?");
  expect(when.text).toMatch(
    /^No one can promise that yet\. A person picks up PL-\d+ within 1 hour/,
  );
  expect(say("when is that solved").state.tickets).toHaveLength(1);
  expect(say("ok it is solved").state.tickets).toHaveLength(0);
});

test("what to tell colleagues and how the answer arrives is answered for the ticket", () => {
  const say = talk("support");
  say("open a ticket: guests cannot open their links, high priority");
  expect(say("and what should I tell our clients until then").text).toMatch(
    /^You can say it’s been reported as PL-\d+ with priority high/,
  );
  expect(say("will someone write me an e-mail?").text).toMatch(/^By e-mail/);
});

test("“yes” to an offered ticket is understood together with a following question", () => {
  const say = talk("support");
  say("my authenticator phone was stolen and i cannot log in");
  say("i have no backup codes");
  const opened = say("yes please! and how do I hear from you?");
  expect(opened.state.tickets).toHaveLength(1);
  expect(opened.text).toMatch(/is open/);
});

test("a stated urgency is not asked for again", () => {
  const say = talk("support");
  say("the export of our client list stops halfway, it is urgent");
  const opened = say("open a ticket please");
  expect(opened.text).toMatch(/^Ticket PL-\d+ is open, with priority critical/);
});

test("a complaint about something other than the desk is answered", () => {
  const say = talk("support");
  say("a task is gone after my stupid mouse went wild");
  expect(say("no, stupid mouse. is there another place to look?").handled).not.toBe("abuse");
});

test("an urgent ticket is not taken as declined", () => {
  const say = talk("support");
  say("open a ticket: the export has been empty since Monday");
  expect(say("no, the ticket is urgent").text).not.toMatch(/^There’s no ticket/);
});

test("a ticket offered some messages ago can still be accepted", () => {
  const say = talk("support");
  say("someone hacked my colleague");
  say("she changed the password already, what else");
  say("could they see our files");
  say("do we have to tell the authorities");
  say("how much time do we have");
  const opened = say("open the ticket please");
  expect(opened.text).toMatch(/PL-\d+ is open, with priority critical/);
});

test("a ticket number with “what’s up” asks for its status", () => {
  expect(talk("support")("PL-2041 whats up").text).toMatch(/^PL-2041, “/);
});
