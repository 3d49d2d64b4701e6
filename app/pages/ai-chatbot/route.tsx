import { pageFacts } from "#app/page-facts.ts";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { PageQuestions } from "#app/shell/page-questions.tsx";
import { breadcrumbs, faqPage, service } from "#app/shell/structured-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";
import { paths } from "#content/paths.ts";
import { serviceEntry } from "#content/services/index.ts";
import type { Route } from "./+types/route";
import { Channels } from "./channels.tsx";
import { Comparison } from "./comparison.tsx";
import { closingEdge } from "./drawing.tsx";
import { Features } from "./features.tsx";
import { Head } from "./head.tsx";
import { Impact } from "./impact.tsx";
import { Industries } from "./industries.tsx";
import { Integrations } from "./integrations.tsx";
import { Replies } from "./replies.tsx";
import { trail } from "./trail.ts";
import { Training } from "./training.tsx";
import { UseCases } from "./use-cases.tsx";

export const handle = pageFacts({ prewarm: "first", sitemap: true });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...page.meta,
    path: paths.aiChatbot,
    structuredData: [
      service(serviceEntry("ai-chatbot"), page.meta.description),
      breadcrumbs(trail),
      faqPage(page.questions.items),
    ],
  });

export default function AiChatbot() {
  return (
    <>
      <Head />
      <Features />
      <Channels />
      <Replies />
      <Training />
      <Integrations />
      <Comparison />
      <Impact />
      <Section title={page.uses}>
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <Industries />
          <UseCases />
        </div>
      </Section>
      <PageQuestions {...page.questions} />
      <ClosingCall
        title={page.closing.title}
        text={page.closing.text}
        service={page.closing.topic}
        look={{ points: closingEdge, smooth: true }}
        action={
          <ButtonLink href={paths.contactUs(page.closing.topic)}>{page.closing.action}</ButtonLink>
        }
      />
    </>
  );
}
