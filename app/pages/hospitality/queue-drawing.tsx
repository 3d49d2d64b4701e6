import { shownAt } from "#app/service-page/instrument.tsx";
import { end, hoursAfterTen, lanes, marksOf, roll } from "./night.ts";
import { down, type PulledLine, pulledLines, up } from "./pulled-line.ts";

/**
 * How many messages wait while an interface is down, and what is sent before and after. Shapes scale with the width
 * but text does not: horizontal lengths are shares of the night, heights are pixels.
 */

const [out, back] = [hoursAfterTen(down), hoursAfterTen(up)];
const most = Math.max(...pulledLines.map(({ stuck }) => stuck.length));

/** Top and bottom of the message scale, the traffic ticks below it, and the clock labels. */
const [top, bottom, ticks, words] = [48, 300, 310, 352];

/**
 * The interface that is selected at first, and the one shown where a static picture replaces the interactive drawing.
 */
export const shownFirst = pulledLines.findIndex(({ name }) => name === "Channels");
export const shownUnlessOther = "group-has-[:not([data-choice='3']):checked]/instrument:hidden";

const share = (hours: number) => `${Math.round((hours / end) * 1000) / 10}%`;
const height = (messages: number) => bottom - ((bottom - top) * messages) / most;
const hour = (hours: number) => String(Math.round(hours * 100) / 100);
const strokes = (hours: readonly number[]) => hours.map((at) => `M${hour(at)} 0V1`).join("");

/** Returns the queue of an interface: one step up for each message, and down to zero when it is back. */
const queue = ({ stuck }: PulledLine) =>
  `M${hour(out)} 0${stuck.map((at, index) => `H${hour(at)}V${-index - 1}`).join("")}H${hour(back)}V0`;

/**
 * All interfaces in one drawing, of which the selected one is shown. Hidden from screen readers, which get the
 * figures beside it.
 */
export function QueueDrawing() {
  return (
    <svg aria-hidden="true" fill="none" className="h-[360px] w-full overflow-visible">
      <rect
        x={share(out)}
        y="22"
        width={share(back - out)}
        height={bottom - 22}
        className="fill-tint"
      />
      <g className="fill-text font-mono text-label">
        <text x={share(out)} y="12" textAnchor="middle">{`${down} out`}</text>
        <text x={share(back)} y="12" textAnchor="middle">{`${up} back`}</text>
      </g>
      <g className="fill-text-soft font-mono text-label">
        <text y={words}>22:00</text>
        <text x="100%" y={words} textAnchor="end">
          07:00
        </text>
      </g>
      {pulledLines.map((line, index) => (
        <g key={line.name} className={index === shownFirst ? shownUnlessOther : shownAt[index]}>
          <Queue line={line} />
        </g>
      ))}
      <line x2="100%" y1={bottom} y2={bottom} strokeWidth="1.5" className="stroke-text" />
    </svg>
  );
}

function Queue({ line }: { line: PulledLine }) {
  const { name, stuck, first, holdsTheRoll } = line;
  const traffic = marksOf(lanes.find((lane) => lane.name === name)?.spans ?? []);
  const sent = traffic.filter((at) => !stuck.includes(at));
  return (
    <>
      <text y="34" className="fill-text font-mono font-semibold text-label">
        {name}
      </text>
      <svg
        aria-hidden="true"
        y={top}
        width="100%"
        height={bottom - top}
        viewBox={`0 ${-most} ${end} ${most}`}
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        <path
          d={queue(line)}
          vectorEffect="non-scaling-stroke"
          strokeWidth="2"
          className="fill-secondary/20 stroke-secondary"
        />
      </svg>
      <svg
        aria-hidden="true"
        y={ticks}
        width="100%"
        height="16"
        viewBox={`0 0 ${end} 1`}
        preserveAspectRatio="none"
      >
        <path d={strokes(sent)} vectorEffect="non-scaling-stroke" className="stroke-text" />
        <path
          d={strokes(stuck)}
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.5"
          className="stroke-accent"
        />
      </svg>
      <text
        x={share(back)}
        dx="-8"
        y={Math.max(height(stuck.length) - 8, 38)}
        textAnchor="end"
        className="fill-text font-mono font-semibold text-label"
      >
        {stuck.length === 0 ? `quiet until ${first}` : `${stuck.length} waiting`}
      </text>
      <line
        x1={share(roll)}
        x2={share(roll)}
        y1={bottom - 60}
        y2={words - 14}
        strokeWidth="2"
        strokeDasharray={holdsTheRoll ? "3 4" : undefined}
        className={holdsTheRoll ? "stroke-accent" : "stroke-text"}
      />
      <text
        x={share(roll)}
        y={words}
        textAnchor="middle"
        className={`font-mono text-label ${holdsTheRoll ? "fill-accent" : "fill-text"}`}
      >
        {holdsTheRoll ? "02:30, no roll" : "02:30, the roll"}
      </text>
    </>
  );
}
