import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const quoted = (...more: string[]) => {
  const say = talk("hospitality");
  say("standard room for 2, 8 to 10 december");
  for (const message of more) say(message);
  return say;
};

test.each([
  "we have a baby too, 9 months",
  "oh and i bring my toddler",
  "plus our daughter 1 year old",
])("“%s” adds a guest in a cot", (message) => {
  expect(quoted()(message).text).toMatch(/3 guests, with a free cot/);
});

test.each(["is the sauna ok for a baby?", "do you have toys for a 3 year old?"])(
  "“%s” brings nobody",
  (message) => {
    expect(quoted()(message).text).not.toContain("3 guests");
  },
);

test.each(["actually just 2 again", "no, 2", "back to 2"])(
  "“%s” takes the last count back",
  (message) => {
    expect(quoted("sorry 3 people")(message).text).toMatch(/2 nights, 2 guests/);
  },
);

test.each([
  "could you put flowers in the room",
  "please add a bottle of prosecco",
  "can you have flowers there",
])("“%s” is noted with the quote", (message) => {
  expect(quoted()(message).text).toMatch(/with (?:flowers|a bottle of sparkling wine): .* in all/);
});

test.each(["they also need parking", "my parents have a car", "we need a parking space too"])(
  "“%s” adds it",
  (message) => {
    expect(quoted()(message).text).toMatch(/with parking.*\$274/);
  },
);

describe("the price", () => {
  test.each([
    "is that per person or for the room",
    "price is for person or room?",
    "is the price for each person or for both",
  ])("“%s”", (message) => {
    expect(quoted()(message).text).toMatch(/^For the room, not per person: \$246 in all/);
  });

  test.each(["whats everything together", "so how much is all", "is it still the same price"])(
    "“%s” is the sum",
    (message) => {
      expect(quoted()(message).text).toMatch(/^\$246 in all/);
    },
  );
});

test.each([
  "ok and from the station how do we come",
  "Fine. Total with parking",
  "great, where do i park",
])("“%s” does not pass the enquiry on", (message) => {
  expect(quoted("add breakfast")(message).text).not.toContain("desk now has");
});

test.each([
  "single room monday, one night",
  "a single for tuesday, 1 night please",
  "i need one single room tomorrow night",
])("“%s” is for one guest", (message) => {
  expect(talk("hospitality")(message).text).toMatch(/1 night, 1 guest/);
});

test("two single beds are one room, and a family can be described bit by bit", () => {
  expect(talk("hospitality")("room for 2 with 2 single beds, 8 to 10 december").text).toContain(
    "a Standard room is free",
  );
  const say = talk("hospitality");
  say("hello, me and the kids want to come in the holidays");
  say("2 kids, 6 and 11");
  say("just me as adult");
  expect(say("27th to the 30th dec").text).toMatch(/3 nights, 3 guests/);
});

test("a wedding with 35 guests does not ask for beds", () => {
  const say = talk("hospitality");
  expect(say("we get married on 12 june, about 35 guests").text).toContain("dining room");
  expect(say("could we have the whole hotel").text).toContain("nineteen rooms");
  expect(say("so whats the next step").text).toMatch(/events desk \(a wedding, 35 people/);
});

test.each([
  "then we prefer the yard with the charger",
  "i'd rather have the yard space with the charger",
  "we'll take a parking space in the yard",
])("“%s” adds the price of parking", (message) => {
  const say = talk("hospitality");
  say("room from 8 to 11 december for 2");
  expect(say(message).text).toMatch(/parking.*\$\d/);
});

test.each(["2 in a room is fine", "two to a room please", "we'd sleep 2 per room"])(
  "quotes a room for each pair: “%s”",
  (message) => {
    const say = talk("hospitality");
    say("5 to 7 march, 4 adults");
    expect(say(message).text).toContain("2 Standard rooms");
  },
);
