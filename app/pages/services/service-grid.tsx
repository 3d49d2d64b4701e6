import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { servicesPage } from "#content/pages/services.ts";
import { paths } from "#content/paths.ts";
import { type ServiceEntry, services } from "#content/services/index.ts";
import { CompassRose } from "./compass-rose.tsx";
import { iconFit } from "./icon-fit.ts";

const { other } = servicesPage.grid;

/** The icon is beside the text on a phone; on wider screens the parts of the cards in a row begin on the same lines. */
const card =
  "group/card relative grid grid-cols-[3.5rem_minmax(0,1fr)] content-start gap-x-4 border-line border-b py-5 last:border-0 md:row-span-4 md:grid-cols-1 md:grid-rows-subgrid md:last:grid-rows-none md:pt-4 md:pr-8 md:pb-8";

const link = "inline-flex items-center gap-2";

/**
 * Thirteen cards in one, two, three or four columns (docs/specification.md 2.8), numbered as the frames of the hull at
 * the top of the page where there is room. The places left beside the thirteenth are for visitors who found nothing.
 */
export function ServiceGrid() {
  return (
    <Section id="services" title={servicesPage.grid.title}>
      <div className="grid md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {/* `contents`: the cards are in the grid of the wrapper, beside the aside, and stay a list. */}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
        <ul role="list" aria-label="Services" className="contents">
          {services.map((entry, index) => (
            <ServiceCard key={entry.slug} entry={entry} number={index + 1} />
          ))}
        </ul>
        <div className="flex flex-col justify-center gap-8 bg-tint p-6 md:row-span-4 md:p-10 lg:col-span-2 lg:flex-row lg:items-center lg:justify-between xl:col-span-3">
          <div>
            <h3 className="max-w-[9.3em] text-h2">{other.title}</h3>
            <p className="mt-3 mb-5 max-w-[24em] text-text-soft">{other.text}</p>
            <p>
              <a href={paths.contactUs()} className={`${link} font-semibold text-accent`}>
                {other.action}
                <Icon name="arrow-right" size={16} />
              </a>
            </p>
          </div>
          <CompassRose />
        </div>
      </div>
    </Section>
  );
}

function ServiceCard({ entry, number }: { entry: ServiceEntry; number: number }) {
  return (
    <li className={card}>
      <Icon
        name={entry.img}
        size={80}
        transform={iconFit(entry.img)}
        className="text-secondary max-md:row-span-3 max-md:size-14"
      />
      <h3 className="text-h3 md:mt-4 group-has-[a:hover]/card:text-accent">{entry.title}</h3>
      <p className="mt-2 max-w-[29.3em] text-text-soft">{entry.desc}</p>
      <p className="mt-2 text-small">
        {/* The link covers the card: all of it is pressed. */}
        <a href={entry.link} className={`text-text-soft after:absolute after:inset-0 ${link}`}>
          Know more
          <span className="sr-only"> about {entry.title}</span>
          <Icon name="arrow-right" size={16} />
        </a>
      </p>
      <span aria-hidden="true" className="label absolute top-3 left-0 text-text-soft max-md:hidden">
        {number}
      </span>
    </li>
  );
}
