import type { Found } from "./engine.ts";
import { FoundText } from "./found-text.tsx";
import type { ResultGroup } from "./groups.ts";
import { termsBelow } from "./marked.ts";
import { kindNames, standsBelow } from "./result-words.ts";

/** Results by kind, each group under its heading with the number of its results. */
export function ResultGroups({ groups }: { groups: readonly ResultGroup[] }) {
  return groups.map(({ title, results, count }) => (
    <section key={title} aria-label={title} className="mt-12 first:mt-8">
      <h2 className="flex items-baseline gap-3 text-h3">
        {title}
        <span className="font-mono font-normal text-text-soft text-label">{count}</span>
      </h2>
      <ol className="mt-4 border-text border-t-[1.5px]">
        {results.map((found) => (
          <Result key={found.path} found={found} />
        ))}
      </ol>
    </section>
  ));
}

/** A result as a link. The browser opens the `<details>` that the fragment of a question stands in. */
function Result({ found }: { found: Found }) {
  const below = termsBelow(found);
  return (
    <li className="group relative grid gap-x-8 gap-y-1 border-line border-b py-5 md:grid-cols-[7rem_minmax(0,1fr)]">
      <span className="label pt-1 text-text-soft">{kindNames[found.kind]}</span>
      <div className="min-w-0">
        <h3 className="text-h4 group-hover:text-accent">
          <a href={found.path} className="after:absolute after:inset-0">
            <FoundText text={found.title} terms={found.terms} />
          </a>
        </h3>
        <p className="mt-1 line-clamp-2 max-w-[72ch] text-text-soft">
          <FoundText text={found.summary} terms={found.terms} />
        </p>
        {below.length > 0 ? (
          <p className="label mt-1.5 text-text-soft">{standsBelow(found.kind, below)}</p>
        ) : null}
      </div>
    </li>
  );
}
