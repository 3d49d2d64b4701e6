import { describe, expect, it } from "vitest";
import { livePanel } from "../chatbot-demo/live-panel.ts";
import { hospitality } from "../services/hospitality.ts";
import { sap } from "../services/sap.ts";
import { home, type Paper } from "./home.ts";

/** The landing page does not import the long pages of its two practices, so this test keeps them consistent. */
describe("the scales of the two practices", () => {
  const marks = (slug: "hospitality" | "sap") =>
    home.practices.items.find((practice) => practice.slug === slug)?.scale.marks ?? [];

  it("has the hours of the hospitality page’s night audit", () => {
    const hours = hospitality.nightAudit.hours;
    const at = (title: string) => hours.find((hour) => hour.title === title)?.time;
    expect(marks("hospitality").map(({ when }) => when)).toEqual([
      at("Only the calendar moves on"),
      at("Room and tax, then the roll"),
      at("Reports go out"),
    ]);
  });

  it("has the years of the SAP page’s deadlines that lie ahead", () => {
    const years = sap.deadlines.items.map(({ date }) => date.slice(-4));
    expect(marks("sap").map(({ when }) => when)).toEqual(years);
  });

  it("counts as many interfaces to the property system as the hospitality page lists", () => {
    expect(hospitality.interfaces.items).toHaveLength(6);
    expect(home.practices.items[0]?.facts[0]).toMatch(/^Six interfaces/);
  });
});

it("names the hour that the example beside it is about", () => {
  expect(livePanel.shown.asked).toContain(home.demo.hour);
});

describe("the first thirty days", () => {
  it("follow one another without a gap and end on day 30", () => {
    const { weeks } = home.start;
    expect(weeks[0]?.from).toBe(1);
    weeks.slice(1).forEach((week, index) => {
      expect(week.from).toBe((weeks[index]?.to ?? 0) + 1);
    });
    expect(weeks.at(-1)?.to).toBe(30);
  });
});

describe("the small Friday page of the first thirty days", () => {
  const papers: readonly Paper[] = home.start.weeks.map(({ paper }) => paper);
  const friday = papers.find(({ title }) => title === "Friday page");
  const rows = friday?.rows ?? [];

  it("begins with the bad news, as every Friday’s does", () => {
    expect(rows.findIndex(({ text }) => text.startsWith("Risk"))).toBe(0);
  });

  it("counts the hours worked, without those of what is next", () => {
    const worked = rows
      .filter(({ text }) => !text.startsWith("Next"))
      .reduce((sum, { value = "" }) => sum + (Number.parseInt(value, 10) || 0), 0);
    expect(friday?.foot).toMatch(new RegExp(`^${worked} of `));
  });
});
