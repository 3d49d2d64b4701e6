import { Section } from "#app/ui/section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";

export function Gates() {
  return (
    <Section
      label="From question to duty"
      title={page.gates.title}
      lede={page.gates.intro}
      id="gates"
    >
      <ol className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        {page.gates.items.map((gate) => (
          <li key={gate.gate} className="flex flex-col border-text border-t-[1.5px] pt-5 pb-9">
            <p className="label flex justify-between gap-4 text-text-soft">
              <span className="text-accent">{gate.gate}</span>
              {gate.when}
            </p>
            <h3 className="mt-3 text-h3">{gate.title}</h3>
            <p className="mt-1.5 mb-5 text-text-soft">{gate.makes}</p>
            <dl className="mt-auto grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-line border-t pt-4">
              <dt className="label pt-1 text-secondary">Pass</dt>
              <dd>{gate.passesIf}</dd>
              <dt className="label pt-1 text-accent">Else</dt>
              <dd className="text-text-soft">{gate.elseYou}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}
