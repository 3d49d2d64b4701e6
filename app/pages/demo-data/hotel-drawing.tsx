import { type Point, polyline, range } from "#app/ui/drawing/geometry.ts";
import { halfBreadthPlan } from "#app/ui/drawing/hull-lines.ts";
import { labelAcross, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import { demoData } from "#content/pages/demo-data.ts";
import {
  corridor,
  depth,
  furnitureOf,
  type HotelPlan,
  hotelPlan,
  type RoomKind,
  type Shape,
  type Suite,
} from "./hotel-plan.ts";

const { plan: words } = demoData;

/** Puts a point of the house on the sheet: metres along the corridor, and across from the yard's wall. */
type Placed = (along: number, across: number) => Point;

const pathOf = (points: readonly Point[], closed: boolean): string =>
  `${polyline(points)}${closed ? "z" : ""}`;

/** One room: its walls, and its furniture by kind, as path data. */
function roomPaths(kind: Suite, index: number, side: "yard" | "water", at: Placed) {
  const from = kind.from + index * kind.width;
  const local: Placed = (u, v) => at(from + u, side === "yard" ? depth - v : depth + corridor + v);
  const draw = (of: Shape["of"]) =>
    furnitureOf(kind.id, kind.width)
      .filter((shape) => shape.of === of)
      .map(({ points, closed }) =>
        pathOf(
          points.map(([u, v]) => local(u, v)),
          closed,
        ),
      )
      .join("");
  const corners: Point[] = [
    local(0, 0),
    local(kind.width, 0),
    local(kind.width, depth),
    local(0, depth),
  ];
  return {
    walls: pathOf(corners, true),
    bed: draw("bed"),
    thing: draw("thing"),
    window: draw("window"),
  };
}

/** All rooms of a kind. The bed of a booked room is in the accent. */
function Rooms({ kind, side, at }: { kind: Suite; side: "yard" | "water"; at: Placed }) {
  const rooms = range(0, kind.count - 1, Math.max(1, kind.count - 1))
    .slice(0, kind.count)
    .map((index) => roomPaths(kind, index, side, at));
  const all = (of: "walls" | "bed" | "thing" | "window", from = 0) =>
    rooms
      .slice(from)
      .map((room) => room[of])
      .join("");
  const booked = kind.booking === undefined ? 0 : 1;
  return (
    <>
      <path d={all("walls")} className="fill-surface stroke-text" strokeWidth="2" />
      <path d={all("bed", booked)} className="fill-tint stroke-secondary" />
      {booked ? <path d={rooms[0]?.bed} className="fill-accent stroke-accent" /> : null}
      <path d={all("thing")} className="stroke-text-soft" />
      <path d={all("window")} className="stroke-secondary" strokeWidth="3" />
    </>
  );
}

/** Lift and stairs, and the ends of the corridor. */
function Stairs({ plan, at }: { plan: HotelPlan; at: Placed }) {
  const { from, width } = plan.stairs;
  const top = depth + corridor;
  const corner = (u: number, v: number) => at(from + u, top + v);
  const half = width * 0.62;
  const steps = range(0.5, half - 0.2, 8).map((u) =>
    pathOf([corner(u, 1.4), corner(u, depth - 0.6)], false),
  );
  const lift = [corner(half, 0), corner(width, 0), corner(width, 2.2), corner(half, 2.2)];
  return (
    <>
      <path
        d={pathOf([corner(0, 0), corner(0, depth), corner(width, depth), corner(width, 0)], false)}
        className="stroke-text"
        strokeWidth="2"
      />
      <path d={steps.join("")} className="stroke-text-soft" />
      <path
        d={`${pathOf(lift, true)}${polyline([corner(half, 0), corner(width, 2.2)])}${polyline([corner(width, 0), corner(half, 2.2)])}`}
        className="fill-background stroke-text-soft"
      />
      {[0, plan.length].map((end) => (
        <path
          key={end}
          d={pathOf([at(end, depth), at(end, top)], false)}
          className="stroke-text"
          strokeWidth="2"
        />
      ))}
    </>
  );
}

function House({ plan, at }: { plan: HotelPlan; at: Placed }) {
  return (
    <>
      <Stairs plan={plan} at={at} />
      {plan.yard.map((kind) => (
        <Rooms key={kind.id} kind={kind} side="yard" at={at} />
      ))}
      {plan.water.map((kind) => (
        <Rooms key={kind.id} kind={kind} side="water" at={at} />
      ))}
    </>
  );
}

const scaleAcross = 26;
const left = 9;
/** Heights on the wide sheet. */
const house = 150;
const quay = house + (2 * depth + corridor) * scaleAcross + 40;

/** Name, size and both prices of a kind, above or below the line that spans its rooms. */
function KindAcross({ kind, line, text }: { kind: Suite; line: number; text: number }) {
  const from = left + kind.from * scaleAcross;
  const to = from + kind.count * kind.width * scaleAcross;
  // Prices have a line of their own where they would meet the name.
  const isNarrow = to - from < 300;
  return (
    <g>
      <path
        d={`M${from + 1} ${line}H${to - 1}M${from + 1} ${line - 5}v10M${to - 1} ${line - 5}v10`}
        className="stroke-text-soft"
      />
      <text x={from} y={text} className="fill-text font-semibold">
        {kind.count === 1 ? kind.name : `${kind.count} × ${kind.name}`}
      </text>
      <text x={from} y={text + 19} className="fill-text-soft">
        {kind.size} sq m, {words.sleeps} {kind.sleeps}
      </text>
      <text
        x={isNarrow ? from : to - 30}
        y={text + (isNarrow ? 50 : 17)}
        textAnchor={isNarrow ? "start" : "end"}
        className="fill-text font-display font-semibold text-[26px]"
      >
        ${kind.week} <tspan className="fill-accent">${kind.weekend}</tspan>
      </text>
    </g>
  );
}

/** The number of the booking in the first room of a kind, beside its window. */
function Booked({ kind, at, across }: { kind: Suite; at: Placed; across: number }) {
  if (kind.booking === undefined) return null;
  const [x, y] = at(kind.from + 0.3, across);
  return (
    <text x={x} y={y} className="fill-accent">
      {kind.booking}
    </text>
  );
}

const wave = (x: number, y: number, count: number) =>
  `M${x} ${y}q6-5 12 0t12 0${"t12 0".repeat(Math.max(0, count - 2))}`;

/** The yard with its parking spaces above the house, quay and ferry below it. */
function Across({ plan, spaces }: { plan: HotelPlan; spaces: number }) {
  const at: Placed = (along, across) => [left + along * scaleAcross, house + across * scaleAcross];
  const right = left + plan.length * scaleAcross;
  const bay = 58;
  const ferry = { x: 300, y: quay + 106, length: 270, rise: 32 };
  return (
    <g className={labelAcross}>
      <path
        d={`M${left} 6H${left + spaces * bay}${range(0, spaces, spaces)
          .map((index) => `M${left + index * bay} 6v44`)
          .join("")}`}
        className="stroke-line"
        strokeWidth="2"
      />
      <text x={left + spaces * bay + 18} y="34" className="fill-text-soft">
        {spaces} {words.spaces}
      </text>
      {plan.yard.map((kind) => (
        <KindAcross key={kind.id} kind={kind} line={house - 16} text={house - 54} />
      ))}
      <House plan={plan} at={at} />
      {plan.yard.map((kind) => (
        <Booked key={kind.id} kind={kind} at={at} across={0.84} />
      ))}
      {plan.water.map((kind) => (
        <Booked key={kind.id} kind={kind} at={at} across={2 * depth + corridor - 0.5} />
      ))}
      <path d={`M0 ${quay}H${right + left}`} className="stroke-text" strokeWidth="2" />
      {plan.water.map((kind) => (
        <KindAcross key={kind.id} kind={kind} line={quay + 22} text={quay + 50} />
      ))}
      <path
        d={[...halfBreadthPlan(ferry, 1), ...halfBreadthPlan(ferry, -1)].join("")}
        className="fill-background stroke-text"
        strokeWidth="1.25"
      />
      <text x={ferry.x + ferry.length + 24} y={ferry.y + 5} className="fill-text-soft">
        {words.ferry}
      </text>
      <path
        d={`${wave(40, quay + 104, 6)}${wave(150, quay + 126, 9)}${wave(712, quay + 92, 5)}${wave(770, quay + 126, 14)}${wave(12, quay + 134, 5)}`}
        className="stroke-secondary"
        strokeWidth="1.5"
      />
    </g>
  );
}

const scaleDown = 12.4;
const houseLeft = 84;

function KindDown({ kind, side }: { kind: Suite; side: "yard" | "water" }) {
  const from = 30 + kind.from * scaleDown;
  const to = from + kind.count * kind.width * scaleDown;
  const houseRight = houseLeft + (2 * depth + corridor) * scaleDown;
  const bar = side === "yard" ? houseLeft - 8 : houseRight + (kind.id === "suite" ? 19 : 8);
  const x = side === "yard" ? bar - 8 : bar + 6;
  const [name = "", ...more] = kind.name.split(" ");
  const lines = [name, ...more, `${kind.size} sq m`, `${words.sleeps} ${kind.sleeps}`];
  return (
    <g textAnchor={side === "yard" ? "end" : "start"}>
      <path d={`M${bar} ${from + 1}V${to - 1}`} className="stroke-text-soft" />
      <text x={x} y={from + 13} className="fill-text">
        {lines.map((line, index) => (
          <tspan
            key={line}
            x={x}
            dy={index === 0 ? 0 : 16}
            className={index <= more.length ? "font-semibold" : "fill-text-soft"}
          >
            {line}
          </tspan>
        ))}
      </text>
      <text
        x={x}
        y={from + 24 + lines.length * 16}
        className="fill-text font-display font-semibold text-[17px]"
      >
        ${kind.week}
        <tspan x={x} dy="19" className="fill-accent">
          ${kind.weekend}
        </tspan>
      </text>
    </g>
  );
}

/** The same upright for a phone: the yard on the left, the water on the right. */
function Down({ plan }: { plan: HotelPlan }) {
  const at: Placed = (along, across) => [houseLeft + across * scaleDown, 30 + along * scaleDown];
  const houseRight = houseLeft + (2 * depth + corridor) * scaleDown;
  return (
    <g className={labelNarrow}>
      <text x={houseLeft} y="14" textAnchor="end" className="fill-text-soft">
        {words.yard}
      </text>
      <text x={houseRight} y="14" className="fill-secondary">
        {words.water}
      </text>
      <House plan={plan} at={at} />
      {plan.yard.map((kind) => (
        <KindDown key={kind.id} kind={kind} side="yard" />
      ))}
      {plan.water.map((kind) => (
        <KindDown key={kind.id} kind={kind} side="water" />
      ))}
    </g>
  );
}

/** The hotel's bedroom floors laid end to end and drawn to scale, each kind of room with its prices. */
export function HotelDrawing({ rooms, spaces }: { rooms: readonly RoomKind[]; spaces: number }) {
  const plan = hotelPlan(rooms);
  return (
    <TwoSheets
      label={words.label}
      wide={{ width: 1100, height: quay + 150, drawing: <Across plan={plan} spaces={spaces} /> }}
      narrow={{
        width: 320,
        height: 44 + plan.length * scaleDown,
        drawing: <Down plan={plan} />,
      }}
    />
  );
}
