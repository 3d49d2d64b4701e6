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
import { PageHero } from "#app/ui/page-hero.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { serviceEntry } from "#content/services/index.ts";
import { mobileAppDevelopment as page } from "#content/services/mobile-app-development.ts";
import type { Route } from "./+types/route";
import { ReleasePlan } from "./drawing.tsx";
import { LiftScreens } from "./lift-screens.tsx";
import { ReleaseTrain } from "./release-train.tsx";
import { StackDecision } from "./stack-decision.tsx";
import { StoreDemands } from "./store-demands.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["web-and-mobile"],
    about: /mobile|app store|phone/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function MobileAppDevelopment({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        title={page.headline}
        lede={page.lede}
        trail={<ServiceTrail slug={page.slug} />}
        layout="below"
        actions={<ServiceActions slug={page.slug} write="Describe your app" />}
        drawing={
          <Figure caption="Half-breadth plan of a release. Its breadth is the share of users who are offered the version; small shares are drawn larger than they are.">
            <ReleasePlan />
          </Figure>
        }
      />

      <Section
        id="stack"
        label="The first decision"
        title={page.stack.title}
        lede={page.stack.intro}
        tone="tint"
      >
        <StackDecision />
        <p className="measure mt-10 font-display font-semibold text-h3 tracking-tight">
          {page.stack.verdict}
        </p>
      </Section>

      <Section label="Why people call" title={page.problems.title}>
        <RuleGrid items={page.problems.items} columns={2} />
      </Section>

      <Section
        id="offline"
        label="Without a line"
        title={page.lift.title}
        lede={page.lift.intro}
        tone="tint"
      >
        <LiftScreens />
      </Section>

      <ReleaseTrain />

      <Section label="First version" title={page.process.title} lede={page.process.intro}>
        <Steps steps={page.process.steps} />
      </Section>

      <Section id="stores" label="Store review" title={page.stores.title} lede={page.stores.intro}>
        <StoreDemands />
        <p className="measure mt-6 text-text-soft text-small">{page.stores.note}</p>
      </Section>

      <Section
        label="Delivered"
        title={page.deliverables.title}
        lede={page.deliverables.intro}
        tone="tint"
      >
        <RuleGrid items={page.deliverables.items} columns={3} />
      </Section>

      <SplitSection label="Your part" title={page.client.title} lede={page.client.intro}>
        <Ledger
          rows={page.client.items.map(({ title, text }) => ({ term: title, detail: text }))}
        />
      </SplitSection>

      <Section label="Terms" title={page.engagement.title} lede={page.engagement.intro} tone="tint">
        <EngagementModels />
        <div className="mt-16 grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <div>
            <h3 className="text-h3">{page.technologies.title}</h3>
            <p className="mt-3 max-w-[40ch] text-text-soft">{page.technologies.intro}</p>
          </div>
          <TechnologyGroups groups={page.technologies.groups} />
        </div>
      </Section>

      <SplitSection id="questions" label="Questions" title="Asked before the first sprint">
        <ServiceQuestions slug={page.slug} questions={page.questions} />
      </SplitSection>

      <Section label="Next to this" title="What an app usually touches">
        <RelatedServices slugs={page.related} />
        <RelatedPosts posts={loaderData.posts} />
      </Section>

      <ClosingCall {...page.closing} service={serviceEntry(page.slug).title} />
    </>
  );
}

function EngagementModels() {
  return (
    <div className="grid gap-x-10 gap-y-10 md:grid-cols-3">
      {page.engagement.models.map((model) => (
        <div key={model.name} className="border-accent border-t-2 pt-5">
          <h3 className="text-h3">{model.name}</h3>
          <p className="mt-3 text-text-soft">{model.text}</p>
          <p className="mt-4">
            <span className="label block text-text-soft">Fits</span>
            {model.fits}
          </p>
        </div>
      ))}
    </div>
  );
}
