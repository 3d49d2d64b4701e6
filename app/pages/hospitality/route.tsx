import { pageFacts } from "#app/page-facts.ts";
import { StepsSection } from "#app/service-page/part-sections.tsx";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { RelatedSection } from "#app/service-page/related-section.tsx";
import { ServiceClosing, ServiceHero, serviceMeta } from "#app/service-page/service-page.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { hospitality as page } from "#content/services/hospitality.ts";
import type { Route } from "./+types/route";
import { Deliverables } from "./deliverables.tsx";
import { HospitalityDrawing } from "./drawing.tsx";
import { Engagement } from "./engagement.tsx";
import { Interfaces } from "./interfaces.tsx";
import { NightAudit } from "./night-audit.tsx";
import { Problems } from "./problems.tsx";
import { Technologies } from "./technologies.tsx";
import { TrialBalance } from "./trial-balance.tsx";
import { YourPart } from "./your-part.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

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
      <ServiceHero
        page={page}
        write="Tell us your property system"
        layout="below"
        drawing={
          <Figure caption="A typical night in a city hotel. Marks show the shape of the traffic and are not counts.">
            <HospitalityDrawing />
          </Figure>
        }
      />
      <NightAudit />
      <TrialBalance />
      <Problems />
      <Interfaces />
      <Deliverables />
      <StepsSection label="How it goes" part={page.process} tone="inverse" />
      <YourPart />
      <Technologies />
      <Engagement />
      <QuestionsSection page={page} title="What hoteliers ask first" />
      <RelatedSection
        page={page}
        label="Next door"
        title="Often needed beside it"
        posts={loaderData.posts}
      />
      <ServiceClosing page={page} />
    </>
  );
}
