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
