import { Section } from "#app/ui/section.tsx";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";

/** The gates in their order along the line. */
export function Gates() {
  return (
    <Section title={page.line.title} lede={page.line.intro} id="gates" tone="tint">
      <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-12">
        {page.line.gates.map((gate, index) => (
          <li key={gate.name} className="lg:col-span-3 lg:nth-[n+5]:col-span-4">
            <p className="font-mono text-small text-accent">
              <span aria-hidden="true">{index + 1} · </span>
              {gate.takes}
            </p>
            <h3 className="mt-1 text-h4">{gate.name}</h3>
            <p className="mt-0.5">{gate.asks}</p>
            <p className="mt-1 text-text-soft text-small">Stops: {gate.stops}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
