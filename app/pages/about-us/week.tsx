import { Section } from "#app/ui/section.tsx";
import { aboutUs } from "#content/pages/about-us.ts";

export function Week() {
  return (
    <Section
      id="week"
      label="Rhythm"
      title={aboutUs.week.title}
      lede={aboutUs.week.intro}
      tone="tint"
    >
      <ol className="border-text border-t-[1.5px]">
        {aboutUs.week.days.map((day) => (
          <li
            key={day.day}
            className="grid gap-x-10 gap-y-3 border-text/20 border-b py-7 md:grid-cols-[7rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,7fr)_minmax(0,4fr)]"
          >
            <p className="font-bold font-display text-h3 text-accent tracking-tight">{day.day}</p>
            <div>
              <h3 className="text-h3">{day.title}</h3>
              <p className="measure mt-2 text-text-soft">{day.text}</p>
            </div>
            <p className="border-secondary border-l-2 pl-4 md:col-start-2 lg:col-start-3 lg:self-start">
              <span className="label block text-text-soft">From you</span>
              <span className="mt-1 block">{day.yours}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
