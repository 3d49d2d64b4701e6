import { expect, test } from "vitest";
import { demoData } from "#content/pages/demo-data.ts";
import { rowsAround } from "./drawing.tsx";
import { demoSections } from "./sheets.server.ts";

const { quoted, answer } = demoData.drawing;
const hotel = demoSections.flatMap(({ facts }) => facts);

test("the row that the drawing quotes is on the sheet, with its answer", () => {
  const [, , , fourth] = rowsAround(hotel, quoted);
  const fact = hotel.find(({ id }) => id === quoted);
  expect(fourth).toBe(fact?.label);
  expect(fact?.text).toContain(answer.split(" in ")[0]);
});

test("a row that is not on the sheet stops the page", () => {
  expect(() => rowsAround(hotel, "hotel-helipad")).toThrow("hotel-helipad");
});
