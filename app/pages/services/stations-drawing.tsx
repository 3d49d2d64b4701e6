import { polyline, range } from "#app/ui/drawing/geometry.ts";
import {
  type HullFrame,
  halfBreadthPlan,
  sheerPlan,
  stationX,
} from "#app/ui/drawing/hull-lines.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";
import { services } from "#content/services/index.ts";

const side: HullFrame = { x: 24, y: 206, length: 512, rise: 112 };
const above: HullFrame = { x: 24, y: 250, length: 512, rise: 84 };
const lines = sheerPlan(side);
const waterlines = halfBreadthPlan(above);
const stations = range(-0.9, 0.9, services.length - 1).map((e) => Math.round(stationX(side, e)));
const waterline = polyline([
  [8, 138],
  [552, 138],
]);

/** Side view and half of the plan view, with one station for each service. */
export function ExpertsDrawing({ label, className }: { label: string; className?: string }) {
  return (
    <Sheet label={label} width={560} height={372} {...(className && { className })}>
      <path
        d={stations.map((x) => `M${x} 52V340`).join("")}
        className="stroke-text"
        strokeOpacity="0.22"
      />
      <path d={waterline} className="stroke-secondary" strokeWidth="1.5" strokeDasharray="9 5" />
      <g className="stroke-text" strokeOpacity="0.55">
        {lines.buttocks.map((d) => (
          <path key={d} d={d} />
        ))}
        {waterlines.slice(0, -1).map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g className="stroke-text" strokeWidth="2">
        <path d={lines.deck} />
        <path d={lines.profile} />
        {waterlines.slice(-1).map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d="M104 206H468M8 250H552" className="stroke-accent" strokeWidth="2" />
      <g className="fill-text font-mono text-[19px] lg:text-[14.5px]" textAnchor="middle">
        {stations.map((x, index) => (
          <text key={x} x={x} y="38">
            {index + 1}
          </text>
        ))}
      </g>
    </Sheet>
  );
}
