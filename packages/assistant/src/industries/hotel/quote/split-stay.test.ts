import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const quoted = (first = "3 standard rooms from 7 to 11 december, 6 people") => {
  const say = talk("hospitality");
  say(first);
  return say;
};

describe("rooms for different days", () => {
  test.each([
    "one of the rooms is only needed until wednesday, what's the new sum?",
    "one of the three rooms leaves on the 9th",
    "sorry, one room only till wednesday the 9th, the rest till friday",
    "two rooms 7 to 11 december, one room 7 to 9 december",
    "no, two rooms for 4 nights and the other for 2 nights",
  ])("“%s” has one sum", (message) => {
    expect(quoted()(message).text).toMatch(
      /^\$1,116\.72 in all: 2 Standard rooms .*11 December, 4 guests, \$870\.72.*; a Standard room .*9 December, 2 guests, \$246\./,
    );
  });

  test("may be told at once, and keep their days when breakfast is added or the total asked", () => {
    const say = quoted(
      "two rooms 7 to 10 december and one room 7 to 8 december, single use please",
    );
    expect(say("and with breakfast?").text).toMatch(
      /^\$870\.54 in all, with breakfast: 2 Standard/,
    );
    expect(say("so what is the total?").text).toMatch(/\$870\.54 in all/);
    expect(say("yes, pass it on").text).toMatch(/enquiry, \$870\.54 in all for 2 Standard rooms/);
  });

  test.each([
    [
      "one of them flies home on wednesday, new price please?",
      /2 Standard rooms .*; a Standard room .*9 December/,
    ],
    [
      "one room from wednesday, please, the others as they are",
      /2 Standard rooms .*; a Standard room from Wednesday, 9/,
    ],
  ])("“%s” changes one of the single rooms", (message, parts) => {
    const say = quoted("three rooms, 7 to 11 december, one person each, with breakfast");
    expect(say(message).text).toMatch(parts);
  });

  test("take another kind of room where there are not enough of one", () => {
    const say = quoted("5 twin rooms from 10 to 13 december, 10 people");
    expect(say("two of the rooms only till saturday the 12th").text).toMatch(
      /^\$1,849 in all: 3 Standard rooms .*13 December, .*; 2 Harbour rooms .*12 December/,
    );
  });

  test("that are not all free have no sum", () => {
    const say = quoted("2 suites from 10 to 13 december, 4 people");
    expect(say("three rooms till the 12th, six rooms till the 13th").text).toMatch(
      /^Not all of those rooms are free/,
    );
  });

  test("“one person each” counts a guest for each room", () => {
    const say = talk("hospitality");
    expect(say("three rooms from 7 to 11 december, one person each").text).toContain("3 guests");
    expect(talk("hospitality")("2 rooms, 7 to 9 december, two people per room").text).toContain(
      "4 guests",
    );
  });

  test("are put right by naming them all again", () => {
    const say = quoted("4 single rooms from 7 to 11 december with breakfast");
    say("two of them leave on wednesday already");
    expect(
      say("no, not that. three rooms Mon-Fri and one room Mon-Wed. the sum of both?").text,
    ).toMatch(
      /: 3 Standard rooms .*11 December, 3 guests, [^;]*; a Standard room .*9 December, 1 guest, [^;]*$/,
    );
  });

  test("are one stay again once its days are told anew", () => {
    const say = quoted();
    say("one room only until wednesday");
    expect(say("ok, then all from 14 to 16 december").text).toMatch(
      /14 December to Wednesday, 16 December, 2 nights, 6 guests: 3 Standard rooms/,
    );
  });

  test.each([
    "can two people check in earlier on monday?",
    "we want dinner for 6 on wednesday",
    "make it two rooms until friday",
    "one of us comes on wednesday only",
  ])("“%s” splits nothing", (message) => {
    expect(quoted("2 rooms from 7 to 11 december, 4 people")(message).text).not.toMatch(/; .*\$/);
  });
});

test.each([
  [
    "2 rooms for 4 people from 11 to 14 december",
    "my parents only stay the first two nights, from the 11th",
  ],
  [
    "2 rooms from 11 december to 14 december, 4 adults",
    "my friends can only stay one night, the 11th",
  ],
])("“%s”, then “%s”: one of the rooms", (first, then) => {
  const say = talk("hospitality");
  say(first);
  expect(say(then).text).toMatch(
    /a Standard room from Friday, 11 December to Monday, 14 December.*a Standard room from Friday, 11 December/,
  );
});

test("of a single room, everybody’s stay changes", () => {
  const say = talk("hospitality");
  say("a double room from 11 to 14 december");
  expect(say("my wife can only stay two nights").text).not.toMatch(/;.*Standard room from/);
});
