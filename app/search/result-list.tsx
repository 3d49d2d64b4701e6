import { Link } from "react-router";
import type { Found } from "./engine.ts";
import { kindNames } from "./result-words.ts";

/**
 * Results as links in a list. A question is opened as a fresh document, since only then does the browser open the
 * `<details>` that its fragment stands in.
 * https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm
 */
export function ResultList({ results }: { results: readonly Found[] }) {
  return (
    <ol className="border-ink border-t-[1.5px]">
      {results.map((found) => (
        <li
          key={found.path}
          className="group relative grid gap-x-8 gap-y-1 border-line border-b py-5 md:grid-cols-[7rem_minmax(0,1fr)]"
        >
          <span className="label pt-1 text-ink-soft">{kindNames[found.kind]}</span>
          <div className="min-w-0">
            <h2 className="text-h4 group-hover:text-keel">
              <Link
                to={found.path}
                reloadDocument={found.kind === "question"}
                className="after:absolute after:inset-0"
              >
                {found.title}
              </Link>
            </h2>
            <p className="mt-1 line-clamp-2 max-w-[72ch] text-ink-soft">{found.summary}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
