import { type ServiceSlug, serviceEntry } from "#content/services/index.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/icon.tsx";

/** A link to a service, with its icon and short description. */
export function ServiceLink({ slug, className }: { slug: ServiceSlug; className?: string }) {
  const { link, img, title, short } = serviceEntry(slug);
  return (
    <a href={link} className={cx("group flex gap-4", className)}>
      <Icon name={img} size={40} className="text-secondary" />
      <span className="min-w-0">
        <span className="block font-display font-semibold text-h4 tracking-tight group-hover:text-accent">
          {title}
        </span>
        <span className="mt-1 block text-text-soft text-small">{short}</span>
      </span>
    </a>
  );
}
