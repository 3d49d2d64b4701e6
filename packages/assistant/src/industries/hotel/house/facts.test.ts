import { expect, test } from "vitest";
import { hotelRules } from "../rooms/prices.ts";
import { rooms } from "../rooms/rooms.ts";
import { hotelFacts, hotelKnowledge } from "./facts.ts";

test("the hotel’s facts take their figures from its prices and rooms", () => {
  const changed = hotelFacts({
    rules: { ...hotelRules, breakfast: 22, lateCheckOut: 31, groupDiscount: 9, earlyDiscount: 11 },
    rooms: rooms.map((room) => (room.id === "harbour" ? { ...room, rate: 150 } : room)),
  });
  expect(changed.breakfast?.text).toMatch(/\$22 per person, \$11 for children/);
  expect(changed.check_out?.text).toContain("costs $31 until 14:00");
  expect(changed.events?.text).toContain("9% less");
  expect(changed.cancellation_policy?.text).toContain("(11% less)");
  expect(changed.upgrade_room?.text).toContain("$32 a night from Standard to Harbour, and $88");
});

test("no fact of the hotel hard-codes a room rate", () => {
  for (const { text } of Object.values(hotelKnowledge))
    for (const { rate } of rooms) expect(text).not.toContain(`$${rate}`);
});

test("every amount in the hotel’s facts comes from its prices", () => {
  const changed = hotelFacts({
    rules: {
      ...hotelRules,
      ...Object.fromEntries(Object.keys(hotelRules).map((key) => [key, 777])),
    },
    rooms: rooms.map((room) => ({ ...room, rate: 777 })),
  });
  const amounts = Object.values(changed).flatMap(({ text }) => text.match(/\$[\d.,]*\d/g) ?? []);
  // Children pay half for breakfast; all rooms have the same price here.
  expect(new Set(amounts)).toEqual(new Set(["$777", "$388.50", "$0"]));
});
