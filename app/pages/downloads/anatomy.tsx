import { Section } from "#app/ui/section.tsx";
import { downloads } from "#content/pages/downloads.ts";
import { SheetAnatomy } from "./drawing.tsx";

export function Anatomy() {
  const { anatomy, drawing } = downloads;
  return (
    <Section id="anatomy" title={anatomy.title} lede={anatomy.intro}>
      <div className="grid gap-x-10 gap-y-10 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-x-16">
        <figure className="mx-auto w-full max-w-[30rem] md:mx-0">
          <SheetAnatomy label={drawing.title} />
          <figcaption className="mt-3 font-mono text-text-soft text-label">
            {drawing.caption}
          </figcaption>
        </figure>
        <ol className="grid gap-7">
          {anatomy.parts.map((part) => (
            <li key={part.mark} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4">
              <span
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-full border-[1.5px] border-accent font-mono font-semibold text-accent"
              >
                {part.mark}
              </span>
              <div>
                <h3 className="text-h4">{part.title}</h3>
                <p className="mt-1 text-text-soft">{part.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
