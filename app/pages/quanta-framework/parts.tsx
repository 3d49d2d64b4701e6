import { Section } from "#app/ui/section.tsx";
import {
  type QuantaPart,
  type QuantaPlace,
  quantaFramework,
} from "#content/pages/quanta-framework.ts";

/** The parts by layer, with the numbers of the drawing. */
export function Parts() {
  const { parts, drawing } = quantaFramework;
  const places = Object.keys(drawing.layers) as QuantaPlace[];
  return (
    <Section id="parts" label="Parts" title={parts.title} lede={parts.intro} tone="tint">
      {places.map((place) => (
        <section
          key={place}
          aria-label={drawing.layers[place]}
          className="grid gap-x-8 border-text border-t-[1.5px] lg:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <h3 className="label pt-7 text-text-soft">{drawing.layers[place]}</h3>
          <ul className="grid gap-x-10 md:grid-cols-2">
            {parts.items
              .filter((part: QuantaPart) => part.place === place)
              .map((part) => (
                <li key={part.id} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 py-6">
                  <span
                    aria-hidden="true"
                    className="grid size-9 place-items-center rounded-full border-[1.5px] border-text bg-background font-mono font-semibold text-small"
                  >
                    {part.mark}
                  </span>
                  <div>
                    <h4 className="text-h4">{part.title}</h4>
                    <p className="mt-1.5 text-text-soft">{part.text}</p>
                    <p className="mt-2.5 font-mono text-label text-secondary">→ {part.leaves}</p>
                  </div>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
