import { Section } from "#app/ui/section.tsx";
import { sap as page } from "#content/services/sap.ts";
import { CutoverWeekend } from "./weekend-drawing.tsx";
import { clock, course } from "./weekend-plan.ts";

/** The weekend to scale, then its stretches in words with their hours. */
export function Cutover() {
  return (
    <Section
      label="Cutover"
      title={page.cutover.title}
      lede={page.cutover.intro}
      tone="tint"
      id="cutover"
    >
      <CutoverWeekend />
      <ol className="mt-10 grid gap-x-10 border-text border-t-[1.5px] md:grid-cols-2 lg:grid-cols-3">
        {course.map((stretch, index) => (
          <li
            key={stretch.name}
            className="grid grid-cols-[2rem_minmax(0,1fr)] content-start border-text/20 border-b py-5 md:last:col-span-2 lg:last:col-span-1"
          >
            <span aria-hidden="true" className="font-mono text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h4">{stretch.name}</h3>
              <p className="font-mono text-text-soft text-label">
                {clock(stretch.from)}, {stretch.hours} h
              </p>
              <p className="mt-1.5 max-w-[46ch] text-text-soft">{stretch.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="measure mt-10 border-secondary border-l-2 pl-6 text-lead">
        {page.cutover.moral}
      </p>
    </Section>
  );
}
