import type { ReactNode } from "react";
import { Section } from "#app/ui/section.tsx";
import { servicesPage } from "#content/pages/services.ts";
import { paths } from "#content/paths.ts";
import { serviceEntry, services } from "#content/services/index.ts";
import { FrameInPlace } from "./frames-drawing.tsx";

const { items, said, first, next } = servicesPage.signals;

type Item = (typeof items)[number];

/**
 * Typical statements of clients, and for the selected one the service that fits: beside the list on wide screens,
 * below the statement on narrow ones. CSS only, so it works without scripts; in print all answers are shown.
 */
export function Signals() {
  return (
    <Section
      id="start"
      title={servicesPage.signals.title}
      lede={servicesPage.signals.intro}
      tone="tint"
      layout="stacked"
      className="relative"
    >
      <fieldset className="lg:pr-[46%]">
        <legend className="label pb-3 text-text-soft">{said}</legend>
        <ul>
          {items.map((signal, index) => (
            <li key={signal.said} className="group/signal">
              <label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-center items-baseline gap-3 py-1.5 font-display font-semibold text-h4 tracking-tight hover:text-accent has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent">
                <input
                  type="radio"
                  name="said"
                  value={signal.first}
                  defaultChecked={index === 0}
                  className="-mb-0.5 size-4 appearance-none rounded-full border-[1.5px] border-current checked:border-[5px]"
                />
                “{signal.said}”
              </label>
              <div className="hidden bg-background p-6 max-lg:my-3 group-has-checked/signal:block lg:absolute lg:top-24 lg:right-0 lg:bottom-0 lg:w-[calc((100%-3.5rem)*5/12)] lg:p-8 print:static print:block print:w-auto print:py-0 print:pl-7">
                <Answer signal={signal} />
              </div>
            </li>
          ))}
        </ul>
      </fieldset>
    </Section>
  );
}

/** The service as one frame of the hull, with a timeline of what it does first and what often follows. */
function Answer({ signal }: { signal: Item }) {
  const index = services.findIndex(({ slug }) => slug === signal.first);
  const title = services[index]?.title;
  return (
    <div className="flex h-full flex-col justify-between gap-y-5">
      <div className="max-w-[27rem] print:hidden">
        <FrameInPlace index={index} />
      </div>
      <div>
        <p className="label text-text-soft print:hidden">{first}</p>
        <p className="mt-1 font-display font-semibold text-h2 leading-[1.02] tracking-tight lg:text-[clamp(2rem,3.9vw,3.5rem)] print:text-base">
          <a href={paths.service(signal.first)} className="text-link">
            {title}
          </a>
        </p>
        <p className="mt-3 max-w-[24em] text-balance text-h3 lg:mt-5 lg:text-[1.625rem] print:mt-0 print:text-base">
          {signal.why}
        </p>
      </div>
      <ol className="grid grid-cols-2 border-text border-t-[1.5px] print:hidden">
        <Stop when={signal.step.when}>{signal.step.title}</Stop>
        {"next" in signal ? (
          <Stop when={next} open>
            <a href={paths.service(signal.next)} className="text-link">
              {serviceEntry(signal.next).title}
            </a>
          </Stop>
        ) : null}
      </ol>
    </div>
  );
}

function Stop({
  when,
  open = false,
  children,
}: {
  when: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <li className="relative pt-4 pr-4">
      <span
        aria-hidden="true"
        className={`solid absolute -top-[7px] left-0 size-3 rotate-45 border-[1.5px] border-accent ${open ? "bg-background" : "bg-accent"}`}
      />
      <span className="label block text-text-soft">{when}</span>
      <span className="mt-1 block">{children}</span>
    </li>
  );
}
