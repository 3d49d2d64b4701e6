import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (earlier: string, message: string): string => {
  const say = talk("support");
  say(earlier);
  return say(message).text;
};

test.each([
  ["can I add all twelve colleagues at once?", "100 addresses"],
  ["how do I invite our staff from an excel list", "100 addresses"],
  ["is there a bulk upload for users?", "100 addresses"],
  ["who needs a seat at all?", "Owners and members take a seat"],
  ["how are the seats counted", "Owners and members take a seat"],
  ["what counts as a seat please", "Owners and members take a seat"],
  ["does it run on an ipad?", "iOS 17"],
  ["is there an android app", "iOS 17"],
  ["can they use it from their phones", "iOS 17"],
  ["a colleague quit in May, do we still pay for her?", "presses “Deactivate”"],
  ["does somebody who has left still cost anything?", "presses “Deactivate”"],
  ["are people who resigned still billed?", "presses “Deactivate”"],
  ["we are a small school, any discount?", "no special price"],
  ["is there a special price for non-profits", "no special price"],
  ["do clubs get it cheaper?", "no special price"],
  ["we forgot to cancel the trial", "takes no card"],
  ["how much is it", "Team is $9 and Business $16"],
  ["what does plumbline cost?", "Team is $9 and Business $16"],
  ["prices?", "Team is $9 and Business $16"],
])("“%s” is answered", (message, stated) => {
  expect(talk("support")(message).text).toContain(stated);
});

test.each([
  ["can we try it first?", "do I have to give you my credit card", "No card"],
  ["how long is the trial", "is a card required?", "No card"],
  ["we'd like a trial", "can we do it without a card", "No card"],
  ["you billed us for 9 seats", "who are the other two?", "even after leaving"],
  ["why do we pay for 7 people", "which are the extra ones", "even after leaving"],
  ["there is a freelancer on our board", "how do i take him off again", "“Deactivate”"],
  ["our intern leaves on Friday", "what happens to her files?", "They stay"],
  ["we will deactivate two people", "are their tasks lost then", "They stay"],
  ["I removed him this morning", "does his work go too?", "They stay"],
  ["merge my two accounts please", "which one will be left", "The one you name"],
  ["our invoice is higher than last month", "nobody was added though", "a guest who became"],
  ["the bill is wrong", "can you check it yourself?", "billing can"],
  ["Team for 8 people", "and if someone joins in summer?", "Invite them when they start"],
])("after “%s”, “%s” is answered", (earlier, message, stated) => {
  expect(after(earlier, message)).toContain(stated);
});

test.each([
  ["how do I assign all tasks at once", "100 addresses"],
  ["can I import the customer list from a file", "100 addresses"],
  ["the android app crashes", "iOS 17"],
  ["what do we pay for 12 people", "even after leaving"],
  ["how do I take a task off the board", "“Deactivate”"],
  ["how do I remove a label", "“Deactivate”"],
  ["what does a wall display cost", "Team is $9"],
  ["how much for 14 people", "How many of you"],
])("“%s” is about something else than “%s”", (message, stated) => {
  expect(talk("support")(message).text).not.toContain(stated);
});
