import { range, tenth } from "#app/ui/drawing/geometry.ts";
import { type Branch, branches, cheapest, day, effort, inWords, type Leaf } from "./attack-tree.ts";
import { goal, label, onScale, weight } from "./drawing-parts.ts";

type PlacedLeaf = Leaf & { row: number };

type PlacedBranch = Omit<Branch, "leaves"> & {
  hours: number;
  row: number;
  leaves: readonly PlacedLeaf[];
  cheap: boolean;
};

/** Places the leaves in rows of their own, and each branch at the middle of its leaves. */
function place(gap: number): { placed: PlacedBranch[]; rows: number } {
  let row = 0;
  const placed = branches.map((branch) => {
    const leaves = branch.leaves.map((leaf) => ({ ...leaf, row: row++ }));
    const from = leaves[0]?.row ?? row;
    const middle = (from + row - 1) / 2;
    row += gap;
    return { ...branch, leaves, row: middle, hours: effort(branch), cheap: branch === cheapest };
  });
  return { placed, rows: row - gap };
}

const { placed, rows } = place(0.45);
const y = (row: number) => tenth(78 + row * 44);
const root = { x: 132, y: y((rows - 1) / 2) };
const fork = 426;
const leafX = 574;
const textX = 588;
const scaleFrom = 804;
const scaleTo = 1060;
const x = (hours: number) => tenth(scaleFrom + onScale(hours) * (scaleTo - scaleFrom));
const bottom = y(rows - 1) + 26;
const marks = [1, 2, 4, day, 2 * day, 5 * day, 10 * day];
const cheap = placed.find(({ cheap }) => cheap);
const ordered = [...placed.filter(({ cheap }) => !cheap), ...(cheap === undefined ? [] : [cheap])];

/** Width up to which a tree without a scale reaches, with the efforts in words at its edge. */
const withoutScale = 860;

/** Without its scale it is narrow enough for labels that can be read on a tablet. */
export function WideTree({
  className,
  withScale = true,
}: {
  className: string;
  withScale?: boolean;
}) {
  return (
    <svg
      viewBox={`0 0 ${withScale ? 1100 : withoutScale} 508`}
      role="img"
      aria-label={label}
      fill="none"
      strokeLinejoin="round"
      className={className}
    >
      {withScale ? <EffortScale /> : null}

      {/* Frames from the goal to its branches, and from these to their leaves */}
      {ordered.map((branch) => (
        <g key={branch.name} className={branch.cheap ? "stroke-accent" : "stroke-text"}>
          <path
            d={`M${root.x} ${root.y}C${root.x + 36} ${y(branch.row)} ${root.x + 70} ${y(branch.row)} ${root.x + 128} ${y(branch.row)}H${fork}`}
            strokeWidth={weight(branch.hours)}
          />
          {branch.leaves.map((leaf) => (
            <path
              key={leaf.text}
              d={`M${fork} ${y(branch.row)}C${fork + 50} ${y(branch.row)} ${fork + 46} ${y(leaf.row)} ${leafX - 44} ${y(leaf.row)}H${leafX}`}
              strokeWidth={branch.all ? weight(branch.hours) : weight(leaf.hours)}
            />
          ))}
          {branch.all ? (
            <path
              d={`M${fork + 44} ${y(branch.leaves[0]?.row ?? 0) + 13}Q${fork + 62} ${y(branch.row)} ${fork + 44} ${y(branch.leaves.at(-1)?.row ?? 0) - 13}`}
              strokeWidth="1.25"
            />
          ) : null}
        </g>
      ))}

      <Leaves withScale={withScale} />
      {placed.map((branch) => (
        <circle
          key={branch.name}
          cx={fork}
          cy={y(branch.row)}
          r="5"
          className={branch.cheap ? "fill-accent" : "fill-text"}
        />
      ))}
      <circle cx={root.x} cy={root.y} r="8" className="fill-accent" />
      <circle cx={root.x} cy={root.y} r="15" className="stroke-accent" strokeWidth="1.5" />

      {/* The two cuts */}
      {placed
        .filter(({ name }) => name === "Through the shop" || name === "Via a test system")
        .map((branch) => (
          <path
            key={branch.name}
            d={`M${fork - 20} ${y(branch.row) - 11}l-8 22m14 -22l-8 22`}
            className="stroke-secondary"
            strokeWidth="2.25"
          />
        ))}

      <Words />
      {withScale ? <ScaleWords /> : <Efforts />}
      <Legend />
    </svg>
  );
}

