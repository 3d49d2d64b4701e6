import { pageFacts } from "#app/page-facts.ts";
import { LedgerSection, TechnologySection } from "#app/service-page/part-sections.tsx";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { RelatedSection } from "#app/service-page/related-section.tsx";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";
import type { Route } from "./+types/route";
import { AlarmLog } from "./alarm-log.tsx";
import { Authority } from "./authority.tsx";
import { AlarmStrip } from "./drawing.tsx";
import { Engagement } from "./engagement.tsx";
import { Patching } from "./patching.tsx";
import { Reasons } from "./reasons.tsx";
import { RunBookPage } from "./run-book-page.tsx";
import { TakingOver } from "./taking-over.tsx";
import { WatchList } from "./watch-list.tsx";
import { YourPart } from "./your-part.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

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
      <ServiceHero
        page={page}
        write="Describe your estate"
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
      <AlarmLog />
      <Reasons />
      <WatchList />
      <Authority />
      <RunBookPage />
      <Patching />
      <TakingOver />
      <LedgerSection label="In your hands" part={page.deliverables} split />
      <YourPart />
      <Engagement />
      <TechnologySection label="Tools" part={page.technologies} />
      <QuestionsSection page={page} title="What administrators ask us" split />
      <RelatedSection page={page} posts={loaderData.posts} />
      <ServiceClosing page={page} />
    </>
  );
}
