import { labelBeside, Sheet } from "#app/ui/drawing/sheet.tsx";

const leaves = Array.from({ length: 8 }, (_, index) => 38 + index * 54);
const levels = [leaves, pairs(leaves), pairs(pairs(leaves)), pairs(pairs(pairs(leaves)))];
const heights = [318, 252, 186, 122];
const proven = 4;

function pairs(xs: readonly number[]): number[] {
  return xs.flatMap((x, index) => {
    const next = xs[index + 1];
    return index % 2 === 0 && next !== undefined ? [(x + next) / 2] : [];
  });
}

/**
 * Returns whether a node is on the path from the proven document to the root, or a sibling whose hash the proof
 * includes.
 */
function part(level: number, index: number): "path" | "sibling" | "other" {
  const own = Math.floor(proven / 2 ** level);
  if (index === own) return "path";
  return level < levels.length - 1 && index === (own ^ 1) ? "sibling" : "other";
}

const look = {
  path: "fill-accent stroke-accent",
  sibling: "fill-secondary stroke-secondary",
  other: "fill-background stroke-text",
} as const;

/** A Merkle tree over eight documents, anchored in a chain: what the proof of one document consists of. */
export function MerkleTree({ label }: { label: string }) {
  return (
    <Sheet label={label} width={460} height={430}>
      {/* The chain that the root is anchored in. */}
      <path d="M14 46H60M150 46H182M272 46H304M394 46H446" className="stroke-text" />
      {[60, 182, 304].map((x) => (
        <rect
          key={x}
          x={x}
          y={22}
          width={90}
          height={48}
          className={x === 182 ? "fill-tint stroke-text" : "stroke-text"}
          strokeWidth="1.5"
        />
      ))}
      <path d="M74 38h46M74 54h30M318 38h46M318 54h30" className="stroke-line" strokeWidth="2" />
      <path d="M227 70V112" className="stroke-accent" strokeWidth="2" />
      {/* Edges of the tree. */}
      {levels.slice(0, -1).map((xs, level) =>
        xs.map((x, index) => {
          const parent = levels[level + 1]?.[Math.floor(index / 2)] ?? x;
          const [from, to] = [heights[level] ?? 0, heights[level + 1] ?? 0];
          const onPath = part(level, index) === "path";
          return (
            <path
              key={`${from}-${x}`}
              d={`M${x} ${from}L${parent} ${to}`}
              className={onPath ? "stroke-accent" : "stroke-text"}
              strokeWidth={onPath ? 2.25 : 1}
              strokeOpacity={onPath ? 1 : 0.5}
            />
          );
        }),
      )}
      {leaves.map((x, index) => (
        <g key={x}>
          <path
            d={`M${x} 326V352`}
            className={index === proven ? "stroke-accent" : "stroke-text"}
            strokeWidth={index === proven ? 2.25 : 1}
            strokeOpacity={index === proven ? 1 : 0.5}
          />
          <path
            d={`M${x - 15} 352h22l8 8v32h-30Z`}
            className={index === proven ? "fill-accent stroke-accent" : "fill-surface stroke-text"}
            strokeWidth="1.5"
          />
          <text
            x={x}
            y={381}
            textAnchor="middle"
            className={`${labelBeside} font-semibold ${index === proven ? "fill-on-accent" : "fill-text"}`}
          >
            {index + 1}
          </text>
        </g>
      ))}
      {levels.map((xs, level) =>
        xs.map((x, index) => (
          <circle
            key={`${heights[level]}-${x}`}
            cx={x}
            cy={heights[level]}
            r={level === levels.length - 1 ? 10 : 8}
            className={look[part(level, index)]}
            strokeWidth="1.5"
          />
        )),
      )}
      <g className={`fill-text-soft ${labelBeside}`}>
        <text x="244" y="112">
          ROOT
        </text>
        <text x="14" y="100">
          ANCHORED
        </text>
        <text x="23" y="422">
          DOCUMENTS
        </text>
        <text x="334" y="422">
          3 HASHES
        </text>
      </g>
      <circle cx="316" cy="417" r="7" className="fill-secondary" />
    </Sheet>
  );
}
