import { expect, it } from "vitest";
import { company } from "#content/company.ts";
import { openHoursOf } from "./contact-hours.server.ts";

const at = (hours: number) => hours * 60;

it("office hours are drawn for winter and summer, and joined for all offices", () => {
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

it("an office whose hours name no times has none", () => {
  const [office] = company.offices.map((each) => ({ ...each, hours: "By appointment" }));
  const { offices, anyone } = openHoursOf(office ? [office] : []);
  expect(offices).toMatchObject([{ hours: "By appointment", winter: [], summer: [] }]);
  expect(anyone).toEqual([]);
});