/** Effort scale. */
function EffortScale() {
  return (
    <>
      <g className="stroke-line">
        {marks.map((hours) => (
          <path key={hours} d={`M${x(hours)} 54V${bottom}`} />
        ))}
      </g>
      <path d={`M${scaleFrom} 54H${scaleTo}`} className="stroke-text-soft" />
      <path
        d={
          range(1, day, 7)
            .map((hours) => `M${x(hours)} 54v-5`)
            .join("") +
          range(1, 10, 9)
            .map((days) => `M${x(days * day)} 54v-5`)
            .join("")
        }
        className="stroke-text-soft"
      />
    </>
  );
}

/** The leaves: what each step takes, and how long. */
function Leaves({ withScale }: { withScale: boolean }) {
  return (
    <>
      {placed.map((branch) =>
        branch.leaves.map((leaf) => (
          <g key={leaf.text}>
            {withScale ? (
              <>
                <path
                  d={`M${scaleFrom} ${y(leaf.row)}H${x(leaf.hours)}`}
                  className={branch.cheap ? "stroke-accent" : "stroke-text-soft"}
                  strokeWidth="1.25"
                />
                <path
                  d={`M${x(leaf.hours)} ${y(leaf.row) - 5}l5 5l-5 5l-5 -5Z`}
                  className={branch.cheap ? "fill-accent" : "fill-text"}
                />
              </>
            ) : null}
            <circle
              cx={leafX}
              cy={y(leaf.row)}
              r="4"
              className={branch.cheap ? "fill-accent" : "fill-background stroke-text"}
              strokeWidth="1.5"
            />
          </g>
        )),
      )}
    </>
  );
}

function Words() {
  return (
    <g className="font-mono" fontSize="13">
      {goal.map((line, index) => (
        <text
          key={line}
          x={root.x - 26}
          y={root.y - 14 + index * 18}
          textAnchor="end"
          className="fill-text"
          fontWeight="600"
        >
          {line}
        </text>
      ))}
      {placed.map((branch) => (
        <g key={branch.name}>
          <text
            x={root.x + 108}
            y={y(branch.row) - 10}
            className={branch.cheap ? "fill-accent" : "fill-text"}
          >
            {branch.name}
          </text>
          <text
            x={root.x + 108}
            y={y(branch.row) + 22}
            className={branch.cheap ? "fill-accent" : "fill-text-soft"}
          >
            {inWords(branch.hours)}
          </text>
          {branch.leaves.map((leaf) => (
            <text
              key={leaf.text}
              x={textX}
              y={y(leaf.row) + 4.5}
              className={branch.cheap ? "fill-accent" : "fill-text"}
            >
              {leaf.text}
            </text>
          ))}
        </g>
      ))}
      <g className="fill-text-soft">
        <text x="20" y="18">
          GOAL
        </text>
        <text x={root.x + 108} y="18">
          WAYS, ANY ONE WILL DO
        </text>
        <text x={textX} y="18">
          WHAT EACH NEEDS
        </text>
      </g>
    </g>
  );
}

/** What the scale says. */
function ScaleWords() {
  return (
    <g className="fill-text-soft font-mono" fontSize="13">
      <text x={x(1)} y="38">
        1 h
      </text>
      <text x={x(4)} y="38" textAnchor="middle">
        4 h
      </text>
      <text x={x(2 * day)} y="38" textAnchor="middle">
        2 days
      </text>
      <text x={x(10 * day)} y="38" textAnchor="middle">
        10 days
      </text>
      <text x={scaleFrom} y="18">
        EFFORT FOR A SKILLED OUTSIDER
      </text>
    </g>
  );
}

/** The efforts in words, where there is no scale. */
function Efforts() {
  return (
    <g className="fill-text-soft font-mono" fontSize="13" textAnchor="end">
      <text x={withoutScale - 2} y="18">
        EFFORT
      </text>
      {placed.map((branch) =>
        branch.leaves.map((leaf) => (
          <text
            key={leaf.text}
            x={withoutScale - 2}
            y={y(leaf.row) + 4.5}
            className={branch.cheap ? "fill-accent" : "fill-text"}
          >
            {inWords(leaf.hours)}
          </text>
        )),
      )}
    </g>
  );
}

/** The marks and their meanings. */
function Legend() {
  return (
    <g className="fill-text-soft font-mono" fontSize="13">
      <path d="M24 478q14 10 0 20" className="fill-none stroke-text" strokeWidth="1.25" />
      <text x="46" y="493">
        all are needed
      </text>
      <path d="M196 488h34" className="stroke-accent" strokeWidth="3.2" />
      <text x="242" y="493">
        cheapest way
      </text>
      <path d="M386 478l-8 22m14 -22l-8 22" className="stroke-secondary" strokeWidth="2.25" />
      <text x="404" y="493">
        where one repair cuts it
      </text>
    </g>
  );
}
