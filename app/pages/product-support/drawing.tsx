import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { productSupport } from "#content/services/product-support.ts";

/** What each support line may change, in the few words that fit. */
const may = [
  "accounts, orders, settings",
  "configuration, jobs, data",
  "the source, with a test",
  "the vendor’s own product",
] as const;

const layers = productSupport.lines.items.map(({ level, name }, index) => ({
  level: index + 1,
  name: `${level} ${name.toLowerCase()}`,
  may: may[index],
}));

/**
 * Four tickets, each as deep as the line that may do what it needs, the deepest first so that no line crosses a word;
 * the fifth is a recurrence of the second.
 */
const tickets: readonly {
  asks: string;
  done: string /** 1 to 4. */;
  level: number;
  again?: true;
}[] = [
  { asks: "Lost connections", done: "case with the vendor", level: 4 },
  { asks: "Off by a cent", done: "rounding fixed", level: 3 },
  { asks: "Night job failed", done: "certificate renewed", level: 2 },
  { asks: "Cannot sign in", done: "unlocked", level: 1 },
  { asks: "Off by a cent?", done: "known answer", level: 1, again: true },
];

type Frame = {
  width: number;
  surface: number;
  deep: number;
  /** How far the sea extends on either side, to fill the widest window; the page clips it. */
  beyond: number;
};

/** Returns a depth contour: the lower edge of a layer. Contours never cross. */
const bottomOf = ({ surface, deep }: Frame, level: number, x: number): number => {
  const swell = Math.sin(x / 230 + level * 1.1) * 6 + Math.sin(x / 97 + level * 2.3) * 2.5;
  return surface + level * deep + swell * (level / 5 + 0.3);
};

const heightOf = ({ surface, deep }: Frame): number => surface + 4 * deep + 18;

const reach = ({ width, beyond }: Frame, step: number): number[] =>
  range(-beyond, width + beyond, Math.round((width + 2 * beyond) / step));

function Sea(frame: Frame) {
  const contour = (level: number) =>
    polyline(reach(frame, 60).map((x) => [x, bottomOf(frame, level, x)]));
  const wave = polyline(reach(frame, 9).map((x) => [x, frame.surface + Math.sin(x / 13) * 2.2]));
  const below = (bottom: number) => `V${heightOf(frame) + bottom}H${-frame.beyond}Z`;
  return (
    <>
      {layers.map(({ level }) => (
        <path
          key={level}
          d={`${contour(level - 1)}${below(-4)}`}
          className="fill-tint"
          fillOpacity={0.4}
        />
      ))}
      <g className="stroke-text" strokeOpacity="0.2">
        {layers.flatMap(({ level }) =>
          [0.16, 0.09, 0.04].map((above) => (
            <path key={level - above} d={contour(level - above)} />
          )),
        )}
      </g>
      <g className="stroke-text" strokeWidth="1.25" strokeOpacity="0.65">
        {layers.slice(0, 3).map(({ level }) => (
          <path key={level} d={contour(level)} />
        ))}
      </g>
      {/* The sea floor, in the colour of the band that follows on the page and a little into it: no seam. */}
      <path d={`${contour(4)}${below(30)}`} className="fill-inverse" />
      <path d={wave} className="stroke-secondary" strokeWidth="2" />
    </>
  );
}

/** A sounding line with its float at the surface and its weight at depth. */
function Plumb({
  x,
  surface,
  y,
  again,
  lift = 0,
}: {
  x: number;
  surface: number;
  y: number;
  again: boolean;
  /** How far the line extends above the float. */
  lift?: number;
}) {
  return (
    <g className={again ? "stroke-secondary" : "stroke-accent"} strokeWidth="2">
      <path
        d={`M${x} ${surface - 12 - lift}V${y - 6}`}
        {...(again ? { strokeDasharray: "6 4" } : {})}
      />
      <path d={`M${x - 8} ${surface}a8 8 0 0 1 16 0z`} className="fill-background" />
      <path
        d={`M${x - 5} ${y - 7}h10l-1.5 9l-3.5 8l-3.5 -8z`}
        className={again ? "fill-secondary" : "fill-accent"}
        stroke="none"
      />
    </g>
  );
}

const title =
  "Depth chart of support: lost connections sink to the fourth line, the vendor; a rounding fault to the third, the code; a failed night job to the second, operation; a sign-in problem stops at the first. What was learnt rises: when the rounding question comes back, the first line knows the answer.";

