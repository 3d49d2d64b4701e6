import { describe, expect, it } from "vitest";
import { clock, offsetOf, openHours, summer, union, winter, withinDay } from "./office-hours.ts";

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

it("a zone's clocks are ahead of UTC or behind it, by the season of its own half of the world", () => {
  expect(offsetOf("Asia/Kolkata", winter)).toBe(at(5, 30));
  expect(offsetOf("America/New_York", winter)).toBe(at(-5));
  expect(offsetOf("America/New_York", summer)).toBe(at(-4));
  expect(offsetOf("Europe/London", winter)).toBe(0);
  expect(offsetOf("Pacific/Auckland", winter)).toBe(at(13));
  expect(offsetOf("Pacific/Auckland", summer)).toBe(at(12));
});

it("a clock shows minutes of any day", () => {
  expect(clock(at(9, 5))).toBe("9:05");
  expect(clock(0)).toBe("0:00");
  expect(clock(at(26))).toBe("2:00");
  expect(clock(at(-2))).toBe("22:00");
});

describe("office hours in UTC", () => {
  const day = (hours: string, timeZone: string, moment = winter) =>
    openHours({ hours, timeZone }, moment);

  it("follow the office's clock through the year", () => {
    const hours = "Monday to Friday, 9:00–18:00";
    expect(day(hours, "America/New_York")).toEqual({ from: at(14), to: at(23) });
    expect(day(hours, "America/New_York", summer)).toEqual({ from: at(13), to: at(22) });
  });

  it("know zones that lie half an hour off, and days that begin on the day before", () => {
    expect(day("9:30–18:30", "Asia/Kolkata")).toEqual({ from: at(4), to: at(13) });
    expect(day("8.00 to 16.30", "Pacific/Auckland")).toEqual({ from: at(-5), to: at(3, 30) });
  });

  it("are unknown when the text does not name two times", () => {
    expect(day("by appointment", "Europe/London")).toBeUndefined();
    expect(day("from 9:00", "Europe/London")).toBeUndefined();
  });

  it("are cut in two where they pass midnight", () => {
    expect(withinDay({ from: at(-2), to: at(7) })).toEqual([
      { from: at(22), to: at(24) },
      { from: 0, to: at(7) },
    ]);
    expect(withinDay({ from: at(4), to: at(13) })).toEqual([{ from: at(4), to: at(13) }]);
  });

  it("are joined where one office follows another", () => {
    expect(
      union([
        { from: at(13), to: at(22) },
        { from: at(4), to: at(13) },
        { from: at(23), to: at(24) },
      ]),
    ).toEqual([
      { from: at(4), to: at(22) },
      { from: at(23), to: at(24) },
    ]);
  });
});
