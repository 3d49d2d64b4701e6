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
import { Figure } from "#app/ui/figure.tsx";
import { Ledger } from "#app/ui/ledger.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";
import { serviceEntry } from "#content/services/index.ts";
import type { Route } from "./+types/route";
import { AttackTree } from "./drawing.tsx";
import { RankingMatrix } from "./ranking-matrix.tsx";
import { SpecimenFinding } from "./specimen-finding.tsx";
import { TestKinds } from "./test-kinds.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["security-and-compliance"],
    about: /leaked|attack|incident|weakness/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function Cybersecurity({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <Section label="The tree" title={page.tree.title} lede={page.tree.intro} id="attack-tree">
        <Figure caption="A specimen tree. Heavier lines are easier ways. A day has eight working hours; the scale grows by ratio.">
          <AttackTree />
        </Figure>
        <ol className="mt-12 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {page.tree.reading.map((step, index) => (
            <li key={step.title} className="border-text border-t-[1.5px] pt-5">
              <p aria-hidden="true" className="font-mono text-accent">
                {index + 1}
              </p>
              <h3 className="mt-2 text-h4">{step.title}</h3>
              <p className="mt-1.5 max-w-[46ch] text-text-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <SplitSection label="Why at all" title={page.problems.title} tinted>
        <ul className="grid gap-9">
          {page.problems.items.map((problem) => (
            <li key={problem.title} className="border-accent border-l-2 pl-6">
              <h3 className="text-h3">{problem.title}</h3>
              <p className="mt-2 max-w-[58ch] text-text-soft">{problem.text}</p>
            </li>
          ))}
        </ul>
      </SplitSection>
      <Section label="Kinds of test" title={page.tests.title} lede={page.tests.intro} id="tests">
        <TestKinds />
      </Section>
      <SplitSection
        label="Ranking"
        title={page.ranking.title}
        lede={page.ranking.intro}
        id="ranking"
      >
        <RankingMatrix />
      </SplitSection>
      <Section
        label="The report"
        title={page.specimen.title}
        lede={page.specimen.note}
        tone="tint"
        id="finding"
      >
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <SpecimenFinding />
          <div>
            <h3 className="text-h3">{page.retest.title}</h3>
            <p className="mt-3 max-w-[46ch] text-text-soft">{page.retest.intro}</p>
            <dl className="mt-6">
              {page.retest.states.map((state) => (
                <div key={state.name} className="border-text/20 border-t py-4">
                  <dt className="font-semibold">{state.name}</dt>
                  <dd className="max-w-[46ch] text-text-soft">{state.text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Section>
      <Section label="In order" title={page.process.title} lede={page.process.intro}>
        <Course />
      </Section>
      <Section
        label="Delivered"
        title={page.deliverables.title}
        lede={page.deliverables.intro}
        tone="inverse"
      >
        <Ledger
          rows={page.deliverables.items.map(({ title, text }) => ({ term: title, detail: text }))}
        />
      </Section>
      <Section label="Permission first" title={page.client.title} lede={page.client.intro}>
        <RuleGrid items={[...page.client.items]} columns={2} />
      </Section>
      <SplitSection label="Engagement" title={page.engagement.title} lede={page.engagement.intro}>
        <ul className="border-text border-t-[1.5px]">
          {page.engagement.models.map((model) => (
            <li key={model.name} className="border-line border-b py-6">
              <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
                <h3 className="text-h3">{model.name}</h3>
                <p className="text-small text-secondary">{model.fits}</p>
              </div>
              <p className="mt-2 max-w-[62ch] text-text-soft">{model.text}</p>
            </li>
          ))}
        </ul>
      </SplitSection>
      <SplitSection
        label="Yardsticks"
        title={page.technologies.title}
        lede={page.technologies.intro}
        tinted
      >
        <TechnologyGroups groups={page.technologies.groups} tinted />
      </SplitSection>
      <SplitSection label="Questions" title="Before you let strangers in">
        <ServiceQuestions slug={page.slug} questions={page.questions} />
      </SplitSection>
      <Section label="Near it" title="What testing touches">
        <RelatedServices slugs={page.related} />
        <RelatedPosts posts={loaderData.posts} />
      </Section>
      <ClosingCall {...page.closing} service={serviceEntry(page.slug).title} />
    </>
  );
}

/** Dark water: the promise large, what happens next beside the buttons. */
function Head() {
  return (
    <div className="bg-inverse">
      <div className="scheme-dark text-text">
        <div className="shell pt-8 pb-16 md:pt-12 md:pb-24">
          <ServiceTrail slug={page.slug} />
          <h1 className="mt-10 max-w-[13ch] text-display md:mt-16">{page.headline}</h1>
          <div className="mt-8 grid gap-x-14 gap-y-8 border-line border-t pt-8 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <p className="max-w-[56ch] text-text-soft text-lead">{page.lede}</p>
            <div className="flex flex-wrap items-start gap-3 lg:justify-end">
              <ServiceActions slug={page.slug} write="Name your worst case" />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Days at the left edge, large enough to plan by. */
function Course() {
  return (
    <ol className="border-text border-t-[1.5px]">
      {page.process.steps.map((step) => (
        <li
          key={step.title}
          className="grid gap-x-10 gap-y-1 border-line border-b py-6 md:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
        >
          <p className="font-mono text-accent">{step.when}</p>
          <div className="grid gap-x-10 gap-y-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,6fr)]">
            <h3 className="text-h3">{step.title}</h3>
            <p className="max-w-[60ch] text-text-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
