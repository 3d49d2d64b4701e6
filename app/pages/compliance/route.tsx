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
import { Figure } from "#app/ui/figure.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { compliance as page } from "#content/services/compliance.ts";
import { serviceEntry } from "#content/services/index.ts";
import type { Route } from "./+types/route";
import { Cascade } from "./cascade.tsx";
import { Crosswalk } from "./crosswalk.tsx";
import { ComplianceDrawing } from "./drawing.tsx";
import { Frameworks } from "./frameworks.tsx";
import { Readers } from "./readers.tsx";
import { ReportingClocks } from "./reporting-clocks.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["security-and-compliance"],
    about: /retention|audit|evidence/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function Compliance({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        trail={<ServiceTrail slug={page.slug} />}
        title={page.headline}
        lede={page.lede}
        actions={<ServiceActions slug={page.slug} write="Name your framework" />}
        drawing={<Readers />}
      />
      <Section
        label="One control"
        title={page.chain.title}
        lede={page.chain.intro}
        tone="inverse"
        id="chain"
      >
        <ComplianceDrawing />
        <ol className="mt-12 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-4">
          {page.chain.links.map((link) => (
            <li key={link.link} className="border-text border-t-[1.5px] pt-5">
              <h3 className="text-h3">{link.link}</h3>
              <p className="mt-1 text-text-soft">{link.question}</p>
              <p className="mt-4">{link.example}</p>
              <p className="mt-4 text-text-soft text-small">
                <span className="label block pb-1 text-accent">Breaks with</span>
                {link.breaks}
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        label="Crosswalk"
        title={page.crosswalk.title}
        lede={page.crosswalk.intro}
        id="crosswalk"
      >
        <Crosswalk />
      </Section>
      <Section label="The usual way" title={page.problems.title} tone="tint">
        <RuleGrid items={page.problems.items} columns={2} />
      </Section>
      <Section label="Frameworks" title={page.facts.title} id="frameworks">
        <Frameworks />
      </Section>
      <Section label="Deliverables" title={page.deliverables.title} lede={page.deliverables.intro}>
        <ol className="grid gap-x-14 gap-y-10 md:grid-cols-2">
          {page.deliverables.items.map((item) => (
            <li key={item.title} className="border-secondary border-l-2 pl-5">
              <h3 className="text-h3">{item.title}</h3>
              <p className="mt-2 max-w-[58ch] text-text-soft">{item.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        label="Reporting"
        title={page.clocks.title}
        lede={page.clocks.intro}
        tone="tint"
        id="clocks"
      >
        <Figure
          className="mb-10"
          caption="The latest hour of each report after you know of it, on a scale that grows by ratio; a month is thirty days. Filled: to an authority or the card brands. Open: to the people concerned."
        >
          <ReportingClocks />
        </Figure>
        <ol className="border-text border-t-[1.5px]">
          {page.clocks.items.map((clock) => (
            <li
              key={clock.who}
              className="grid gap-x-10 gap-y-1 border-text/20 border-b py-5 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,5fr)]"
            >
              <h3 className="text-h4">{clock.who}</h3>
              <p>{clock.first}</p>
              <p className="text-text-soft">{clock.after}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section label="Calendar" title={page.process.title} lede={page.process.intro}>
        <Cascade />
      </Section>
      <Section label="Accountability" title={page.client.title} lede={page.client.intro}>
        <RuleGrid items={page.client.items} columns={4} />
      </Section>
      <Section
        label="Sources of evidence"
        title={page.technologies.title}
        lede={page.technologies.intro}
      >
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <dl className="grid content-start gap-6">
            {page.technologies.groups.map((group) => (
              <div key={group.name}>
                <dt className="label text-text-soft">{group.name}</dt>
                <dd className="mt-1">
                  <ToolNames names={group.items} />
                </dd>
              </div>
            ))}
          </dl>
          <div>
            <h3 className="text-h3">{page.engagement.title}</h3>
            <p className="mt-2 text-text-soft">{page.engagement.intro}</p>
            <ul className="mt-6 border-text border-t-[1.5px]">
              {page.engagement.models.map((model) => (
                <li key={model.name} className="border-line border-b py-5">
                  <h4 className="text-h4">{model.name}</h4>
                  <p className="mt-1 max-w-[60ch] text-text-soft">{model.text}</p>
                  <p className="mt-1 text-small">
                    <span className="font-semibold">For:</span> {model.fits}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section label="Questions" title="What we are asked before scope">
        <ServiceQuestions slug={page.slug} questions={page.questions} />
      </Section>
      <Section label="Beside it" title="Controls need systems">
        <RelatedServices slugs={page.related} />
        <RelatedPosts posts={loaderData.posts} />
      </Section>
      <ClosingCall {...page.closing} service={serviceEntry(page.slug).title} />
    </>
  );
}
