import { pageFacts } from "#app/page-facts.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { careers } from "#content/pages/careers.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { FirstMail } from "./first-mail.tsx";
import { Openings } from "./openings.tsx";
import { Process } from "./process.tsx";
import { Questions } from "./questions.tsx";
import { Straight } from "./straight.tsx";
import { trail } from "./trail.ts";
import { Unlisted } from "./unlisted.tsx";
import { Working } from "./working.tsx";

export const handle = pageFacts({ prewarm: "later", sitemap: true });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...careers.meta,
    path: paths.careers,
    structuredData: [
      breadcrumbs(trail),
      webPage("CollectionPage", careers.meta.title, careers.meta.description),
    ],
  });

export default function Careers() {
  return (
    <>
      <Openings />
      <Working />
      <Process />
      <FirstMail />
      <Straight />
      <Questions />
      <Unlisted />
    </>
  );
}
