import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type AboutPage, aboutUs } from "./about-us.ts";

const folder = join(import.meta.dirname, "../../docs/decisions");
const names = readdirSync(folder);
const { sample, register } = aboutUs.records;
const items: AboutPage["records"]["register"]["items"] = register.items;
const fourDigits = (number: number) => String(number).padStart(4, "0");

/** Returns the text of a decision record, by its number. */
function recordOf(number: number): string {
  const name = names.find((each) => each.startsWith(`${fourDigits(number)}-`));
  return name === undefined ? "" : readFileSync(join(folder, name), "utf8");
}

describe.each(items)("record $number in the register", ({ number, title, closedBy = [] }) => {
  it("is in the repository under this title, or a longer one", () => {
    const [heading] = recordOf(number).split("\n");
    expect(heading?.startsWith(`# ${fourDigits(number)} ${title}`)).toBe(true);
  });

  it("names each that closed it, and these are in the register too", () => {
    const state = recordOf(number)
      .split("\n\n")
      .find((paragraph) => paragraph.includes("closed on"));
    expect(state !== undefined).toBe(closedBy.length > 0);
    for (const by of closedBy) {
      expect(state).toContain(`(${fourDigits(by)}-`);
      expect(items.map((each) => each.number)).toContain(by);
    }
  });
});

it("the record that is shown in full is in the register under the same title, with its date", () => {
  const listed = items.find(({ number }) => number === sample.number);
  expect(listed?.title).toBe(sample.title);
  expect(recordOf(sample.number)).toContain(sample.date);
});
