import { contours, sample } from "#app/ui/drawing/contours.ts";
import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { deckHeight, fairBreadth, halfBreadth } from "#app/ui/drawing/hull.ts";
import { palette } from "#content/palette.ts";
import { pagePlans } from "./page-plans.ts";
import type { Stroke } from "./strokes.ts";

/**
 * The drawings of cards and printed sheets. `seed`, from 0 to 1, selects the accented line or the sea floor, so that
 * the cards of related pages differ. A page with its own drawing ignores it.
 */
const plans = { body: bodyPlan, breadth: breadthPlan, soundings, ...pagePlans } as const;
export type Plan = keyof typeof plans;

export const planDrawing = (plan: Plan, seed: number): readonly Stroke[] => plans[plan](seed);

const stroke = (
  d: string,
  colour: string,
  width: number,
  more: Pick<Stroke, "dashed" | "opacity"> = {},
): Stroke => ({ d, colour, width, ...more });

const dashed = { dashed: true };

/** Cross-sections at thirteen stations, stern on the left, bow on the right: one for each of the thirteen services. */
function bodyPlan(seed: number): Stroke[] {
  const [centre, bottom, beam, depth] = [962, 474, 184, 300];
  const stations = [...range(-0.92, -0.04, 6), ...range(0.04, 0.9, 5).reverse()];
  const marked = Math.round(seed * (stations.length - 1));
  const section = (e: number) =>
    polyline(
      range(0, 1, 40).map((step) => {
        const t = step ** 1.6;
        const x = centre + Math.sign(e) * beam * halfBreadth(e, t);
        return [x, bottom - depth * t * deckHeight(e)] as const;
      }),
    );
  const grid = [
    ...range(0, 1, 6).map((level) => `M${centre - 204} ${bottom - depth * level}h408`),
    ...range(-1, 1, 6).map((side) => `M${centre + beam * side} ${bottom - depth - 34}V${bottom}`),
  ];
  const ticks = range(-1, 1, 30).map(
    (side, index) => `M${centre + beam * side} ${bottom + 12}v${index % 5 === 0 ? 12 : 7}`,
  );
  const lines = stations.map((e, index) => ({ d: section(e), accent: index === marked, e }));
  return [
    stroke(grid.join(""), palette.line.light, 1.5),
    stroke(`M${centre - 204} ${bottom - depth * 0.62}h408`, palette.secondary.light, 2, dashed),
    ...lines.map(({ d, e }) =>
      stroke(d, palette.text.light, 1.75, { opacity: 0.5 + 0.5 * Math.abs(e) }),
    ),
    stroke(ticks.join(""), palette.textSoft.light, 1.5),
    stroke(`M${centre} ${bottom - depth - 66}V${bottom + 34}`, palette.accent.light, 2.5),
    ...lines.filter((line) => line.accent).map(({ d }) => stroke(d, palette.accent.light, 5)),
  ];
}

/** The hull from above, bow up, with its lines at seven depths. */
function breadthPlan(seed: number): Stroke[] {
  const [centre, top, length, beam] = [962, 84, 412, 168];
  const y = (e: number) => top + ((1 - e) / 2) * length;
  const line = (t: number) => {
    const side = (sign: number) =>
      range(-1, 1, 120).map((e) => [centre + sign * beam * fairBreadth(e, t), y(e)] as const);
    return `${polyline([...side(-1), ...side(1).reverse()])}Z`;
  };
  const levels = [0.03, 0.08, 0.16, 0.28, 0.45, 0.7, 1];
  const marked = Math.round(seed * (levels.length - 1));
  const lines = levels.map((level, index) => ({ d: line(level), accent: index === marked }));
  const stations = range(-0.9, 0.9, 12).map((e) => `M${centre - 204} ${y(e)}h408`);
  return [
    stroke(stations.join(""), palette.line.light, 1.5),
    ...lines.map(({ d }) => stroke(d, palette.text.light, 1.75)),
    ...lines.filter((one) => one.accent).map(({ d }) => stroke(d, palette.accent.light, 4)),
    stroke(`M${centre} ${top - 26}v${length + 52}`, palette.secondary.light, 2, dashed),
  ];
}

/** A sea floor in contour lines, running off the card. Each seed gives another floor. */
function soundings(seed: number): Stroke[] {
  const [left, cell, columns, rows] = [752, 9, 50, 60];
  const shoals = range(0, 4, 4).map((index) => {
    const turn = (step: number) =>
      (seed * (37 + 23 * index * step) + 0.31 * step * (index + 1)) % 1;
    return {
      x: 6 + turn(1) * 42,
      y: 4 + turn(2) * 52,
      reach: 9 + turn(3) * 13,
      height: 1 - 0.12 * index,
    };
  });
  const depth = (x: number, y: number) =>
    shoals.reduce(
      (sum, { x: cx, y: cy, reach, height }) =>
        sum + height * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * reach ** 2)),
      0,
    );
  const levels = range(0.2, 1.7, 10);
  const marked = 5;
  const floor = sample(depth, columns, rows);
  const lines = levels.map((level, index) => ({
    d: contours(floor, level)
      .map((run) => polyline(run.map(([x, y]) => [left + cell * x, cell * y] as const)))
      .join(""),
    marked: index === marked,
  }));
  return [
    ...lines.map(({ d, marked: accent }) =>
      accent
        ? stroke(d, palette.accent.light, 3.5)
        : stroke(d, palette.text.light, 1.5, { opacity: 0.75 }),
    ),
  ];
}
