import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { servicesPage } from "#content/pages/services.ts";
import { Courses } from "./courses.tsx";

test("each stop lasts from its week until the next one's", () => {
  const markup = renderToStaticMarkup(<Courses />);
  const drawn = [...markup.matchAll(/col-start-(\d{1,2}) col-end-(\d{1,2})/g)].map(
    ([, from, until]) => [Number(from), Number(until)],
  );
  const { items, weeks } = servicesPage.courses;
  expect(drawn).toEqual(
    items.flatMap(({ stops }) =>
      stops.map(({ week }, index) => [
        week,
        stops.map((stop) => stop.week)[index + 1] ?? weeks + 1,
      ]),
    ),
  );
});

test("the line of a week hangs from the step of that week, and ends above the next row, where the text may be", () => {
  const markup = renderToStaticMarkup(<Courses />);
  const drawn = [...markup.matchAll(/<path d="([^"]*)" class="stroke-line"/g)].map(([, d = ""]) =>
    [...d.matchAll(/M(\d+) (\d+)v([\d.]+)/g)].map((each) => each.slice(1).map(Number)),
  );
  const { items } = servicesPage.courses;
  expect(drawn).toHaveLength(items.length);
  for (const [index, { stops }] of items.entries()) {
    expect(drawn[index]?.length).toBeGreaterThan(2);
    for (const [before = 0, from = 0, length] of drawn[index] ?? []) {
      expect(stops[from - 1]?.week).toBeLessThanOrEqual(before + 1);
      expect(stops[from]?.week ?? Number.POSITIVE_INFINITY).toBeGreaterThan(before + 1);
      expect(length).toBeLessThan(0.5);
    }
  }
});
