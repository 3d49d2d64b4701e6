import type { MetaDescriptor } from "react-router";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, faqPage, service } from "#app/shell/structured-data.ts";
import { TalkToUs } from "#app/shell/talk-to-us.tsx";
import { Accordion } from "#app/ui/accordion.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { paths } from "#content/paths.ts";
import { serviceEntry } from "#content/services/index.ts";
import type { Question, ServicePage, ServiceSlug } from "#content/services/types.ts";

/** What the service pages share: their head, their place in the site, their two buttons, their questions. */

const trailOf = (slug: ServiceSlug) => [
  { name: "Home", path: paths.home },
  { name: "Services", path: paths.services },
  { name: serviceEntry(slug).title, path: paths.service(slug) },
];

/** Title, description and the schema.org nodes of a service page. */
export function serviceMeta(
  args: Parameters<typeof pageMeta>[0],
  page: Pick<ServicePage, "slug" | "meta" | "questions">,
): MetaDescriptor[] {
  return pageMeta(args, {
    ...page.meta,
    path: paths.service(page.slug),
    structuredData: [
      service(serviceEntry(page.slug), page.meta.description),
      breadcrumbs(trailOf(page.slug)),
      faqPage(page.questions),
    ],
  });
}

export function ServiceTrail({ slug }: { slug: ServiceSlug }) {
  return <Breadcrumb trail={trailOf(slug)} />;
}

/** Book a call, or write with the topic filled in. */
export function ServiceActions({ slug, write }: { slug: ServiceSlug; write: string }) {
  return (
    <>
      <TalkToUs />
      <ButtonLink to={paths.contact(serviceEntry(slug).title)} variant="secondary">
        {write}
      </ButtonLink>
    </>
  );
}

export function ServiceQuestions({
  slug,
  questions,
}: {
  slug: ServiceSlug;
  questions: readonly Question[];
}) {
  return (
    <Accordion
      name={`${slug}-questions`}
      items={questions.map(({ question, answer }) => ({
        summary: question,
        body: <p>{answer}</p>,
      }))}
    />
  );
}
