import { Section } from "#app/ui/section.tsx";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";

/**
 * The gates in their order along the line, one row each: what they check in one column, what they stop in the other.
 */
export function Gates() {
  return (
    <Section title={page.line.title} lede={page.line.intro} id="gates" tone="tint">
      <ol className="grid gap-y-7 lg:gap-y-4">
        {page.line.gates.map((gate, index) => (
          <li
            key={gate.name}
            className="grid gap-x-10 gap-y-1 md:grid-cols-2 lg:grid-cols-12 lg:items-baseline lg:border-line lg:border-t lg:pt-4"
          >
            <h3 className="flex items-baseline gap-3 text-h3 lg:col-span-2">
              <span aria-hidden="true" className="font-mono text-accent text-small">
                {index + 1}
              </span>
              {gate.name}
            </h3>
            <p className="font-mono text-accent text-small lg:order-last lg:col-span-2 lg:text-right">
              {gate.takes}
            </p>
            <p className="lg:col-span-4">{gate.asks}</p>
            <p className="text-text-soft lg:col-span-4">Stops: {gate.stops}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
