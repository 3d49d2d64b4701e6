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
import { Ledger } from "#app/ui/ledger.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { serviceEntry } from "#content/services/index.ts";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";
import type { Route } from "./+types/route";
import { AlarmLanes } from "./alarm-lanes.tsx";
import { AlarmStrip } from "./drawing.tsx";
import { PatchMonth } from "./patch-month.tsx";
import { RunBookPage } from "./run-book-page.tsx";
import { WatchList } from "./watch-list.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["cloud-and-operations"],
    about: /alert|server|on call/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function RemoteInfrastructureManagement({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        trail={<ServiceTrail slug={page.slug} />}
        title={page.headline}
        lede={page.lede}
        actions={<ServiceActions slug={page.slug} write="Describe your estate" />}
        layout="below"
        drawing={
          <Figure
            caption={
              <>
                A specimen night: sign-in time of one service over fifty minutes. A check fails
                above “page” and passes again below “warn”.
                <span className="max-lg:hidden"> Each cross is a failed check.</span>
              </>
            }
          >
            <AlarmStrip />
          </Figure>
        }
      />
      <SplitSection
        label="One alarm"
        title={page.alarm.title}
        lede={page.alarm.intro}
        tinted
        id="alarm"
      >
        <AlarmLog />
      </SplitSection>
      <Section label="Why they call" title={page.problems.title}>
        <Reasons />
      </Section>
      <Section label="The watch list" title={page.watch.title} lede={page.watch.intro} id="watch">
        <WatchList />
      </Section>
      <Section
        label="Authority"
        title={page.authority.title}
        lede={page.authority.intro}
        tone="inverse"
      >
        <Authority />
      </Section>
      <Section
        label="At 03:10"
        title={page.runBook.title}
        lede={page.runBook.intro}
        tone="tint"
        id="run-book"
      >
        <RunBookPage />
      </Section>
      <Section
        label="Patching"
        title={page.patchMonth.title}
        lede={page.patchMonth.intro}
        id="patch-month"
      >
        <PatchMonth />
        <div className="mt-10 border-accent border-l-2 pl-5">
          <h3 className="text-h4">{page.emergencyLane.title}</h3>
          <p className="measure mt-1.5 text-text-soft">{page.emergencyLane.text}</p>
        </div>
      </Section>
      <Section label="Taking over" title={page.process.title} lede={page.process.intro} tone="tint">
        <AlarmLanes />
        <Steps steps={page.process.steps} />
      </Section>
      <SplitSection
        label="In your hands"
        title={page.deliverables.title}
        lede={page.deliverables.intro}
      >
        <Ledger
          rows={page.deliverables.items.map(({ title, text }) => ({ term: title, detail: text }))}
        />
      </SplitSection>
      <Section label="Your part" title={page.client.title} lede={page.client.intro}>
        <ol className="grid border-text border-t-[1.5px] md:grid-cols-2 md:gap-x-12 lg:grid-cols-6">
          {page.client.items.map((item, index) => (
            <li
              key={item.title}
              // Three above, two below, so that the second row is as wide as the first.
              className={
                index < 3
                  ? "border-line border-b py-6 lg:col-span-2"
                  : "border-line border-b py-6 md:last:col-span-2 lg:col-span-3 lg:last:col-span-3"
              }
            >
              <h3 className="text-h4">{item.title}</h3>
              <p className="mt-1.5 max-w-[52ch] text-text-soft">{item.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        label="Ways to work"
        title={page.engagement.title}
        lede={page.engagement.intro}
        tone="tint"
      >
        <Engagement />
      </Section>
      <SplitSection label="Tools" title={page.technologies.title} lede={page.technologies.intro}>
        <TechnologyGroups groups={page.technologies.groups} />
      </SplitSection>
      <SplitSection label="Questions" title="What administrators ask us">
        <ServiceQuestions slug={page.slug} questions={page.questions} />
      </SplitSection>
      <Section label="Beside it" title="Work that meets this one">
        <RelatedServices slugs={page.related} />
        <RelatedPosts posts={loaderData.posts} />
      </Section>
      <ClosingCall {...page.closing} service={serviceEntry(page.slug).title} />
    </>
  );
}

/** The night’s log: the clock at the left, who acts, what happens. */
function AlarmLog() {
  return (
    <ol className="border-text border-t-[1.5px]">
      {page.alarm.moments.map((moment) => (
        <li
          key={moment.at}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-text/20 border-b py-5 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
        >
          <div>
            <p className="font-mono text-h3 text-accent-strong tabular-nums">{moment.at}</p>
            <p className="label mt-1 text-text-soft">{moment.who}</p>
          </div>
          <div>
            <h3 className="text-h4">{moment.title}</h3>
            <p className="mt-1 max-w-[56ch] text-text-soft">{moment.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The first reason stands large, the others beside it. */
function Reasons() {
  const [first, ...others] = page.problems.items;
  return (
    <div className="grid gap-x-14 gap-y-10 border-text border-t-[1.5px] pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h3 className="text-h3">{first.title}</h3>
        <p className="mt-3 max-w-[44ch] text-text-soft text-lead">{first.text}</p>
      </div>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {others.map((problem) => (
          <li key={problem.title}>
            <h3 className="text-h4">{problem.title}</h3>
            <p className="mt-1.5 max-w-[52ch] text-text-soft">{problem.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Authority() {
  const { free, ask } = page.authority;
  return (
    <div className="grid gap-12 md:grid-cols-2 md:gap-0">
      <div className="border-secondary border-t-2 pt-6 md:pr-12">
        <h3 className="mb-5 text-h3">{free.title}</h3>
        <CheckList items={free.items} />
      </div>
      <div className="border-accent border-t-2 pt-6 md:border-l md:border-l-line md:pl-12">
        <h3 className="mb-5 text-h3">{ask.title}</h3>
        <ul className="grid gap-3">
          {ask.items.map((item) => (
            <li key={item} className="flex gap-3">
              <span
                aria-hidden="true"
                className="mt-2 size-2.5 shrink-0 rotate-45 border-[1.5px] border-accent"
              />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Engagement() {
  return (
    <ul className="border-text border-t-[1.5px]">
      {page.engagement.models.map((model) => (
        <li
          key={model.name}
          className="grid gap-x-10 gap-y-2 border-text/20 border-b py-6 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)]"
        >
          <h3 className="text-h3">{model.name}</h3>
          <p className="max-w-[56ch] text-text-soft">{model.text}</p>
          <p className="max-w-[46ch] md:col-start-2 lg:col-start-auto">
            <span className="label text-text-soft">Fits</span> {model.fits}
          </p>
        </li>
      ))}
    </ul>
  );
}
