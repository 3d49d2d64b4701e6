import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  [
    "author wants 350 fee, room fits 40, wine about 4 per head. what should the ticket cost so i dont lose money with 25 people",
    "$18 a head covers it: (350 + 25 × 4) ÷ 25. With 40 it’s $12.75.",
  ],
  [
    "350 author + 4 wine x 25 people. price per ticket to break even",
    "$18 a head covers it: (350 + 25 × 4) ÷ 25.",
  ],
  [
    "band 600 euros, hall 200, 80 guests. which ticket price to break even?",
    "€10 a head covers it: (600 + 200) ÷ 80.",
  ],
  [
    "workshop: room 120, clay 9 each, 12 people. what do i charge to cover my costs",
    "$19 a head covers it: (120 + 12 × 9) ÷ 12.",
  ],
])("the ticket that covers an event: %s", (message, answer) => {
  expect(talk("marketing")(message).text).toContain(answer);
});

test.each([
  [
    "AOV 64 EUR, COGS 38%, shipping+fulfilment 7.50 per order, payment fees 2.5%. What's my break-even ROAS?",
    /^2\.09: an order leaves €64 − €24\.32 − €7\.50 − €1\.60 = €30\.58/,
  ],
  [
    "break even roas? average order 80, goods 50%, postage 6",
    /^2\.35: an order leaves \$80 − \$40 − \$6 = \$34/,
  ],
  [
    "order value 20, goods 60%, shipping 9, whats the break even roas",
    /^None: an order leaves \$20 − \$12 − \$9 = -?\$?-?1/,
  ],
])("the break-even ROAS of an order: %s", (message, answer) => {
  expect(talk("marketing")(message).text).toMatch(answer);
});

test.each(["how many tickets do we sell with 300 dollars", "what is a good roas"])(
  "“%s” asks for neither",
  (message) => {
    expect(talk("marketing")(message).handled).not.toMatch(/^sum:(?:per_head|roas)$/);
  },
);
