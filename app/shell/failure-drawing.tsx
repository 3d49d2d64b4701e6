import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";

const width = 480;
const height = 256;
const water = 236;

const sea = polyline(range(96, width, 80).map((x) => [x, water + 2.4 * Math.sin(x / 15)] as const));

/** The frayed strands at a rope’s end, spread from the break. */
const strands = (x: number, y: number, towards: 1 | -1) =>
  [-15, -7, 1, 9]
    .map((dy) => `M${x} ${y}q${towards * 12} ${dy * 0.3} ${towards * 22} ${dy + 6}`)
    .join("");

const lettering = "font-mono text-[19px] sm:text-[14px] lg:text-[16px] xl:text-[13px]";

/** A ship whose mooring line has parted. It has not sunk, and a new line is being brought out. */
export function PartedLine({ className = "" }: { className?: string }) {
  return (
    <Sheet
      label="The line between a quay and a ship has parted in the middle: its two ends hang loose over the water."
      width={width}
      height={height}
      className={className}
    >
      <g transform="translate(0 -60)">
        <path d="M1 150H96V312" className="stroke-text" strokeWidth="2" />
        <path
          d="M1 178l26-26M1 212l60-60M1 246l92-92M1 280l92-92M1 312l92-90M36 312l57-56M70 312l23-22"
          className="stroke-line"
        />
        <path
          d="M46 150v-22h-9v-11h36v11h-9v22"
          className="fill-background stroke-text"
          strokeWidth="1.75"
        />
        <path d={sea} className="stroke-secondary" strokeWidth="1.75" />
        <g className="stroke-line">
          {[264, 288, 312].map((y) => (
            <path key={y} d={`M108 ${y}H${width}`} />
          ))}
        </g>
        <path
          d={`M330 92C356 104 420 110 ${width} 108V286H420C378 286 366 250 356 200 348 160 340 122 330 92Z`}
          className="fill-background"
        />
        <path
          d={`M${width} 108C420 110 356 104 330 92 340 122 348 160 356 200 366 250 378 286 420 286H${width}`}
          className="stroke-text"
          strokeWidth="2"
        />
        <path
          d={`M338 119C370 130 424 135 ${width} 134M358 ${water - 22}H${width}`}
          className="stroke-text-soft"
        />
        <path d={`M364 ${water}H${width}`} className="stroke-secondary" strokeDasharray="9 5" />
        <circle cx="364" cy="119" r="6" className="fill-background stroke-text" strokeWidth="1.5" />
        <g className="stroke-accent" strokeWidth="2">
          <path d="M64 124C104 132 142 152 176 190" />
          <path d="M364 119C324 130 288 152 262 184" />
        </g>
        <path
          d={`${strands(176, 190, 1)}${strands(262, 184, -1)}`}
          className="stroke-accent"
          strokeWidth="1.25"
        />
        <g className={`fill-text-soft ${lettering}`}>
          <text x="1" y="104">
            QUAY
          </text>
          <text x="220" y="152" textAnchor="middle">
            PARTED
          </text>
          <text x="474" y="84" textAnchor="end">
            SHIP
          </text>
        </g>
      </g>
    </Sheet>
  );
}
