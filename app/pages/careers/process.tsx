import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { careers } from "#content/pages/careers.ts";
import { HiringChart } from "./drawing.tsx";
import { hiringTime } from "./hiring-time.ts";

export function Process() {
  const { process, drawing } = careers;
  const hours = `${hiringTime.hours} hours ${hiringTime.minutes} minutes`;
  return (
    <Section id="process" title={process.title} lede={process.intro}>
      <Figure caption={`${drawing.caption} Together: ${hours}.`}>
        <HiringChart
          steps={process.steps}
          label={`${drawing.title} ${process.steps.map((step) => `${step.title}: ${step.minutes} minutes, by day ${step.byDay}.`).join(" ")}`}
        />
      </Figure>
      <ol className="mt-10 grid gap-x-8 gap-y-9 md:gap-y-0 lg:grid-cols-5 lg:grid-rows-[auto_auto_1fr]">
        {process.steps.map((step, index) => (
          <li
            key={step.title}
            className="md:max-lg:grid md:max-lg:grid-cols-[14rem_minmax(0,1fr)] md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-8 md:max-lg:pb-6 lg:row-span-3 lg:grid lg:grid-rows-subgrid"
          >
            <p className="label text-text-soft">
              <span className="text-accent lg:hidden">{index + 1} </span>
              {step.with}
            </p>
            <div className="md:contents">
              <h3 className="mt-2.5 text-h4">{step.title}</h3>
              <p className="mt-1.5 text-text-soft md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:mt-0">
                {step.text}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="measure mt-10 text-lead">{process.after}</p>
    </Section>
  );
}
