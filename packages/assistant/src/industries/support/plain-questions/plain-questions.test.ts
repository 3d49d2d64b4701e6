import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (earlier: string, message: string): string => {
  const say = talk("support");
  say(earlier);
  return say(message).text;
};

test.each([
  ["how do i cancel the plan", "will we get a confirmation in writing?", "An e-mail confirms it"],
  ["we cancelled last week", "where can I see that it went through", "shows an end date"],
  ["i want to end our plan", "do you charge us again in January?", "Nothing is charged after"],
  ["how do i cancel", "and the data, how long is it kept?", "60 days"],
  ["we leave plumbline", "what happens with our projects and files then", "60 days"],
])("after “%s”, “%s” is answered", (earlier, message, stated) => {
  expect(after(earlier, message)).toContain(stated);
});

test.each([
  ["please delete our workspace", "“Delete team”"],
  ["how can I close the whole team account", "“Delete team”"],
  ["we need to get rid of our organisation here", "“Delete team”"],
  ["how many gb do we get for pictures", "100 GB for each person"],
  ["storage limit per user?", "100 GB for each person"],
  ["can we run it on our own servers", "only runs as a service"],
  ["is self-hosting possible?", "only runs as a service"],
  ["can I save a board as docx", "Not in that format"],
  ["does that include tax?", "don’t include VAT"],
  ["are prices plus vat", "don’t include VAT"],
  ["can I give my aunt a link so she sees the list", "read-only link"],
  ["can my dad view the board without registering?", "read-only link"],
  ["are there any problems on your side right now?", "status page is green"],
  ["is something wrong with your servers", "status page is green"],
])("“%s” is answered", (message, stated) => {
  expect(talk("support")(message).text).toContain(stated);
});

test.each([
  ["I take the yearly plan", "how do I change it", "going from monthly to yearly"],
  ["we go to free", "how do we switch", "chooses Free"],
  ["we downgrade to free", "do we lose any files?", "Nothing is deleted"],
  ["can I share a board by link", "what if she passes it on", "“Off” ends it for everyone"],
  ["I shared a list by link", "can it have a password?", "a password, an end date"],
  ["our client is a guest", "how do I take her access away", "“Remove”"],
  ["we fired someone, his account is deactivated", "do his keys still work", "keys end"],
  ["the deactivated guy", "can he log back in with forgot password?", "can’t sign in"],
  ["I want to delete our workspace", "could a colleague take over instead?", "make them an owner"],
  ["3 people leave on the 10th", "do we get something back for this month?", "next invoice"],
  ["we add two people on Friday", "do they pay the whole month?", "Only the days"],
])("after “%s”, “%s” is answered from what was spoken of", (earlier, message, stated) => {
  expect(after(earlier, message)).toContain(stated);
});

test.each([
  ["how do I undo the deletion of a project", "“Delete team”"],
  ["I forgot my password for the app", "“Off”"],
  ["please delete a member from our team", "“Delete team”"],
  ["my invoice shows no VAT number", "don’t include VAT"],
  ["can I import a word list", "Not in that format"],
  ["the invitation link does not work", "read-only link"],
  ["do you keep my chat, and how long?", "60 days after the paid"],
])("“%s” is about something else", (message, stated) => {
  expect(talk("support")(message).text).not.toContain(stated);
});

test("the same question again is answered in other words", () => {
  const say = talk("support");
  say("how much storage do we have");
  expect(say("is that space per person or for all?").text).toMatch(/^Each person has 100 GB/);
});

test.each([
  "I do have the confirmation mail here, it says the plan ends on the last of October",
  "she told me to keep a copy of the projects somewhere, just so you know",
])("what is merely told asks for no record: “%s”", (message) => {
  const say = talk("support");
  say("you charged us although we cancelled in september");
  expect(say(message).handled).not.toBe("plain_question");
});
