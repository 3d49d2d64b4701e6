import { pageFacts } from "#app/page-facts.ts";
import { QuestionsSection } from "#app/service-page/questions-section.tsx";
import { relatedPosts } from "#app/service-page/related-posts.server.ts";
import { ServiceClosing, serviceMeta } from "#app/service-page/service-page.tsx";
import { StartSection } from "#app/service-page/start-section.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";
import type { Route } from "./+types/route";
import { closingEdge } from "./closing-edge.ts";
import { Fixes } from "./fixes.tsx";
import { FourWeeks } from "./four-weeks.tsx";
import { Head } from "./head.tsx";
import { Report } from "./report.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  posts: await relatedPosts(context, {
    categories: ["security-and-compliance"],
    about: /leaked|attack|incident|weakness/i,
  }),
});

export const meta = (args: Route.MetaArgs) => serviceMeta(args, page);

export default function Cybersecurity({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <Fixes />
      <Report />
      <FourWeeks />
      <StartSection page={page} />
      <QuestionsSection page={page} title="Questions before a test" posts={loaderData.posts} />
      <ServiceClosing page={page} look={closingEdge} />
    </>
  );
}
