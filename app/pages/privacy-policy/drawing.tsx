import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { labelAcross, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";

/** Retention of one kind of record. `days` is undefined if it is kept until the visitor clears it. */
export type Sounding = { label: string; days: number | undefined };

const scale = [
  { label: "1 hour", days: 1 / 24 },
  { label: "1 day", days: 1 },
  { label: "2 weeks", days: 14 },
  { label: "3 months", days: 91 },
  { label: "2 years", days: 730 },
] as const;

/** Returns a depth from 0 (surface) to 1 (seabed) on a logarithmic scale; undefined is on the seabed. */
function depth(days: number | undefined): number {
  if (days === undefined) return 1;
  const [shallow, deep] = [Math.log(1 / 60), Math.log(1_500)];
  const share = (Math.log(Math.max(days, 1 / 60)) - shallow) / (deep - shallow);
  // Rounded, because engines differ in the last digits of a logarithm and the browser must render what the server
  // sent.
  return Math.round(Math.min(1, share) * 1_000) / 1_000;
}

const byDepth = (soundings: readonly Sounding[]) =>
  [...soundings].sort((a, b) => (a.days ?? Infinity) - (b.days ?? Infinity));

/** Sounding lines on a time scale: the deeper, the longer the retention. */
export function KeepingDepths({
  soundings,
  label,
}: {
  soundings: readonly Sounding[];
  label: string;
}) {
  const sorted = byDepth(soundings);
  return (
    <TwoSheets
      label={label}
      wide={{ width: 1100, height: 452, drawing: <Wide soundings={sorted} /> }}
      narrow={{
        width: 320,
        height: 56 + sorted.length * 44,
        drawing: <Narrow soundings={sorted} />,
      }}
    />
  );
}

function Wide({ soundings }: { soundings: readonly Sounding[] }) {
  const surface = 64;
  const ground = 404;
  const y = (share: number) => surface + share * (ground - surface);
  const bedAt = (x: number) => ground + 10 + 6 * Math.cos(x / 130);
  const bed = polyline(range(96, 1100, 40).map((x) => [x, bedAt(x)] as const));
  const first = 150;
  const step = Math.floor((1090 - first - 40) / Math.max(1, soundings.length - 1));
  return (
    <>
      <path d={`M96 ${surface}H1100V${ground + 28}H96Z`} className="fill-tint" />
      <path d={`${bed}V452H96Z`} className="fill-background" />
      <path d={bed} className="stroke-text" strokeOpacity="0.6" />
      <path d={`M96 ${surface}H1100`} className="stroke-secondary" strokeWidth="2" />
      {scale.map((mark) => (
        <g key={mark.label}>
          <path
            d={`M96 ${y(depth(mark.days))}H1100`}
            className="stroke-text"
            strokeOpacity="0.14"
          />
          <text
            x="84"
            y={y(depth(mark.days)) + 5}
            textAnchor="end"
            className={`fill-text-soft ${labelAcross}`}
          >
            {mark.label}
          </text>
        </g>
      ))}
      {soundings.map(({ label, days }, index) => {
        const x = first + index * step;
        const open = days === undefined;
        const end = open ? Math.round(bedAt(x)) : y(depth(days));
        return (
          <g key={label}>
            {/* Labels are at two heights, so that long ones do not touch. */}
            <path
              d={`M${x} ${index % 2 === 0 ? 46 : 24}V${surface}`}
              className="stroke-text"
              strokeOpacity="0.5"
            />
            <text
              x={x}
              y={index % 2 === 0 ? 40 : 18}
              textAnchor="middle"
              className={`fill-text ${labelAcross}`}
            >
              {label}
            </text>
            <path
              d={`M${x} ${surface}V${end}`}
              className={open ? "stroke-text-soft" : "stroke-text"}
              strokeWidth="1.5"
              {...(open ? { strokeDasharray: "6 6" } : {})}
            />
            {open ? (
              <circle
                cx={x}
                cy={end}
                r="5"
                className="fill-background stroke-text-soft"
                strokeWidth="1.5"
              />
            ) : (
              <path d={`M${x} ${end - 4}l7 8-7 18-7-18Z`} className="fill-accent" />
            )}
          </g>
        );
      })}
    </>
  );
}

function Narrow({ soundings }: { soundings: readonly Sounding[] }) {
  const x = (share: number) => 4 + share * 300;
  return (
    <>
      <path
        d={`M4 26V${44 + soundings.length * 44}`}
        className="stroke-secondary"
        strokeWidth="2"
      />
      {scale
        .filter((_, index) => index % 2 === 0)
        .map((mark) => (
          <g key={mark.label}>
            <path
              d={`M${x(depth(mark.days))} 26V${44 + soundings.length * 44}`}
              className="stroke-text"
              strokeOpacity="0.14"
            />
            <text
              x={x(depth(mark.days))}
              y="14"
              textAnchor="middle"
              className={`fill-text-soft ${labelNarrow}`}
            >
              {mark.label}
            </text>
          </g>
        ))}
      {soundings.map(({ label, days }, index) => {
        const y = 68 + index * 44;
        const end = x(depth(days));
        const open = days === undefined;
        return (
          <g key={label}>
            <text x="12" y={y - 11} className={`fill-text ${labelNarrow}`}>
              {label}
            </text>
            <path
              d={`M4 ${y}H${end}`}
              className={open ? "stroke-text-soft" : "stroke-text"}
              strokeWidth="1.5"
              {...(open ? { strokeDasharray: "6 6" } : {})}
            />
            {open ? (
              <circle
                cx={end}
                cy={y}
                r="5"
                className="fill-background stroke-text-soft"
                strokeWidth="1.5"
              />
            ) : (
              <path d={`M${end - 4} ${y}l8-6 14 6-14 6Z`} className="fill-accent" />
            )}
          </g>
        );
      })}
    </>
  );
}
