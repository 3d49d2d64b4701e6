import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const quoted = () => {
  const say = talk("hospitality");
  say("standard room for 2, 8 to 10 december");
  return say;
};

describe("a ride ordered beside a quote", () => {
  test.each([
    "can you book us a taxi from the station for our arrival at 9:30",
    "please order a taxi at 9:30, it should pick us up at the airport",
    "taxi at 9:30 on the day we arrive please",
  ])("“%s” is for the day of arrival", (message) => {
    const { text } = quoted()(message);
    expect(text).toContain("for your arrival, Tuesday 8 December, at 9:30");
  });

  test("at the hour told for the arrival is for the arrival, after midnight on the next day", () => {
    const say = quoted();
    say("our flight is delayed, we will arrive at 2am");
    expect(say("can you order a taxi for 2am").text).toContain(
      "for your arrival, Wednesday 9 December, at 2:00",
    );
  });

  test("without an hour takes that of the arrival, or asks for it", () => {
    expect(quoted()("please order a taxi for our arrival").text).toContain("Tell me the hour too");
    const say = quoted();
    say("our train arrives at 14:40");
    expect(say("please order a taxi for our arrival").text).toContain("8 December, at 14:40");
  });

  test("at an early hour is for the departure otherwise", () => {
    expect(quoted()("can you order a taxi for 6am").text).toContain(
      "on the day you leave (Thursday, 10 December)",
    );
  });

  test.each([
    "not the day we leave, when we arrive",
    "no, for our arrival",
    "it is for the day we arrive",
  ])("“%s” corrects the day and keeps the hour", (message) => {
    const say = quoted();
    say("can you order a taxi for 6am");
    expect(say(message).text).toContain("a taxi, for your arrival, Tuesday 8 December, at 6:00");
  });

  test("takes the day that is named beside the place", () => {
    expect(quoted()("order a taxi from the airport on 9 december at 5pm").text).toContain(
      "Wednesday 9 December, at 17:00",
    );
  });

  test("is moved from the arrival to the departure", () => {
    const say = quoted();
    say("taxi at 9:30 on the day we arrive please");
    expect(say("sorry, the taxi is for the day we leave").text).toContain(
      "on the day you leave (Thursday, 10 December), at 9:30",
    );
  });
});
