import { labelBeside, Sheet } from "#app/ui/drawing/sheet.tsx";

const layers = [
  { name: "INTERFACE", holds: "button, refusal" },
  { name: "SERVICE", holds: "POST /stay" },
  { name: "DATABASE", holds: "stay.leaves_at" },
  { name: "PIPELINE", holds: "tests, release" },
  { name: "OPERATIONS", holds: "alert, runbook" },
] as const;

const top = 84;
const depth = 70;
const bottom = top + layers.length * depth;
const core = { left: 196, right: 424, ry: 20 };
const middle = (core.left + core.right) / 2;

/** Returns the hatching of a layer outside the core, as in a geological section. */
function hatch(index: number): string {
  const y = top + index * depth;
  const columns = (step: number) =>
    Array.from({ length: Math.ceil(480 / step) }, (_, i) => i * step);
  const rows = (step: number) =>
    Array.from({ length: Math.floor(depth / step) }, (_, i) => y + 8 + i * step);
  if (index === 0)
    return columns(16)
      .map((x) => `M${x} ${y + 6}v${depth - 12}`)
      .join("");
  if (index === 1)
    return columns(20)
      .map((x) => `M${x} ${y + depth - 6}l${depth / 2} ${-depth + 12}`)
      .join("");
  if (index === 2)
    return rows(12)
      .map((row) => `M0 ${row}h480`)
      .join("");
  if (index === 3)
    return rows(14)
      .map((row, i) => `M${i % 2 ? 10 : 0} ${row}`.concat("h10m10 0".repeat(24)))
      .join("");
  return columns(26)
    .map((x) => `M${x} ${y + 20}h8m-4 -4v8M${x + 13} ${y + 44}h8m-4 -4v8`)
    .join("");
}

/** A core sample: one feature cut through all layers, as one developer owns it. */
export function FeatureCore({ label }: { label: string }) {
  return (
    <Sheet label={label} width={460} height={500}>
      {layers.map((layer, index) => (
        <path key={layer.name} d={hatch(index)} className="stroke-line" />
      ))}
      {layers.map((layer, index) => (
        <path
          key={layer.name}
          d={`M0 ${top + index * depth}H460`}
          className="stroke-text"
          strokeOpacity={index === 0 ? 1 : 0.5}
          strokeWidth={index === 0 ? 1.5 : 1}
        />
      ))}
      <path
        d={`M${core.left} ${top - 22}V${bottom + 18}A${middle - core.left} ${core.ry} 0 0 0 ${core.right} ${bottom + 18}V${top - 22}Z`}
        className="fill-background"
      />
      {layers.slice(1).map((layer, index) => (
        <path
          key={layer.name}
          d={`M${core.left} ${top + (index + 1) * depth}A${middle - core.left} ${core.ry} 0 0 0 ${core.right} ${top + (index + 1) * depth}`}
          className="stroke-accent"
          strokeOpacity="0.55"
        />
      ))}
      <ellipse
        cx={middle}
        cy={top - 22}
        rx={middle - core.left}
        ry={core.ry}
        className="fill-tint stroke-accent"
        strokeWidth="2"
      />
      <path
        d={`M${core.left} ${top - 22}V${bottom + 18}A${middle - core.left} ${core.ry} 0 0 0 ${core.right} ${bottom + 18}V${top - 22}`}
        className="stroke-accent"
        strokeWidth="2"
      />
      <text
        x={middle}
        y={22}
        textAnchor="middle"
        className={`fill-text font-semibold ${labelBeside}`}
      >
        LATE CHECK-OUT
      </text>
      {layers.map((layer, index) => {
        const y = top + index * depth + depth / 2 + 8;
        return (
          <g key={layer.name} className={labelBeside}>
            {/* The hatching begins behind the name. */}
            <rect
              x="0"
              y={top + index * depth + 2}
              width="136"
              height={depth - 4}
              className="fill-background"
            />
            <text x="4" y={y} className="fill-text-soft">
              {layer.name}
            </text>
            <text x={middle} y={y + 12} textAnchor="middle" className="fill-text">
              {layer.holds}
            </text>
          </g>
        );
      })}
      <path
        d={`M0 ${bottom}H${core.left}M${core.right} ${bottom}H460`}
        className="stroke-text"
        strokeWidth="1.5"
      />
    </Sheet>
  );
}
