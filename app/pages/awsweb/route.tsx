import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { RelatedPosts } from "#app/service-page/related-posts.tsx";
import {
  ServiceActions,
  ServiceQuestions,
  ServiceTrail,
  serviceMeta,
} from "#app/service-page/service-page.tsx";
import { SplitSection } from "#app/service-page/split-section.tsx";
import { TechnologyGroups } from "#app/service-page/technology-groups.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { RelatedServices } from "#app/shell/related-services.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";
import { serviceEntry } from "#content/services/index.ts";
import type { Route } from "./+types/route";
import { AccountTable } from "./account-table.tsx";
import { CostLoop } from "./cost-loop.tsx";
import { AccountsShip } from "./drawing.tsx";
import { MigrationLedger } from "./migration-ledger.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["cloud-and-operations"],
    about: /AWS|NAT gateway|cloud bill/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function Awsweb({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <Section
        label="Landing zone"
        title={page.landing.title}
        lede={page.landing.intro}
        id="landing-zone"
      >
        <Figure caption="A landing zone with two products. Yours has as many compartments as it has purposes.">
          <AccountsShip />
        </Figure>
        <div className="mt-14">
          <AccountTable />
        </div>
      </Section>
      <Section
        label="Guard rails"
        title={page.guardrail.title}
        lede={page.guardrail.intro}
        tone="inverse"
        id="guard-rails"
      >
        <GuardRail />
      </Section>
      <Section
        label="Strategies"
        title={page.strategies.title}
        lede={page.strategies.intro}
        id="seven-rs"
      >
        <Strategies />
      </Section>
      <Section label="Passage" title={page.process.title} lede={page.process.intro} tone="tint">
        <Steps steps={page.process.steps} />
      </Section>
      <Section label="Ledger" title={page.ledger.title} lede={page.ledger.intro} id="ledger">
        <MigrationLedger />
      </Section>
      <Section label="Cost" title={page.cost.title} lede={page.cost.intro} id="cost">
        <CostLoop />
      </Section>
      <SplitSection
        label="Handed over"
        title={page.deliverables.title}
        lede={page.deliverables.intro}
        tinted
      >
        <ul className="grid gap-8">
          {page.deliverables.items.map((item) => (
            <li key={item.title} className="border-text/20 border-b pb-7 last:border-b-0 last:pb-0">
              <h3 className="text-h3">{item.title}</h3>
              <p className="mt-2 max-w-[62ch] text-text-soft">{item.text}</p>
            </li>
          ))}
        </ul>
      </SplitSection>
      <Section label="Your part" title={page.client.title} lede={page.client.intro}>
        <RuleGrid
          columns={2}
          items={page.client.items.map((item, index) => ({
            ...item,
            mark: <span className="font-mono text-accent">{String.fromCharCode(97 + index)}</span>,
          }))}
        />
      </Section>
      <Section
        label="Engagement"
        title={page.engagement.title}
        lede={page.engagement.intro}
        tone="tint"
      >
        <ul className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
          {page.engagement.models.map((model) => (
            <li key={model.name} className="border-accent border-t-2 pt-5">
              <h3 className="text-h3">{model.name}</h3>
              <p className="mt-2 max-w-[52ch] text-text-soft">{model.text}</p>
              <p className="mt-4 max-w-[52ch]">
                <span className="label text-text-soft">For</span> {model.fits}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <SplitSection label="Services" title={page.technologies.title} lede={page.technologies.intro}>
        <TechnologyGroups groups={page.technologies.groups} />
      </SplitSection>
      <SplitSection label="Questions" title="Asked over the first bill">
        <ServiceQuestions slug={page.slug} questions={page.questions} />
      </SplitSection>
      <Section label="Alongside" title="What moves with it">
        <RelatedServices slugs={page.related} />
        <RelatedPosts posts={loaderData.posts} />
      </Section>
      <ClosingCall {...page.closing} service={serviceEntry(page.slug).title} />
    </>
  );
}

/** The promise at the left; at the right, the four wrecks it is meant to prevent. */
function Head() {
  return (
    <div className="shell pt-8 pb-4 md:pt-12">
      <ServiceTrail slug={page.slug} />
      <div className="mt-8 grid gap-x-16 gap-y-14 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 className="max-w-[12ch] text-display">{page.headline}</h1>
          <p className="mt-7 max-w-[52ch] text-text-soft text-lead">{page.lede}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ServiceActions slug={page.slug} write="Describe your estate" />
          </div>
        </div>
        <section aria-labelledby="aground" className="bg-tint px-5 py-7 sm:px-8">
          <h2 id="aground" className="text-h3">
            {page.problems.title}
          </h2>
          <ul className="mt-5 grid gap-x-10 md:grid-cols-2 lg:grid-cols-1">
            {page.problems.items.map((problem) => (
              <li key={problem.title} className="border-text/20 border-t py-4 last:pb-0">
                <h3 className="text-h4">{problem.title}</h3>
                <p className="mt-1 max-w-[52ch] text-text-soft text-small">{problem.text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function GuardRail() {
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <PolicySource />
      <div>
        <h3 className="mb-5 text-h3">The others in the set</h3>
        <CheckList items={page.guardrail.others} />
      </div>
    </div>
  );
}

function PolicySource() {
  return (
    <section
      aria-label="Service control policy"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className="min-w-0 overflow-x-auto border-[1.5px] border-line bg-surface"
    >
      <pre className="w-max px-5 py-5 font-mono text-small leading-relaxed sm:px-7">
        <code>{page.guardrail.code}</code>
      </pre>
    </section>
  );
}

/** Seven rows from least to most effort, the number set large. */
function Strategies() {
  return (
    <ol className="border-text border-t-[1.5px]">
      {page.strategies.items.map((strategy, index) => (
        <li
          key={strategy.name}
          className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 border-line border-b py-5 md:grid-cols-[4.5rem_minmax(0,4fr)_minmax(0,5fr)] md:gap-x-8 lg:grid-cols-[4.5rem_minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)]"
        >
          <span
            aria-hidden="true"
            className="row-span-3 font-mono text-h2 text-accent leading-none md:row-span-2 lg:row-span-1"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-h3">{strategy.name}</h3>
            <p>{strategy.means}</p>
          </div>
          <p className="text-text-soft">
            <span className="label block text-text-soft">Choose it when</span>
            {strategy.choose}
          </p>
          <p className="text-text-soft md:col-start-3 lg:col-start-auto">
            <span className="label block text-text-soft">Effort</span>
            {strategy.effort}
          </p>
        </li>
      ))}
    </ol>
  );
}
