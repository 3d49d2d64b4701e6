import { tenth } from "#app/ui/drawing/geometry.ts";
import {
  type Frame,
  lastRow,
  ordered,
  type PlacedBranch,
  placed,
  rowAt,
} from "./drawing-layout.ts";
import { label, weight } from "./drawing-parts.ts";
import { EffortScale } from "./drawing-scale.tsx";
import { Efforts, Legend, Words } from "./drawing-words.tsx";

/** Height of the legend, and its distance from the last leaf. */
const foot = 72;

/** How much wider than its line the glow of the cheapest way is. */
const glow = 12;

export function WideTree({ frame, className }: { frame: Frame; className: string }) {
  const { fork, leaf, root } = frame;
  const y = (row: number) => rowAt(frame, row);
  const goalAt = y(lastRow / 2);
  const bottom = y(lastRow);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${tenth(bottom + foot)}`}
      role="img"
      aria-label={label}
      fill="none"
      strokeLinejoin="round"
      className={className}
    >
      {frame.scale === undefined ? null : <EffortScale frame={frame} bottom={bottom + 24} />}
      {ordered.map((branch) => (
        <Way key={branch.name} branch={branch} frame={frame} goalAt={goalAt} />
      ))}
      {placed.map((branch) =>
        branch.leaves.map(({ text, row }) => (
          <circle
            key={text}
            cx={leaf}
            cy={y(row)}
            r="4.5"
            className={branch.cheap ? "fill-accent" : "fill-background stroke-text"}
            strokeWidth="1.5"
          />
        )),
      )}
      {placed.map((branch) => (
        <circle
          key={branch.name}
          cx={fork}
          cy={y(branch.row)}
          r="5.5"
          className={branch.cheap ? "fill-accent" : "fill-text"}
        />
      ))}
      <circle cx={root} cy={goalAt} r="9" className="fill-accent" />
      <circle cx={root} cy={goalAt} r="17" className="stroke-accent" strokeWidth="1.5" />

      {/* The two cuts */}
      {placed
        .filter(({ name }) => name === "Through the shop" || name === "Via a test system")
        .map((branch) => (
          <path
            key={branch.name}
            d={`M${fork - 20} ${y(branch.row) - 12}l-9 24m15 -24l-9 24`}
            className="stroke-secondary"
            strokeWidth="2.5"
          />
        ))}

      <Words frame={frame} goalAt={goalAt} />
      {frame.scale === undefined ? <Efforts frame={frame} /> : null}
      <Legend frame={frame} top={bottom + 44} />
    </svg>
  );
}

type WayProps = { branch: PlacedBranch; frame: Frame; goalAt: number };

/** A way from the goal to its fork, and from there to what it needs. The cheapest is lit. */
function Way({ branch, frame, goalAt }: WayProps) {
  const { fork, leaf, root } = frame;
  const y = (row: number) => rowAt(frame, row);
  const at = y(branch.row);
  const spread = frame.way - root + 8;
  const reach = leaf - fork;
  const trunk = `M${root} ${goalAt}C${tenth(root + spread * 0.28)} ${at} ${tenth(root + spread * 0.55)} ${at} ${root + spread} ${at}H${fork}`;
  const limbs = branch.leaves.map(({ row, hours }) => ({
    d: `M${fork} ${at}C${tenth(fork + reach * 0.36)} ${at} ${tenth(fork + reach * 0.33)} ${y(row)} ${tenth(fork + reach * 0.69)} ${y(row)}H${leaf}`,
    width: weight(branch.all ? branch.hours : hours),
  }));
  const arc = tenth(fork + reach * 0.32);
  return (
    <g className={branch.cheap ? "stroke-accent" : "stroke-text"}>
      {branch.cheap ? (
        <path
          d={trunk + limbs.map(({ d }) => d).join("")}
          strokeWidth={glow}
          strokeOpacity="0.2"
          strokeLinecap="round"
        />
      ) : null}
      <path d={trunk} strokeWidth={weight(branch.hours)} />
      {limbs.map(({ d, width }) => (
        <path key={d} d={d} strokeWidth={width} />
      ))}
      {branch.all ? (
        <path
          d={`M${arc} ${y(branch.leaves[0]?.row ?? 0) + 13}Q${arc + 18} ${at} ${arc} ${y(branch.leaves.at(-1)?.row ?? 0) - 13}`}
          strokeWidth="1.25"
        />
      ) : null}
    </g>
  );
}
