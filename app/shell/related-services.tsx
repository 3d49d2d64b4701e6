import type { ServiceSlug } from "#content/services/index.ts";
import { ServiceLink } from "./service-link.tsx";

/** Services that a reader of this one may need next. */
export function RelatedServices({ slugs }: { slugs: readonly ServiceSlug[] }) {
  return (
    <ul className="grid border-text border-t-[1.5px] md:grid-cols-3 md:gap-x-8">
      {slugs.map((slug) => (
        <li key={slug} className="border-text/20 border-b">
          <ServiceLink slug={slug} className="h-full py-6" />
        </li>
      ))}
    </ul>
  );
}
