import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  [
    "im drowning in emails from plumbline",
    "is there a summary once a day",
    /^Set the kind to “daily”/,
  ],
  [
    "the app sends so many alerts",
    "will my colleagues see that i changed it",
    /^No, only you can see your notifications/,
  ],
  ["our payment failed today", "until when do we have", /^The plan keeps running for 14 days/],
  ["the credit card got rejected", "but the bank says all is fine", /^It’s usually the bank/],
  [
    "our trial runs out on friday",
    "do we lose our projects",
    /^Nothing is deleted\. Free covers 3/,
  ],
  [
    "what happens after the trial",
    "will you charge us automatically",
    /nothing is charged automatically/i,
  ],
  [
    "all deadlines are an hour off",
    "its the same for everyone here",
    /^An owner sets the team’s own zone/,
  ],
  ["are there ai features", "can it summarise a project", /^Not automatically/],
])("%s, then: %s", (first, next, answer) => {
  const say = talk("support");
  say(first);
  expect(say(next).text).toMatch(answer);
});

test.each([
  ["i get no notifications at all", /at once, daily or never, separately for e-mail/],
  ["how long is the trial", /After 14 days the team moves/],
  ["when is the first answer to a ticket, which time zone", /time zone in a profile/],
  ["are you an ai", /no AI features/],
  ["charged twice on my card", /Nothing is shut off in the meantime/],
])("belongs to none of these matters: %s", (message, answer) => {
  expect(talk("support")(message).text).not.toMatch(answer);
});
