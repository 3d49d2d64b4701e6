import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { compliance as page } from "#content/services/compliance.ts";
import { ReportingClocks } from "./reporting-clocks.tsx";

export function Reporting() {
  return (
    <Section
      label="Reporting"
      title={page.clocks.title}
      lede={page.clocks.intro}
      tone="tint"
      id="clocks"
    >
      <Figure
        className="mb-10"
        caption="The latest hour of each report after you know of it, on a scale that grows by ratio; a month is thirty days. Filled: to an authority or the card brands. Open: to the people concerned."
      >
        <ReportingClocks />
      </Figure>
      <ol className="border-text border-t-[1.5px]">
        {page.clocks.items.map((clock) => (
          <li
            key={clock.who}
            className="grid gap-x-10 gap-y-1 border-text/20 border-b py-5 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,5fr)]"
          >
            <h3 className="text-h4">{clock.who}</h3>
            <p>{clock.first}</p>
            <p className="text-text-soft">{clock.after}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
