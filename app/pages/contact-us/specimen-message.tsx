import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { Section } from "#app/ui/section.tsx";
import { contactUs } from "#content/pages/contact-us.ts";

const { title, intro, message, items } = contactUs.helps;

/** A message as it would help us, at reading size, and beside it why each of its parts does. */
export function SpecimenMessage() {
  return (
    <Section id="helps" title={title} lede={intro}>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <figure className="relative self-start border border-text bg-surface px-5 py-8 sm:px-8 lg:py-10">
          <figcaption className="absolute top-3 right-4">
            <SpecimenMark />
          </figcaption>
          <blockquote className="pt-4 text-[clamp(1.25rem,1rem+1.1vw,1.75rem)] leading-[1.6]">
            {message.map((part) =>
              "note" in part ? (
                <span key={part.text} className="border-accent border-b-2">
                  {part.text}
                  <sup className="ml-0.5 font-medium font-mono text-accent text-label">
                    {part.note}
                  </sup>
                </span>
              ) : (
                part.text
              ),
            )}
          </blockquote>
        </figure>
        <ol className="grid content-between gap-y-5">
          {items.map((item, index) => (
            <li key={item.title} className="flex gap-4">
              <span aria-hidden="true" className="w-4 shrink-0 font-medium font-mono text-accent">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h4">{item.title}</h3>
                <p className="mt-1 text-text-soft">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