function Across({
  width,
  columns,
  left,
  words,
  beyond,
  stagger = 0,
}: {
  width: number;
  columns: readonly number[];
  left: number;
  words: number;
  beyond: number;
  /** How much higher every second question is placed, if neighbours would touch. */
  stagger?: number;
}) {
  const frame: Frame = { width, surface: 66, deep: 84, beyond };
  const weight = (level: number) => frame.surface + (level - 0.5) * frame.deep - 7;
  const [, learned = 0, , , again = 0] = columns;
  return (
    <svg
      viewBox={`0 0 ${width} ${heightOf(frame)}`}
      role="img"
      aria-label={title}
      fill="none"
      className="h-auto w-full overflow-visible"
    >
      <Sea {...frame} />
      {/* What was learned at depth goes back up as an article. */}
      <path
        d={`M${learned + 24 + words * 8.6} ${weight(3) + 2}C${again - 90} ${weight(3)} ${again} ${weight(2) + 50} ${again} ${weight(1) + 20}`}
        className="stroke-secondary"
        strokeWidth="1.5"
        strokeDasharray="2 4"
      />
      <path
        d={`M${again - 5} ${weight(1) + 26}l5 -9l5 9`}
        className="stroke-secondary"
        strokeWidth="1.5"
      />
      {tickets.map((ticket, index) => {
        const x = columns[index] ?? 0;
        const lift = index % 2 === 1 ? stagger : 0;
        return (
          <g key={ticket.asks}>
            <Plumb
              x={x}
              surface={frame.surface}
              y={weight(ticket.level)}
              again={ticket.again ?? false}
              lift={lift}
            />
            <g className="font-mono" fontSize={words}>
              <text x={x - 8} y={frame.surface - 24 - lift} className="fill-text">
                {ticket.asks}
              </text>
              <text x={x + 14} y={weight(ticket.level) + 5} className="fill-text">
                {ticket.done}
              </text>
            </g>
          </g>
        );
      })}
      <g className="font-mono" fontSize={words}>
        {layers.map(({ level, name, may }) => (
          <g key={level}>
            <text x={left} y={weight(level)} className="fill-text" fontWeight="700">
              {name}
            </text>
            <text x={left} y={weight(level) + 18} className="fill-text-soft">
              {may}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

function Down() {
  const recurrence = tickets.find(({ again }) => again);
  const frame: Frame = { width: 340, surface: 58, deep: 112, beyond: 240 };
  const columns = [22, 58, 94, 130];
  const again = 322;
  const weight = (level: number) => frame.surface + (level - 0.5) * frame.deep + 6;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${heightOf(frame)}`}
      role="img"
      aria-label={title}
      fill="none"
      className="h-auto w-full overflow-visible"
    >
      <Sea {...frame} />
      <path
        d={`M206 ${weight(3) + 8}C270 ${weight(3)} ${again} ${weight(2) + 40} ${again} ${weight(1) + 22}`}
        className="stroke-secondary"
        strokeWidth="1.5"
        strokeDasharray="2 4"
      />
      <path
        d={`M${again - 5} ${weight(1) + 28}l5 -9l5 9`}
        className="stroke-secondary"
        strokeWidth="1.5"
      />
      <Plumb x={again} surface={frame.surface} y={weight(1)} again />
      {/* Above its float, because what is beside its line belongs to the other tickets. */}
      <g className="font-mono" fontSize="13.5" textAnchor="end">
        <text x={frame.width} y="16" className="fill-text">
          {recurrence?.asks}
        </text>
        <text x={frame.width} y="34" className="fill-text-soft">
          {recurrence?.done}
        </text>
      </g>
      {tickets.slice(0, 4).map((ticket, index) => {
        const x = columns[index] ?? 0;
        const y = weight(ticket.level);
        return (
          <g key={ticket.asks} className="font-mono" fontSize="13.5">
            <Plumb x={x} surface={frame.surface} y={y} again={false} />
            <text x={x + 16} y={y - 25} className="fill-text" fontWeight="700">
              {layers[ticket.level - 1]?.name}
            </text>
            <text x={x + 16} y={y - 5} className="fill-text">
              {ticket.asks}
            </text>
            <text x={x + 16} y={y + 13} className="fill-text-soft">
              {ticket.done}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** How deep a ticket has to go, and how the next of its kind stays at the surface. */
export function SupportDepths() {
  return (
    <>
      <div className="mx-auto max-w-96 md:hidden">
        <Down />
      </div>
      <div className="hidden md:block lg:hidden">
        <Across
          width={780}
          columns={[206, 330, 432, 554, 676]}
          left={0}
          words={12.4}
          beyond={80}
          stagger={18}
        />
      </div>
      <div className="hidden lg:block">
        <Across
          width={1180}
          columns={[300, 484, 650, 836, 1030]}
          left={0}
          words={14}
          beyond={1300}
        />
      </div>
    </>
  );
}
