import { Section } from "#app/ui/section.tsx";
import { servicesPage } from "#content/pages/services.ts";
import { paths } from "#content/paths.ts";
import { serviceEntry } from "#content/services/index.ts";
import { CourseChart } from "./courses-drawing.tsx";

const { items, drawing } = servicesPage.courses;

/** How services follow one another: the chart, and each course in words. */
export function Courses() {
  return (
    <Section
      id="courses"
      label={servicesPage.courses.label}
      title={servicesPage.courses.title}
      lede={servicesPage.courses.intro}
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <CourseChart label={drawing} courses={items} />
        <ol className="grid content-start gap-9">
          {items.map((course, index) => (
            <li key={course.name} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
              <span aria-hidden="true" className="font-mono font-semibold text-h4 text-accent">
                {String.fromCharCode(65 + index)}
              </span>
              <div>
                <h3 className="text-h3">{course.name}</h3>
                <p className="mt-2 max-w-[54ch] text-text-soft">{course.text}</p>
                <ol className="mt-3 flex flex-wrap gap-x-2 gap-y-1">
                  {course.stops.map((slug, stop) => (
                    <li key={slug} className="flex gap-2">
                      {stop === 0 ? null : (
                        <span aria-hidden="true" className="text-text-soft">
                          →
                        </span>
                      )}
                      <a href={paths.service(slug)} className="text-link">
                        {serviceEntry(slug).title}
                      </a>
                    </li>
                  ))}
                </ol>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
