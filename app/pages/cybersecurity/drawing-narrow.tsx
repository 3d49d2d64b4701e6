import { branches, cheapest, effort, inWords } from "./attack-tree.ts";
import { goal, label, weight } from "./drawing-parts.ts";

export function NarrowTree({ className }: { className: string }) {
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
        strokeWidth="12"
        strokeOpacity="0.2"
      />
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
      <text x={trunk + 22} y="31" className="fill-text font-display font-semibold" fontSize="21">
        {goal.join(" ")}
      </text>
      <g fontSize="14.5">
        {laid.map((branch) => (
          <g key={branch.name}>
            <text
              x={trunk + 34}
              y={branch.head + 4}
              className={`font-semibold ${branch.cheap ? "fill-accent" : "fill-text"}`}
              fontSize="16"
            >
              {branch.name}
            </text>
            <text
              x="308"
              y={branch.head + 4}
              textAnchor="end"
              className={`font-mono font-semibold ${branch.cheap ? "fill-accent" : "fill-text"}`}
              fontSize="13"
            >
              {inWords(branch.hours)}
            </text>
            {branch.leaves.map((leaf) => (
              <g key={leaf.text}>
                <text x={trunk + 56} y={leaf.y + 4} className="fill-text-soft">
                  {leaf.text}
                </text>
                <text
                  x="308"
                  y={leaf.y + 4}
                  textAnchor="end"
                  className="fill-text-soft font-mono"
                  fontSize="12.5"
                >
                  {inWords(leaf.hours).replace(/ours?|ays?/, "")}
                </text>
              </g>
            ))}
          </g>
        ))}
        <g className="fill-text-soft font-mono" fontSize="12.5">
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
