import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

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
