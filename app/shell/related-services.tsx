import { useId } from "react";
import type { ServiceSlug } from "#content/services/index.ts";
import { cx } from "../ui/cx.ts";
import { ServiceLink } from "./service-link.tsx";

type RelatedServicesProps = {
  slugs: readonly ServiceSlug[];
  /** On wide screens the services are side by side. */
  across?: boolean;
};

/** Services that a reader of this page may need next. */
export function RelatedServices({ slugs, across = false }: RelatedServicesProps) {
  const headingId = useId();
  return (
    <section id="related" aria-labelledby={headingId} className="no-print">
      <h3 id={headingId} className="text-h4">
        Related services
      </h3>
      <ul className={cx("mt-4 grid gap-4", across && "md:grid-cols-3")}>
        {slugs.map((slug) => (
          <li key={slug}>
            <ServiceLink slug={slug} />
          </li>
        ))}
      </ul>
    </section>
  );
}
