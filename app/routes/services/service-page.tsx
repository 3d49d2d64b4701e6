import type { MetaDescriptor } from "react-router";
import { serviceEntry } from "#content/services/index.ts";
import type { Question, ServicePage, ServiceSlug } from "#content/services/types.ts";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../shell/breadcrumb.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { breadcrumbs, faqPage, service } from "../../shell/structured-data.ts";
import { TalkToUs } from "../../shell/talk-to-us.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import { ButtonLink } from "../../ui/button.tsx";

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
