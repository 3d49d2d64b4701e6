import { ButtonLink } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { home } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";
import { TimeScale } from "./scale-drawing.tsx";

/** The two practices, each beside a time scale of its work. */
export function Practices() {
  return (
    <Section id="practices" title={home.practices.title}>
      <div className="grid gap-y-14 lg:gap-y-20">
        {home.practices.items.map(({ slug, title, text, facts, action, scale }) => (
          <article
            key={slug}
            className="grid gap-x-14 gap-y-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-3 max-w-[34.6em] text-lead text-pretty">{text}</p>
              <p className="mt-6">
                <ButtonLink href={paths.service(slug)} variant="secondary">
                  {action}
                </ButtonLink>
              </p>
            </div>
            <div>
              <Figure caption={scale.caption}>
                <TimeScale {...scale} />
              </Figure>
              <ul className="mt-6 grid gap-2.5 text-text-soft">
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
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
