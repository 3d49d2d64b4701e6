import { Section } from "#app/ui/section.tsx";
import { type Course, servicesPage } from "#content/pages/services.ts";
import { paths } from "#content/paths.ts";
import { serviceEntry } from "#content/services/index.ts";

const { courses } = servicesPage;

/** Grid lines at which the weeks begin. Written out, because Tailwind reads class names from the source. */
const fromWeek: Record<number, string> = {
  1: "col-start-1",
  6: "col-start-6",
  9: "col-start-9",
  11: "col-start-11",
  13: "col-start-13",
  15: "col-start-15",
  16: "col-start-16",
  17: "col-start-17",
  19: "col-start-19",
  21: "col-start-21",
  22: "col-start-22",
};
const untilWeek: Record<number, string> = {
  6: "col-end-6",
  9: "col-end-9",
  11: "col-end-11",
  13: "col-end-13",
  15: "col-end-15",
  17: "col-end-17",
  19: "col-end-19",
  21: "col-end-21",
  22: "col-end-22",
  27: "col-end-27",
};
const grid = "grid grid-cols-[repeat(26,minmax(0,1fr))]";
/** The weeks that the scale names. */
const marks = [1, 6, 11, 16, 21];

/** How services follow one another: three routes that go down a step at each service, over one scale of weeks. */
export function Courses() {
  return (
    <Section id="courses" title={courses.title} lede={courses.intro} tone="inverse">
      <Weeks />
      <ol>
        {courses.items.map((course) => (
          <li key={course.name} className="border-line border-b pt-7 pb-14 lg:pt-3 lg:pb-10">
            <Route {...course} />
          </li>
        ))}
      </ol>
      <Throughout />
    </Section>
  );
}

const Weeks = () => (
  <p aria-hidden="true" className={`${grid} border-text border-b-[1.5px] font-mono text-label`}>
    {marks.map((week) => (
      <span
        key={week}
        className={`${fromWeek[week]} col-span-5 whitespace-nowrap pb-2 text-text-soft ${week === 1 ? "" : "pl-2"}`}
      >
        {week === 1 ? `${courses.week} 1` : week}
      </span>
    ))}
  </p>
);

/** Returns the lines of the weeks as a path: each hangs a little way from the step above it, clear of the text. */
const weekLines = (stops: Course["stops"]): string =>
  marks
    .map((mark) => ({ mark, from: stops.filter(({ week }) => week <= mark).length }))
    .filter(({ from }) => from < stops.length)
    .map(({ mark, from }) => `M${mark - 1} ${from}v.3`)
    .join("");

/** A route: its name and text above its steps, on wide screens in the corner below them. */
function Route({ name, text, stops }: Course) {
  return (
    <div className="relative">
      <div className="pb-2 xl:absolute xl:bottom-0 xl:pb-0">
        <h3 className="text-[clamp(1.5rem,1.1rem+1.6vw,2.5rem)] leading-[1.1]">{name}</h3>
        <p className="mt-1 max-w-[29.3em] text-balance text-text-soft xl:max-w-[33em]">{text}</p>
      </div>
      <ol className="relative">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${courses.weeks} ${stops.length}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          <path d={weekLines(stops)} className="stroke-line" vectorEffect="non-scaling-stroke" />
        </svg>
        {stops.map(({ week, slug }, index) => (
          <Stop key={slug} slug={slug} week={week} until={stops[index + 1]?.week} />
        ))}
      </ol>
    </div>
  );
}

/** On a phone the last step is narrower than its name, which stands below it and ends with it. */
const belowLast =
  "max-lg:absolute max-lg:top-full max-lg:right-0 max-lg:mt-2 max-lg:whitespace-nowrap";

type StopProps = Pick<Course["stops"][number], "slug" | "week"> & { until: number | undefined };

function Stop({ slug, week, until }: StopProps) {
  const isFirst = week === 1;
  const isLast = until === undefined;
  return (
    <li className={grid}>
      <p
        className={`border-accent border-b-[3px] pt-5 pb-1.5 font-display font-semibold text-small leading-tight tracking-tight lg:pt-8 lg:pb-2.5 lg:text-h4 ${isFirst ? "" : "-mt-[3px] border-l-[3px] pl-2 lg:pl-3"} ${isLast ? "max-lg:relative max-lg:h-9" : "whitespace-nowrap"} ${fromWeek[week]} ${untilWeek[until ?? courses.weeks + 1]}`}
      >
        <a href={paths.service(slug)} className={isLast ? `${belowLast} text-link` : "text-link"}>
          {serviceEntry(slug).title}
        </a>
        <span className="sr-only">
          , {courses.week} {week}
        </span>
      </p>
    </li>
  );
}

/** What runs from the first week to the last, whatever the route: a mark for each Friday. */
const Throughout = () => (
  <div className="relative pt-6">
    <p className="font-display font-semibold text-h4 tracking-tight">{courses.throughout}</p>
    <svg
      aria-hidden="true"
      viewBox="0 0 1300 20"
      className="mt-3 block w-full"
      preserveAspectRatio="none"
    >
      <path d="M0 10H1300" className="stroke-secondary" strokeWidth="6" />
      <path
        d="M42 10H1300"
        className="stroke-secondary"
        strokeWidth="20"
        strokeDasharray={`4 ${1300 / courses.weeks - 4}`}
      />
    </svg>
  </div>
);
