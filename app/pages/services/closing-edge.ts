import { edgeFrame } from "#app/shell/closing-call.tsx";
import { type Course, servicesPage } from "#content/pages/services.ts";

const { width, height } = edgeFrame;
const { items, weeks } = servicesPage.courses;
const stops: Course["stops"] = items[0]?.stops ?? [];
const [top, bottom] = [8, height - 8];
const step = (bottom - top) / (stops.length - 1);

/** The first route's steps, to the scale of its weeks, as the closing band's edge. */
export const closingEdge = stops.flatMap(({ week }, index) => {
  const x = ((week - 1) / weeks) * width;
  const y = top + index * step;
  return index === 0 ? [[x, y] as const] : [[x, y - step] as const, [x, y] as const];
});
