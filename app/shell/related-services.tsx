import { type ServiceSlug, serviceEntry } from "#content/services/index.ts";
import { Icon } from "../ui/icon.tsx";

/** Services that a reader of this one may need next. */
export function RelatedServices({ slugs }: { slugs: readonly ServiceSlug[] }) {
  return (
    <ul className="grid border-text border-t-[1.5px] md:grid-cols-3 md:gap-x-8">
      {slugs.map((slug) => {
        const entry = serviceEntry(slug);
        return (
          <li key={slug} className="border-text/20 border-b">
            <a href={entry.link} className="group flex h-full gap-4 py-6">
              <Icon name={entry.img} size={40} className="text-secondary" />
              <span className="min-w-0">
                <span className="block font-display font-semibold text-h4 tracking-tight group-hover:text-accent">
                  {entry.title}
                </span>
                <span className="mt-1 block text-text-soft text-small">{entry.short}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
