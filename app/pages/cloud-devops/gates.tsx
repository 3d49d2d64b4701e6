import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";
import { gates } from "./deployment-line.ts";

/** The gates in their order along the line, with a heavy bar for each: red where a person decides. */
export function Gates() {
  return (
    <Section title={page.line.title} lede={page.line.intro} id="gates" tone="tint">
      <ol className="grid gap-x-4 gap-y-8 md:grid-cols-2 lg:grid-cols-4 xl:grid-cols-7">
        {page.line.gates.map((gate, index) => (
          <li
            key={gate.name}
            className={cx(
              "border-t-4 pt-4 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0 md:max-xl:last:col-span-2",
              gates[index]?.keeper === "person" ? "border-accent" : "border-text",
            )}
          >
            <h3 className="text-h3">
              <span aria-hidden="true" className="mr-3 font-mono text-accent text-small">
                {index + 1}
              </span>
              {gate.name}
            </h3>
            <p className="mt-1 font-mono text-small">{gate.takes}</p>
            <p className="mt-3">{gate.asks}</p>
            <p className="mt-1 text-text-soft">Stops {gate.stops}.</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
