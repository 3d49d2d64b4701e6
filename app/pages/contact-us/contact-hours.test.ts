import { expect, it } from "vitest";
import { company } from "#content/company.ts";
import { openHoursOf } from "./contact-hours.server.ts";

const at = (hours: number) => hours * 60;

it("office hours are drawn for winter and summer, and joined for all offices", () => {
  const { offices, anyone } = openHoursOf(company.offices, new Date("2026-07-15T12:00Z"));
  expect(offices).toMatchObject([
    { winter: [{ from: at(14), to: at(23) }], summer: [{ from: at(13), to: at(22) }] },
    { winter: [{ from: at(4), to: at(13) }], summer: [{ from: at(4), to: at(13) }] },
  ]);
  expect(anyone).toEqual([
    { from: at(4), to: at(13) },
    { from: at(14), to: at(23) },
  ]);
});

it("today’s hours follow the clocks in force, and a weekend has none that count", () => {
  const [wednesday, saturday] = ["2026-07-15T12:00Z", "2026-07-18T12:00Z"].map((day) =>
    openHoursOf(company.offices, new Date(day)).offices.map(({ today }) => today),
  );
  expect(wednesday).toEqual([
    [{ from: at(13), to: at(22), works: true }],
    [{ from: at(4), to: at(13), works: true }],
  ]);
  expect(saturday?.flat().map(({ works }) => works)).toEqual([false, false]);
});

it("an office whose hours name no times has none", () => {
  const [office] = company.offices.map((each) => ({ ...each, hours: "By appointment" }));
  const { offices, anyone } = openHoursOf(office ? [office] : [], new Date("2026-07-15T12:00Z"));
  expect(offices).toMatchObject([{ hours: "By appointment", winter: [], summer: [] }]);
  expect(anyone).toEqual([]);
});
