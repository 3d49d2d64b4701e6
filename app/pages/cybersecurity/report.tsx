import { Section } from "#app/ui/section.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";
import { SpecimenFinding } from "./specimen-finding.tsx";

export function Report() {
  return (
    <Section title={page.specimen.title} lede={page.specimen.note} id="finding">
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <SpecimenFinding />
        <div>
          <h3 className="text-h3">{page.retest.title}</h3>
          <p className="mt-3 max-w-[30.6em] text-text-soft">{page.retest.intro}</p>
          <dl className="mt-6">
            {page.retest.states.map((state) => (
              <div key={state.name} className="py-2">
                <dt className="font-semibold">{state.name}</dt>
                <dd className="max-w-[30.6em] text-text-soft">{state.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
