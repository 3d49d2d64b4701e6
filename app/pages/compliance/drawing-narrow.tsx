import {
  asks,
  Chain,
  deckPoint,
  description,
  type Hull,
  links,
  Sections,
} from "./drawing-parts.tsx";

/** Narrow version, with the names set vertically along the sections. */
export function Narrow({ className }: { className: string }) {
  const hull: Hull = { centre: 150, halfBeam: 132, sheer: 190, rise: 10, keel: 350 };
  const top = 398;
  const pitch = 48;
  const y = (index: number) => top + pitch * index + 4;
  return (
    <svg
      viewBox="0 0 300 632"
      role="img"
      aria-label={description}
      className={className}
      fill="none"
    >
      <Sections hull={hull} />
      {asks.map(({ name, paragraph }, index) => {
        const [x, deckY] = deckPoint(index, hull);
        return (
          <text
            key={name}
            transform={`translate(${(x + 4).toFixed(1)} ${(deckY - 12).toFixed(1)}) rotate(-90)`}
            className="fill-text"
            fontSize="14.5"
          >
            <tspan className="font-display font-semibold">{name}</tspan>
            <tspan dx="7" className="fill-text-soft font-mono" fontSize="12">
              {paragraph}
            </tspan>
          </text>
        );
      })}
      <Chain x={hull.centre} from={hull.keel} top={top} pitch={pitch} />
      {links.map(({ name, short }, index) => (
        <g key={name} fontSize="15">
          <text
            x={hull.centre - 24}
            y={y(index)}
            textAnchor="end"
            className={`font-display font-semibold ${index === 0 ? "fill-accent" : "fill-text"}`}
            fontSize="17"
          >
            {name}
          </text>
          <text x={hull.centre + 20} y={y(index)} className="fill-text-soft">
            {short}
          </text>
        </g>
      ))}
      <path
        d={`M84 ${y(3) - 5}H30V${y(1) - 5}H62`}
        className="stroke-secondary"
        strokeWidth="1.5"
        strokeDasharray="6 4"
      />
      <path d={`M58 ${y(1) - 10}l9 5-9 5`} className="stroke-secondary" strokeWidth="1.5" />
    </svg>
  );
}
