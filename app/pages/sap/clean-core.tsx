import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { sap as page } from "#content/services/sap.ts";

export function CleanCore() {
  return (
    <Section
      label="Clean core"
      title={page.cleanCore.title}
      lede={page.cleanCore.intro}
      tone="inverse"
      id="clean-core"
    >
      <ol className="grid border-text border-t-[1.5px]">
        {page.cleanCore.levels.map((level) => (
          <li
            key={level.level}
            className="grid gap-x-8 gap-y-2 border-line border-b py-6 grid-cols-[3.5rem_minmax(0,1fr)] lg:grid-cols-[5rem_minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]"
          >
            <p
              className={cx(
                "row-span-3 font-bold font-display text-h1 leading-none lg:row-span-1",
                level.level === "D" ? "text-accent" : "text-secondary",
              )}
            >
              {level.level}
            </p>
            <div>
              <h3 className="max-w-[34ch] text-h4">{level.rule}</h3>
              <p className="mt-1 text-text-soft">{level.example}</p>
            </div>
            <p className="text-text-soft">
              <span className="label block pb-1">At an upgrade</span>
              {level.upgrade}
            </p>
            <p>
              <span className="label block pb-1 text-text-soft">Our advice</span>
              {level.ourAdvice}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
