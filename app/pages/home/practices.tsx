import { ButtonLink } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { home } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";
import { OneLine } from "./one-line-drawing.tsx";
import { TimeScale } from "./scale-drawing.tsx";

const { items } = home.practices;
const [above, below] = items;

/**
 * The two practices, which differ in how long they plan. On wide screens one is above and one below a line that is a
 * night to the first and sixteen years to the second; on narrow ones each has a scale of its own.
 */
export function Practices() {
  return (
    <section
      id="practices"
      aria-labelledby={items.map(({ slug }) => `${slug}-heading`).join(" ")}
      className="late-section py-12 md:py-14 lg:py-20"
    >
      <div className="shell grid gap-y-12 lg:gap-y-10">
        <Practice item={above} />
        <div className="max-lg:hidden">
          <OneLine above={above.scale} below={below.scale} />
        </div>
        <Practice item={below} />
      </div>
    </section>
  );
}

function Practice({ item }: { item: (typeof items)[number] }) {
  const { slug, title, text, facts, action, scale } = item;
  return (
    <article className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <h2 id={`${slug}-heading`} className="max-w-[9em] text-h2">
        {title}
      </h2>
      <div className="border-text border-t-[1.5px] pt-6 lg:hidden">
        <Figure caption={scale.caption}>
          <TimeScale {...scale} />
        </Figure>
      </div>
      <div className="grid content-start gap-y-5 lg:row-span-2">
        <p className="text-pretty lg:text-lead">{text}</p>
        <ul className="grid gap-2 text-text-soft">
          {facts.map((fact) => (
            <li key={fact} className="flex gap-3">
              <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rotate-45 bg-accent" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <p>
        <ButtonLink href={paths.service(slug)} variant="secondary">
          {action}
        </ButtonLink>
      </p>
    </article>
  );
}
