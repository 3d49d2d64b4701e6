import { expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

it("asks for the number again without raising another ticket", () => {
  const say = talk("support");
  say("open a ticket: the export hangs, low");
  say("make PL-3777 more urgent please");
  const asked = say("which one will be answered first then?");
  expect(asked.text).not.toMatch(/priority critical/);
  expect(asked.state.tickets.map(({ priority }) => priority)).toEqual(["low"]);
});

it.each(["what was it that I had to do there", "what do you need from me"])(
  "“%s” is what a looked-up ticket waits for",
  (message) => {
    const say = talk("support");
    say("what is the status of PL-2041");
    expect(say(message).text).toMatch(/^PL-2041 is waiting for you\..*“Reconnect”/);
  },
);
