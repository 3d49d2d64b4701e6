import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { servicesPage } from "#content/pages/services.ts";
import { paths } from "#content/paths.ts";
import { type ServiceSlug, serviceEntry } from "#content/services/index.ts";

const { items, said, first, next } = servicesPage.signals;

type Item = (typeof items)[number];

/**
 * What people say, and for the sentence that is chosen the service that takes it up: beside the list where there is
 * room, below the sentence where there is not. Styles only, so it works before any script; on paper all are seen.
 */
export function Signals() {
  return (
    <Section
      id="start"
      label={servicesPage.signals.label}
      title={servicesPage.signals.title}
      lede={servicesPage.signals.intro}
      tone="tint"
    >
      <fieldset className="relative lg:pr-[40%]">
        <legend className="label pb-3 text-text-soft">{said}</legend>
        <ul>
          {items.map((signal, index) => (
            <li key={signal.said} className="group/signal">
              <label className="flex min-h-11 cursor-pointer items-baseline gap-3 py-2 font-display font-semibold text-h4 tracking-tight hover:text-accent has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent">
                <input
                  type="radio"
                  name="said"
                  value={signal.first}
                  defaultChecked={index === 0}
                  className="size-4 shrink-0 translate-y-0.5 accent-accent"
                />
                “{signal.said}”
              </label>
              <div className="hidden bg-background p-6 max-lg:mb-3 group-has-checked/signal:block lg:absolute lg:top-8 lg:right-0 lg:w-[34%] lg:p-8 print:static print:block print:w-auto">
                <Answer signal={signal} />
              </div>
            </li>
          ))}
        </ul>
      </fieldset>
    </Section>
  );
}

function Answer({ signal }: { signal: Item }) {
  return (
    <>
      <p className="label text-text-soft">{first}</p>
      <ServiceLink slug={signal.first} large />
      <p className="mt-3 max-w-[48ch] text-text-soft">{signal.why}</p>
      {"next" in signal ? (
        <>
          <p className="label mt-5 text-text-soft">{next}</p>
          <ServiceLink slug={signal.next} />
        </>
      ) : null}
    </>
  );
}

function ServiceLink({ slug, large = false }: { slug: ServiceSlug; large?: boolean }) {
  const { title, img } = serviceEntry(slug);
  return (
    <p className={large ? "mt-3 font-display font-semibold text-h3 tracking-tight" : "mt-1"}>
      <a href={paths.service(slug)} className="inline-flex items-center gap-3 hover:text-accent">
        <Icon name={img} size={large ? 40 : 24} className="shrink-0 text-secondary" />
        <span className="text-link">{title}</span>
      </a>
    </p>
  );
}
