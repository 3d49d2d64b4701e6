import { Link } from "react-router";
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
import { Steps } from "#app/ui/steps.tsx";
import { paths } from "#content/paths.ts";
import { hospitality as page } from "#content/services/hospitality.ts";
import { serviceEntry } from "#content/services/index.ts";
import type { Route } from "./+types/route";
import { HospitalityDrawing } from "./drawing.tsx";
import { Interfaces } from "./interfaces.tsx";
import { NightAudit } from "./night-audit.tsx";
import { TrialBalance } from "./trial-balance.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["hospitality"],
    about: /hotel|night audit|guest/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function Hospitality({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        trail={<ServiceTrail slug={page.slug} />}
        title={page.headline}
        lede={page.lede}
        actions={<ServiceActions slug={page.slug} write="Tell us your property system" />}
        layout="below"
        drawing={
          <Figure caption="A typical night in a city hotel. Marks show the shape of the traffic and are not counts.">
            <HospitalityDrawing />
          </Figure>
        }
      />
      <Section
        label="22:00 to 06:30"
        title={page.nightAudit.title}
        lede={page.nightAudit.intro}
        id="night-audit"
      >
        <NightAudit />
      </Section>
      <SplitSection
        label="Trial balance"
        title={page.balance.title}
        lede={page.balance.intro}
        id="trial-balance"
      >
        <TrialBalance />
      </SplitSection>
      <Section label="Why hotels call" title={page.problems.title} tone="tint">
        <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
          {page.problems.items.map((problem) => (
            <div key={problem.title} className="border-accent border-l-2 pl-5">
              <h3 className="text-h3">{problem.title}</h3>
              <p className="mt-2 max-w-[58ch] text-text-soft">{problem.text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section
        label="Interfaces"
        title={page.interfaces.title}
        lede={page.interfaces.intro}
        id="interfaces"
      >
        <Interfaces />
      </Section>
      <Section label="Deliverables" title={page.deliverables.title} lede={page.deliverables.intro}>
        <RuleGrid items={page.deliverables.items} columns={3} />
        <p className="measure mt-8 border-secondary border-l-2 pl-5 text-text-soft">
          The guest side can be tried now:{" "}
          <Link to={paths.hospitalityChatbot} className="text-link">
            the hotel assistant on its own page
          </Link>{" "}
          takes an enquiry with dates and guests and hands over to the front desk.
        </p>
      </Section>
      <Section
        label="How it goes"
        title={page.process.title}
        lede={page.process.intro}
        tone="inverse"
      >
        <Steps steps={page.process.steps} />
      </Section>
      <Section label="Your side, our side" title={page.client.title} lede={page.client.intro}>
        <div className="grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-16">
          <Ledger
            rows={page.client.items.map(({ title, text }) => ({ term: title, detail: text }))}
          />
          <div className="lg:border-line lg:border-l lg:pl-10">
            <h3 className="text-h3">{page.handover.title}</h3>
            <ul className="mt-5 grid gap-5">
              {page.handover.items.map((item) => (
                <li key={item.title}>
                  <p className="font-semibold">{item.title}</p>
                  <p className="text-text-soft">{item.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section label="Technology" title={page.technologies.title} lede={page.technologies.intro}>
        <dl className="grid gap-x-8 gap-y-8 border-text border-t-[1.5px] pt-6 sm:grid-cols-2 lg:grid-cols-4">
          {page.technologies.groups.map((group) => (
            <div key={group.name}>
              <dt className="font-display font-semibold text-h4">{group.name}</dt>
              <dd>
                <ul className="mt-2 grid gap-1 text-text-soft">
                  {group.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        label="Engagement"
        title={page.engagement.title}
        lede={page.engagement.intro}
        tone="tint"
      >
        <ul className="grid gap-x-8 lg:grid-cols-3">
          {page.engagement.models.map((model) => (
            <li key={model.name} className="flex flex-col border-text border-t-[1.5px] py-6">
              <h3 className="text-h3">{model.name}</h3>
              <p className="mt-2 mb-5 max-w-[52ch] text-text-soft">{model.text}</p>
              <p className="mt-auto">
                <span className="label text-text-soft">Fits</span>
                <span className="block">{model.fits}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section label="Questions" title="What hoteliers ask first">
        <ServiceQuestions slug={page.slug} questions={page.questions} />
      </Section>
      <Section label="Next door" title="Often needed beside it">
        <RelatedServices slugs={page.related} />
        <RelatedPosts posts={loaderData.posts} />
      </Section>
      <ClosingCall {...page.closing} service={serviceEntry(page.slug).title} />
    </>
  );
}
