import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { RelatedPosts } from "#app/service-page/related-posts.tsx";
import {
  ServiceActions,
  ServiceQuestions,
  ServiceTrail,
  serviceMeta,
} from "#app/service-page/service-page.tsx";
import { SplitSection } from "#app/service-page/split-section.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { RelatedServices } from "#app/shell/related-services.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Ledger } from "#app/ui/ledger.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { serviceEntry } from "#content/services/index.ts";
import { webAppDevelopment as page } from "#content/services/web-app-development.ts";
import type { Route } from "./+types/route";
import { Accessibility } from "./accessibility.tsx";
import { BudgetSum } from "./budget-sum.tsx";
import { BuildReport } from "./build-report.tsx";
import { Course } from "./course.tsx";
import { LoadLine } from "./drawing.tsx";
import { StackingTable } from "./stacking-table.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["web-and-mobile"],
    about: /PostgreSQL|browser|page|column/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function WebAppDevelopment({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        title={page.headline}
        lede={page.lede}
        trail={<ServiceTrail slug={page.slug} />}
        actions={<ServiceActions slug={page.slug} write="Send us an address" />}
        drawing={
          <Figure caption="A page crossing a slow mobile line, to scale. The sum is worked out below.">
            <LoadLine />
          </Figure>
        }
      />

      <Section
        id="budget"
        label="Performance budget"
        title={page.budget.title}
        lede={page.budget.intro}
        tone="tint"
      >
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
          <BudgetSum />
          <div className="flex flex-col gap-8">
            <BuildReport />
            <p className="mt-auto border-accent border-l-2 pl-6 font-display font-semibold text-h3 tracking-tight">
              {page.budget.gate}
            </p>
          </div>
        </div>
        <div className="mt-14">
          <StackingTable
            caption="The four limits and how they are measured"
            head={["Measure", "Limit", "What a visitor notices", "Where we measure it"]}
            rows={page.budget.lines.map((line) => [line.measure, line.limit, line.means, line.how])}
          />
        </div>
      </Section>

      <SplitSection label="Symptoms" title={page.problems.title}>
        <ul className="border-text border-t-[1.5px]">
          {page.problems.items.map((problem) => (
            <li key={problem.title} className="border-line border-b py-6">
              <h3 className="text-h3">{problem.title}</h3>
              <p className="measure mt-2 text-text-soft">{problem.text}</p>
            </li>
          ))}
        </ul>
      </SplitSection>

      <Section
        id="rendering"
        label="Rendering"
        title={page.rendering.title}
        lede={page.rendering.intro}
      >
        <StackingTable
          caption="Kinds of pages and where their HTML is made"
          head={["Kind of page", "HTML is made", "Because", "Price"]}
          rows={page.rendering.rows.map((row) => [row.page, row.made, row.because, row.price])}
        />
        <p className="measure mt-6 text-text-soft">{page.rendering.note}</p>
      </Section>

      <Section
        label="Order of work"
        title={page.process.title}
        lede={page.process.intro}
        tone="tint"
      >
        <Course />
      </Section>

      <Accessibility />

      <Section label="Handed over" title={page.deliverables.title} lede={page.deliverables.intro}>
        <RuleGrid items={page.deliverables.items} columns={3} />
      </Section>

      <FifthYear />

      <Section label="Your part" title={page.client.title} lede={page.client.intro}>
        <RuleGrid items={page.client.items} columns={2} />
      </Section>

      <Section label="Terms" title={page.engagement.title} lede={page.engagement.intro} tone="tint">
        <Ledger
          rows={page.engagement.models.map((model) => ({
            term: model.name,
            detail: (
              <>
                <p>{model.text}</p>
                <p className="mt-2 text-text">For: {model.fits}</p>
              </>
            ),
          }))}
        />
        <Technologies />
      </Section>

      <SplitSection id="questions" label="Questions" title="What clients ask in the first call">
        <ServiceQuestions slug={page.slug} questions={page.questions} />
      </SplitSection>

      <Section label="Next to this" title="Who else works on a web app">
        <RelatedServices slugs={page.related} />
        <RelatedPosts posts={loaderData.posts} />
      </Section>

      <ClosingCall {...page.closing} service={serviceEntry(page.slug).title} />
    </>
  );
}

/** Running text in two columns, without rules: read, not scanned. */
function FifthYear() {
  const { title, intro, items } = page.fifthYear;
  return (
    <Section label="Upkeep" title={title} lede={intro} tone="tint">
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
        {items.map((item) => (
          <div key={item.title}>
            <h3 className="text-h4">{item.title}</h3>
            <p className="mt-1.5 max-w-[58ch] text-text-soft">{item.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Technologies() {
  const { title, intro, groups } = page.technologies;
  return (
    <div className="mt-16">
      <h3 className="text-h3">{title}</h3>
      <p className="measure mt-3 text-text-soft">{intro}</p>
      <dl className="mt-7 grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
        {groups.map((group) => (
          <div key={group.name} className="border-text border-t-[1.5px] pt-3">
            <dt className="label text-text-soft">{group.name}</dt>
            {group.items.map((item) => (
              <dd key={item} className="mt-1">
                {item}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
