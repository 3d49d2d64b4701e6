import { pageFacts } from "#app/page-facts.ts";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { PageQuestions } from "#app/shell/page-questions.tsx";
import { breadcrumbs, serviceList, webPage } from "#app/shell/structured-data.ts";
import { servicesPage as page } from "#content/pages/services.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { Banner } from "./banner.tsx";
import { closingEdge } from "./closing-edge.ts";
import { Courses } from "./courses.tsx";
import { Head } from "./head.tsx";
import { ServiceGrid } from "./service-grid.tsx";
import { Signals } from "./signals.tsx";
import { trail } from "./trail.ts";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...page.meta,
    path: paths.services,
    structuredData: [
      webPage("CollectionPage", page.meta.title, page.meta.description),
      serviceList,
      breadcrumbs(trail),
    ],
  });

export default function Services() {
  return (
    <>
      <Head />
      <Signals />
      <Banner />
      <ServiceGrid />
      <Courses />
      <PageQuestions {...page.questions} />
      <ClosingCall {...page.closing} look={{ points: closingEdge }} />
    </>
  );
}
