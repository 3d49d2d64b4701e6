import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Habit, securityAndTerms } from "#content/pages/security-and-terms.ts";

const { safety } = securityAndTerms;

/** A client's log of a project, line by line, each beside the habit that left it. */
export function Habits() {
  return (
    <Section id="systems" title={safety.title} lede={safety.intro} tone="inverse">
      <div className="relative">
        <p className="absolute right-0 -top-10 lg:top-auto lg:right-[calc((100%-3.5rem)*5/12+5rem)] lg:bottom-6">
          <SpecimenMark />
        </p>
        <ol className="border-text border-t-[1.5px]">
          {safety.items.map((habit) => (
            <Line key={habit.title} {...habit} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** A line of the log; the habit comes first to a screen reader, because its heading names both. */
const Line = ({ title, text, entry }: Habit) => (
  <li className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-14">
    <div className="order-2 pt-4 pb-9 lg:py-5">
      <h3 className="text-h4">{title}</h3>
      <p className="mt-1 max-w-[34.6em] text-text-soft text-small">{text}</p>
    </div>
    <div className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-4 border border-line bg-background px-4 py-4 font-mono text-small lg:border-t-0 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-x-8 md:px-7 lg:py-5">
      <p className="text-text-soft md:flex md:items-baseline md:justify-between md:self-start">
        <span className="block text-label max-md:mb-1">{entry.day}</span>
        <span className="block text-secondary text-h4">{entry.time}</span>
      </p>
      <p className="self-end md:self-start">
        <span className="block text-h4">{entry.what}</span>
        <span className="mt-1 block text-text-soft">{entry.by}</span>
      </p>
    </div>
  </li>
);
