import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["I removed the wrong person from the team", "“Reactivate”"],
  ["oh no, deactivated the wrong user", "“Reactivate”"],
  ["we deleted a colleague by mistake", "“Reactivate”"],
  ["can plumbline post to slack", "“Rules”"],
  ["does it send messages to ms teams?", "“Rules”"],
  ["some colleagues should never see the wages", "“Private”"],
  ["can I hide the budget from one person", "“Private”"],
])("“%s” is answered", (message, stated) => {
  expect(talk("support")(message).text).toContain(stated);
});

test.each([
  ["I have a backup code", "where do I enter it", "same field"],
  [
    "I got an invitation from people I don't know",
    "how do I refuse it",
    "expires after seven days",
  ],
  ["I got an invitation to a team", "do I pay anything if I accept it?", "costs you nothing"],
  ["what plans do you have", "which is the cheapest", "$7.20"],
  ["do you have a student discount", "it is just me", "Free is enough"],
  ["Team for 6, yearly", "when do we pay", "On the day you choose"],
  ["my share link is dead", "how do I make a new one", "makes a new address"],
])("after “%s”, “%s” is answered", (earlier, message, stated) => {
  const say = talk("support");
  say(earlier);
  expect(say(message).text).toContain(stated);
});

test.each([
  ["I deleted the wrong project", "“Reactivate”"],
  ["our teams are in two cities", "“Rules”"],
  ["other people see the board in another order", "“Displays”"],
])("“%s” is about something else", (message, stated) => {
  expect(talk("support")(message).text).not.toContain(stated);
});

test("what was sorted by date is no fault that is over", () => {
  const say = talk("support");
  say("the board shows the wrong order");
  expect(say("I sorted it by date").text).not.toContain("Good to hear");
});
