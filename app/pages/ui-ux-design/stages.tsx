import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { uiUxDesign as page } from "#content/services/ui-ux-design.ts";

/** Four columns that hand on to each other: what comes in, what goes out, when it is done. */
export function Stages() {
  return (
    <Section id="stages" label="Four stages" title={page.stages.title} lede={page.stages.intro}>
      <ol className="grid gap-y-10 md:grid-cols-2 xl:grid-cols-4">
        {page.stages.items.map((stage, index) => (
          <li key={stage.name} className="border-text border-t-[1.5px] pt-5 md:pr-8">
            <p className="label flex items-center justify-between gap-3 text-text-soft">
              {stage.when}
              {index < page.stages.items.length - 1 ? (
                <Icon name="arrow-right" size={16} className="text-accent max-md:rotate-90" />
              ) : null}
            </p>
            <h3 className="mt-2 text-h3">{stage.name}</h3>
            <dl className="mt-4 grid gap-4">
              <div>
                <dt className="label text-secondary">In</dt>
                <dd className="mt-0.5 text-text-soft">{stage.brings}</dd>
              </div>
              <div>
                <dt className="label text-secondary">Out</dt>
                <dd className="mt-0.5">{stage.leaves}</dd>
              </div>
              <div>
                <dt className="label text-secondary">Done when</dt>
                <dd className="mt-0.5 text-text-soft">{stage.done}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}
