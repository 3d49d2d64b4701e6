import { pageFacts } from "#app/page-facts.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { Sentences } from "#app/ui/sentences.tsx";
import { aboutUs } from "#content/pages/about-us.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { Beliefs } from "./beliefs.tsx";
import { closingEdge, closingMarks } from "./closing-edge.ts";
import { Crew } from "./crew.tsx";
import { FridayPage } from "./friday-page.tsx";
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
      <div className="shell pt-8 pb-14 md:pt-10 lg:pb-20">
        <Breadcrumb trail={trail} />
        <div className="mt-8 mb-9 grid gap-x-14 gap-y-6 md:mt-10 lg:mb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h1 className="text-h1">
            <Sentences>{aboutUs.headline}</Sentences>
          </h1>
          <p className="max-w-[36em] text-lead text-text-soft lg:pt-2">{aboutUs.lede}</p>
        </div>
        <FridayPage />
      </div>
      <Week />
      <Crew />
      <Beliefs />
      <Records />
      <Refusals />
      <Offices />
      <ClosingCall
        {...aboutUs.closing}
        look={{ points: closingEdge, smooth: true, marks: closingMarks }}
      />
    </>
  );
}
