import { Link } from "react-router";

/** Where the page stands. The last name is the page itself and no link. */
export function Breadcrumb({ trail }: { trail: readonly { name: string; path: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="label flex flex-wrap items-center gap-x-2 text-ink-soft">
        {trail.map((crumb, index) => (
          <li key={crumb.path} className="flex min-h-6 items-center gap-x-2">
            {index === trail.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <>
                <Link
                  to={crumb.path}
                  className="inline-flex min-h-6 items-center hover:text-keel hover:underline"
                >
                  {crumb.name}
                </Link>
                <span aria-hidden="true">/</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
