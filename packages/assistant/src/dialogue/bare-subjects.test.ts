import { expect, test } from "vitest";
import { talk } from "./talk-for-tests.ts";

test.each([
  ["hospitality", "laundry?", /^Put it in the bag.*\$15/],
  ["hospitality", "what about breakfast", /^Breakfast is a buffet.*\$16 per person/],
  ["hospitality", "bikes?", /borrow a bicycle for free/],
  ["hospitality", "the net loft?", /^The meeting room, the net loft, seats 24/],
  ["e-commerce", "tell me about sleeping bags", /Ember sleeping bag \(\$149\).*Dune/],
  ["e-commerce", "what about a stove", /Kettle stove \(\$65\)/],
  ["support", "storage?", /100 GB per person/],
] as const)("%s: “%s” gets the main facts", (industry, message, answer) => {
  expect(talk(industry)(message).text).toMatch(answer);
});

test.each([
  ["what does breakfast cost", /^Breakfast is \$16 per person/],
  ["is breakfast free", /^Breakfast is \$16 per person/],
  ["is breakfast included", /^Breakfast isn’t in the room’s price: it’s \$16/],
  ["is breakfast free for kids", /^Children aged 6 to 12 pay \$8/],
  ["what do you get for breakfast", /^It’s a buffet/],
])(
  "hotel: “%s” is answered for everyone, or for children only if they are named",
  (message, answer) => {
    expect(talk("hospitality")(message).text).toMatch(answer);
  },
);
