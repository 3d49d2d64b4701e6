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
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";
import { serviceEntry } from "#content/services/index.ts";
import type { Route } from "./+types/route";
import { DeploymentLine } from "./drawing.tsx";
import { HandoverPlan } from "./handover-plan.tsx";
import { Measures } from "./measures.tsx";
import { OneChange } from "./one-change.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["cloud-and-operations"],
    about: /deploy|pipeline|token|CI key/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function CloudDevops({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <Section label="The line" title={page.line.title} lede={page.line.intro} id="gates">
        <Gates />
      </Section>
      <Section label="Symptoms" title={page.problems.title} tone="tint">
        <Symptoms />
      </Section>
      <Section
        label="One change"
        title={page.oneChange.title}
        lede={page.oneChange.intro}
        id="one-change"
      >
        <OneChange />
      </Section>
      <Section
        label="Measures"
        title={page.measures.title}
        lede={page.measures.intro}
        tone="inverse"
        id="dora"
      >
        <Measures />
      </Section>
      <Section label="The course" title={page.process.title} lede={page.process.intro}>
        <Steps steps={page.process.steps} />
      </Section>
      <SplitSection
        label="Hand-over"
        title={page.handover.title}
        lede={page.handover.intro}
        id="hand-over"
        aside={
          <div className="mt-8 max-w-[46ch] border-accent border-l-2 pl-5">
            <h3 className="text-h4">{page.handover.proof.title}</h3>
            <p className="mt-1.5 text-text-soft">{page.handover.proof.text}</p>
          </div>
        }
      >
        <HandoverPlan />
      </SplitSection>
      <Section
        label="In your repositories"
        title={page.deliverables.title}
        lede={page.deliverables.intro}
      >
        <Ledger
          rows={page.deliverables.items.map(({ title, text }) => ({ term: title, detail: text }))}
        />
      </Section>
      <SplitSection label="Your part" title={page.client.title} lede={page.client.intro} tinted>
        <ul className="grid gap-x-12 gap-y-9 md:grid-cols-2">
          {page.client.items.map((item) => (
            <li key={item.title} className="border-text border-t-[1.5px] pt-4">
              <h3 className="text-h4">{item.title}</h3>
              <p className="mt-1.5 max-w-[46ch] text-text-soft">{item.text}</p>
            </li>
          ))}
        </ul>
      </SplitSection>
      <Section label="Terms" title={page.engagement.title} lede={page.engagement.intro}>
        <Terms />
      </Section>
      <SplitSection label="Parts" title={page.technologies.title} lede={page.technologies.intro}>
        <TechnologyGroups groups={page.technologies.groups} />
      </SplitSection>
      <Section label="Questions" title="What teams ask before they let us near production">
        <div className="lg:ml-[16.66%]">
          <ServiceQuestions slug={page.slug} questions={page.questions} />
        </div>
      </Section>
      <Section label="Next to it" title="Where the line leads">
        <RelatedServices slugs={page.related} />
        <RelatedPosts posts={loaderData.posts} />
      </Section>
      <ClosingCall {...page.closing} service={serviceEntry(page.slug).title} />
    </>
  );
}

/** The promise at the left, its meaning at the right, and the line under both. */
function Head() {
  return (
    <div className="shell pt-8 pb-12 md:pt-12 md:pb-16">
      <ServiceTrail slug={page.slug} />
      <div className="mt-8 grid gap-x-14 gap-y-6 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <h1 className="max-w-[12ch] text-display">{page.headline}</h1>
        <div className="lg:pb-3">
          <p className="max-w-[50ch] text-text-soft text-lead">{page.lede}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ServiceActions slug={page.slug} write="Describe your line" />
          </div>
        </div>
      </div>
      <Figure
        className="mt-12 md:mt-16"
        caption="Seven changes of one morning, made up for the drawing. Behind the canary the breadth is the share of traffic."
      >
        <DeploymentLine />
      </Figure>
    </div>
  );
}

function Gates() {
  return (
    <ol className="border-text border-t-[1.5px]">
      {page.line.gates.map((gate, index) => (
        <li
          key={gate.name}
          className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-b py-5 md:grid-cols-[2rem_minmax(0,5fr)_minmax(0,6fr)] md:gap-x-8 lg:grid-cols-[2rem_minmax(0,4fr)_minmax(0,5fr)_12rem]"
        >
          <span aria-hidden="true" className="pt-0.5 font-mono text-accent">
            {index + 1}
          </span>
          <div>
            <h3 className="text-h4">{gate.name}</h3>
            <p className="mt-0.5">{gate.asks}</p>
          </div>
          <p className="col-start-2 text-text-soft md:col-start-auto">
            <span className="label text-text-soft">Stops</span> {gate.stops}
          </p>
          <p className="col-start-2 font-mono text-small lg:col-start-auto lg:text-right">
            {gate.takes}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Four symptoms in two columns of unequal height, as they come up in talks: the first two weigh more. */
function Symptoms() {
  return (
    <ul className="grid gap-x-16 md:grid-cols-2">
      {page.problems.items.map((problem) => (
        <li key={problem.title} className="border-text/20 border-t py-7">
          <h3 className="text-h3">{problem.title}</h3>
          <p className="mt-2 max-w-[54ch] text-text-soft">{problem.text}</p>
        </li>
      ))}
    </ul>
  );
}

function Terms() {
  return (
    <ul className="grid gap-x-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)]">
      {page.engagement.models.map((model) => (
        <li key={model.name} className="flex flex-col border-text border-t-[1.5px] pt-5 pb-8">
          <h3 className="text-h3">{model.name}</h3>
          <p className="mt-2 mb-6 max-w-[50ch] text-text-soft">{model.text}</p>
          <p className="mt-auto border-secondary border-l-2 pl-4 text-small">{model.fits}</p>
        </li>
      ))}
    </ul>
  );
}
