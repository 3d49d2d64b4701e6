import { cx } from "#app/ui/cx.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { servicesPage } from "#content/pages/services.ts";
import { paths } from "#content/paths.ts";
import { type ServiceEntry, services } from "#content/services/index.ts";
import { CompassRose } from "./compass-rose.tsx";

const { other } = servicesPage.grid;

/** Icons that begin further to the right in their square than the others, moved so that they begin where the text does. */
const inset: Partial<Record<ServiceEntry["img"], string>> = {
  "device-mobile": "-ml-5",
  "pen-nib": "-ml-3",
  "shield-check": "-ml-3",
};

/** The icon is beside the text on a phone, and above it on wider screens. */
const card =
  "grid grid-cols-[5rem_minmax(0,1fr)] content-start gap-x-4 px-4 py-3.5 md:flex md:h-full md:flex-col md:p-6";

const link = "inline-flex items-center gap-2 font-semibold";

/**
 * Thirteen cards in one, two, three or four columns (docs/specification.md 2.8), as the cells of one sheet, numbered as
 * the frames of the hull at the top of the page. The cells left beside the thirteenth are one for visitors who found
 * nothing.
 */
export function ServiceGrid() {
  return (
    <Section id="services" title={servicesPage.grid.title}>
      <div className="grid gap-px border border-line bg-line md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {/* `contents`: the cards are in the grid of the wrapper, beside the aside, and stay a list. */}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
        <ul role="list" aria-label="Services" className="contents">
          {services.map((entry, index) => (
            <ServiceCard key={entry.slug} entry={entry} number={index + 1} />
          ))}
        </ul>
        <div className="relative flex flex-col justify-center overflow-hidden bg-tint px-4 pt-8 pb-40 md:p-6 md:max-lg:pb-40 lg:col-span-2 lg:p-10 xl:col-span-3">
          <CompassRose />
          <h3 className="relative max-w-[9.3em] text-h2">{other.title}</h3>
          <p className="relative mt-3 mb-5 max-w-[24em] text-text-soft">{other.text}</p>
          <p className="relative">
            <a href={paths.contactUs()} className={`${link} text-accent`}>
              {other.action}
              <Icon name="arrow-right" size={16} />
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}

function ServiceCard({ entry, number }: { entry: ServiceEntry; number: number }) {
  return (
    <li className="group/card relative bg-background has-[a:hover]:bg-tint">
      <div className={card}>
        <Icon
          name={entry.img}
          size={80}
          className={cx("row-span-3 text-secondary", inset[entry.img] ?? "-ml-1.5")}
        />
        <h3 className="text-h3 max-md:pr-5 md:mt-4 group-has-[a:hover]/card:text-accent">
          {entry.title}
        </h3>
        <p className="mt-1 mb-2 max-w-[29.3em] text-text-soft max-md:text-small md:mt-1.5 md:mb-4">
          {entry.desc}
        </p>
        <p className="md:mt-auto">
          {/* The link covers the card: all of it is pressed. */}
          <a
            href={entry.link}
            className={`after:absolute after:inset-0 group-has-[a:hover]/card:text-accent ${link}`}
          >
            Know more
            <span className="sr-only"> about {entry.title}</span>
            <Icon name="arrow-right" size={16} />
          </a>
        </p>
        <span aria-hidden="true" className="label absolute top-5 right-4 text-text-soft md:top-4">
          {number}
        </span>
      </div>
    </li>
  );
}
