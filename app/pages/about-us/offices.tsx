import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { aboutUs } from "#content/pages/about-us.ts";
import { paths } from "#content/paths.ts";

export function Offices() {
  return (
    <Section id="offices" title={aboutUs.offices.title} lede={aboutUs.offices.intro}>
      <div className="grid gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {company.offices.map((office) => (
          <div key={office.city} className="border-accent border-l-[3px] pl-5 md:pl-7">
            <h3 className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-[1.1]">
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
            <p className="mt-2 font-mono text-text-soft text-small">{office.hours}</p>
          </div>
        ))}
      </div>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink href={`${paths.contactUs()}#offices`} variant="secondary">
          How to find us
        </ButtonLink>
        <ButtonLink href={paths.careers} variant="secondary">
          Work here
        </ButtonLink>
      </div>
    </Section>
  );
}
