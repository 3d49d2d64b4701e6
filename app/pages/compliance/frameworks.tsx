import { Section } from "#app/ui/section.tsx";
import { compliance as page } from "#content/services/compliance.ts";
import { anchorOf } from "./anchor.ts";

const factLabels = [
  ["concerns", "Concerns"],
  ["examiner", "Who looks"],
  ["result", "You hold"],
  ["rhythm", "How often"],
] as const;

export function Frameworks() {
  return (
    <Section label="Frameworks" title={page.facts.title} id="frameworks">
      <ul className="border-text border-t-[1.5px]">
        {page.facts.items.map((facts) => (
          <li
            key={facts.name}
            id={anchorOf(facts.name)}
            className="grid gap-x-10 gap-y-5 border-line border-b py-7 lg:grid-cols-[minmax(0,2fr)_minmax(0,6fr)_minmax(0,3fr)]"
          >
            <div>
              <h3 className="text-h3">{facts.name}</h3>
              <p className="text-text-soft text-small">{facts.kind}</p>
            </div>
            <dl className="grid gap-x-6 gap-y-4 min-[26rem]:grid-cols-2 sm:gap-x-8">
              {factLabels.map(([key, label]) => (
                <div key={key}>
                  <dt className="label text-text-soft">{label}</dt>
                  <dd className="mt-0.5">{facts[key]}</dd>
                </div>
              ))}
            </dl>
            <p className="border-accent border-l-2 pl-4">
              <span className="label block pb-0.5 text-accent">Underrated</span>
              {facts.catch}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
