import { SpecimenSheet } from "#app/service-page/specimen-sheets/specimen-sheet.tsx";
import { Section } from "#app/ui/section.tsx";
import { home } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";
import { DayRuler } from "./first-days-drawing.tsx";

const { weeks, leaves, yours, specimens } = home.start;

/** The first thirty days, to scale on wide screens and stacked on narrow ones. */
export function FirstDays() {
  return (
    <Section id="start" title={home.start.title} lede={home.start.lede}>
      <div className="max-xl:hidden">
        <DayRuler days={weeks.at(-1)?.to ?? 0} starts={weeks.map(({ from }) => from)} />
      </div>
      {/* The columns have the proportions of 5, 7, 12 and 6 days. */}
      <ol className="grid border-text border-l-[1.5px] max-xl:gap-7 xl:grid-cols-[5fr_7fr_12fr_6fr] xl:grid-rows-[repeat(4,auto)] xl:border-0 xl:pt-4">
        {weeks.map((week) => (
          <li
            key={week.title}
            className="relative min-w-0 max-xl:pl-6 xl:row-span-4 xl:grid xl:grid-rows-subgrid xl:pr-7 xl:last:pr-0"
          >
            <span
              aria-hidden="true"
              className="solid absolute top-1 -left-[6.75px] size-3 rotate-45 bg-accent xl:hidden"
            />
            <p className="label text-text-soft">
              Days {week.from}–{week.to}
            </p>
            <h3 className="mt-2 text-h3 xl:text-h4">{week.title}</h3>
            <p className="mt-2 max-w-[34.6em] text-text-soft">{week.text}</p>
            <dl className="mt-3 max-w-[34.6em] xl:mt-4 self-start border-line border-t text-small">
              <div className="border-line border-b py-2 max-xl:grid max-xl:grid-cols-[5.5rem_minmax(0,1fr)] xl:py-2.5">
                <dt className="label pt-0.5 text-secondary">{leaves}</dt>
                <dd className="font-semibold xl:mt-1">{week.leaves}</dd>
              </div>
              <div className="py-2 max-xl:grid max-xl:grid-cols-[5.5rem_minmax(0,1fr)] xl:py-2.5">
                <dt className="label pt-0.5 text-text-soft">{yours}</dt>
                <dd className="xl:mt-1">{week.yours}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <div className="mt-12 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 className="text-h3">{specimens.title}</h3>
        <a href={`${paths.downloads}#specimens`} className="inline-block py-1 text-link">
          {specimens.all}
        </a>
      </div>
      <ul className="mt-5 grid gap-4 sm:grid-cols-3 md:gap-6">
        {specimens.items.map((item, index) => (
          <li key={item.anchor} className={index === 0 ? undefined : "max-sm:hidden"}>
            <a href={paths.specimen(item)} className="group block">
              <SpecimenSheet anchor={item.anchor} />
              <span className="block pt-2.5 font-display font-semibold text-h4 tracking-tight group-hover:text-accent">
                {item.title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
