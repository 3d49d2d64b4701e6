import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { contactUs } from "#content/pages/contact-us.ts";
import type { OpenHours } from "./contact-hours.server.ts";
import { OfficeHours } from "./drawing.tsx";
import { VisitorScale } from "./visitor-scale.tsx";

/** When and where each office is open. */
export function OfficeTimes({ open }: { open: OpenHours }) {
  const { hours, offices } = contactUs;
  return (
    <Section id="hours" title={hours.title} lede={hours.intro} tone="tint">
      <Figure caption={hours.drawing.caption}>
        <VisitorScale>
          <OfficeHours open={open} label={hours.drawing.title} />
        </VisitorScale>
      </Figure>
      <div id="offices" className="mt-14">
        <h3 className="text-h3">{offices.title}</h3>
        <p className="measure mt-2 text-text-soft">{offices.intro}</p>
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {company.offices.map((office) => (
            <div
              key={office.city}
              className="grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <div>
                <h4 className="text-h4">{office.city}</h4>
                <address className="mt-1 text-text-soft not-italic">
                  {[...office.lines, office.country].map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </address>
              </div>
              <div>
                <p>{office.directions}</p>
                <p className="mt-2 font-mono text-text-soft text-small">{office.hours}</p>
              </div>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
