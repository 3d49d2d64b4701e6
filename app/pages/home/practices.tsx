import { ButtonLink } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { home } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";
import { TimeScale } from "./scale-drawing.tsx";

const { title, items } = home.practices;
const headingId = "practices-heading";

/** The two practices beside each other, each below its half of the heading, with a time scale of its work. */
export function Practices() {
  return (
    <section
      id="practices"
      aria-labelledby={headingId}
      className="late-section py-12 md:py-14 lg:py-20"
    >
      <div className="shell">
        <h2 id={headingId} className="grid gap-x-14 text-h2 lg:grid-cols-2">
          {title.map((half) => (
            <span key={half} className="lg:max-w-[9em]">
              {half}{" "}
            </span>
          ))}
        </h2>
        <div className="mt-9 grid gap-x-14 gap-y-12 lg:grid-cols-2 lg:grid-rows-[repeat(4,auto)] lg:gap-y-6">
          {items.map(({ slug, title: name, text, facts, action, scale }) => (
            <article
              key={slug}
              className="grid gap-y-6 border-text border-t-[1.5px] pt-6 lg:row-span-4 lg:grid-rows-subgrid"
            >
              <Figure caption={scale.caption}>
                <TimeScale {...scale} />
              </Figure>
              <div>
                <h3 className="text-h3">{name}</h3>
                <p className="mt-2 max-w-[34.6em] text-pretty">{text}</p>
              </div>
              <ul className="grid content-start gap-2 text-text-soft">
                {facts.map((fact) => (
                  <li key={fact} className="flex gap-3">
                    <span
                      aria-hidden="true"
                      className="mt-2.5 size-1.5 shrink-0 rotate-45 bg-accent"
                    />
                    {fact}
                  </li>
                ))}
              </ul>
              <p>
                <ButtonLink href={paths.service(slug)} variant="secondary">
                  {action}
                </ButtonLink>
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
