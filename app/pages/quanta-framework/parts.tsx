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
      <ol className="mt-9 gap-x-10 md:mt-12 md:columns-2 xl:columns-3">
        {parts.items.map((part) => (
          <li
            key={part.id}
            className="grid break-inside-avoid grid-cols-[2rem_minmax(0,1fr)] pb-3.5 text-small leading-normal"
          >
            <span aria-hidden="true" className="font-mono text-accent">
              {part.mark}
            </span>
            <div>
              <h3 className="text-base">{part.title}</h3>
              <p className="mt-0.5 text-text-soft">{part.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
