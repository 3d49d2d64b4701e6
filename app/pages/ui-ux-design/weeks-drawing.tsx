import { TwoSheets } from "#app/ui/drawing/sheet.tsx";
import { weeksDrawing } from "#content/services/ui-ux-design.ts";

/** One screen of 180 by 124 units as it looks in each week, from notes to code. */
const weeks = [Notes, Watched, Flow, First, Second, Code];

/** The six screens in a row; on a phone in two rows of three. */
export function WeeksDrawing() {
  return (
    <TwoSheets
      label={weeksDrawing}
      sequence
      onTablets
      wide={{
        width: 1240,
        height: 132,
        drawing: <Screens across={6} pitch={[210.8, 0]} scale={1} />,
      }}
      narrow={{
        width: 320,
        height: 146,
        drawing: <Screens across={3} pitch={[114, 82]} scale={0.5} />,
      }}
    />
  );
}

type ScreensProps = {
  across: number;
  /** From one screen to the next, sideways and down. */
  pitch: readonly [number, number];
  scale: number;
};

const Screens = ({ across, pitch: [right, down], scale }: ScreensProps) =>
  weeks.map((Week, index) => (
    <g
      key={Week.name}
      transform={`translate(${(index % across) * right + 1} ${Math.floor(index / across) * down + 1}) scale(${scale})`}
      className="stroke-text"
      strokeWidth="2"
    >
      <Week />
    </g>
  ));

const Outline = ({ dashed = false, className = "" }: { dashed?: boolean; className?: string }) => (
  <rect
    width="180"
    height="124"
    className={className}
    strokeOpacity={dashed ? 0.5 : 1}
    strokeDasharray={dashed ? "2 7" : undefined}
  />
);

/** Five strokes of a count, the last across the others. */
const five = (x: number, y: number): string =>
  `M${x} ${y}v24m9-24v24m9-24v24m9-24v24M${x - 6} ${y + 20}l39-16`;

/** Week 1: counts, no screen yet. */
function Notes() {
  return (
    <>
      <Outline dashed />
      <path d={[26, 77, 128].map((x) => five(x, 26)).join("")} />
      <path d={`${five(26, 72)}${five(77, 72)}M128 72v24m9-24v24`} />
    </>
  );
}

/** Week 2: someone at work, and the way the eye takes. */
function Watched() {
  return (
    <>
      <Outline dashed />
      <circle cx="46" cy="50" r="11" />
      <path d="M24 96v-8a22 22 0 0 1 44 0v8" />
      <path
        d="M82 50C104 28 110 84 126 62S142 24 160 40 148 96 124 92"
        className="stroke-secondary"
        strokeDasharray="1 6"
      />
      <path d="M124 86v12m-6-6h12" className="stroke-accent" />
    </>
  );
}

/** Week 3: a flow by hand, and one that was not picked. */
function Flow() {
  return (
    <>
      <Outline dashed />
      <path d="M18 22l42-2 1 30-43 1zM72 36l16-1m-5-5l6 5-6 5M98 21l43-1-1 31-42-1zM120 54l-1 12m-5-5l5 6 5-6M98 72l42 1 1 30-44-1z" />
      <path d="M40 54l-1 14M18 74l42-1-1 30-41-1z" strokeOpacity=".4" strokeDasharray="5 5" />
    </>
  );
}

/** Week 4: a first screen, and where people stopped. */
function First() {
  return (
    <>
      <Outline />
      <path
        d="M0 24h180M14 12h44M14 44h96M14 62h120M14 80h74M14 94h62v18h-62z"
        strokeOpacity=".6"
      />
      <path d="M150 52l10 10-10 10-10-10z" className="fill-accent stroke-accent" />
      <path d="M92 103h36m-6-6l6 6-6 6" className="stroke-accent" />
    </>
  );
}

/** Week 5: the screen redrawn. */
function Second() {
  return (
    <>
      <Outline />
      <path d="M0 24h180M14 12h44" />
      <path d="M14 38h72v44h-72zM94 38h72v44h-72zM14 92h152v20h-152z" />
      <path d="M24 52h40M24 66h28M104 52h40M104 66h28" strokeOpacity=".6" />
      <path d="M156 46l5 5-5 5-5-5z" className="stroke-accent" />
    </>
  );
}

/** Week 6: the screen as the product shows it. */
function Code() {
  return (
    <>
      <Outline className="fill-surface" />
      <path d="M0 0h180v24H0z" className="fill-text" />
      <path d="M14 12h44" className="stroke-background" strokeWidth="5" />
      <path d="M14 38h72v44h-72zM94 38h72v44h-72z" className="fill-tint stroke-secondary" />
      <path d="M24 52h44M104 52h44" strokeWidth="5" />
      <path d="M24 67h28M104 67h28" strokeWidth="4" strokeOpacity=".5" />
      <path d="M14 92h152v20h-152z" className="fill-accent stroke-accent" />
      <path d="M70 102h40" className="stroke-on-accent" strokeWidth="5" />
    </>
  );
}
