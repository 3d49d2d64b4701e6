import { range } from "#app/ui/drawing/hull.ts";
import { type Branch, branches, cheapest, day, effort, inWords, type Leaf } from "./attack-tree.ts";

const goal = ["Read", "customer", "records"] as const;

const label = `Attack tree. Goal: read customer records. ${branches
  .map(
    (branch) =>
      `${branch.name}, ${inWords(effort(branch))}: ${branch.leaves
        .map(({ text, hours }) => `${text} (${inWords(hours)})`)
        .join(branch.all ? " and " : " or ")}.`,
  )
  .join(" ")} The cheapest way is ${cheapest.name.toLowerCase()}.`;

/** One decimal. Server and browser differ in the last digits of a logarithm, and must write the same drawing. */
const round = (value: number) => Math.round(value * 10) / 10;

/** Effort on a scale of equal ratios, from one hour to ten days. */
const onScale = (hours: number) => Math.log(hours) / Math.log(10 * day);

/** Easy ways are drawn heavy: the eye finds them as an intruder would. */
const weight = (hours: number) => round(1 + 2.6 * (1 - onScale(hours)));

type PlacedLeaf = Leaf & { row: number };
type PlacedBranch = Omit<Branch, "leaves"> & {
  hours: number;
  row: number;
  leaves: readonly PlacedLeaf[];
  cheap: boolean;
};

/** Each leaf has a row of its own; a branch stands at the middle of its leaves. */
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

