import { expect, test } from "vitest";
import type { TableBlock } from "./post.ts";
import { columnsOf } from "./table-columns.ts";

const table = (...rows: string[]): TableBlock => ({
  _type: "table",
  _key: "table",
  headerRows: 1,
  rows: rows.map((row, index) => ({
    _key: `row ${index}`,
    cells: row.split("|").map((text, column) => ({
      _key: `cell ${column}`,
      value: [
        {
          _type: "block",
          _key: "text",
          style: "normal",
          markDefs: [],
          children: [{ _type: "span", _key: "span", text: text.trim(), marks: [] }],
        },
      ],
    })),
  })),
});

test("a table of figures stays whole on a phone, with its units", () => {
  const { onPhone, figures } = columnsOf(
    table("Berth|Tonnes|Time", "North|1,200|4 min", "South|80|2.5 min"),
  );
  expect(onPhone).toBe("whole");
  expect([...figures]).toEqual([1, 2]);
});

test("a table of figures and texts keeps its last two columns of figures", () => {
  const { onPhone, kept } = columnsOf(
    table("Berth|Tonnes|Fee now|Method|Fee then", "North|1,200|$90.00|Crane|$40.00"),
  );
  expect(onPhone).toBe("folded");
  expect(kept).toEqual([2, 4]);
});

test("a table of texts is stacked, and one of two columns is not", () => {
  expect(columnsOf(table("Berth|Keeper|Rule", "North|The mate|Ask first")).onPhone).toBe("stacked");
  expect(columnsOf(table("Berth|Keeper", "North|The mate")).onPhone).toBe("whole");
});

test("times stand beside what is done at them", () => {
  const { onPhone } = columnsOf(
    table("Time|Step|Proof", "06:10|Cast off|Lines aboard", "07:00|Pass the bar|Log signed"),
  );
  expect(onPhone).toBe("beside");
  expect(columnsOf(table("Time|Step|Proof", "At dawn|Cast off|Lines aboard")).onPhone).toBe(
    "stacked",
  );
});
