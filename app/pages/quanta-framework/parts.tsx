import { Section } from "#app/ui/section.tsx";
import { quantaFramework } from "#content/pages/quanta-framework.ts";
import { QuantaSection } from "./drawing.tsx";

const { parts, drawing } = quantaFramework;

const names = Object.fromEntries(parts.items.map(({ id, mark, title }) => [id, { mark, title }]));

/** The drawing of the parts, and below it what each does, by the drawing's numbers. */
export function Parts() {
  return (
    <Section id="parts" title={parts.title} lede={parts.intro}>
      <QuantaSection
        label={drawing.title}
        yours={drawing.yours}
        layers={drawing.layers}
        names={names}
      />
      <ol className="mt-9 grid gap-x-14 gap-y-6 md:mt-12 md:grid-cols-2">
        {parts.items.map((part) => (
          <li
            key={part.id}
            className="grid break-inside-avoid grid-cols-[2rem_minmax(0,1fr)] content-start"
          >
            <span aria-hidden="true" className="font-mono text-accent text-small leading-relaxed">
              {part.mark}
            </span>
            <div>
              <h3 className="text-h4">{part.title}</h3>
              <p className="mt-1 text-small text-text-soft">{part.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
