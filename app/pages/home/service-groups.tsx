import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { home } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";
import { type ServiceEntry, serviceGroups, services } from "#content/services/index.ts";
import { ServiceLines } from "./lines-drawing.tsx";

const words = home.services.groups;

const groups = serviceGroups.map((group) => ({
  ...words[group],
  entries: services.filter((entry) => entry.group === group),
}));

/**
 * The thirteen services in five groups, below a lines plan that has a station for each. They have no numbers: those of
 * the services page follow another order.
 */
export function ServiceGroups() {
  return (
    <Section id="services" title={home.services.title} lede={home.services.lede}>
      <ServiceLines
        label={home.services.drawing}
        className="mb-8 md:mb-10 max-md:hidden"
        groups={groups.map(({ title, entries }) => ({ title, count: entries.length }))}
      />
      <ol className="border-text border-t-[1.5px]">
        {groups.map((group) => (
          <li
            key={group.title}
            className="grid gap-x-8 gap-y-4 border-line border-b py-6 md:py-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <div>
              <h3 className="text-h3">{group.title}</h3>
              <p className="mt-2 max-w-[22.6em] text-text-soft max-md:hidden">{group.text}</p>
            </div>
            <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-6">
              {group.entries.map((entry) => (
                <li key={entry.slug}>
                  <ServiceLink entry={entry} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="mt-7">
        <a href={paths.services} className="inline-block py-1 text-link font-semibold">
          {home.services.all}
        </a>
      </p>
    </Section>
  );
}

function ServiceLink({ entry }: { entry: ServiceEntry }) {
  return (
    <a href={entry.link} className="group flex gap-4">
      <Icon name={entry.img} size={48} className="text-secondary" />
      <span className="min-w-0">
        <span className="block font-display font-semibold text-h4 tracking-tight group-hover:text-accent">
          {entry.title}
        </span>
        <span className="mt-0.5 block text-text-soft">{entry.short}</span>
      </span>
    </a>
  );
}
