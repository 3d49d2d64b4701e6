import { pageFacts } from "#app/page-facts.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, faqPage, webPage } from "#app/shell/structured-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { partners } from "#content/pages/partners.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { Kinds } from "./kinds.tsx";
import { Legend } from "./legend.tsx";
import { Promises } from "./promises.tsx";
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
      faqPage(partners.questions.items),
    ],
  });

export default function Partners() {
  return (
    <>
      <PageHero
        trail={<Breadcrumb trail={trail} />}
        title={partners.headline}
        lede={partners.lede}
        actions={
          <>
            <ButtonLink href={paths.contactUs("Partnership")}>Propose a partnership</ButtonLink>
            <ButtonLink href="#start" variant="secondary">
              How it starts
            </ButtonLink>
          </>
        }
        drawing={<Legend />}
      />
      <Kinds />
      <Promises />
      <Start />
      <Questions />
      <ClosingCall
        title={partners.closing.title}
        text={partners.closing.text}
        service="Partnership"
      />
    </>
  );
}
