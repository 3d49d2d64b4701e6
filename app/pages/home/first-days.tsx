import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { Section } from "#app/ui/section.tsx";
import { home } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";
import { DayRuler } from "./first-days-drawing.tsx";
import { PaperSheet } from "./paper-drawing.tsx";

const { title, lede, weeks, leaves, yours, specimens } = home.start;

/** A sheet of the ruler; the one that the heading promises is wide and in large letters where there is room. */
function Paper({ paper }: { paper: (typeof weeks)[number]["paper"] }) {
  return "window" in paper ? (
    <>
      <PaperSheet {...paper} className="max-xl:hidden" isWide />
      <PaperSheet {...paper} className="xl:hidden" />
    </>
  ) : (
    <PaperSheet {...paper} />
  );
}

/** The first thirty days. On wide screens the sheets that the client keeps hang from their days on a ruler. */
export function FirstDays() {
  return (
    <Section id="start" title={title} lede={lede} tone="tint">
      <div className="max-xl:mb-6 xl:relative">
        <DayRuler days={weeks.at(-1)?.to ?? 0} starts={weeks.map(({ from }) => from)} />
        <p className="xl:absolute xl:right-0 xl:bottom-3">
          <SpecimenMark />
        </p>
      </div>
      <ol className="grid border-text border-l-[1.5px] max-xl:gap-10 xl:grid-cols-[minmax(0,7fr)_minmax(0,12fr)_minmax(0,7fr)_minmax(0,7fr)] xl:grid-rows-[repeat(3,auto)] xl:gap-x-7 xl:border-0">
        {weeks.map((week) => (
          <li
            key={week.title}
            className="relative grid min-w-0 gap-x-10 gap-y-4 max-xl:pl-6 md:max-xl:grid-cols-2 xl:row-span-3 xl:grid-rows-subgrid"
          >
            <span
              aria-hidden="true"
              className="solid absolute top-1 -left-[6.75px] size-3 rotate-45 bg-accent xl:hidden"
            />
            <div className="xl:row-start-2">
              <p className="label text-text-soft">
                Days {week.from}–{week.to}
              </p>
              <h3 className="mt-2 text-h3">{week.title}</h3>
              <p className="mt-2 text-text-soft">{week.text}</p>
            </div>
            <div className="max-w-[20rem] md:max-xl:row-span-2 xl:row-start-1 xl:max-w-none">
              <Paper paper={week.paper} />
            </div>
            <dl className="self-start text-small">
              <dt className="label text-secondary">{leaves}</dt>
              <dd className="font-semibold">{week.leaves}</dd>
              <dt className="label mt-3 text-text-soft">{yours}</dt>
              <dd>{week.yours}</dd>
            </dl>
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <a href={`${paths.downloads}#specimens`} className="inline-block py-1 text-link">
          {specimens}
        </a>
      </p>
    </Section>
  );
}
