import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { RelatedPosts } from "#app/service-page/related-posts.tsx";
import {
  ServiceActions,
  ServiceQuestions,
  ServiceTrail,
  serviceMeta,
} from "#app/service-page/service-page.tsx";
import { ToolNames } from "#app/service-page/technology-groups.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { RelatedServices } from "#app/shell/related-services.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";
import { serviceEntry } from "#content/services/index.ts";
import type { Route } from "./+types/route";
import { DriftSketch } from "./drift-sketch.tsx";
import { Gates } from "./gates.tsx";
import { MovableLine } from "./movable-line.tsx";
import { Stairs } from "./stairs.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, { categories: ["ai"], about: /threshold|model|training/i }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function AiMl({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        trail={<ServiceTrail slug={page.slug} />}
        title={page.headline}
        lede={page.lede}
        actions={<ServiceActions slug={page.slug} write="Describe your decision" />}
        drawing={<MovableLine />}
      />
      <div className="shell grid gap-x-14 gap-y-4 pb-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <h2 className="text-h3">{page.threshold.title}</h2>
          <p className="measure mt-2 text-text-soft">{page.threshold.intro}</p>
        </div>
        <p className="border-line border-t pt-4 text-text-soft text-small lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6">
          {page.threshold.method}
        </p>
      </div>
      <Section
        label="Before the order"
        title={page.beforePaying.title}
        lede={page.beforePaying.intro}
      >
        <ol className="border-text border-t-[1.5px]">
          {page.beforePaying.items.map((item) => (
            <li
              key={item.measure}
              className="grid gap-x-10 gap-y-2 border-line border-b py-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)]"
            >
              <h3 className="text-h3">{item.measure}</h3>
              <p>
                <span className="label block pb-1 text-text-soft">You do</span>
                {item.how}
              </p>
              <p className="text-text-soft">
                <span className="label block pb-1 text-secondary">It tells</span>
                {item.tells}
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section label="Obituaries" title={page.problems.title} tone="tint">
        <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
          {page.problems.items.map((problem) => (
            <div key={problem.title}>
              <h3 className="text-h3">{problem.title}</h3>
              <p className="mt-2 max-w-[58ch] text-text-soft">{problem.text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section
        label="From question to duty"
        title={page.gates.title}
        lede={page.gates.intro}
        id="gates"
      >
        <Gates />
      </Section>
      <Section label="Deliverables" title={page.deliverables.title} lede={page.deliverables.intro}>
        <RuleGrid items={page.deliverables.items} columns={2} />
      </Section>
      <Section
        label="Drift"
        title={page.drift.title}
        lede={page.drift.intro}
        tone="inverse"
        id="drift"
      >
        <div className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
          {page.drift.items.map((item) => (
            <div
              key={item.sign}
              className="grid gap-x-10 gap-y-5 border-text border-t-[1.5px] pt-5 md:grid-cols-2 lg:grid-cols-1 lg:grid-rows-[auto_1fr]"
            >
              <DriftSketch kind={item.sketch} />
              <div>
                <h3 className="text-h3">{item.sign}</h3>
                <p className="mt-2 text-text-soft">{item.means}</p>
                <dl className="mt-5 grid gap-4">
                  <div>
                    <dt className="label text-secondary">Instrument</dt>
                    <dd className="mt-1">{item.watch}</dd>
                  </div>
                  <div>
                    <dt className="label text-accent">Answer</dt>
                    <dd className="mt-1">{item.answer}</dd>
                  </div>
                </dl>
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section
        label="Eight weeks"
        title={page.process.title}
        lede={`${page.process.intro} ${page.stops.intro}`}
      >
        <Stairs />
      </Section>
      <Section label="From you" title={page.client.title} lede={page.client.intro}>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {page.client.items.map((item) => (
              <div key={item.title} className="border-text border-t-[1.5px] pt-4">
                <dt className="font-display font-semibold text-h4">{item.title}</dt>
                <dd className="mt-1.5 text-text-soft">{item.text}</dd>
              </div>
            ))}
          </dl>
          <div className="bg-tint p-6 md:p-8">
            <h3 className="text-h3">{page.papers.title}</h3>
            <ul className="mt-5 grid gap-5">
              {page.papers.items.map((paper) => (
                <li key={paper.title}>
                  <p className="font-mono font-semibold text-small">{paper.title}</p>
                  <p className="mt-1 text-text-soft">{paper.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section label="Tools" title={page.technologies.title} lede={page.technologies.intro}>
        <dl className="border-text border-t-[1.5px]">
          {page.technologies.groups.map((group) => (
            <div
              key={group.name}
              className="grid gap-x-10 gap-y-1 border-line border-b py-4 md:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
            >
              <dt className="font-display font-semibold text-h4">{group.name}</dt>
              <dd className="text-text-soft">
                <ToolNames names={group.items} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section label="Price" title={page.engagement.title} lede={page.engagement.intro} tone="tint">
        <ol className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
          {page.engagement.models.map((model) => (
            <li key={model.name}>
              <h3 className="text-h3">{model.name}</h3>
              <p className="mt-2 max-w-[52ch] text-text-soft">{model.text}</p>
              <p className="mt-4 border-text border-t pt-3 text-small">{model.fits}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section label="Questions" title="What people ask about models">
        <ServiceQuestions slug={page.slug} questions={page.questions} />
      </Section>
      <Section label="Around the model" title="What carries a model">
        <RelatedServices slugs={page.related} />
        <RelatedPosts posts={loaderData.posts} />
      </Section>
      <ClosingCall {...page.closing} service={serviceEntry(page.slug).title} />
    </>
  );
}
