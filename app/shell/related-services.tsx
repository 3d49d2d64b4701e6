import { type ReactNode, useId } from "react";
import type { ServiceSlug } from "#content/services/index.ts";
import { cx } from "../ui/cx.ts";
import { ServiceLink } from "./service-link.tsx";

type RelatedServicesProps = {
  slugs: readonly ServiceSlug[];
  /** On wide screens the services are side by side. */
  across?: boolean;
  children?: ReactNode;
};

/** Services that a reader of this page may need next, and other related pages. */
export function RelatedServices({ slugs, across = false, children }: RelatedServicesProps) {
  const headingId = useId();
  return (
    <section
      id="related"
      aria-labelledby={headingId}
      className={cx(
        "no-print grid content-start gap-x-14 gap-y-8 md:grid-cols-2 lg:grid-cols-1",
        across && "lg:mt-4",
      )}
    >
      <div>
        <h3 id={headingId} className="text-h4">
          Related services
        </h3>
        <ul className={cx("mt-4 grid gap-4", across && "lg:grid-cols-3")}>
          {slugs.map((slug) => (
            <li key={slug}>
              <ServiceLink slug={slug} />
            </li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}
