import { describe, expect, test } from "vitest";
import { readSlots } from "./slots.ts";

/** A Wednesday. */
const now = new Date(2026, 8, 16, 9);

const daysIn = (message: string): string =>
  readSlots(message, now)
    .dates.map(({ date, until }) => (until === undefined ? date : `${date}/${until}`))
    .join(" ");

describe("dates", () => {
  test.each([
    ["arriving saturday", "2026-09-19"],
    ["from saterday, please", "2026-09-19"],
    ["next thursday", "2026-09-24"],
    ["next monday", "2026-09-21"],
    ["on friday next week", "2026-09-25"],
    ["wed to fri next week", "2026-09-23/2026-09-25"],
    ["mon till thursday of next week", "2026-09-21/2026-09-24"],
    ["saturday 19th until wednesday next week", "2026-09-19/2026-09-23"],
    ["a room for tonite", "2026-09-16"],
    ["a week on monday", "2026-09-28"],
    ["the day after tomorrow", "2026-09-18"],
    ["a fortnight from today", "2026-09-30"],
    ["in three weeks", "2026-10-07"],
    ["on the 5th", "2026-10-05"],
    ["the 20th for 3 nights", "2026-09-20"],
    ["on the twenty-first of october", "2026-10-21"],
    ["October the 3rd", "2026-10-03"],
    ["3rd of Oct 2027", "2027-10-03"],
    ["30/9", "2026-09-30"],
    ["9/30", "2026-09-30"],
    ["on 03.10.2026", "2026-10-03"],
    ["saturday the 26th", "2026-09-26"],
    ["Sat 26 Sept", "2026-09-26"],
    ["christmas eve", "2026-12-24"],
    ["new year’s day", "2027-01-01"],
    ["valentines", "2027-02-14"],
    ["over easter", "2027-03-28"],
    ["on thanksgiving", "2026-11-26"],
    ["a table for tonight", "2026-09-16"],
    ["early november, say the 4th", "2026-11-04"],
    ["the 29th of february", "2028-02-29"],
  ])("%s", (message, expected) => {
    expect(daysIn(message)).toBe(expected);
  });

  test.each([
    ["from saturday to tuesday", "2026-09-19/2026-09-22"],
    ["fri - sun", "2026-09-18/2026-09-20"],
    ["from friday until monday the 21st", "2026-09-18/2026-09-21"],
    ["arriving next friday and leaving on sunday", "2026-09-25/2026-09-27"],
    ["10/2 to 10/5", "2026-10-02/2026-10-05"],
    ["2-5 October", "2026-10-02/2026-10-05"],
    ["October 2 to 5", "2026-10-02/2026-10-05"],
    ["from the 2nd to the 5th of October", "2026-10-02/2026-10-05"],
    ["between the 2nd and the 5th of October", "2026-10-02/2026-10-05"],
    ["between 2 October and 5 October", "2026-10-02/2026-10-05"],
    ["check in 29 September, check out 2 October", "2026-09-29/2026-10-02"],
    ["we come on October 2nd and leave on the 5th", "2026-10-02/2026-10-05"],
    ["we come 12 December, Saturday, go away 14", "2026-12-12/2026-12-14"],
    ["arriving 2 October and leaving 5", "2026-10-02/2026-10-05"],
    ["from 2 October, leaving 5 people behind", "2026-10-02"],
    ["28 December till 2 January", "2026-12-28/2027-01-02"],
    ["the 28th until the 3rd", "2026-09-28/2026-10-03"],
    ["2026-10-02 to 2026-10-05", "2026-10-02/2026-10-05"],
    ["02/10/2026 - 25/10/2026", "2026-10-02/2026-10-25"],
    ["this weekend", "2026-09-18/2026-09-20"],
    ["next weekend", "2026-09-25/2026-09-27"],
    ["the weekend of 3 October", "2026-10-03"],
    ["from christmas to new year", "2026-12-25/2026-12-31"],
    ["for christmas, from 24 to 26 december", "2026-12-24/2026-12-26"],
    ["rooms over xmas? 23-27 Dec", "2026-12-23/2026-12-27"],
    ["for new year’s eve, 30 December to 2 January", "2026-12-30/2027-01-02"],
    ["christmas eve to 27 december", "2026-12-24/2026-12-27"],
    ["valentine’s day, February 13 to 15", "2027-02-13/2027-02-15"],
    ["friday to friday", "2026-09-18/2026-09-25"],
    ["from 3 October to 3 October", "2026-10-03/2026-10-03"],
  ])("“%s” is a stay", (message, expected) => {
    expect(daysIn(message)).toBe(expected);
  });

  test.each([
    ["friday instead of thursday", "2026-09-18"],
    ["not on friday but on saturday", "2026-09-19"],
    ["sorry, i meant saturday", "2026-09-19"],
    ["saturday or sunday", "2026-09-19 2026-09-20"],
    ["i ordered on monday, will it come by friday", "2026-09-18"],
    ["the room ordered for friday", "2026-09-18"],
  ])("%s", (message, expected) => {
    expect(daysIn(message)).toBe(expected);
  });

  test.each([
    "three nights for two",
    "a room on the first floor",
    "is the second bed free",
    "you may sit in the sun",
    "we sat by the door",
    "open 24/7",
    "a christmas campaign",
    "our 10th anniversary",
    "where is my order",
    "i bought it on the 2nd",
    "the invoice from october 3",
    "nothing since tuesday",
    "our black friday campaign",
    "about a month",
  ])("“%s” contains no date", (message) => {
    expect(daysIn(message)).toBe("");
  });

  test("keep their text, and the time of day is found beside them", () => {
    expect(readSlots("wake us on Saturday at 6:30", now)).toMatchObject({
      dates: [{ text: "Saturday", date: "2026-09-19", weekday: "saturday" }],
      time: "06:30",
    });
    expect(readSlots("tomorrow at 7 pm", now).time).toBe("19:00");
    expect(readSlots("can we stay until noon", now)).toMatchObject({ dates: [], time: "12:00" });
  });
});

