import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { aboutUs } from "#content/pages/about-us.ts";
import { paths } from "#content/paths.ts";

export function Offices() {
  return (
    <Section id="offices" title={aboutUs.offices.title} lede={aboutUs.offices.intro}>
      <div className="grid gap-x-12 gap-y-7 md:grid-cols-2">
        {company.offices.map((office) => (
          <div key={office.city}>
            <h3 className="text-h3">
              {office.city}
              <span className="text-text-soft">, {office.country}</span>
            </h3>
            <address className="mt-3 text-text-soft not-italic">
              {office.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <p className="mt-3 font-mono text-text-soft text-small">{office.hours}</p>
          </div>
        ))}
      </div>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink href={`${paths.contactUs()}#offices`} variant="secondary">
          How to find us
        </ButtonLink>
        <ButtonLink href={paths.careers} variant="quiet">
          Work here
        </ButtonLink>
      </div>
    </Section>
  );
}
