import { partners } from "#content/pages/partners.ts";
import { LineSample } from "./drawing.tsx";

export function Legend() {
  const { drawing } = partners;
  const kinds = Object.keys(drawing.legend) as (keyof typeof drawing.legend)[];
  return (
    <div className="border-text border-t-[1.5px] lg:ml-auto lg:max-w-[26rem]">
      <ul>
        {kinds.map((kind) => (
          <li
            key={kind}
            className="flex items-center justify-between gap-6 border-line border-b py-3 font-mono text-small"
          >
            {drawing.legend[kind]}
            <LineSample kind={kind} />
          </li>
        ))}
      </ul>
      <p className="mt-4 font-mono text-text-soft text-label">{drawing.caption}</p>
    </div>
  );
}
