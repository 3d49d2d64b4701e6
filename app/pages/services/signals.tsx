import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { servicesPage } from "#content/pages/services.ts";
import { paths } from "#content/paths.ts";
import { type ServiceSlug, serviceEntry } from "#content/services/index.ts";

const { items, said, first, next } = servicesPage.signals;

const columns = "gap-x-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]";

/** What people say, and which service takes it up. Wide screens name the columns once, narrow ones in each entry. */
export function Signals() {
  return (
    <Section
      id="start"
      label={servicesPage.signals.label}
      title={servicesPage.signals.title}
      lede={servicesPage.signals.intro}
      tone="tint"
    >
      <div aria-hidden="true" className={`label hidden pb-3 text-text-soft lg:grid ${columns}`}>
        <p>{said}</p>
        <p>{first}</p>
        <p>{next}</p>
      </div>
      <ul className="border-text border-t-[1.5px]">
        {items.map((signal) => (
          <li
            key={signal.said}
            className={`border-text/15 border-b py-5 md:grid md:grid-cols-2 ${columns}`}
          >
            <p className="max-w-[32ch] font-display font-semibold text-h3 tracking-tight md:col-span-2 lg:col-span-1">
              “{signal.said}”
            </p>
            <div className="max-lg:mt-4">
              <p className={columnLabel}>{first}</p>
              <p className="font-semibold">
                <ServiceLink slug={signal.first} />
              </p>
              <p className="mt-0.5 max-w-[48ch] text-text-soft">{signal.why}</p>
            </div>
            {"next" in signal ? (
              <div className="max-lg:mt-4">
                <p className={columnLabel}>{next}</p>
                <p>
                  <ServiceLink slug={signal.next} />
                </p>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const columnLabel = "label mb-1 text-text-soft lg:sr-only";

function ServiceLink({ slug }: { slug: ServiceSlug }) {
  const { title, img } = serviceEntry(slug);
  return (
    <a href={paths.service(slug)} className="inline-flex items-center gap-2 hover:text-accent">
      <Icon name={img} size={24} className="text-secondary" />
      <span className="text-link">{title}</span>
    </a>
  );
}
