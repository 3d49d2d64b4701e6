import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  [
    "we are thinking of moving over from asana",
    "do the old discussions come too",
    /^From Trello and Asana/,
  ],
  [
    "how do i bring our jira projects over from jira",
    "can my colleague import at the same time",
    /^Yes, each owner or lead/,
  ],
  ["where is our data stored", "is there a contract for legal", /^The data processing agreement/],
  ["are the servers in europe", "and who may sign it", /^An owner signs/],
  ["timesheet is empty for last week", "nope nothing", /^Open one of the tasks/],
  ["a guest deleted two tasks", "how can i prevent that he does it again", /turn off “May delete”/],
])("%s, then: %s", (first, next, answer) => {
  const say = talk("support");
  say(first);
  expect(say(next).text).toMatch(answer);
});

test.each([
  ["the import from trello failed", /takes about an hour/],
  ["are your servers down", /whichever your owner chose/],
  ["i forgot to stop the timer overnight", /all of last week/],
  ["can a guest delete tasks", /^It’s in “Trash”/],
])("belongs to none of these matters: %s", (message, answer) => {
  expect(talk("support")(message).text).not.toMatch(answer);
});
