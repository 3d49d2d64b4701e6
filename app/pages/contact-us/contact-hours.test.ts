import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { openHours, openHoursOf, union, withinDay } from "./contact-hours.server.ts";

const winter = Temporal.PlainDate.from("2026-01-15");
const summer = Temporal.PlainDate.from("2026-07-15");
const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe("office hours on the scale of UTC", () => {
  it("follow the office's clock through the year", () => {
    const hours = "Monday to Friday, 9:00–18:00";
    expect(openHours(hours, "America/New_York", winter)).toEqual({ from: at(14), to: at(23) });
    expect(openHours(hours, "America/New_York", summer)).toEqual({ from: at(13), to: at(22) });
  });

  it("know zones that lie half an hour off", () => {
    expect(openHours("9:30–18:30", "Asia/Kolkata", winter)).toEqual({ from: at(4), to: at(13) });
  });

  it("are drawn for winter and summer, and joined for all offices", () => {
    const { offices, anyone } = openHoursOf(company.offices);
    expect(offices).toMatchObject([
      { winter: [{ from: at(14), to: at(23) }], summer: [{ from: at(13), to: at(22) }] },
      { winter: [{ from: at(4), to: at(13) }], summer: [{ from: at(4), to: at(13) }] },
    ]);
    expect(anyone).toEqual([
      { from: at(4), to: at(13) },
      { from: at(14), to: at(23) },
    ]);
  });

  it("are unknown when the text names no times", () => {
    expect(openHours("by appointment", "UTC", winter)).toBeUndefined();
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
