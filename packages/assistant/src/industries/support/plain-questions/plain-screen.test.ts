import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["my project is just a list now", "how do I get the columns back?", "Go to “View”"],
  ["only the view changed", "how can I switch to the board again?", "“View”"],
  ["how do I print the schedule?", "I can't find that button", "top right of the project"],
  ["can I export a project", "where on the page is the menu for it?", "top right of the project"],
  ["we lost three tasks today", "then how do I take a backup myself?", "Keep a copy"],
  ["I want to cancel our plan", "so after the 60 days all is erased?", "then it’s erased"],
  ["we end our subscription", "will we lose the projects after those 60 days?", "then it’s erased"],
])("after “%s”, “%s” is answered", (earlier, message, stated) => {
  const say = talk("support");
  say(earlier);
  expect(say(message).text).toContain(stated);
});

test("a column that is to disappear is still folded", () => {
  expect(talk("support")("can I fold a column on the board").text).toContain("“Fold”");
});

test("asked once more, it is told in other words", () => {
  const say = talk("support");
  say("we want to cancel the subscription");
  say("are our projects lost after these 60 days?");
  expect(say("I mean, after 60 days, is all of it gone?").text).toMatch(/^Yes.* erased/);
});
