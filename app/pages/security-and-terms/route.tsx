import { pageFacts } from "#app/page-facts.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { Figure } from "#app/ui/figure.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { securityAndTerms as page } from "#content/pages/security-and-terms.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { AccessChart } from "./access-chart.tsx";
import { Agreement } from "./agreement.tsx";
import { closingEdge, closingMarks } from "./closing-edge.ts";
import { Cost } from "./cost.tsx";
import { Habits } from "./habits.tsx";
import { Site } from "./site.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: page.listing.name, path: paths.securityAndTerms },
];

export const handle = pageFacts({ prewarm: "later", sitemap: true });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...page.meta,
    path: paths.securityAndTerms,
    structuredData: [
      breadcrumbs(trail),
      webPage("WebPage", page.meta.title, page.meta.description),
    ],
  });

export default function SecurityAndTerms() {
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={trail} />}
        title={page.headline}
        lede={page.lede}
        layout="below"
        drawing={
          <Figure caption={page.access.caption}>
            <AccessChart />
          </Figure>
        }
      />
      <Habits />
      <Agreement />
      <Cost />
      <Site />
      <ClosingCall {...page.closing} look={{ points: closingEdge, marks: closingMarks }} />
    </>
  );
}
