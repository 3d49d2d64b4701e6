import { Section } from "#app/ui/section.tsx";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";

export function Gates() {
  return (
    <Section label="The line" title={page.line.title} lede={page.line.intro} id="gates">
      <ol className="border-text border-t-[1.5px]">
        {page.line.gates.map((gate, index) => (
          <li
            key={gate.name}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-b py-5 md:grid-cols-[2rem_minmax(0,5fr)_minmax(0,6fr)] md:gap-x-8 lg:grid-cols-[2rem_minmax(0,4fr)_minmax(0,5fr)_12rem]"
          >
            <span aria-hidden="true" className="pt-0.5 font-mono text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h4">{gate.name}</h3>
              <p className="mt-0.5">{gate.asks}</p>
            </div>
            <p className="col-start-2 text-text-soft md:col-start-auto">
              <span className="label text-text-soft">Stops</span> {gate.stops}
            </p>
            <p className="col-start-2 font-mono text-small lg:col-start-auto lg:text-right">
              {gate.takes}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
