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
import { Ledger } from "#app/ui/ledger.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { serviceEntry } from "#content/services/index.ts";
import { sap as page } from "#content/services/sap.ts";
import type { Route } from "./+types/route";
import { CleanCore } from "./clean-core.tsx";
import { Cutover } from "./cutover.tsx";
import { Deadlines } from "./deadlines.tsx";
import { SapDrawing } from "./drawing.tsx";
import { Roads } from "./roads.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, { categories: ["sap"], about: /SAP|ABAP|S\/4HANA/i }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function Sap({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        trail={<ServiceTrail slug={page.slug} />}
        title={page.headline}
        lede={page.lede}
        actions={<ServiceActions slug={page.slug} write="Send us your landscape" />}
        drawing={<Deadlines />}
      />
      <Section label="Three roads" title={page.routes.title} lede={page.routes.intro} id="roads">
        <SapDrawing />
        <div className="mt-12">
          <Roads />
        </div>
      </Section>
      <Section label="Where it goes wrong" title={page.problems.title} tone="tint">
        <ol className="grid gap-x-14 gap-y-9 md:grid-cols-2">
          {page.problems.items.map((problem) => (
            <li key={problem.title}>
              <h3 className="max-w-[26ch] text-h3">{problem.title}</h3>
              <p className="mt-2 max-w-[58ch] text-text-soft">{problem.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section label="Deliverables" title={page.deliverables.title} lede={page.deliverables.intro}>
        <Ledger
          rows={page.deliverables.items.map(({ title, text }) => ({ term: title, detail: text }))}
        />
      </Section>
      <Section
        label="Clean core"
        title={page.cleanCore.title}
        lede={page.cleanCore.intro}
        tone="inverse"
        id="clean-core"
      >
        <CleanCore />
      </Section>
      <Section label="Phases" title={page.process.title} lede={page.process.intro}>
        <ol className="border-text border-l-[1.5px]">
          {page.process.steps.map((step) => (
            <li
              key={step.title}
              className="relative grid gap-x-10 gap-y-1 pb-9 pl-7 last:pb-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,6fr)]"
            >
              <span
                aria-hidden="true"
                className="solid absolute top-1.5 -left-[6.5px] size-3 rotate-45 bg-accent"
              />
              <p className="label pt-1 text-text-soft">{step.when}</p>
              <h3 className="text-h4">{step.title}</h3>
              <p className="measure text-text-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        label="Cutover"
        title={page.cutover.title}
        lede={page.cutover.intro}
        tone="tint"
        id="cutover"
      >
        <Cutover />
      </Section>
      <Section label="Your people" title={page.client.title} lede={page.client.intro}>
        <RuleGrid items={page.client.items} columns={4} />
      </Section>
      <Section
        label="Buying it"
        title={page.engagement.title}
        lede={page.engagement.intro}
        tone="tint"
      >
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <ol className="border-text border-t-[1.5px]">
            {page.engagement.models.map((model) => (
              <li key={model.name} className="border-text/20 border-b py-6">
                <h3 className="text-h3">{model.name}</h3>
                <p className="mt-2 max-w-[58ch] text-text-soft">{model.text}</p>
                <p className="mt-2 text-small">
                  <span className="font-semibold">Fits:</span> {model.fits}
                </p>
              </li>
            ))}
          </ol>
          <div>
            <h3 className="text-h3">{page.technologies.title}</h3>
            <p className="mt-2 text-text-soft">{page.technologies.intro}</p>
            <dl className="mt-6 grid gap-5">
              {page.technologies.groups.map((group) => (
                <div key={group.name}>
                  <dt className="label text-text-soft">{group.name}</dt>
                  <dd className="mt-1">
                    <ToolNames names={group.items} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Section>
      <Section label="Questions" title="What steering committees ask">
        <ServiceQuestions slug={page.slug} questions={page.questions} />
      </Section>
      <Section label="Beside SAP" title="What an SAP system leans on">
        <RelatedServices slugs={page.related} />
        <RelatedPosts posts={loaderData.posts} />
      </Section>
      <ClosingCall {...page.closing} service={serviceEntry(page.slug).title} />
    </>
  );
}
