import { businesses } from "@brightkeel/assistant/sample-data";
import { expect, test } from "vitest";
import { demoData } from "#content/pages/demo-data.ts";
import { rowsAround } from "./drawing.tsx";
import { demoSheets } from "./sheets.server.ts";

const { quoted, answer } = demoData.drawing;
const hotel = demoSheets.flatMap(({ facts }) => facts);

test("the row that the drawing quotes is on the sheet, with its answer", () => {
  const [, , , fourth] = rowsAround(hotel, quoted);
  const fact = hotel.find(({ id }) => id === quoted);
  expect(fourth).toBe(fact?.label);
  expect(fact?.text).toContain(answer.split(" in ")[0]);
});

test("a row that is not on the sheet stops the page", () => {
  expect(() => rowsAround(hotel, "hotel-helipad")).toThrow("hotel-helipad");
});

test.each(["e-commerce", "support"] as const)(
  "the sheet of %s is headed with the name that its business answers under",
  (id) => {
    const sheet = demoSheets.find(({ industry }) => industry === id);
    expect(sheet?.title).toBe(businesses[id].name);
  },
);
