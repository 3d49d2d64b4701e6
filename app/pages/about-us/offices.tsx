import { ButtonLink } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { aboutUs } from "#content/pages/about-us.ts";
import { paths } from "#content/paths.ts";
import { Dial, hasDial } from "./dial.tsx";

/** The dial of the offices' hours, and beside it the offices one below the other. */
export function Offices() {
  return (
    <Section id="offices" title={aboutUs.offices.title} lede={aboutUs.offices.intro}>
      <div className="grid gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {hasDial && (
          <Figure caption={aboutUs.offices.caption} className="lg:row-span-3">
            <Dial />
          </Figure>
        )}
        {company.offices.map((office, index) => (
          <div
            key={office.city}
            className={`self-start border-l-[6px] pl-5 ${index === 0 ? "border-text" : "border-secondary"}`}
          >
            <h3 className="text-[clamp(1.5rem,1rem+1.4vw,2.25rem)] leading-[1.1]">
              {office.city}
              <span className="block font-sans font-normal text-lead text-text-soft tracking-normal">
                {office.country}
              </span>
            </h3>
            <address className="mt-4 not-italic">
              {office.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <p className="mt-2 font-mono text-small text-text-soft">{office.hours}</p>
          </div>
        ))}
        <div className="flex flex-wrap gap-3 self-end">
          <ButtonLink href={`${paths.contactUs()}#offices`} variant="secondary">
            How to find us
          </ButtonLink>
          <ButtonLink href={paths.careers} variant="secondary">
            Work here
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
