import type { ReactNode } from "react";
import {
  Lamp,
  Lantern,
  Pack,
  Shelter,
  SleepingBag,
  Stove,
  Tent,
} from "#app/chatbot-demo/product-drawings.tsx";
import { tenth } from "#app/ui/drawing/geometry.ts";
import { labelAcross, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import { demoData } from "#content/pages/demo-data.ts";
import { byWeight, type Good, type GoodDrawing, kitOf, weightOf } from "./goods.ts";

const { scales: words } = demoData;

/** The demo's cards show the same drawings. */
const drawings: Readonly<Record<GoodDrawing, () => ReactNode>> = {
  tent: Tent,
  shelter: Shelter,
  pack: Pack,
  "sleeping bag": SleepingBag,
  "head lamp": Lamp,
  lantern: Lantern,
  stove: Stove,
};

/** A good on the pan of a scale; `y` is the pan's. */
function OnPan({ good, x, y, width }: { good: Good; x: number; y: number; width: number }) {
  const Drawing = drawings[good.drawing];
  const scale = width / 240;
  return (
    <g
      transform={`translate(${tenth(x - width / 2 - 40 * scale)} ${tenth(y - 88 * scale)}) scale(${Math.round(scale * 1000) / 1000})`}
      strokeWidth={tenth(1.3 / scale)}
    >
      <Drawing />
    </g>
  );
}

/** Strings of a pan, which meet above the good. */
const strings = (x: number, y: number, width: number, rise: number) =>
  `M${x - width / 2} ${y}L${x} ${y - rise}L${x + width / 2} ${y}`;

const perKilogram = 78;
const rail = 14;
/** Where an empty pan would hang. */
const zero = 96;
const column = 105;
const pan = 92;

const depthOf = (grams: number): number => Math.round(zero + (grams / 1000) * perKilogram);

/** A name on two lines: “Ember” and “sleeping bag”. */
const linesOf = (name: string): [string, string] => {
  const space = name.search(/ (?!\d)/);
  return [name.slice(0, space), name.slice(space + 1)];
};

function Hanging({ good, x }: { good: Good; x: number }) {
  const y = depthOf(good.weight);
  const [name, kind] = linesOf(good.name);
  return (
    <g textAnchor="middle">
      <path d={`M${x} ${rail}V${y - 58}`} className="stroke-text" />
      <path d={strings(x, y, pan, 58)} className="stroke-text-soft" />
      <OnPan good={good} x={x} y={y} width={pan} />
      <path d={`M${x - pan / 2} ${y}h${pan}`} className="stroke-text" strokeWidth="2" />
      <circle cx={x} cy={rail} r="4" className="fill-background stroke-text" strokeWidth="1.5" />
      <text y={y + 22} className="fill-text font-semibold">
        <tspan x={x}>{name}</tspan>
        <tspan x={x} dy="17" className="font-normal fill-text-soft">
          {kind}
        </tspan>
        <tspan x={x} dy="20" className="fill-accent">
          {weightOf(good.weight)}
        </tspan>
        <tspan x={x} dy="17" className="font-normal">
          ${good.price}
        </tspan>
      </text>
    </g>
  );
}

/** Height of the wide pan's strings, and the space that they need at its ends. */
const rise = 140;
const inset = 56;

/** The weekend's goods together on one wide pan, as deep as their weight. */
function Kit({ goods, from, to }: { goods: readonly Good[]; from: number; to: number }) {
  const kit = kitOf(goods);
  const y = depthOf(kit.weight);
  const middle = (from + to) / 2;
  const step = (to - from - 2 * inset) / kit.goods.length;
  return (
    <g>
      <path d={`M${middle} ${rail}V${y - rise}`} className="stroke-accent" />
      <path d={strings(middle, y, to - from, rise)} className="stroke-accent" />
      {kit.goods.map((good, index) => (
        <OnPan
          key={good.id}
          good={good}
          x={from + inset + (index + 0.5) * step}
          y={y}
          width={step - 6}
        />
      ))}
      <path d={`M${from} ${y}H${to}`} className="stroke-accent" strokeWidth="3" />
      <circle cx={middle} cy={rail} r="4" className="fill-accent stroke-accent" />
      <text x={from} y={y + 30} className="fill-text font-display font-semibold text-[22px]">
        {words.kit}
      </text>
      <text
        x={to}
        y={y + 30}
        textAnchor="end"
        className="fill-accent font-display font-semibold text-[22px]"
      >
        {weightOf(kit.weight)}
      </text>
      <text x={from} y={y + 54} className="fill-text-soft">
        {kit.goods.map(({ name }) => linesOf(name)[0]).join(" + ")}
      </text>
      <text x={to} y={y + 54} textAnchor="end" className="fill-text-soft">
        ${kit.price}
      </text>
    </g>
  );
}

/** All goods hang from one rail, each as deep as it is heavy. */
function Across({ goods }: { goods: readonly Good[] }) {
  const sorted = byWeight(goods);
  const kilograms = Math.floor((sorted[0]?.weight ?? 0) / 1000);
  const left = 1100 - sorted.length * column;
  return (
    <g className={labelAcross}>
      {Array.from({ length: kilograms + 1 }, (_line, kilogram) => {
        const y = depthOf(kilogram * 1000);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed scale
          <g key={kilogram}>
            <path d={`M40 ${y}H1100`} className="stroke-line" />
            <text x="0" y={y + 4} className="fill-text-soft">
              {kilogram} kg
            </text>
          </g>
        );
      })}
      <path d={`M0 ${rail}H1100`} className="stroke-text" strokeWidth="2.5" />
      <Kit goods={goods} from={left + 2.6 * column} to={left + 9.4 * column} />
      {sorted.map((good, index) => (
        <Hanging key={good.id} good={good} x={left + (index + 0.5) * column} />
      ))}
    </g>
  );
}

