import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { AcrossWords, DownWords } from "./drawing-words.tsx";
import {
  appleSteps,
  breadth,
  broad,
  codeFreeze,
  type Frame,
  faired,
  heldDay,
  heldShare,
  lastDay,
  middle,
  offsets,
  playSteps,
  submitted,
  tall,
} from "./plan.ts";

const days = range(0, 7, 7);

function Lines({ at }: Frame) {
  const segment = (day: number, from: number, to: number) => polyline([at(day, from), at(day, to)]);
  const run = (from: number, to: number, across: number) =>
    polyline([at(from, across), at(to, across)]);
  const outline = (steps: readonly number[], side: 1 | -1) =>
    polyline([
      ...range(0, 7, 84).map((t) => at(t, side * faired(offsets(steps), t))),
      at(lastDay, side),
    ]);
  const stairs = (steps: readonly number[], side: 1 | -1) =>
    `${polyline([
      at(1, 0),
      ...steps.flatMap((share, index) => [
        at(index + 1, side * breadth(share)),
        at(index + 2, side * breadth(share)),
      ]),
      at(lastDay, 0),
    ])}Z`;
  // The review: two slim lines that leave the centreline at submission and rejoin it at departure.
  const review = (side: 1 | -1) =>
    polyline(
      range(0, 1, 30).map((t) =>
        at(submitted * (1 - t), side * 0.24 * Math.sin(Math.PI * t) ** 1.5),
      ),
    );
  // Work that joins from both sides until the release is closed.
  const boarding = [-6, -5.75, -5.5, -5.25].flatMap((day) =>
    ([1, -1] as const).map((side) =>
      polyline(range(0, 1, 8).map((t) => at(day - 0.5 + 0.5 * t, side * 0.3 * (1 - t) ** 2))),
    ),
  );
  const ticks = range(-6, lastDay, 56)
    .map((day, index) => {
      const [x, y] = at(day, 0);
      const [dx, dy] = at(day, index % 4 === 0 ? -0.035 : -0.02);
      return `M${x} ${y}L${dx.toFixed(1)} ${dy.toFixed(1)}`;
    })
    .join("");

  return (
    <>
      <path d={stairs(appleSteps, 1)} className="fill-tint" />
      <path d={stairs(playSteps, -1)} className="fill-tint" />
      <g className="stroke-text" strokeOpacity="0.18">
        {appleSteps.map((share, index) => (
          <path key={share} d={run(index + 1, lastDay, breadth(share))} />
        ))}
        {playSteps.map((share, index) => (
          <path key={share} d={run(index + 1, lastDay, -breadth(share))} />
        ))}
      </g>
      <g className="stroke-text" strokeWidth="1.25" strokeOpacity="0.55">
        {days.slice(1).map((day) => (
          <path
            key={day}
            d={
              segment(day, 0, breadth(appleSteps[day - 1] ?? 1)) +
              segment(day, 0, -breadth(playSteps[day - 1] ?? 1))
            }
          />
        ))}
      </g>
      <g className="stroke-text" strokeWidth="2" strokeLinejoin="round">
        <path d={outline(appleSteps, 1)} />
        <path d={outline(playSteps, -1)} />
      </g>
      <g className="stroke-secondary" strokeWidth="1.5" strokeDasharray="6 4">
        <path d={review(1)} />
        <path d={review(-1)} />
        <path d={run(heldDay, lastDay, breadth(heldShare))} strokeWidth="2" />
      </g>
      <g className="stroke-text" strokeWidth="1.25">
        {boarding.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={segment(codeFreeze, 0.3, -0.3)} className="stroke-text" strokeWidth="1.5" />
      <path d={segment(submitted, 0.3, -0.3)} className="stroke-text" strokeWidth="1.5" />
      <path d={ticks} className="stroke-accent" />
      <path d={run(-6.5, lastDay, 0)} className="stroke-accent" strokeWidth="2" />
      <Diamond at={at(0, 0)} />
      <Mark at={at(heldDay, breadth(heldShare))} />
    </>
  );
}

function Diamond({ at: [x, y] }: { at: readonly [number, number] }) {
  return <path d={`M${x - 7} ${y}l7 -7l7 7l-7 7z`} className="fill-accent" stroke="none" />;
}

function Mark({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <circle cx={x} cy={y} r="5" className="fill-background stroke-secondary" strokeWidth="2" />
  );
}

const title =
  "Plan of a staged release: after the code freeze, submission and two store reviews, the new version is offered to 1, 2, 5, 10, 20, 50 and 100 per cent of iPhone users on seven days; on Android in steps we set, for example 2, 5, 10, 20, 40, 70 and 100 per cent. Held on day 4, it stays at 10 per cent.";

/** How a release reaches its users, in three layouts: tall for phones, two widths for wider screens. */
export function ReleasePlan() {
  return (
    <>
      {[
        { frame: tall, shown: "mx-auto max-w-96 md:hidden", words: <DownWords {...tall} /> },
        {
          frame: middle,
          shown: "hidden md:block lg:hidden",
          words: <AcrossWords frame={middle} short />,
        },
        {
          frame: broad,
          shown: "hidden lg:block",
          words: <AcrossWords frame={broad} short={false} />,
        },
      ].map(({ frame, shown, words }) => (
        <svg
          key={frame.width}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          role="img"
          aria-label={title}
          fill="none"
          className={`h-auto w-full ${shown}`}
        >
          <Lines {...frame} />
          {words}
        </svg>
      ))}
    </>
  );
}
