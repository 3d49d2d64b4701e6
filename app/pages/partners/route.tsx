import { pageFacts } from "#app/page-facts.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { partners } from "#content/pages/partners.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { Agreement } from "./agreement.tsx";
import { closingEdge, closingLines, closingPlanks } from "./closing-edge.ts";
import { Kinds } from "./kinds.tsx";
import { Questions } from "./questions.tsx";
import { Start } from "./start.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Partners", path: paths.partners },
];

export const handle = pageFacts({ prewarm: "later", sitemap: true });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...partners.meta,
    path: paths.partners,
    structuredData: [
      breadcrumbs(trail),
      webPage("WebPage", partners.meta.title, partners.meta.description),
    ],
  });

export default function Partners() {
  return (
    <>
      <div className="shell pt-8 pb-14 md:pt-10 lg:pb-20">
        <Breadcrumb trail={trail} />
        <div className="mt-6 grid gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h1 className="max-w-[9.3em] text-h1">{partners.headline}</h1>
          <p className="max-w-[36em] text-lead text-text-soft lg:pt-2">{partners.lede}</p>
        </div>
        <div className="mt-8 lg:mt-10">
          <Kinds />
        </div>
      </div>
      <Agreement />
      <Start />
      <Questions />
      <ClosingCall
        title={partners.closing.title}
        text={partners.closing.text}
        service="Partnership"
        look={{ points: closingEdge, below: closingPlanks, above: closingLines }}
      />
    </>
  );
}