test.each([
  "is it worth the money then",
  "and if we tell you the evening before",
  "what happens a week later",
])("“%s” contains no day", (message) => {
  expect(daysIn(message)).toBe("");
});

test.each([
  ["where does the luggage stand overnight", "nights"],
  ["do you leave the bags overnight", "nights"],
  ["i cancel 3 days in advance", "nights"],
  ["would three people per room work", "people"],
  ["is it cheaper with two to a room", "rooms"],
] as const)("“%s” counts no %s", (message, slot) => {
  expect(readSlots(message, now)[slot]).toBeUndefined();
});

test("a night is counted if someone stays", () => {
  expect(readSlots("we stay overnight on the 5th", now).nights).toBe(1);
});

describe("counts", () => {
  test.each([
    ["for 3 people and 4 nights", { people: 3, nights: 4 }],
    ["a party of nine", { people: 9 }],
    ["twenty-four guests", { people: 24 }],
    ["half a dozen people in three rooms", { people: 6, rooms: 3 }],
    ["we are five", { people: 5 }],
    ["there'll be 4 of us", { people: 4 }],
    ["the two of us", { people: 2 }],
    ["3ppl 2nts", { people: 3, nights: 2 }],
    ["me and my wife", { people: 2 }],
    ["my sister and I", { people: 2 }],
    ["me plus one", { people: 2 }],
    ["me and two friends", { people: 3 }],
    ["my parents and me", { people: 3 }],
    ["me and my husband and three kids", { people: 5, adults: 2, children: 3 }],
    ["my wife, my daughter and me", { people: 3, adults: 2, children: 1 }],
    ["a couple with two children", { people: 4, adults: 2, children: 2 }],
    ["with my husband and 3 childs", { people: 5, adults: 2, children: 3 }],
    ["me my sister and our two boys", { people: 4, adults: 2, children: 2 }],
    ["2 adults + 5yo", { people: 3, adults: 2, children: 1 }],
    ["me, my partner, our twins (6) and my mum", { people: 5, adults: 3, children: 2 }],
    ["two people with a baby", { people: 3, children: 1 }],
    ["3 people and 2 kids", { people: 5, children: 2 }],
    ["4 people with 2 kids", { people: 4, children: 2 }],
    ["i travel with 3 friends", { people: 4 }],
    ["2 guests? no, 3", { people: 3 }],
    ["4 nights?? we said 2 nights", { nights: 2 }],
    ["2 nights? and for 3 people", { nights: 2, people: 3 }],
    ["i am travelling alone", { people: 1 }],
    ["just me", { people: 1 }],
    ["on my own", { people: 1 }],
    ["two adults and an infant", { people: 3, adults: 2, children: 1 }],
    ["2 adults, 1 child", { people: 3, adults: 2, children: 1 }],
    ["one room, or two", { rooms: 1 }],
    ["a twin and breakfast", { rooms: 1 }],
    ["two double rooms for three nights", { rooms: 2, nights: 3 }],
    ["room for four, please", { rooms: 1, people: 4 }],
    ["another night", { nights: 1 }],
    ["a fortnight", { nights: 14 }],
    ["two weeks", { nights: 14 }],
    ["three nights instead of five", { nights: 3 }],
    ["we are 4 people, not 5", { people: 4 }],
    ["four stars", { stars: 4 }],
    ["a 3-star hotel for 2", { stars: 3, people: 2 }],
  ])("%s", (message, expected) => {
    const { dates, amounts, references, numbers, ...counts } = readSlots(message, now);
    expect(counts).toEqual(expected);
  });

  test.each([
    "parking for 2 scooters",
    "is there space for 1 van",
    "tell me my sister can come",
    "do you have room service",
    "my wife lost her phone",
    "is there a double bed",
    "can the dog come",
  ])("“%s” contains no number of people", (message) => {
    const { people, rooms, nights } = readSlots(message, now);
    expect({ people, rooms, nights }).toEqual({});
  });
});

