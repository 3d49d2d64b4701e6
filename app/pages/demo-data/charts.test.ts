import { expect, test } from "vitest";
import { demoData } from "#content/pages/demo-data.ts";
import { bandPath, channelFlow } from "./channel-flow.ts";
import { byWeight, kitOf, weekendKit, weightOf } from "./goods.ts";
import { hotelPlan } from "./hotel-plan.ts";
import type { SheetChart } from "./sheet-chart.ts";
import { demoSheets } from "./sheets.server.ts";

function chartOf<Kind extends SheetChart["kind"]>(kind: Kind) {
  const found = demoSheets
    .map(({ chart }) => chart)
    .find((chart): chart is Extract<SheetChart, { kind: Kind }> => chart.kind === kind);
  if (!found) throw new Error(`No sheet draws ${kind}.`);
  return found;
}

test("the hotel's rooms fill both sides of the corridor, to scale and without overlap", () => {
  const { length, yard, water, stairs } = hotelPlan(chartOf("hotel").rooms);
  const blocks = (side: typeof yard) =>
    side.map(({ from, width, count }) => [from, from + width * count]);
  expect(blocks(yard).at(-1)?.[1]).toBeCloseTo(length);
  const onWater = [...blocks(water), [stairs.from, stairs.from + stairs.width]].toSorted(
    ([a = 0], [b = 0]) => a - b,
  );
  for (const [index, [, end = 0]] of onWater.entries())
    expect(onWater[index + 1]?.[0] ?? length).toBeCloseTo(end);
  // A room twice as large is twice as wide, because all are equally deep.
  const widthOf = (id: string) => [...yard, ...water].find((kind) => kind.id === id)?.width ?? 0;
  expect(widthOf("family")).toBeCloseTo(2 * widthOf("standard"));
});

test("the caption of the hotel's plan counts its rooms, and its bookings are marked", () => {
  const { rooms } = chartOf("hotel");
  expect(demoData.drawn.hospitality).toMatch(/^Nineteen rooms/);
  expect(rooms.reduce((sum, { count }) => sum + count, 0)).toBe(19);
  expect(rooms.flatMap(({ booking }) => booking ?? [])).toEqual(["HH-3107", "HH-3042"]);
});

test("the weekend in one pack weighs less than the family tent, as its caption says", () => {
  const { goods } = chartOf("goods");
  expect(demoData.drawn["e-commerce"]).toMatch(/^Ten products.*weigh less than the family tent/);
  expect(goods).toHaveLength(10);
  const kit = kitOf(goods);
  expect(kit.weight).toBe(kit.goods.reduce((sum, { weight }) => sum + weight, 0));
  expect(kit.weight).toBeLessThan(goods.find(({ id }) => id === "harbour-4")?.weight ?? 0);
  expect(() => kitOf(goods.filter(({ id }) => id !== weekendKit[0]))).toThrow(weekendKit[0]);
  const weights = byWeight(goods).map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect([weightOf(62), weightOf(980), weightOf(1200), weightOf(1650)]).toEqual([
    "62 g",
    "980 g",
    "1.2 kg",
    "1.65 kg",
  ]);
});

test("every budget flows into channels whole, and every band keeps its width", () => {
  const { goals, channels } = chartOf("channels");
  expect(goals).toHaveLength(4);
  const measures = { percent: 2, goalGap: 10, channelPitch: 30, channelGap: 4, top: 0 };
  const { flows, channels: placed } = channelFlow(goals, channels, measures);
  for (const [index] of goals.entries()) {
    const own = flows.filter(({ goal }) => goal === index);
    expect(own.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  }
  for (const { name, share, y } of placed) {
    const into = flows.filter(({ channel }) => channel === name);
    expect(into.reduce((sum, flow) => sum + flow.share, 0)).toBe(share);
    expect(Math.min(...into.map(({ to }) => to))).toBe(y);
  }
  expect(
    bandPath(
      { goal: 0, channel: "", share: 10, from: 0, to: 50 },
      { left: 0, right: 100, percent: 2 },
    ),
  ).toBe("M0 0C50 0 50 50 100 50V70C50 70 50 20 0 20z");
});

test("the help desk's board has each ticket and order once, under its state", () => {
  const { lanes } = chartOf("board");
  const numbers = lanes.map(({ columns }) =>
    columns.flatMap(({ cards }) => cards.map(({ number }) => number)),
  );
  expect(numbers.map((each) => each.length)).toEqual([3, 4]);
  expect(new Set(numbers.flat()).size).toBe(7);
  const [tickets] = lanes;
  const solved = tickets?.columns.find(({ state }) => state === "Solved")?.cards;
  expect(solved?.map(({ number }) => number)).toEqual(["PL-1930"]);
});
