import { ButtonLink } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { home } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";
import { TimeScale } from "./scale-drawing.tsx";

/** The two practices, each with a time scale of its work. */
export function Practices() {
  return (
    <Section id="practices" title={home.practices.title}>
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-2 md:gap-y-0 lg:gap-x-16">
        {home.practices.items.map(({ slug, title, text, facts, action, scale }) => (
          <article key={slug} className="grid md:row-span-5 md:grid-rows-subgrid">
            <Figure caption={scale.caption}>
              <TimeScale {...scale} />
            </Figure>
            <h3 className="mt-6 text-h3 md:mt-8">{title}</h3>
            <p className="mt-3 max-w-[52ch] text-lead text-pretty">{text}</p>
            <ul className="mt-4 mb-6 md:mt-5 md:mb-7 grid content-start gap-2.5 text-text-soft">
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
    </Section>
  );
}