const pitch = 78;

/** One good with its weight as the length of a beam. */
function Weighed({
  name,
  weight,
  price,
  y,
  perGram,
  accent = false,
  children,
}: {
  name: string;
  weight: number;
  price: number;
  y: number;
  perGram: number;
  accent?: boolean;
  children?: ReactNode;
}) {
  const end = Math.max(3, weight * perGram);
  const ink = accent ? "stroke-accent" : "stroke-text";
  return (
    <g>
      {children}
      <text x="104" y={y + 24} className="fill-text font-semibold">
        {name}
      </text>
      <text x="104" y={y + 42} className="fill-text-soft">
        ${price}
      </text>
      <text x="320" y={y + 42} textAnchor="end" className="fill-accent font-semibold">
        {weightOf(weight)}
      </text>
      <path d={`M0 ${y + 56}H320`} className="stroke-line" />
      <path d={`M0 ${y + 56}H${end}`} className={ink} strokeWidth="4" strokeLinecap="butt" />
    </g>
  );
}

/** The same on a phone: a row for each good. */
function Down({ goods }: { goods: readonly Good[] }) {
  const sorted = byWeight(goods);
  const kit = kitOf(goods);
  const perGram = 320 / Math.max(kit.weight, sorted[0]?.weight ?? 0);
  return (
    <g className={labelNarrow}>
      {sorted.map((good, index) => {
        const y = index * pitch;
        return (
          <Weighed key={good.id} {...good} y={y} perGram={perGram}>
            <OnPan good={good} x={45} y={y + 50} width={90} />
          </Weighed>
        );
      })}
      <text
        y={sorted.length * pitch + 26}
        className="fill-text font-display font-semibold text-[19px]"
      >
        {words.kit}
      </text>
      {kit.goods.map((good, index) => (
        <OnPan
          key={good.id}
          good={good}
          x={32 + index * 64}
          y={sorted.length * pitch + 78}
          width={62}
        />
      ))}
      <path
        d={`M0 ${sorted.length * pitch + 84}H${kit.weight * perGram}`}
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="butt"
      />
      <text y={sorted.length * pitch + 108} className="fill-text-soft">
        ${kit.price}
      </text>
      <text
        x="320"
        y={sorted.length * pitch + 108}
        textAnchor="end"
        className="fill-accent font-semibold"
      >
        {weightOf(kit.weight)}
      </text>
    </g>
  );
}

/** The shop's goods, hung by their weight; below the light ones what a weekend for two weighs. */
export function GoodsDrawing({ goods }: { goods: readonly Good[] }) {
  return (
    <TwoSheets
      label={words.label}
      wide={{
        width: 1100,
        height: depthOf(byWeight(goods)[0]?.weight ?? 0) + 90,
        drawing: <Across goods={goods} />,
      }}
      narrow={{ width: 320, height: goods.length * pitch + 120, drawing: <Down goods={goods} /> }}
    />
  );
}
