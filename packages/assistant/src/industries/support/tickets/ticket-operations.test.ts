import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { textsOf } from "../ticket-file/file.ts";

test("a ticket can be read, queried, amended and linked, in any words", () => {
  const say = talk("support");
  say("open a ticket: the import stops at line 40, high priority");
  expect(say("whats in it now").text).toMatch(
    /^PL-\d+ says: “the import stops at line 40”, priority high/,
  );
  expect(say("does it mention line 40?").text).toMatch(/^Yes, it’s in PL-/);
  expect(say("can you note that the file has 900 rows").text).toMatch(/^I’ve added this to PL-/);
  expect(say("is the 900 rows thing in the ticket").text).toMatch(/^Yes, it’s in PL-/);
  const linked = say("my older one is PL-1812, put them together");
  expect(linked.text).toMatch(/now refers to PL-1812.*I can’t see PL-1812/);
  expect(linked.state.tickets[0]?.linked).toEqual(["PL-1812"]);
  expect(say("and 1812?").text).toMatch(/^I’ve noted PL-1812 in PL-/);
  expect(say("show me the ticket").text).toContain("together with PL-1812");
});

test("a known ticket is linked, and both are read together", () => {
  const say = talk("support");
  say("open a ticket: exports of two boards have no rows, normal");
  expect(say("link it to PL-1987").text).toMatch(/PL-1987 are linked/);
});

test("priority moves in steps, and to the top on escalation", () => {
  const say = talk("support");
  say("open a ticket: labels lose their colour, normal");
  expect(say("raise it please").text).toMatch(/now has priority high/);
  expect(say("you can lower the priority").text).toMatch(/now has priority normal/);
  expect(say("escalate it").text).toMatch(/now has priority critical/);
});

test("a declined ticket is not opened, and the question is answered", () => {
  const say = talk("support");
  say("open a ticket: our logo is cut off, low");
  const dropped = say("i dont want a ticket. how do i export a project");
  expect(dropped.state.tickets).toEqual([]);
  expect(dropped.text).toMatch(/^Done: PL-\d+ is withdrawn\. .*“Export”/);
});

test("no ticket is opened unasked", () => {
  for (const complaint of [
    "40 people cannot get in since 8",
    "this is the third time that i write to you and nobody answers",
    "nobody answers my ticket!!",
  ])
    expect(talk("support")(complaint).state.tickets).toEqual([]);
});

test("a visitor waiting on a ticket is asked for its number, and it is escalated", () => {
  const say = talk("support");
  expect(say("no one answers my ticket!!").text).toMatch(/^I’m sorry.*Which ticket\?/);
  expect(say("PL-1987").text).toMatch(/PL-1987 now has priority critical/);
});

test.each([
  "ok open a critical one then",
  "yes go ahead and open one, urgent",
  "then please open an urgent ticket",
  "can you make it a critical ticket",
])("opens an offered ticket with its urgency: %s", (message) => {
  const say = talk("support");
  say("i cannot log in");
  say("password is right, still no");
  say("no");
  const { text } = say(message);
  expect(text).toMatch(/Ticket PL-\d+ is open, with priority critical/);
});

test("a ticket for “that” is about the last question, and its priority is given on request", () => {
  const say = talk("support");
  say("our api gets 429 although we make few calls");
  const opened = say("please open a ticket about that, high");
  expect(textsOf(opened.state.tickets)).toContain("429");
  expect(say("which priority has it").text).toMatch(/^PL-\d+ has priority high/);
  expect(say("how urgent is it").state.tickets[0]?.priority).toBe("high");
});

test("an offered ticket can be declined, and a question in the same message is answered", () => {
  const say = talk("support");
  say("can the board sing to my plants on fridays");
  const { text, state } = say("no ticket please. how do i print a board");
  expect(state.offer).toBeUndefined();
  expect(text).toMatch(/^No ticket, then\. .*“PDF”/);
});

test("an offer can be accepted after a question in between, with the stated priority", () => {
  const say = talk("support");
  say("somebody else is in my account");
  say("what can they see");
  expect(say("ok open it").state.tickets).toHaveLength(1);
  const other = talk("support");
  other("the app is slow");
  for (const step of ["no", "no", "no"]) other(step);
  expect(other("yes but its not urgent").state.tickets[0]?.priority).toBe("low");
});

test.each(["yes but its not super urgent", "ok, not too urgent"])(
  "“%s” opens a ticket of low priority",
  (message) => {
    const say = talk("support");
    say("the app is slow");
    for (const step of ["no", "no", "no"]) say(step);
    expect(say(message).state.tickets[0]?.priority).toBe("low");
  },
);

test("a guide continues once the location of the fault is given", () => {
  const say = talk("support");
  say("your app keeps logging me out");
  expect(say("only on my tablet, the rest is fine").text).toMatch(/^Step 2 of 3/);
  expect(say("what now").text).toMatch(/^Step 3 of 3/);
});

test("a note keeps its capitalisation", () => {
  const say = talk("support");
  say("open a ticket: exports have no rows, normal");
  expect(say("add that its about project Nordlicht").text).toMatch(/project Nordlicht”/);
});
