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
import { Ledger } from "#app/ui/ledger.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { serviceEntry } from "#content/services/index.ts";
import { productSupport as page } from "#content/services/product-support.ts";
import type { Route } from "./+types/route";
import { SupportDepths } from "./drawing.tsx";
import { Lines } from "./lines.tsx";
import { MonthlySheet } from "./monthly-sheet.tsx";
import { Severities } from "./severities.tsx";
import { ThirtyDays } from "./thirty-days.tsx";
import { TicketLog } from "./ticket-log.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["cloud-and-operations"],
    about: /support|rota|ticket/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function ProductSupport({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        title={page.headline}
        lede={page.lede}
        trail={<ServiceTrail slug={page.slug} />}
        actions={<ServiceActions slug={page.slug} write="Send us three tickets" />}
      />

      {/* The sea fills the window; its floor is the next band. */}
      <div className="overflow-x-clip">
        <figure className="shell">
          <figcaption className="mb-8 max-w-[60ch] font-mono text-text-soft text-label lg:mb-4">
            Sounding chart of support. A ticket sinks until somebody may do what it needs; what was
            learned down there rises again.
          </figcaption>
          <SupportDepths />
        </figure>
      </div>
      <Lines />

      <Section label="What goes wrong" title={page.problems.title}>
        <RuleGrid items={page.problems.items} columns={4} />
      </Section>

      <Section
        id="takeover"
        label="Takeover"
        title={page.takeover.title}
        lede={page.takeover.intro}
        tone="tint"
      >
        <ThirtyDays />
        <p className="measure mt-8 text-text-soft">{page.takeover.after}</p>
      </Section>

      <Section
        id="severity"
        label="Severity"
        title={page.severities.title}
        lede={page.severities.intro}
      >
        <Severities />
      </Section>

      <Section
        label="One ticket"
        title={page.process.title}
        lede={`${page.process.intro} ${page.ticket.intro}`}
      >
        <TicketLog />
      </Section>

      <Security />

      <Section label="Included" title={page.deliverables.title} lede={page.deliverables.intro}>
        <RuleGrid items={page.deliverables.items} columns={2} />
      </Section>

      <Section label="Monthly report" title={page.month.title} lede={page.month.intro} tone="tint">
        <MonthlySheet />
      </Section>

      <SplitSection label="Your part" title={page.client.title} lede={page.client.intro}>
        <Ledger
          rows={page.client.items.map(({ title, text }) => ({ term: title, detail: text }))}
        />
      </SplitSection>

      <Section label="Terms" title={page.engagement.title} lede={page.engagement.intro} tone="tint">
        <EngagementModels />
        <Stacks />
      </Section>

      <SplitSection id="questions" label="Questions" title="What to ask of any support offer">
        <ServiceQuestions slug={page.slug} questions={page.questions} />
      </SplitSection>

      <Section label="Next to this" title="Who stands beside support">
        <RelatedServices slugs={page.related} />
        <RelatedPosts posts={loaderData.posts} />
      </Section>

      <ClosingCall {...page.closing} service={serviceEntry(page.slug).title} />
    </>
  );
}

/** Running text in two columns: a matter for careful reading. */
function Security() {
  const { title, text } = page.security;
  return (
    <Section label="Weaknesses" title={title} tone="inverse">
      <div className="grid gap-x-14 gap-y-6 border-accent border-t-2 pt-6 md:grid-cols-2">
        {text.map((paragraph) => (
          <p key={paragraph} className="max-w-[60ch]">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}

function EngagementModels() {
  return (
    <div className="grid border-text border-t-[1.5px] lg:grid-cols-3">
      {page.engagement.models.map((model) => (
        <div
          key={model.name}
          className="border-text/20 py-6 max-lg:border-b lg:px-7 lg:first:pl-0 lg:last:pr-0 lg:not-last:border-r"
        >
          <h3 className="text-h3">{model.name}</h3>
          <p className="mt-2 max-w-[60ch] text-text-soft">{model.text}</p>
          <p className="mt-4 font-semibold">{model.fits}</p>
        </div>
      ))}
    </div>
  );
}

/** What we can read, as one running line per kind: to be scanned for the reader’s own. */
function Stacks() {
  const { title, intro, groups } = page.technologies;
  return (
    <div className="mt-16">
      <h3 className="text-h3">{title}</h3>
      <p className="measure mt-3 text-text-soft">{intro}</p>
      <dl className="mt-6 grid gap-x-14 gap-y-5 md:grid-cols-2">
        {groups.map((group) => (
          <div key={group.name}>
            <dt className="label text-text-soft">{group.name}</dt>
            <dd className="mt-1 font-display font-semibold text-h4">{group.items.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
