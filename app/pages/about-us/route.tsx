import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { aboutUs } from "#content/pages/about-us.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { CrewArrangement } from "./drawing.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "About us", path: paths.aboutUs },
];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...aboutUs.meta,
    path: paths.aboutUs,
    structuredData: [
      breadcrumbs(trail),
      webPage("AboutPage", aboutUs.meta.title, aboutUs.meta.description),
    ],
  });

export default function AboutUs() {
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={trail} />}
        title={aboutUs.headline}
        lede={aboutUs.lede}
        layout="below"
        drawing={
          <Figure caption={aboutUs.drawing.caption}>
            <CrewArrangement label={aboutUs.drawing.title} />
          </Figure>
        }
      />
      <Crew />
      <Week />
      <Beliefs />
      <Records />
      <Section
        id="refusals"
        label="Limits"
        title={aboutUs.refusals.title}
        lede={aboutUs.refusals.intro}
      >
        <RuleGrid columns={2} items={aboutUs.refusals.items} />
      </Section>
      <Offices />
      <ClosingCall title={aboutUs.closing.title} text={aboutUs.closing.text} />
    </>
  );
}

function Crew() {
  return (
    <Section id="crew" label="Crew" title={aboutUs.crew.title} lede={aboutUs.crew.intro}>
      <ol className="grid gap-x-12 border-text border-t-[1.5px] md:grid-cols-2">
        {aboutUs.crew.roles.map((member, index) => {
          const yours = index === aboutUs.crew.roles.length - 1;
          return (
            <li
              key={member.role}
              className={`grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 border-line border-b py-6 ${yours ? "md:col-span-2" : ""}`}
            >
              <span
                aria-hidden="true"
                className={`grid size-8 place-items-center rounded-full border-[1.5px] font-mono font-semibold text-small ${yours ? "border-accent bg-accent text-on-accent" : "border-text"}`}
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-h4">{member.role}</h3>
                <p className="mt-1">{member.answersFor}</p>
                <p className="mt-1 text-text-soft">Call them when {member.callWhen}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function Week() {
  return (
    <Section
      id="week"
      label="Rhythm"
      title={aboutUs.week.title}
      lede={aboutUs.week.intro}
      tone="tint"
    >
      <ol className="border-text border-t-[1.5px]">
        {aboutUs.week.days.map((day) => (
          <li
            key={day.day}
            className="grid gap-x-10 gap-y-3 border-text/20 border-b py-7 md:grid-cols-[7rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,7fr)_minmax(0,4fr)]"
          >
            <p className="font-bold font-display text-h3 text-accent tracking-tight">{day.day}</p>
            <div>
              <h3 className="text-h3">{day.title}</h3>
              <p className="measure mt-2 text-text-soft">{day.text}</p>
            </div>
            <p className="border-secondary border-l-2 pl-4 md:col-start-2 lg:col-start-3 lg:self-start">
              <span className="label block text-text-soft">From you</span>
              <span className="mt-1 block">{day.yours}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Beliefs() {
  return (
    <Section
      id="beliefs"
      label="Practice"
      title={aboutUs.beliefs.title}
      lede={aboutUs.beliefs.intro}
    >
      <ol className="grid gap-y-10 lg:gap-y-0">
        {aboutUs.beliefs.items.map((item) => (
          <li
            key={item.belief}
            className="grid gap-x-12 gap-y-3 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:border-line lg:border-t lg:py-9"
          >
            <h3 className="max-w-[18ch] text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)] leading-[1.1]">
              {item.belief}
            </h3>
            <p className="measure border-line border-l pl-5 text-text-soft lg:border-0 lg:pt-1.5 lg:pl-0">
              {item.practice}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Records() {
  const { records } = aboutUs;
  return (
    <Section id="records" label="Decisions" title={records.title} tone="tint">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
        <div>
          {records.paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure mb-5 text-text-soft">
              {paragraph}
            </p>
          ))}
          <dl className="mt-8 border-text border-t-[1.5px]">
            {records.rules.map((rule) => (
              <div
                key={rule.title}
                className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-text/20 border-b py-4"
              >
                <dt className="font-semibold">{rule.title}</dt>
                <dd className="text-text-soft">{rule.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <article
          aria-label={records.sample.label}
          className="self-start border-[1.5px] border-text bg-surface"
        >
          <div className="p-6 md:p-9">
            <p className="label text-text-soft">{records.sample.label}</p>
            <h3 className="mt-4 max-w-[24ch] text-h3">{records.sample.title}</h3>
            <dl className="mt-6 grid gap-5">
              {records.sample.parts.map((part) => (
                <div key={part.title}>
                  <dt className="font-semibold">{part.title}</dt>
                  <dd className="mt-1 text-text-soft">{part.text}</dd>
                </div>
              ))}
            </dl>
          </div>
          {/* The title block of a drawing sheet. */}
          <dl className="grid grid-cols-2 border-text border-t-[1.5px] sm:grid-cols-[2fr_1fr_1fr]">
            {[
              ["Record", records.sample.number],
              ["Date", records.sample.date],
              ["Status", records.sample.status],
            ].map(([term, detail], index) => (
              <div
                key={term}
                className={`px-4 py-3 ${index === 0 ? "col-span-2 border-line border-b sm:col-span-1 sm:border-b-0" : index === 1 ? "sm:border-line sm:border-l" : "border-line border-l"}`}
              >
                <dt className="label text-text-soft">{term}</dt>
                <dd className="font-mono text-small">{detail}</dd>
              </div>
            ))}
          </dl>
        </article>
      </div>
    </Section>
  );
}

function Offices() {
  return (
    <Section
      id="offices"
      label="Offices"
      title={aboutUs.offices.title}
      lede={aboutUs.offices.intro}
    >
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {company.offices.map((office) => (
          <div key={office.city} className="border-text border-t-[1.5px] pt-5">
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
        <ButtonLink to={`${paths.contact()}#offices`} variant="secondary">
          How to find us
        </ButtonLink>
        <ButtonLink to={paths.careers} variant="quiet">
          Work here
        </ButtonLink>
      </div>
    </Section>
  );
}
