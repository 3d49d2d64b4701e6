import { pageFacts } from "#app/page-facts.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { Figure } from "#app/ui/figure.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { PointGrid } from "#app/ui/point-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { securityAndTerms as page } from "#content/pages/security-and-terms.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { AccessChart } from "./access-chart.tsx";
import { Cost } from "./cost.tsx";
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
      <Section id="systems" title={page.safety.title} tone="inverse">
        <PointGrid columns={3} items={page.safety.items} />
      </Section>
      <Section id="agreement" title={page.terms.title} layout="beside">
        <PointGrid columns={2} items={page.terms.items} />
      </Section>
      <Cost />
      <Site />
    </>
  );
}