describe("amounts, numbers and addresses", () => {
  test.each([
    ["$49.90", 49.9],
    ["49,90 euros", 49.9],
    ["1,250.00 dollars", 1250],
    ["20k", 20_000],
    ["1.5 million dollars", 1_500_000],
    ["EUR 900", 900],
    ["three thousand dollars", 3000],
    ["twelve hundred euros", 1200],
    ["half a million dollars", 500_000],
    ["five grand", 5000],
  ])("%s", (message, value) => {
    expect(readSlots(message, now).amounts.map((amount) => amount.value)).toEqual([value]);
  });

  test.each([
    ["order 4471", "4471"],
    ["my order number is 4471", "4471"],
    ["cancel HB-20418", "HB-20418"],
    ["#A20418 please", "A20418"],
    ["purchase 113-2200417", "113-2200417"],
    ["bill 12588", "12588"],
  ])("%s", (message, reference) => {
    expect(readSlots(message, now).references).toEqual([reference]);
  });

  test("an address in brackets", () => {
    expect(readSlots("write to (kim@example.com), two of us", now)).toMatchObject({
      email: "kim@example.com",
      people: 2,
    });
  });

  test("a price range is not an order number", () => {
    expect(readSlots("something for 100-200 dollars", now).references).toEqual([]);
  });
});

test.each([
  ["BK-10467 i think? no wait BK-10477", ["BK-10477"]],
  ["it's PL-2041, sorry, it's PL-2014", ["PL-2014"]],
  ["forget BK-10391, mine is BK-10482", ["BK-10482"]],
  ["BK-10391 and BK-10482, when do they come", ["BK-10391", "BK-10482"]],
  ["sorry to ask again, what about BK-10482", ["BK-10482"]],
])("in “%s”, corrected references are replaced", (message, references) => {
  expect(readSlots(message, now).references).toEqual(references);
});
