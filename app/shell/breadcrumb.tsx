import { cx } from "../ui/cx.ts";

type BreadcrumbProps = {
  trail: readonly { name: string; path: string }[];
  /** Keeps to one line and truncates the last name, for pages whose heading repeats it: phones leave it out. */
  oneLine?: boolean;
};

/**
 * Shows the page's place in the site. The last name is the page itself and not a link. On phones, a trail of three or
 * more leaves out the start page, to which the logo leads: the longest then fits on one line.
 */
export function Breadcrumb({ trail, oneLine = false }: BreadcrumbProps) {
  const last = trail.length - 1;
  return (
    <nav aria-label="Breadcrumb">
      <ol
        className={cx(
          "label flex items-center gap-x-2 text-text-soft",
          oneLine ? "*:shrink-0 *:last:shrink" : "flex-wrap",
        )}
      >
        {trail.map((crumb, index) => (
          <li
            key={crumb.path}
            className={cx(
              "flex min-h-6 min-w-0 items-center gap-x-2",
              trail.length > 2 && (index === 0 || (oneLine && index === last)) && "max-sm:hidden",
            )}
          >
            {index === last ? (
              <span aria-current="page" className={oneLine ? "truncate" : undefined}>
                {crumb.name}
              </span>
            ) : (
              <>
                <a
                  href={crumb.path}
                  className="inline-flex min-h-6 items-center hover:text-accent hover:underline"
                >
                  {crumb.name}
                </a>
                <span
                  aria-hidden="true"
                  className={oneLine && index === last - 1 ? "max-sm:hidden" : undefined}
                >
                  /
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
