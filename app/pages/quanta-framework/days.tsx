import { Section } from "#app/ui/section.tsx";
import { quantaFramework } from "#content/pages/quanta-framework.ts";

export function Days() {
  const { days } = quantaFramework;
  return (
    <Section id="days" title={days.title} lede={days.intro}>
      <ol>
        {days.items.map((day) => (
          <li
            key={day.day}
            className="relative grid gap-x-10 gap-y-1.5 border-text border-l-[1.5px] pb-6 pl-7 last:pb-0 lg:grid-cols-[6rem_minmax(0,7fr)_minmax(0,4fr)] lg:pb-6 lg:pl-10"
          >
            <span
              aria-hidden="true"
              className="solid absolute top-1.5 -left-[6.5px] size-3 rotate-45 bg-accent"
            />
            <p className="label pt-1 text-text-soft">{day.day}</p>
            <div>
              <h3 className="text-h3">{day.title}</h3>
              <p className="measure mt-1.5 text-text-soft">{day.text}</p>
            </div>
            <p className="self-start border-secondary border-l-2 pl-4 lg:mt-1">
              <span className="text-small text-text-soft lg:block">You can open: </span>
              {day.open}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
