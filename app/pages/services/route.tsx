import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, faqPage, serviceList, webPage } from "#app/shell/structured-data.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Section } from "#app/ui/section.tsx";
import { servicesPage as page } from "#content/pages/services.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { Banner } from "./banner.tsx";
import { Courses } from "./courses.tsx";
import { ServiceGrid } from "./service-grid.tsx";
import { Signals } from "./signals.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Services", path: paths.services },
];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...page.meta,
    path: paths.services,
    structuredData: [
      webPage("CollectionPage", page.meta.title, page.meta.description),
      serviceList,
      breadcrumbs(trail),
      faqPage(page.questions.items),
    ],
  });

export default function Services() {
  return (
    <>
      <div className="shell grid gap-x-14 gap-y-4 pt-8 pb-8 md:pt-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-end">
        <div>
          <Breadcrumb trail={trail} />
          <h1 className="mt-5 max-w-[16ch] text-h2">{page.title}</h1>
        </div>
        <p className="max-w-[54ch] text-text-soft text-lead">{page.lede}</p>
      </div>
      <Banner />
      <Section id="services" label={page.grid.label} title={page.grid.title}>
        <ServiceGrid />
      </Section>
      <Section
        id="start"
        label={page.signals.label}
        title={page.signals.title}
        lede={page.signals.intro}
        tone="tint"
      >
        <Signals />
      </Section>
      <Section
        id="courses"
        label={page.courses.label}
        title={page.courses.title}
        lede={page.courses.intro}
      >
        <Courses />
      </Section>
      <Section
        id="questions"
        label={page.questions.label}
        title={page.questions.title}
        layout="beside"
      >
        <Accordion
          name="questions"
          items={page.questions.items.map(({ question, answer }) => ({
            summary: question,
            body: <p>{answer}</p>,
          }))}
        />
      </Section>
      <ClosingCall {...page.closing} />
    </>
  );
}
