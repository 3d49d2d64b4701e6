import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const opened = () => {
  const say = talk("support");
  say("open a ticket: the export hangs, critical");
  return say;
};

test.each(["can you ring me at +44 20 7946 0018?", "my mail is down, please call 555 0123"])(
  "“%s” is noted in the ticket",
  (message) => {
    const reply = opened()(message);
    expect(reply.text).toMatch(/^I’ve noted (?:\+44 20 7946 0018|555 0123) in PL-\d{4}/);
    expect(reply.state.tickets[0]?.told?.join()).toMatch(/Phone: (?:\+44|555)/);
  },
);

test.each(["can you call PL-2041 up?", "the text is 25000 letters long"])(
  "“%s” gives no number to call",
  (message) => {
    expect(opened()(message).text).not.toMatch(/^I’ve noted/);
  },
);

test("whoever must not close a ticket, or asks who worked on it, did not report it solved", () => {
  const say = talk("support");
  say("PL-2041 is still not answered, raise it");
  expect(say("fine, but is anybody working on it?").text).not.toMatch(/would be closed/);
  expect(say("Did someone look into it at all?").text).toMatch(/^I can’t see from here who/);
  expect(say("please do not close it").text).toMatch(/^PL-2041 stays open/);
});
