import { pageFacts } from "#app/page-facts.ts";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { StartSection } from "#app/service-page/start-section.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";
import type { Route } from "./+types/route";
import { Authority } from "./authority.tsx";
import { closingEdge } from "./closing-edge.ts";
import { DiskFilling } from "./disk-filling.tsx";
import { AlarmStrip } from "./drawing.tsx";
import { Patching } from "./patching.tsx";
import { RunBookPage } from "./run-book-page.tsx";

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
        write="Describe your systems"
        layout="below"
        drawing={
          <Figure caption="Specimen night: sign-in time of one service over fifty minutes. A check fails above “page” and passes again below “warn”. Each cross is a failed check.">
            <AlarmStrip />
          </Figure>
        }
      />
      <DiskFilling />
      <RunBookPage />
      <Authority />
      <Patching />
      <StartSection page={page} layout="beside" tinted />
      <QuestionsSection
        page={page}
        title="Questions administrators ask us"
        posts={loaderData.posts}
      />
      <ServiceClosing page={page} look={{ points: closingEdge }} />
    </>
  );
}
