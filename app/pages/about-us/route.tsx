import { pageFacts } from "#app/page-facts.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { Figure } from "#app/ui/figure.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { aboutUs } from "#content/pages/about-us.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { Beliefs } from "./beliefs.tsx";
import { Crew } from "./crew.tsx";
import { CrewArrangement } from "./drawing.tsx";
import { Offices } from "./offices.tsx";
import { Records } from "./records.tsx";
import { Refusals } from "./refusals.tsx";
import { Week } from "./week.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "About us", path: paths.aboutUs },
];

export const handle = pageFacts({ prewarm: "later", sitemap: true });

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
      <Refusals />
      <Offices />
      <ClosingCall title={aboutUs.closing.title} text={aboutUs.closing.text} />
    </>
  );
}
