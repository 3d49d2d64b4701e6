import { describe, expect, it } from "vitest";
import { textsOf } from "../../industries/support/ticket-file/file.ts";
import { talk } from "../talk-for-tests.ts";
import { consentIn } from "./consent.ts";

describe("a yes with something added", () => {
  it.each([
    ["yes pass it on, 318, third floor", "318, third floor", true],
    ["oh sure. and tell them the cat stays at home", "the cat stays at home", false],
    ["ok open a ticket, payslips run at 5", "payslips run at 5", true],
    ["good. please pass it, Lindqvist", "Lindqvist", true],
    ["yes", "", false],
  ])("reads “%s”", (message, added, deed) => {
    expect(consentIn(message)).toMatchObject({ added, deed });
  });

  it.each([
    "no need to pass it on, I manage",
    "could my sister send it back if it is too small",
    "ok but first the price",
    "is it quiet there",
    "can you take it off the bill",
    "fish then! can you reserve us a table there",
    "yes please a person, this is too much for you",
  ])("takes no consent from “%s”", (message) => {
    expect(consentIn(message)).toBeUndefined();
  });

  it("passes a quote on with the name, the room and what is to be told", () => {
    const say = talk("hospitality");
    say("a room for 2 from 9 to 12 March");
    const { text } = say(
      "good. take that one, harbour. pass it on, name is Ines Duarte, and we bring a cello",
    );
    expect(text).toContain("the front desk now has your enquiry for Ines Duarte, a Harbour room");
    expect(text).toContain("we bring a cello");
    expect(say("did you tell them about it?").text).toContain("we bring a cello");
    expect(say("please note: no feathers in the pillows").text).toMatch(
      /^Got it, that’s included with your enquiry: “no feathers in the pillows”/,
    );
  });

  it("keeps what is told after something was passed on, and passes it on only once", () => {
    const say = talk("hospitality");
    say("a room for 2 from 9 to 12 March");
    say("yes, pass it on, name is Ines Duarte");
    expect(say("yes, the quiet one, pass it on").text).toMatch(
      /^Got it, that’s included with your enquiry: “the quiet one”/,
    );
    expect(say("yes pass it on").text).toMatch(/^Yes, the front desk has your enquiry/);
  });

  it("quotes again before it passes on what changes the stay", () => {
    const say = talk("hospitality");
    say("a room for 2 from 9 to 12 March");
    expect(say("yes pass it on but for 5 nights").text).toContain("for 5 nights");
  });

  it("opens the ticket with what is added and how urgent it is", () => {
    const say = talk("support");
    say("the timeline of one project is blank since the weekend");
    const { text, state } = say("fine. open a ticket, urgent, the board meets on thursday");
    expect(text).toContain("is open, with priority critical");
    expect(textsOf(state.tickets)).toContain("the board meets on thursday");
  });
});

it.each([
  "ok book please",
  "alright lets book",
  "we'd like to book",
  "can you book it for us?",
  "yes, go ahead and reserve",
])("after other questions, “%s” still books what was quoted", (message) => {
  const say = talk("hospitality");
  say("room from 4 to 6 december for 2 adults and a child");
  say("and what does the dog cost");
  say("how far is the station");
  expect(say(message).text).toMatch(/^Done: the front desk now has your enquiry, a Family room/);
});

it.each([
  "can you book us a taxi",
  "can i book a massage",
  "do we have to book",
  "should we book now",
  "a table for 4, can you book",
])("“%s” does not book the room that was quoted", (message) => {
  const say = talk("hospitality");
  say("room from 4 to 6 december for 2 adults");
  say("how far is the station");
  expect(say(message).text).not.toMatch(/^Done/);
});

it.each(["please open a ticket", "open a ticket please", "can you open a ticket", "ok open one"])(
  "in the middle of a guide, “%s” opens a ticket",
  (message) => {
    const say = talk("support");
    say("i cant sign in");
    say("already tried that");
    expect(say(message).text).toMatch(/Ticket PL-\d{4} is open|How urgent/);
  },
);

it("notes nothing that is dropped", () => {
  const say = talk("hospitality");
  say("a double room tomorrow for 2 nights, 2 people");
  expect(say("forget the bath. yes book it").text).not.toContain("forget");
});

describe("an order with what to tell, and with a closing word", () => {
  const quoted = () => {
    const say = talk("hospitality");
    say("a double room tomorrow for 2 nights, 2 people");
    return say;
  };

  it("notes what to tell", () => {
    expect(quoted()("fine send that and tell them i come around 10").text).toMatch(
      /^Done[\s\S]*“i come around 10”/,
    );
  });

  it.each(["that's all, pass it on", "thats it. pass it on please", "nothing else, pass it on"])(
    "“%s” notes nothing",
    (message) => {
      const { text } = quoted()(message);
      expect(text).toMatch(/^Done: the front desk now has your enquiry, a Standard room/);
      expect(text).not.toContain("I’ll include");
    },
  );

  it.each(["my name is Piet", "my name's Ana Silva"])("“%s” goes with it", (message) => {
    const say = quoted();
    say("book it");
    expect(say(message).text).toMatch(/^(?:Noted|Got it)/);
  });
});

it("passes a question on where its subject is named, and quotes nothing", () => {
  const say = talk("hospitality");
  say("is there a driver from the airport at night?");
  const { text } = say("no quote please. just pass my question about the driver to the desk");
  expect(text).toMatch(/^Done: the front desk has your question/);
});
