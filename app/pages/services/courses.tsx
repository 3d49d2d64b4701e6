import { Section } from "#app/ui/section.tsx";
import { type Course, servicesPage } from "#content/pages/services.ts";
import { paths } from "#content/paths.ts";
import { serviceEntry } from "#content/services/index.ts";

const { courses } = servicesPage;

/** Grid columns at which the weeks begin. Written out, because Tailwind reads class names from the source. */
const columnOfWeek: Record<number, string> = {
  1: "lg:col-start-1",
  6: "lg:col-start-6",
  9: "lg:col-start-9",
  11: "lg:col-start-11",
  13: "lg:col-start-13",
  15: "lg:col-start-15",
  17: "lg:col-start-17",
  19: "lg:col-start-19",
  21: "lg:col-start-21",
  22: "lg:col-start-22",
};

/** How services follow one another: three timelines, with a stop where each service begins. */
export function Courses() {
  return (
    <Section id="courses" title={courses.title} lede={courses.intro}>
      <ol className="grid gap-y-12 lg:gap-y-10">
        {courses.items.map((course) => (
          <li key={course.name} className="lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-8">
            <h3 className="text-h3">{course.name}</h3>
            <div>
              <p className="mt-1 text-text-soft lg:mt-0.5">{course.text}</p>
              <Line stops={course.stops} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A timeline to scale: vertical on a phone, horizontal on wide screens. */
function Line({ stops }: Pick<Course, "stops">) {
  return (
    <ol className="relative mt-5 ml-2 grid gap-y-5 border-accent border-l-[3px] lg:ml-0 lg:grid-cols-[repeat(26,minmax(0,1fr))] lg:gap-y-0 lg:border-t-[3px] lg:border-l-0 lg:after:absolute lg:after:-top-[10.5px] lg:after:right-0 lg:after:h-[18px] lg:after:w-[3px] lg:after:bg-accent">
      {stops.map(({ week, slug }) => (
        <li
          key={slug}
          className={`relative pl-6 lg:col-span-5 lg:row-start-1 lg:pt-4 lg:pr-3 lg:pl-0 ${columnOfWeek[week] ?? ""}`}
        >
          <span
            aria-hidden="true"
            className="absolute top-1 -left-[10.5px] size-[18px] rounded-full border-[3px] border-accent bg-background lg:-top-[10.5px] lg:left-0"
          />
          <span className="label block text-text-soft">
            {courses.week} {week}
          </span>
          <a href={paths.service(slug)} className="text-link mt-0.5 inline-block font-semibold">
            {serviceEntry(slug).title}
          </a>
        </li>
      ))}
    </ol>
  );
}
