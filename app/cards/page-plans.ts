import { type Point, polyline, range } from "#app/ui/drawing/geometry.ts";
import { fairBreadth } from "#app/ui/drawing/hull.ts";
import { quantaFramework } from "#content/pages/quanta-framework.ts";
import { securityAndTerms } from "#content/pages/security-and-terms.ts";
import { servicesPage } from "#content/pages/services.ts";
import { palette } from "#content/palette.ts";
import { planBox, type Stroke } from "./strokes.ts";

/** Drawings of single pages, without their text, at the size of a card. */

const { left, top, height } = planBox;
/** The drawings end where the text at the bottom does. */
const width = planBox.width - 40;
const right = left + width;
const bottom = top + height;
const ink = palette.text.light;
const accent = palette.accent.light;
const secondary = palette.secondary.light;
const tint = palette.tint.light;
const faint = palette.line.light;
const surface = palette.surface.light;

const box = (x: number, y: number, wide: number, high: number) =>
  `M${x} ${y}h${wide}v${high}h${-wide}Z`;
const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Partners: three ships side by side, and the ropes between them. */
function moorings(): Stroke[] {
  const [beam, long, middle] = [42, 320, top + 174];
  const berths = [left + beam, left + width / 2, right - beam];
  const hull = (centre: number, share: number) => {
    const side = (sign: number): Point[] =>
      range(-0.96, 1, 60).map((e) => [
        centre + sign * share * beam * fairBreadth(e, 1),
        middle - (e * long) / 2,
      ]);
    return `${polyline([...side(-1), ...side(1).reverse()])}Z`;
  };
  const [first = 0, second = 0, third = 0] = berths;
  const rope = (from: number, to: number, y: number) =>
    `M${from + beam - 4} ${y}Q${(from + to) / 2} ${y + 40} ${to - beam + 4} ${y}`;
  return [
    ...berths.map((x, index) => ({
      d: hull(x, 1),
      colour: ink,
      width: 2.25,
      fill: index === 2 ? tint : surface,
    })),
    ...berths.flatMap((x) => [
      { d: hull(x, 0.62), colour: ink, width: 1, opacity: 0.45 },
      { d: `M${x} ${middle - 140}v280`, colour: ink, width: 1, dashed: true, opacity: 0.6 },
    ]),
    { d: rope(first, second, middle - 30), colour: secondary, width: 4 },
    { d: rope(second, third, middle - 52), colour: ink, width: 3 },
    { d: rope(second, third, middle + 16), colour: accent, width: 4 },
    {
      d: `M${first + 30} ${middle + 128}C${first + 60} ${bottom} ${third - 60} ${bottom} ${third - 30} ${middle + 128}`,
      colour: secondary,
      width: 4,
    },
  ];
}

/** Quanta: thirty days twice, what no user sees below the waterline. */
function months(): Stroke[] {
  const [wide, water, step] = [width / 2 - 14, top + 122, 34];
  const sides = quantaFramework.months.sides.map((side, index) => {
    const x = left + index * (wide + 28);
    let day = 0;
    let depth = 0;
    return side.work.flatMap(({ days, kind }): Stroke[] => {
      const [at, long] = [x + (day / 30) * wide, (days / 30) * wide];
      day += days;
      if (kind === "foundation")
        return [{ d: box(at, water + step * depth++, long, step - 4), fill: ink }];
      if (kind === "shown")
        return [
          { d: `M${at + long} ${water}V${top + 10}h-34l10 13-10 13h34`, colour: accent, width: 4 },
        ];
      return [{ d: box(at, water - 46, long, 44), colour: accent, width: 3, fill: surface }];
    });
  });
  return [
    { d: box(left, water, width, bottom - water), fill: tint },
    { d: `M${left} ${water}h${width}`, colour: secondary, width: 2.5, dashed: true },
    ...sides.flat(),
  ];
}

