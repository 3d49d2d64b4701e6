import type { Found } from "#app/search/engine.ts";
import { type NotFoundData, notFound } from "#app/search/not-found.server.ts";
import { kindNames } from "#app/search/result-words.ts";
import { SearchField } from "#app/search/search-field.tsx";
import { company } from "#content/company.ts";
import { mobileNavigation } from "#content/navigation.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { NotFoundDrawing } from "./drawing.tsx";

/** Answers any other path with the status 404. */
export async function loader({ context, request }: Route.LoaderArgs) {
  throw await notFound(context, request);
}

/** Never rendered: the loader always throws, and the root renders `NotFound` with the thrown data. */
export default function NotFoundRoute() {
  return null;
}

/**
 * The page for status 404. `found` is what a loader threw: the data of `notFound`, or nothing if the framework threw
 * it.
 */
export function NotFound({ found }: { found: unknown }) {
  const nearest = isNotFoundData(found) ? found.nearest : [];
  return (
    <div className="shell pt-12 pb-20 md:pt-16">
      <title>{`Page not found – ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center">
        <div>
          <p className="label text-text-soft">404</p>
          <h1 className="mt-5 max-w-[9.3em] text-h1">We can’t find that page</h1>
          <p className="measure mt-6 text-text-soft text-lead">
            There is no page at this address. It may have been moved or mistyped.
          </p>
          <div className="mt-8">
            <SearchField />
          </div>
        </div>
        <NotFoundDrawing className="max-lg:max-w-md" />
      </div>
      {nearest.length > 0 ? <Nearest pages={nearest} /> : null}
      <UsualPlaces />
      <p className="mt-8 text-text-soft">
        Did one of our links bring you here? Tell us which one at{" "}
        <a href={`mailto:${company.email}`} className="text-link">
          {company.email}
        </a>
        , or go{" "}
        <a href={paths.home} className="text-link">
          back to the start page
        </a>
        .
      </p>
    </div>
  );
}

function Nearest({ pages }: { pages: readonly Found[] }) {
  return (
    <section className="mt-14" aria-labelledby="nearest">
      <h2 id="nearest" className="text-h3">
        Nearest to what you typed
      </h2>
      <ul className="mt-5 border-text border-t-[1.5px]">
        {pages.map((page) => (
          <li
            key={page.path}
            className="group relative grid gap-x-8 border-line border-b py-3.5 md:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <span className="label pt-1 text-text-soft">{kindNames[page.kind]}</span>
            <a
              href={page.path}
              className="font-semibold after:absolute after:inset-0 group-hover:text-accent"
            >
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function UsualPlaces() {
  return (
    <section className="mt-14" aria-labelledby="usual">
      <h2 id="usual" className="text-h3">
        Or start from a main page
      </h2>
      <ul className="mt-5 grid gap-x-8 border-text border-t-[1.5px] sm:grid-cols-2 lg:grid-cols-5">
        {mobileNavigation
          .flatMap(({ items }) => items)
          .map((link) => (
            <li key={link.href} className="border-line border-b">
              <a href={link.href} className="block py-3.5 font-semibold hover:text-accent">
                {link.label}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}

const isNotFoundData = (value: unknown): value is NotFoundData =>
  typeof value === "object" && value !== null && "nearest" in value;
