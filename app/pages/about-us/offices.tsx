import { ButtonLink } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { aboutUs } from "#content/pages/about-us.ts";
import { paths } from "#content/paths.ts";
import { Dial, hasDial } from "./dial.tsx";

/** The offices around the dial of their hours, which has the first one's at the left. */
export function Offices() {
  return (
    <Section id="offices" title={aboutUs.offices.title} lede={aboutUs.offices.intro}>
      <div className="grid items-center gap-x-10 gap-y-9 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_22rem_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_27rem_minmax(0,1fr)]">
        {hasDial && (
          <Figure
            caption={aboutUs.offices.caption}
            className="text-center max-lg:-order-1 md:max-lg:col-span-2 lg:order-1"
          >
            <Dial />
          </Figure>
        )}
        {company.offices.map((office, index) => (
          <div
            key={office.city}
            className={`border-l-[6px] pl-5 ${index === 0 ? "border-text" : "border-secondary lg:order-2"}`}
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
            <p className="mt-2 font-mono text-label text-text-soft">{office.hours}</p>
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