/** About us: a Friday page with its four parts called out. */
function fridayPage(): Stroke[] {
  const wide = 270;
  const text = (y: number, shares: readonly number[]) =>
    shares.map((share, row) => `M${left + 30} ${y + row * 20}h${(wide - 60) * share}`).join("");
  const parts = [168, 258, 334, 410];
  return [
    { d: box(left, top, wide, height), colour: ink, width: 2.5, fill: surface },
    { d: text(top + 44, [0.6]), colour: ink, width: 12 },
    { d: text(top + 70, [0.8]), colour: faint, width: 7 },
    ...parts.flatMap((y): Stroke[] => [
      { d: `M${left + 30} ${y - 14}h${wide - 60}`, colour: faint, width: 2 },
      { d: text(y + 8, [0.45]), colour: ink, width: 8 },
      { d: text(y + 30, [1, 0.72]), colour: faint, width: 7 },
      { d: `M${left + wide - 18} ${y + 8}h62`, colour: accent, width: 3 },
      { d: dot(left + wide + 64, y + 8, 20), fill: accent },
    ]),
  ];
}

/** Services: three common routes as lines with stops, time to the right. */
function routes(): Stroke[] {
  const { items, weeks } = servicesPage.courses;
  const marks = range(0, weeks, weeks / 2).map(
    (week) => `M${left + (week / weeks) * width} ${top + 8}v${height - 16}`,
  );
  const lines = items.flatMap(({ stops }, index): Stroke[] => {
    const y = top + 80 + index * 128;
    return [
      { d: `M${left} ${y}h${width}`, colour: accent, width: 5 },
      ...stops.map(({ week }) => ({
        d: dot(left + 14 + ((week - 1) / weeks) * width, y, 14),
        colour: accent,
        width: 5,
        fill: palette.background.light,
      })),
    ];
  });
  return [{ d: marks.join(""), colour: faint, width: 1.5 }, ...lines];
}

/** Security and terms: what is accessible, and when. */
function access(): Stroke[] {
  const { rows, milestones } = securityAndTerms.access;
  const last = milestones.length - 1;
  return rows.flatMap(({ spans }, index): Stroke[] => {
    const y = top + 44 + index * 82;
    const x = (at: number) => left + (at / last) * width;
    return [
      { d: `M${left} ${y}h${width}`, colour: ink, width: 1.5, dashed: spans.length === 0 },
      ...spans.map(({ from, until }) => ({
        d: box(x(from), y - 14, x(until) - x(from), 28),
        fill: spans.length > 1 ? accent : secondary,
      })),
    ];
  });
}

/** Hospitality chatbot: the sample hotel at 23:40, with a few windows lit. */
function hotel(): Stroke[] {
  const lit = new Set([1, 8, 12]);
  const [wall, roof] = [top + 104, top + 52];
  const windows = range(0, 14, 14).map((place) => {
    const [x, y] = [left + 42 + (place % 5) * 64, wall + 30 + Math.floor(place / 5) * 74];
    return {
      d: box(x, y, 34, 46),
      colour: ink,
      width: 2,
      fill: lit.has(place) ? accent : tint,
    };
  });
  return [
    {
      d: `M${left + 6} ${wall}L${left + 44} ${roof}H${right - 44}L${right - 6} ${wall}Z`,
      colour: ink,
      width: 2.5,
      fill: palette.background.light,
    },
    { d: box(left + 20, wall, width - 40, 256), colour: ink, width: 2.5, fill: surface },
    ...windows,
    { d: box(left, wall + 256, width, bottom - wall - 256), fill: tint },
    { d: `M${left} ${wall + 256}h${width}M${left} ${wall + 272}h${width}`, colour: ink, width: 2 },
  ];
}

/** Downloads and demo data: printed sheets, with one line of one of them marked. */
function sheets(): Stroke[] {
  return range(0, 3, 3).flatMap((place): Stroke[] => {
    const [x, y] = [left + (place % 2) * 194, top + Math.floor(place / 2) * 218];
    const lines = range(0, 4, 4).map(
      (row) => `M${x + 22} ${y + 70 + row * 26}h${100 + ((row * 5 + place * 3) % 4) * 10}`,
    );
    return [
      { d: box(x, y, 178, 198), colour: ink, width: 2.25, fill: surface },
      { d: `M${x + 22} ${y + 36}h84`, colour: ink, width: 9 },
      { d: lines.join(""), colour: faint, width: 6 },
      ...(place === 1 ? [{ d: lines[2] ?? "", colour: accent, width: 8 }] : []),
    ];
  });
}

export const pagePlans = { moorings, months, fridayPage, routes, access, hotel, sheets } as const;
