import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a lost authenticator phone gets the backup code and a person, not a private window", () => {
  const say = talk("support");
  expect(say("locked out, my phone with the authenticator was stolen").text).toMatch(
    /^I’m sorry about that\. One of the backup codes/,
  );
  expect(say("i never saved any codes").text).toMatch(/^In that case only a person/);
  expect(say("yes please").text).toMatch(/Ticket PL-\d+ is open/);
  expect(say("what's the number and when do i hear").text).toMatch(
    /PL-\d+.*: a person answers within 1 hour/,
  );
});

test("a plan described by its features is named with its price", () => {
  const say = talk("support");
  expect(say("we are 9, which plan has sso and what does it cost a year").text).toMatch(
    /Business has single sign-on.*For 9 people, Business is \$144 a month, or \$1,382\.40 a year/,
  );
  expect(say("which would you take in our place, we need sso").text).toMatch(
    /^Business, since only it/,
  );
});
