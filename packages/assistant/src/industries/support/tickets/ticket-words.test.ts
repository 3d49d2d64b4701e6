import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { cutAt } from "./ticket-subject.ts";

test.each([
  [
    "hi, it's Ana, ana@fjordline.example. the Slack connection posts nothing",
    "ana@fjordline.example",
  ],
  [
    "my login is r.b@oak-and-ash.example and the reset mail never arrives",
    "r.b@oak-and-ash.example",
  ],
  ["you charged us twice this month. reach me at finance@tern.example", "finance@tern.example"],
])("the address in “%s” is included in the ticket opened later", (message, address) => {
  const say = talk("support");
  say(message);
  say("that doesn't help at all");
  say("open a ticket please");
  expect(say("what does the ticket say?").text).toContain(address);
  expect(say("is my address in there").text).toMatch(/^Yes, it’s in PL-\d{4}/);
});

test("our own address is not taken for the visitor’s", () => {
  const say = talk("support");
  say("no mail from notify@plumbline.example arrives");
  say("please open a ticket for that");
  expect(say("what does the ticket say?").text).not.toMatch(/; notify@plumbline/);
});

test("a long text is truncated between words", () => {
  expect(cutAt("the export stops at the tenth page", 20)).toBe("the export stops at…");
  expect(cutAt("short", 20)).toBe("short");
});

test.each([
  "still nothing!! file a ticket for it now",
  "nobody answers, please open a ticket, the export is empty",
  "it's been days, raise a ticket",
])("“%s” asks for a new ticket, not for a lookup", (message) => {
  expect(talk("support")(message).text).not.toMatch(/Which ticket\?/);
});
