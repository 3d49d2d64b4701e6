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
import { uiUxDesign as page } from "#content/services/ui-ux-design.ts";
import type { Route } from "./+types/route";
import { FiveSoundings } from "./drawing.tsx";
import { EightStates } from "./eight-states.tsx";
import { FivePeople } from "./five-people.tsx";
import { Principles } from "./principles.tsx";
import { Stages } from "./stages.tsx";
import { Tokens } from "./tokens.tsx";

/** One sentence a line: the headline is three orders in a row. */
const sentences = page.headline.split(/(?<=\.) /);

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["design"],
    about: /usability|design|interface/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function UiUxDesign({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        title={sentences.map((sentence) => (
          <span key={sentence} className="block">
            {`${sentence} `}
          </span>
        ))}
        lede={page.lede}
        trail={<ServiceTrail slug={page.slug} />}
        actions={<ServiceActions slug={page.slug} write="Show us a screen" />}
        drawing={
          <Figure caption="Each curve is a problem. How likely a test meets it depends on how many users it hits and how many people you watch.">
            <FiveSoundings />
          </Figure>
        }
      />

      <Section
        id="five-people"
        label="Usability tests"
        title={page.five.title}
        lede={page.five.intro}
      >
        <FivePeople />
      </Section>

      <Section label="When to call" title={page.problems.title} tone="tint">
        <RuleGrid items={page.problems.items} columns={2} />
      </Section>

      <Section id="states" label="Every state" title={page.states.title} lede={page.states.intro}>
        <EightStates />
      </Section>

      <Section id="stages" label="Four stages" title={page.stages.title} lede={page.stages.intro}>
        <Stages />
      </Section>

      <Section label="Week by week" title={page.process.title} lede={page.process.intro}>
        <SixWeeks />
      </Section>

      <Principles />

      <Tokens />

      <SplitSection
        label="Handed over"
        title={page.deliverables.title}
        lede={page.deliverables.intro}
      >
        <Ledger
          rows={page.deliverables.items.map(({ title, text }) => ({ term: title, detail: text }))}
        />
      </SplitSection>

      <Section label="Your part" title={page.client.title} lede={page.client.intro} tone="tint">
        <RuleGrid items={page.client.items} columns={4} />
      </Section>

      <Section label="Terms" title={page.engagement.title} lede={page.engagement.intro}>
        <Terms />
      </Section>

      <SplitSection id="questions" label="Questions" title="What product people ask us">
        <ServiceQuestions slug={page.slug} questions={page.questions} />
      </SplitSection>

      <Section label="Next to this" title="Who builds from the drawings">
        <RelatedServices slugs={page.related} />
        <RelatedPosts posts={loaderData.posts} />
      </Section>

      <ClosingCall {...page.closing} service={serviceEntry(page.slug).title} />
    </>
  );
}

/** Weeks as large numerals, the text beside them. */
function SixWeeks() {
  return (
    <ol className="grid gap-x-14 md:grid-cols-2">
      {page.process.steps.map((step, index) => (
        <li key={step.title} className="flex gap-6 border-line border-t py-6">
          <span
            aria-hidden="true"
            className="w-[1.2ch] shrink-0 font-bold font-display text-h1 text-accent leading-none"
          >
            {index + 1}
          </span>
          <div>
            <p className="sr-only">{step.when}</p>
            <h3 className="text-h4">{step.title}</h3>
            <p className="mt-1.5 max-w-[52ch] text-text-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Terms() {
  const { engagement, technologies } = page;
  return (
    <div className="grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <ol className="grid content-start border-text border-t-[1.5px]">
        {engagement.models.map((model) => (
          <li key={model.name} className="border-line border-b py-6">
            <h3 className="text-h3">{model.name}</h3>
            <p className="mt-2 max-w-[60ch] text-text-soft">{model.text}</p>
            <p className="mt-3 font-semibold">{model.fits}</p>
          </li>
        ))}
      </ol>
      <div>
        <h3 className="text-h3">{technologies.title}</h3>
        <p className="mt-3 text-text-soft">{technologies.intro}</p>
        <dl className="mt-6 grid gap-5">
          {technologies.groups.map((group) => (
            <div key={group.name}>
              <dt className="label text-text-soft">{group.name}</dt>
              <dd className="mt-1">{group.items.join(", ")}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
