import { printDate } from "#app/blogs/dates.ts";
import { pageFacts } from "#app/page-facts.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { Figure } from "#app/ui/figure.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Section } from "#app/ui/section.tsx";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { Absent } from "./absent.tsx";
import { Browser } from "./browser.tsx";
import { Deletion } from "./deletion.tsx";
import { KeepingDepths } from "./drawing.tsx";
import { type Installation, installationContext } from "./installation.server.ts";
import { Learning } from "./learning.tsx";
import { PassedOn } from "./passed-on.tsx";
import { Records } from "./records.tsx";
import { recordsOf, retentionDays } from "./retention-period.ts";
import { Rights } from "./rights.tsx";
import { Short } from "./short.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Privacy policy", path: paths.privacyPolicy },
];

export const handle = pageFacts({ prewarm: "later", sitemap: true });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...privacyPolicy.meta,
    path: paths.privacyPolicy,
    structuredData: [
      breadcrumbs(trail),
      webPage("WebPage", privacyPolicy.meta.title, privacyPolicy.meta.description),
    ],
  });

/** Loads the facts about the running installation from its settings. */
export const loader = ({ context }: Route.LoaderArgs): Installation =>
  context.get(installationContext);

export default function PrivacyPolicy({ loaderData: installation }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={trail} />}
        title={privacyPolicy.headline}
        lede={privacyPolicy.lede}
        layout="below"
        drawing={
          <Figure caption={privacyPolicy.drawing.caption}>
            <KeepingDepths
              label={privacyPolicy.drawing.title}
              soundings={recordsOf(installation).map((record) => ({
                label: record.short,
                days: retentionDays(record, installation),
              }))}
            />
          </Figure>
        }
      >
        <p className="mt-5 font-mono text-text-soft text-small">
          {privacyPolicy.inForce.label}{" "}
          <time dateTime={privacyPolicy.inForce.date}>{printDate(privacyPolicy.inForce.date)}</time>
        </p>
      </PageHero>
      <Short />
      <Section
        id="stored"
        title={privacyPolicy.stored.title}
        lede={privacyPolicy.stored.intro}
        tone="tint"
      >
        <Records installation={installation} />
      </Section>
      {installation.missesDays === 0 ? null : <Learning days={installation.missesDays} />}
      <Browser />
      <PassedOn installation={installation} />
      <Absent />
      <Deletion />
      <Rights />
    </>
  );
}