function WideTree({ className }: { className: string }) {
  const { placed, rows } = place(0.45);
  const y = (row: number) => round(78 + row * 44);
  const root = { x: 132, y: y((rows - 1) / 2) };
  const fork = 426;
  const leafX = 574;
  const textX = 588;
  const scaleFrom = 804;
  const scaleTo = 1060;
  const x = (hours: number) => round(scaleFrom + onScale(hours) * (scaleTo - scaleFrom));
  const bottom = y(rows - 1) + 26;
  const marks = [1, 2, 4, day, 2 * day, 5 * day, 10 * day];
  const cheap = placed.find(({ cheap }) => cheap);
  const ordered = [
    ...placed.filter(({ cheap }) => !cheap),
    ...(cheap === undefined ? [] : [cheap]),
  ];

  return (
    <svg
      viewBox="0 0 1100 508"
      role="img"
      aria-label={label}
      fill="none"
      strokeLinejoin="round"
      className={className}
    >
      {/* Effort scale */}
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

      {/* Leaves: what it takes, and how long */}
      {placed.map((branch) =>
        branch.leaves.map((leaf) => (
          <g key={leaf.text}>
            <path
              d={`M${scaleFrom} ${y(leaf.row)}H${x(leaf.hours)}`}
              className={branch.cheap ? "stroke-accent" : "stroke-text-soft"}
              strokeWidth="1.25"
            />
            <path
              d={`M${x(leaf.hours)} ${y(leaf.row) - 5}l5 5l-5 5l-5 -5Z`}
              className={branch.cheap ? "fill-accent" : "fill-text"}
            />
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
        .filter(({ name }) => name === "Through the shop" || name === "Past a test system")
        .map((branch) => (
          <path
            key={branch.name}
            d={`M${fork - 20} ${y(branch.row) - 11}l-8 22m14 -22l-8 22`}
            className="stroke-secondary"
            strokeWidth="2.25"
          />
        ))}

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
            10
          </text>
          <text x={scaleFrom} y="18">
            EFFORT OF A CAPABLE STRANGER
          </text>
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
      {/* Legend */}
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
    </svg>
  );
}

function NarrowTree({ className }: { className: string }) {
  const trunk = 16;
  const step = 28;
  let at = 74;
  const laid = branches.map((branch) => {
    const head = at;
    const leaves = branch.leaves.map((leaf, index) => ({ ...leaf, y: head + 32 + index * step }));
    at = head + 32 + branch.leaves.length * step + 22;
    return { ...branch, head, leaves, hours: effort(branch), cheap: branch === cheapest };
  });
  const last = laid.at(-1);
  const lastHead = last?.head ?? 0;

  return (
    <svg
      viewBox={`0 0 320 ${at + 44}`}
      role="img"
      aria-label={label}
      fill="none"
      strokeLinejoin="round"
      className={className}
    >
      <path
        d={`M${trunk} 36V${lastHead - 18}Q${trunk} ${lastHead} ${trunk + 20} ${lastHead}`}
        className="stroke-accent"
        strokeWidth={weight(effort(cheapest))}
      />
      {laid.map((branch) => {
        const colour = branch.cheap ? "stroke-accent" : "stroke-text";
        const end = branch.leaves.at(-1)?.y ?? branch.head;
        const top = branch.leaves[0]?.y ?? branch.head;
        return (
          <g key={branch.name}>
            {branch.cheap ? null : (
              <path
                d={`M${trunk} ${branch.head - 20}Q${trunk} ${branch.head} ${trunk + 20} ${branch.head}`}
                className={colour}
                strokeWidth={weight(branch.hours)}
              />
            )}
            <path d={`M308 ${branch.head + 12}H${trunk + 26}`} className="stroke-line" />
            <circle
              cx={trunk + 22}
              cy={branch.head}
              r="4.5"
              className={branch.cheap ? "fill-accent" : "fill-text"}
            />
            {branch.leaves.map((leaf) => (
              <g key={leaf.text}>
                <path
                  d={`M${trunk + 22} ${branch.head + 4}V${leaf.y - 12}Q${trunk + 22} ${leaf.y} ${trunk + 36} ${leaf.y}h8`}
                  className={colour}
                  strokeWidth={branch.all ? weight(branch.hours) : weight(leaf.hours)}
                />
                <circle
                  cx={trunk + 46}
                  cy={leaf.y}
                  r="3.5"
                  className={branch.cheap ? "fill-accent" : "fill-background stroke-text"}
                  strokeWidth="1.5"
                />
              </g>
            ))}
            {branch.all ? (
              <path
                d={`M${trunk + 33} ${top - 8}Q${trunk + 42} ${(top + end) / 2} ${trunk + 33} ${end + 6}`}
                className={colour}
                strokeWidth="1.25"
              />
            ) : null}
          </g>
        );
      })}
      <circle cx={trunk} cy="24" r="6" className="fill-accent" />
      <circle cx={trunk} cy="24" r="11" className="stroke-accent" strokeWidth="1.5" />
      <g className="font-mono" fontSize="12.5">
        <text x={trunk + 22} y="28.5" className="fill-text" fontWeight="600">
          {goal.join(" ")}
        </text>
        {laid.map((branch) => (
          <g key={branch.name}>
            <text
              x={trunk + 34}
              y={branch.head + 4}
              className={branch.cheap ? "fill-accent" : "fill-text"}
              fontWeight="600"
            >
              {branch.name}
            </text>
            <text
              x="308"
              y={branch.head + 4}
              textAnchor="end"
              className={branch.cheap ? "fill-accent" : "fill-text"}
              fontWeight="600"
            >
              {inWords(branch.hours)}
            </text>
            {branch.leaves.map((leaf) => (
              <g key={leaf.text}>
                <text x={trunk + 56} y={leaf.y + 4} className="fill-text-soft">
                  {leaf.text}
                </text>
                <text x="308" y={leaf.y + 4} textAnchor="end" className="fill-text-soft">
                  {inWords(leaf.hours).replace(/ours?|ays?/, "")}
                </text>
              </g>
            ))}
          </g>
        ))}
        <g className="fill-text-soft">
          <path
            d={`M14 ${at + 8}q11 8 0 16`}
            className="fill-none stroke-text"
            strokeWidth="1.25"
          />
          <text x="30" y={at + 20}>
            all needed
          </text>
          <path d={`M150 ${at + 16}h26`} className="stroke-accent" strokeWidth="3.2" />
          <text x="186" y={at + 20}>
            cheapest way
          </text>
        </g>
      </g>
    </svg>
  );
}

/** Ways to one loss, priced in effort. */
export function AttackTree() {
  return (
    <>
      <WideTree className="hidden h-auto w-full lg:block" />
      <NarrowTree className="mx-auto h-auto w-full max-w-[26rem] lg:hidden" />
    </>
  );
}
