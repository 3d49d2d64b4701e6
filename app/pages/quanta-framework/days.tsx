import { Section } from "#app/ui/section.tsx";
import { quantaFramework } from "#content/pages/quanta-framework.ts";

const { days } = quantaFramework;

/** Two working weeks as a calendar, each day as wide as its duration; stacked on a phone. */
export function Days() {
  return (
    <Section id="days" title={days.title} lede={days.intro}>
      <ol className="grid gap-y-8 lg:grid-cols-5 lg:gap-x-px lg:gap-y-12">
        {days.items.map((day) => {
          const feature = day.from > days.foundation;
          const long = day.to > day.from;
          return (
            <li
              key={day.day}
              className={`flex flex-col border-l-[6px] pl-5 lg:border-t-[10px] lg:border-l-0 lg:pt-4 lg:pr-6 lg:pl-0 ${feature ? "border-accent" : "border-text"} ${long ? "lg:col-span-4" : ""}`}
            >
              <p className="label text-text-soft">{day.day}</p>
              <div className={long ? "lg:grid lg:grow lg:grid-cols-2 lg:gap-x-px" : ""}>
                <h3 className={`mt-2 text-h3 ${long ? "lg:text-h2" : ""}`}>{day.title}</h3>
                <p className={`measure mt-2 text-text-soft ${long ? "lg:text-lead" : ""}`}>
                  {day.text}
                </p>
              </div>
              <p className="mt-auto pt-4">
                <span className="block text-small text-text-soft">You can open</span>
                <span className="font-semibold">{day.open}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
