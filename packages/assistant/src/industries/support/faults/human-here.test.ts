import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("asking for a person about a known problem gets the offer of a ticket at once, with the stated urgency", () => {
  const say = talk("support");
  say("the reset mail never comes, i have a meeting in 5 minutes");
  const asked = say("i want to talk to a human");
  expect(asked.text).toMatch(/Shall I open it now, priority critical\?$/);
  expect(say("yes please").text).toMatch(/^Ticket PL-\d+ is open, with priority critical/);
  expect(say("let me talk to a person").text).toMatch(/a person will take over PL-\d+/);
});

test("without a described problem, a person takes over during desk hours", () => {
  const say = talk("support");
  expect(say("can i talk to a human").text).toMatch(
    /^Of course: a person will take over here \(.*\d/,
  );
});

test.each([
  "how long till somebody rings?",
  "when will one of you finally phone",
  "is a person going to call?",
])("“%s” is about a person on the phone, not the API", (message) => {
  expect(talk("support")(message).text).toMatch(/^No, this desk answers in writing/);
});

test("with a ticket open, someone who waits for a call hears that none comes, and when the ticket is answered", () => {
  const say = talk("support");
  say("open a critical ticket: nobody can sign in");
  expect(say("and when does someone phone?").text).toMatch(
    /no phone line\. PL-\d+ is answered within 1 hour/,
  );
});

test("calls of the API, and what people call something, are not", () => {
  expect(talk("support")("how many api calls per minute can we make").text).toContain("600 calls");
  expect(talk("support")("do people call the timeline a Gantt chart?").text).not.toMatch(
    /phone line/,
  );
});
