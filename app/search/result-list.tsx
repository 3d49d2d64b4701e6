import { cx } from "#app/ui/cx.ts";
import { Icon } from "#app/ui/icon.tsx";
import { services } from "#content/services/index.ts";
import type { Found } from "./engine.ts";
import { FoundText } from "./found-text.tsx";
import type { ResultGroup } from "./groups.ts";
import { termsBelow } from "./marked.ts";
import { kindNames, standsBelow } from "./result-words.ts";

/** Results by kind, each group under a heading with its number of results. */
export function ResultGroups({ groups, query }: { groups: readonly ResultGroup[]; query: string }) {
  // Two columns of the same height: a long group goes on in the second one.
  const results = groups.reduce((sum, group) => sum + group.results.length, 0);
  return (
    <div className={cx("mt-8", results > 3 && "gap-x-14 lg:columns-2")}>
      {groups.map((group) => (
        <Group key={group.title} group={group} query={query} />
      ))}
    </div>
  );
}

function Group({ group: { title, results, count }, query }: { group: ResultGroup; query: string }) {
  const mixed = new Set(results.map(({ kind }) => kind)).size > 1;
  return (
    <section aria-label={title} className="not-last:mb-12">
      <h2 className="flex break-after-avoid items-baseline gap-3 text-h3">
        {title}
        <span className="font-mono font-normal text-text-soft text-label">{count}</span>
      </h2>
      <ol className="mt-4 border-text border-t-[1.5px]">
        {results.map((found) => (
          <Result key={found.path} found={found} kindNamed={mixed} query={query} />
        ))}
      </ol>
    </section>
  );
}

/** The service's icon, as on the other pages. */
function ServiceMark({ path }: { path: string }) {
  const service = services.find(({ link }) => link === path);
  return service === undefined ? null : (
    <Icon name={service.img} size={32} className="text-secondary md:mb-2" />
  );
}

/** A result as a link. For a question, the browser opens the `<details>` that contains the fragment. */
function Result({ found, kindNamed, query }: { found: Found; kindNamed: boolean; query: string }) {
  const below = termsBelow(found, query);
  return (
    <li
      className={cx(
        "group relative grid break-inside-avoid gap-y-1 border-line border-b py-5",
        kindNamed && "md:grid-cols-[6rem_minmax(0,1fr)]",
      )}
    >
      {kindNamed ? (
        <span className="label flex items-center gap-3 self-start pt-1 text-text-soft md:block">
          <ServiceMark path={found.path} />
          {kindNames[found.kind]}
        </span>
      ) : null}
      <div className="min-w-0">
        {found.page === undefined ? null : (
          <p className="label mb-1 text-text-soft">{found.page}</p>
        )}
        <h3 className="text-h4 group-hover:text-accent">
          <a href={found.path} className="after:absolute after:inset-0">
            <FoundText text={found.title} terms={found.terms} />
          </a>
        </h3>
        <p className="mt-1 max-w-[48em] text-text-soft">
          <FoundText text={found.summary} terms={found.terms} />
        </p>
        {below.length > 0 ? (
          <p className="label mt-1.5 text-text-soft">{standsBelow(found.kind, below)}</p>
        ) : null}
      </div>
    </li>
  );
}
