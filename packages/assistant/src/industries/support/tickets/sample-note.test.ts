import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["ok write: the board has 4000 rows", "the board has 4000 rows"],
  ["it stops at two minutes, google only", "it stops at two minutes, google only"],
  ["please note: calendar of our sales team", "calendar of our sales team"],
])("a note is added to the looked-up ticket and remembered: %s", (message, note) => {
  const say = talk("support");
  say("status of PL-2041");
  say("can i add something to it");
  expect(say(message).text).toBe(`I’ve added this to PL-2041: “${note}”.`);
  expect(say("did you put that in").text).toMatch(/^Yes, it’s in PL-2041: /);
  expect(say("PL-2041, what does it say").text).toMatch(
    new RegExp(`; ${note}”, (?:waiting for you|in progress)`),
  );
});

test.each(["tell the engineers please", "just let them know", "please let the engineers know"])(
  "what was told is passed on in the ticket that was looked up: %s",
  (wish) => {
    const say = talk("support");
    say("PL-2041 any news");
    const { text, state } = say(`reconnected twice and it still stops, ${wish}`);
    expect(text).toBe("I’ve added this to PL-2041: “reconnected twice and it still stops”.");
    expect(state.tickets).toEqual([]);
  },
);

test("an unrelated question does not concern the ticket", () => {
  const say = talk("support");
  say("status of PL-2041");
  expect(say("how do i export a project").text).toContain("Export");
  const own = talk("support");
  own("open a ticket: the sign-in log has gaps, high");
  for (const asked of ["how long do you keep entries", "how long are logs stored", "retention?"])
    expect(own(asked).text).not.toMatch(/is open and new/);
  expect(own("how long until someone looks").text).toMatch(/PL-\d+|first answer/);
});
