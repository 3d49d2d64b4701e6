import type { ReactNode } from "react";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { Figure } from "#app/ui/figure.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { company } from "#content/company.ts";
import { privacyPolicy, type StoredRecord } from "#content/pages/privacy-policy.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { BrowserHoldings } from "./browser-storage.tsx";
import { KeepingDepths } from "./drawing.tsx";
import { type Installation, installationContext } from "./installation.server.ts";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Privacy policy", path: paths.privacy },
];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...privacyPolicy.meta,
    path: paths.privacy,
    structuredData: [
      breadcrumbs(trail),
      webPage("WebPage", privacyPolicy.meta.title, privacyPolicy.meta.description),
    ],
  });

/** The page states what holds for the running installation, from its settings. */
export const loader = ({ context }: Route.LoaderArgs): Installation =>
  context.get(installationContext);

const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export default function PrivacyPolicy({ loaderData: installation }: Route.ComponentProps) {
  const { short, drawing, stored, browser, absent, removal, rights, changes, inForce } =
    privacyPolicy;
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={trail} />}
        title={privacyPolicy.headline}
        lede={privacyPolicy.lede}
        layout="below"
        drawing={
          <Figure caption={drawing.caption}>
            <KeepingDepths
              label={drawing.title}
              soundings={stored.records.map((record) => ({
                label: record.short,
                days: keptDays(record, installation),
              }))}
            />
          </Figure>
        }
      >
        <p className="mt-5 font-mono text-text-soft text-small">
          {inForce.label}{" "}
          <time dateTime={inForce.date}>{longDate.format(new Date(inForce.date))}</time>
        </p>
      </PageHero>
      <Section id="short" label="Short" title={short.title}>
        <RuleGrid columns={4} items={short.items} />
      </Section>
      <Section id="stored" label="Records" title={stored.title} lede={stored.intro} tone="tint">
        <Records installation={installation} />
      </Section>
      <Section id="browser" label="Your browser" title={browser.title}>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
          <p className="measure text-text-soft text-lead">{browser.intro}</p>
          <BrowserHoldings />
        </div>
      </Section>
      <PassedOn installation={installation} />
      <Section id="absent" label="Not here" title={absent.title}>
        <RuleGrid columns={2} items={absent.items} />
      </Section>
      <Section
        id="removal"
        label="Deletion"
        title={removal.title}
        lede={
          <>
            {removal.intro}{" "}
            <a href={`mailto:${company.privacyEmail}?subject=Delete`} className="text-link">
              {company.privacyEmail}
            </a>
          </>
        }
        tone="inverse"
      >
        <Steps steps={removal.steps} />
      </Section>
      <Section id="rights" label="Rights" title={rights.title} lede={rights.intro}>
        <RuleGrid columns={4} items={rights.items} />
        <Controller />
        <div className="mt-10 border-line border-t pt-6">
          <h3 className="text-h4">{changes.title}</h3>
          <p className="measure mt-2 text-text-soft">{changes.text}</p>
        </div>
      </Section>
    </>
  );
}

/** Days for which a record is kept; undefined without a limit. */
function keptDays(
  { keeping }: StoredRecord,
  { leadRetentionDays }: Installation,
): number | undefined {
  switch (keeping.kind) {
    case "days":
      return keeping.days;
    case "minutes":
      return keeping.minutes / (24 * 60);
    case "lead-retention":
      return leadRetentionDays === 0 ? undefined : leadRetentionDays;
    case "until-cleared":
      return undefined;
  }
}

function period(record: StoredRecord, installation: Installation): string {
  if (record.period !== undefined) return record.period;
  if (record.keeping.kind === "until-cleared") return "Until you clear it";
  if (record.keeping.kind === "minutes") return `${record.keeping.minutes} minutes`;
  const days = keptDays(record, installation);
  if (days === undefined) return "Until you ask for deletion";
  return days === 1 ? "1 day" : `${days} days`;
}

/** A real table on wide screens; on narrow ones each row becomes a sheet with its own terms. */
function Records({ installation }: { installation: Installation }) {
  const { head, places, records } = privacyPolicy.stored;
  const cells = (record: StoredRecord): readonly (readonly [string, ReactNode])[] => [
    [head.fields, record.fields],
    [head.where, places[record.where]],
    [head.why, record.why],
    [head.period, <strong key="period">{period(record, installation)}</strong>],
    [head.deletion, record.deletion],
  ];
  return (
    <table className="block w-full border-collapse text-left lg:table">
      <caption className="sr-only">{privacyPolicy.stored.title}</caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr className="border-text border-y-[1.5px]">
          {[head.what, head.fields, head.where, head.why, head.period, head.deletion].map(
            (title) => (
              <th
                key={title}
                scope="col"
                className="py-3 pr-5 align-bottom font-semibold text-small"
              >
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody className="block border-text border-t-[1.5px] lg:table-row-group lg:border-t-0">
        {records.map((record: StoredRecord) => (
          <tr
            key={record.id}
            id={record.id}
            className="block border-text/20 border-b py-6 lg:table-row lg:py-0 lg:align-top"
          >
            <th scope="row" className="block pb-3 lg:table-cell lg:w-[17%] lg:py-4 lg:pr-5">
              <span className="font-display font-semibold text-h4 leading-tight tracking-tight">
                {record.title}
              </span>
              {record.name === undefined ? null : (
                <code className="mt-1 block break-words font-mono font-normal text-text-soft text-label">
                  {record.name}
                </code>
              )}
            </th>
            {cells(record).map(([term, detail]) => (
              <td
                key={term}
                className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 py-1 text-small lg:table-cell lg:py-4 lg:pr-5"
              >
                <span className="text-text-soft lg:hidden">{term}</span>
                <span>{detail}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PassedOn({ installation }: { installation: Installation }) {
  const { passedOn } = privacyPolicy;
  const { automation, mail, webhook, model } = installation.passesOn;
  const ways = [
    automation && passedOn.automation,
    mail && passedOn.mail,
    webhook && passedOn.webhook,
    model && passedOn.model,
  ].filter((way) => way !== false);
  return (
    <Section
      id="passed-on"
      label="Passed on"
      title={passedOn.title}
      lede={passedOn.intro}
      tone="tint"
    >
      <ul className="border-text border-t-[1.5px]">
        {[...(ways.length === 0 ? [passedOn.none] : ways), passedOn.scheduling].map((way) => (
          <li key={way} className="border-text/20 border-b py-5 text-lead">
            <span className="measure block">{way}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Controller() {
  const { controller } = privacyPolicy;
  const office = company.offices[0];
  return (
    <div className="mt-12 grid gap-x-16 gap-y-6 border-text border-t-[1.5px] pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <h3 className="text-h3">{controller.title}</h3>
      <div>
        <p className="text-text-soft">{controller.text}</p>
        <address className="mt-3 not-italic">
          {[company.legalName, ...(office ? [...office.lines, office.country] : [])].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <p className="mt-3">
          {controller.contact}:{" "}
          <a href={`mailto:${company.privacyEmail}`} className="text-link">
            {company.privacyEmail}
          </a>
        </p>
      </div>
    </div>
  );
}
