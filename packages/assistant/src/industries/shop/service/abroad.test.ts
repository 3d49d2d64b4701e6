import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { goesAbroad, staysHome } from "./abroad.ts";

test.each([
  ["do you ship to poland", true],
  ["im in germany", true],
  ["and to spain?", true],
  ["customs for switzerland?", true],
  ["need it for a trip to norway", false],
  ["a tent for scotland", false],
  ["sleeping bag for iceland in june, when does it arrive", false],
  ["going to spain on friday, can you send it before", false],
])("“%s” means an address abroad: %s", (message, abroad) => {
  expect(goesAbroad(message)).toBe(abroad);
});

test.each(["no i live in denver", "its for delivery to boston", "we are in chicago"])(
  "“%s” is an address at home",
  (message) => {
    expect(staysHome(message)).toBe(true);
  },
);

test("a travel destination adds neither duty nor international delivery times", () => {
  const say = talk("e-commerce");
  say("a tent for two for scotland");
  expect(say("total for the ridge and 2 dunes").text).toMatch(/delivery free/);
  expect(say("can it be here by 5 december").text).toMatch(/standard/);
});

test("a customer who turns out to live in the country gets domestic delivery times", () => {
  const say = talk("e-commerce");
  say("tell me about the ember");
  say("how long does it take to norway");
  expect(say("no no i live in denver, norway is where we hike").text).toMatch(
    /^Then it’s quicker.*standard, 3–5 working days/,
  );
});

test("delivery time and cost abroad are both answered", () => {
  expect(talk("e-commerce")("how much is shipping to poland and how many days").text).toMatch(
    /5–9 working days.*Postage depends/s,
  );
});

test.each([
  "where is my order BK-10482? we fly to iceland on saturday",
  "I am leaving for norway next week, when does my parcel come",
])("“%s” sends nothing abroad", (message) => {
  expect(goesAbroad(message)).toBe(false);
});
