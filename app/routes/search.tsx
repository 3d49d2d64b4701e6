import { Link } from "react-router";
import { services } from "#content/services/index.ts";
import { paths } from "../paths.ts";
import { find } from "../search/engine.ts";
import { ResultList } from "../search/result-list.tsx";
import { nothingFound } from "../search/result-words.ts";
import { SearchField } from "../search/search-field.tsx";
import { recentIndex } from "../search/site-index.server.ts";
import { pageMeta } from "../shell/page-meta.ts";
import type { Route } from "./+types/search";

/** Results of the whole site, made on the server: the same ranking as in the dialog, and needs no script. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  return { query, results: query === "" ? [] : find(await recentIndex(context), query) };
}

export const meta: Route.MetaFunction = (args) => {
  const query = args.loaderData?.query ?? "";
  return pageMeta(args, {
    title: query === "" ? "Search" : `Search: ${query}`,
    description: "Services, pages, posts, questions and jobs of this site.",
    path: paths.search(query === "" ? undefined : query),
    noindex: true,
  });
};

export default function Search({ loaderData: { query, results } }: Route.ComponentProps) {
  const asked = query !== "";
  return (
    <div className="shell pt-12 pb-20 md:pt-16">
      <h1 className="max-w-[18ch] text-h1">
        {asked ? "What we found." : "Search the whole site."}
      </h1>
      <div className="mt-8">
        <SearchField query={query} autoFocus={!asked} />
      </div>
      {asked ? (
        <p role="status" className="mt-8 mb-6 text-ink-soft">
          {results.length === 0
            ? nothingFound(query)
            : `${results.length} ${results.length === 1 ? "result" : "results"} for “${query}”, best first.`}
        </p>
      ) : null}
      {results.length > 0 ? <ResultList results={results} /> : <Beginnings />}
    </div>
  );
}

/** Where to begin when there is nothing to show. */
function Beginnings() {
  return (
    <section className="mt-12" aria-labelledby="beginnings">
      <h2 id="beginnings" className="text-h3">
        Or begin with a service
      </h2>
      <ul className="mt-5 grid gap-x-8 border-ink border-t-[1.5px] sm:grid-cols-2 lg:grid-cols-3">
        {services.map((entry) => (
          <li key={entry.slug} className="border-line border-b">
            <Link to={entry.link} className="block py-3.5 font-semibold hover:text-keel">
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
