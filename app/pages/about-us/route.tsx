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
        <div className="mt-6 grid gap-x-14 gap-y-9 xl:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
          <div className="max-xl:grid max-xl:gap-x-14 max-xl:gap-y-4 max-xl:lg:grid-cols-2">
            <h1 className="text-h1 xl:text-[clamp(2.75rem,4vw,3.625rem)]">
              <Sentences>{aboutUs.headline}</Sentences>
            </h1>
            <p className="max-w-[54ch] text-lead text-text-soft xl:mt-6">{aboutUs.lede}</p>
            <p className="font-mono text-label text-text-soft max-xl:hidden xl:mt-10">
              {aboutUs.friday.label}
            </p>
          </div>
          <FridayPage />
        </div>
      </div>
      <Week />
      <Crew />
      <Beliefs />
      <Records />
      <Refusals />
      <Offices />
      <ClosingCall title={aboutUs.closing.title} text={aboutUs.closing.text} look="display" />
    </>
  );
}
