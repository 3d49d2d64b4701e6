import { Section } from "#app/ui/section.tsx";
import { home } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";
import { serviceGroups, services } from "#content/services/index.ts";

const { title, lede, all, groups } = home.services;

/**
 * The thirteen services in five groups, as an index of large names, each behind a station mark. They have no numbers:
 * those are the frames on the page of all services, which are in another order.
 */
export function ServiceGroups() {
  return (
    <Section id="services" title={title} lede={lede}>
      <ol className="border-text border-t-[1.5px]">
        {serviceGroups.map((group) => (
          <li
            key={group}
            className="grid gap-x-8 gap-y-2 border-line border-b py-5 md:py-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:items-baseline"
          >
            <div>
              <h3 className="text-h4 text-secondary">{groups[group].title}</h3>
              <p className="mt-1 max-w-[17.6em] text-text-soft max-md:hidden">
                {groups[group].text}
              </p>
            </div>
            <ul className="font-display font-semibold text-[clamp(1.375rem,1rem+1.8vw,2.5rem)] leading-[1.2] tracking-tight">
              {services
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <li key={entry.slug} className="flex items-baseline md:mr-[0.7em] md:inline-flex">
                    <span
                      aria-hidden="true"
                      className="mr-[0.4em] h-[0.72em] rotate-12 border-accent border-l-2"
                    />
                    <a
                      href={entry.link}
                      className="decoration-[0.06em] decoration-accent underline-offset-[0.14em] hover:text-accent hover:underline inline-block max-md:py-0.5"
                    >
                      {entry.title}
                    </a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="mt-7">
        <a href={paths.services} className="inline-block py-1 text-link font-semibold">
          {all}
        </a>
      </p>
    </Section>
  );
}
