import { describe, expect, test } from "vitest";
import { plainWords } from "../../../understanding/plain-words.ts";
import { besidesWithdrawal, type TicketWish, ticketWish } from "./ticket-wishes.ts";

const wishes: Readonly<Record<TicketWish["does"], readonly string[]>> = {
  withdraw: [
    "drop that ticket please",
    "i never asked you for a ticket",
    "no need for a ticket, i found it",
    "can you cancel the ticket again",
    "ugh get rid of it",
    "i came for an answer not a ticket",
    "please withdraw PL-2247",
    "i dont need a ticket for that",
  ],
  link: [
    "connect it with PL-1930",
    "the older one was PL-1930",
    "can you merge both tickets",
    "put the two together",
    "its the same problem as PL-1930",
  ],
  who: [
    "and who looks at it",
    "who is going to pick up the ticket",
    "who gets it now",
    "who handles my ticket",
  ],
  read: [
    "read the ticket back to me",
    "whats in the ticket right now",
    "and what did you put in it",
    "tell me what it says",
    "show me the ticket",
    "what is that ticket about",
  ],
  holds: [
    "does the ticket mention the error code",
    "is the invoice number in the ticket",
    "did you add that it began on monday",
    "has the ticket got the screenshot text",
  ],
  add: [
    "put in the ticket that it only happens in safari",
    "add: it began on monday",
    "can you add something to the ticket",
    "tell them that we tried two browsers",
    "please write the order number into the ticket",
  ],
  set: [
    "please set it to high",
    "high is enough",
    "it should be low",
    "can you make it a normal one, i mean normal",
  ],
  raise: ["escalate it", "can you bump the ticket up", "it needs a higher priority"],
  lower: ["lower the priority", "you can downgrade the ticket"],
  priority: [
    "how urgent is it now",
    "which priority did you give the ticket",
    "is it critical",
    "did you make it urgent",
  ],
  answered: [
    "how long until someone looks at it",
    "when will i get an answer",
    "how fast do they reply",
  ],
  news: ["will i get an email", "how do i hear from them", "can you notify me"],
  list: ["how many tickets do i have", "show all my tickets"],
};

describe.each(Object.entries(wishes))("to %s a ticket", (does, messages) => {
  test.each(messages)("is requested by: %s", (message) => {
    expect(ticketWish(plainWords(message), true)?.does).toBe(does);
  });
});

test.each([
  "how do i close a task",
  "can i delete a project and get it back",
  "please do not close the ticket yet",
  "how do i cancel our plan",
  "when do i get the money back",
  "link it to our slack channel",
  "add a new user to the team",
  "who sees the invoices",
  "what is in the business plan",
  "how long does the export take",
  "forget it",
])("is not requested by: %s", (message) => {
  expect(ticketWish(plainWords(message), false)).toBeUndefined();
});

test.each([
  "when do i get the money back",
  "link it to our slack channel",
  "add a new user to the team",
  "how long does the export take",
  "please do not close the ticket yet",
])("with a current ticket, is not requested by: %s", (message) => {
  expect(ticketWish(plainWords(message), true)).toBeUndefined();
});

test.each([
  ["forget the ticket. how do i restore a board", "how do i restore a board"],
  ["i dont want a ticket, just tell me where the trash is", "just tell me where the trash is"],
  ["close it please", undefined],
])("leaves a question of %s", (message, rest) => {
  expect(besidesWithdrawal(message, plainWords)).toBe(rest);
});
