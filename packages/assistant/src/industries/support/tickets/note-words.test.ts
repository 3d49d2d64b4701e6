import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { noteWords } from "./note-words.ts";

test.each([
  ["and add: it began on the old server. thanks", "it began on the old server"],
  ["oh btw, tell them we use Firefox lol", "we use Firefox"],
  ["but note that the file has two sheets pls", "the file has two sheets"],
  ["my phone is the +44 one, put that in too", "my phone is the +44 one"],
  ["also include that lee@two-words.example saw it", "lee@two-words.example saw it"],
  ["the note field is empty", "the note field is empty"],
  ["put", "put"],
])("“%s” becomes the note “%s”", (message, note) => {
  expect(noteWords(message)).toBe(note);
});

const opened = () => {
  const say = talk("support");
  say("open a ticket: the timeline loses its colours, normal");
  return say;
};

test.each(["also its the dark theme only btw", "it only happens on the second screen"])(
  "what is told beside the ticket goes into it: %s",
  (message) => {
    expect(opened()(message).text).toMatch(/^I’ve added this to PL-/);
  },
);

test.each(["also i want to cancel our plan", "also how do i invite a guest"])(
  "another wish does not: %s",
  (message) => {
    expect(opened()(message).text).not.toMatch(/added this/);
  },
);

test("the ticket's contents are still known after a question about something else", () => {
  const say = opened();
  say("what does a viewer cost");
  expect(say("does the ticket mention colours").text).toMatch(/^Yes, it’s in PL-/);
});

test.each([
  "I need a ticket, urgent please",
  "can you open a ticket for us, high prio",
  "get me a ticket asap",
])("starts a ticket if there is none: %s", (message) => {
  expect(talk("support")(message).text).toMatch(/^I’ll open one/);
});

test.each(["ok then a ticket", "make the ticket", "fine, just the ticket please"])(
  "a ticket is opened in the middle of a guide: %s",
  (message) => {
    const say = talk("support");
    say("the app is slow");
    say("no");
    expect(say(message).text).toMatch(/Ticket PL-\d+ is open/);
  },
);

test("a question about a ticket does not report a failed fix", () => {
  const say = talk("support");
  say("status of PL-2041?");
  expect(say("i still wonder, what do they want me to press?").text).not.toMatch(/didn’t help/);
  expect(say("PL-2041").text).toMatch(/waiting for you/);
  expect(say("reconnect did nothing").text).toMatch(/added to PL-2041/);
});

test("a complaint about a ticket is not about an order", () => {
  expect(talk("support")("PL-2041 has not arrived anywhere, still broken!").text).not.toMatch(
    /order/,
  );
});
