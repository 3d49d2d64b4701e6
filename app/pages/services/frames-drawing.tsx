import { TwoSheets } from "#app/ui/drawing/sheet.tsx";
import { servicesPage } from "#content/pages/services.ts";
import { services } from "#content/services/index.ts";
import { skeleton, type View } from "./frames.ts";
import { HullFromAbove, hullFromAbove } from "./hull-from-above.tsx";

const across: View = { left: 4, keel: 196, length: 1010, height: 150, breadth: 54 };
const small: View = { left: 4, keel: 104, length: 392, height: 78, breadth: 22 };

/** Length from which a name is broken below its frame, in characters. */
const longName = 17;

/** Returns a name in lines that fit between the names beside it. */
function linesOf(name: string): string[] {
  const last = name.lastIndexOf(" ");
  return name.length < longName ? [name] : [...linesOf(name.slice(0, last)), name.slice(last + 1)];
}

/** Size of numbers and names. */
const fromTablet = "text-[17px] lg:text-[14.5px]";

/** The hull as its frames are on the keel, each with its number and its service. */
function Named() {
  const { frames, keel, sheer, ribbands, feet } = skeleton(across);
  return (
    <g textAnchor="middle">
      <path d={ribbands} className="stroke-text" strokeOpacity=".35" />
      <path d={frames.join("")} className="stroke-text" strokeWidth="1.75" />
      <path d={sheer} className="stroke-secondary" strokeWidth="1.75" />
      <path d={keel} className="stroke-accent" strokeWidth="4" />
      {services.map(({ slug, title }, index) => {
        const x = Math.round(feet[index]?.[0] ?? 0);
        const y = across.keel + 3;
        const top = y + (index % 2 === 0 ? 26 : 94);
        return (
          <g key={slug}>
            <path d={`M${x} ${y}V${top - 14}`} className="stroke-accent" strokeWidth="1.5" />
            <text x={x} y={top} className={`fill-accent font-mono ${fromTablet}`}>
              {index + 1}
            </text>
            {linesOf(title).map((line, at) => (
              <text
                key={line}
                // The first frame is nearer to the edge than its name is long.
                {...(index === 0 ? { x: 2, textAnchor: "start" } : { x })}
                y={top + 19 + at * 16}
                className={`fill-text font-display font-semibold ${fromTablet}`}
              >
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Thirteen frames on one keel: from the side with their names below, or on a phone from above with their names beside. */
export function FramesDrawing() {
  return (
    <TwoSheets
      onTablets
      label={servicesPage.drawing}
      wide={{ width: 1018, height: 338, drawing: <Named /> }}
      narrow={{ ...hullFromAbove, drawing: <HullFromAbove /> }}
    />
  );
}

/** The hull again, with the frame of one service in place. */
export function FrameInPlace({ index }: { index: number }) {
  const { frames, keel, sheer, feet } = skeleton(small);
  const x = Math.round(feet[index]?.[0] ?? 0);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 136"
      fill="none"
      strokeLinejoin="round"
      className="w-full"
    >
      <path d={frames.join("")} className="stroke-text" strokeOpacity=".3" />
      <path d={sheer} className="stroke-secondary" strokeWidth="1.25" />
      <path d={`M${x} 107v9`} className="stroke-accent" strokeWidth="1.5" />
      <path d={keel} className="stroke-text" strokeWidth="2" />
      <path
        d={frames[index]}
        className="fill-accent stroke-accent"
        fillOpacity=".14"
        strokeWidth="3.5"
      />
      <text
        x={x}
        y="132"
        textAnchor="middle"
        className="fill-accent font-mono font-semibold text-[15px]"
      >
        {index + 1}
      </text>
    </svg>
  );
}
