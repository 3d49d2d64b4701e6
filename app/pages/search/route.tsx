import { pageFacts } from "#app/page-facts.ts";
import { find } from "#app/search/engine.ts";
import { NothingFound } from "#app/search/found-text.tsx";
import { groupsOf } from "#app/search/groups.ts";
import { longestQuery, queryOf } from "#app/search/longest-query.ts";
import { ResultGroups } from "#app/search/result-list.tsx";
import { resultCount } from "#app/search/result-words.ts";
import { SearchField } from "#app/search/search-field.tsx";
import { recentIndex } from "#app/search/site-index.server.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { cx } from "#app/ui/cx.ts";
import { Quoted } from "#app/ui/quoted.tsx";
import { shorten } from "#app/ui/shorten.ts";
import { home } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";
import { serviceGroups, services } from "#content/services/index.ts";
import type { Route } from "./+types/route";
import { SearchDrawing } from "./drawing.tsx";

export const handle = pageFacts({ freeParameters: ["q"] });

/** Searches the whole site on the server: the same ranking as in the dialog, without scripts. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { query, cut } = queryOf(new URL(request.url).searchParams);
  const results = query === "" ? [] : find(await recentIndex(context), query);
  return { query, cut, groups: groupsOf(results), count: results.length };
}

export const meta: Route.MetaFunction = (args) => {
  const query = args.loaderData?.query ?? "";
  return pageMeta(args, {
    title: query === "" ? "Search" : `“${shorten(query, 40)}”: search`,
    description:
      "Search this site’s services, pages, articles, questions and open jobs. Typos are fine.",
    path: paths.search(query === "" ? undefined : query),
    noindex: true,
  });
};

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, cut, groups, count } = loaderData;
  const asked = query !== "";
  return (
    <div className="shell pt-12 pb-20 md:pt-16">
      <div
        className={cx(
          count === 0 &&
            "grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center",
        )}
      >
        <div>
          <h1
            className={
              query.length > 40
                ? "max-w-[26.6em] text-h3 wrap-anywhere"
                : "max-w-[14.6em] text-h1 wrap-anywhere"
            }
          >
            {asked ? (
              <>
                Results for <Quoted>{query}</Quoted>
              </>
            ) : (
              "Search the whole site"
            )}
          </h1>
          <div className="mt-8">
            <SearchField query={query} autoFocus={!asked} />
          </div>
          {asked ? (
            <p role="status" className="mt-8 text-text-soft wrap-anywhere">
              {cut
                ? `Your search is longer than ${longestQuery} characters, so we searched for its first part. `
                : ""}
              {count === 0 ? (
                <NothingFound query={query} />
              ) : (
                `${resultCount(count)}, the best of each kind first.`
              )}
            </p>
          ) : null}
          {asked && count === 0 ? (
            <p className="mt-3 text-text-soft">
              Or{" "}
              <a href={paths.contactUs()} className="text-link">
                ask us
              </a>
              : a person answers.
            </p>
          ) : null}
        </div>
        {count === 0 ? <SearchDrawing className="max-lg:max-w-md" /> : null}
      </div>
      {count > 0 ? <ResultGroups groups={groups} query={query} /> : <Beginnings />}
    </div>
  );
}

/** Suggestions for where to start if there are no results. */
function Beginnings() {
  return (
    <section className="mt-12" aria-labelledby="beginnings">
      <h2 id="beginnings" className="text-h3">
        Or begin with a service
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-8 border-text border-t-[1.5px] pt-6 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
        {serviceGroups.map((group) => (
          <li key={group}>
            <h3 className="label font-medium text-text-soft">
              {home.services.groups[group].title}
            </h3>
            <ul className="mt-2">
              {services
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <li key={entry.slug}>
                    <a href={entry.link} className="block py-1.5 font-semibold hover:text-accent">
                      {entry.title}
                    </a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
