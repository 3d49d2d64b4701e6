import { pageFacts } from "#app/page-facts.ts";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";
import { paths } from "#content/paths.ts";
import { serviceEntry } from "#content/services/index.ts";
import type { Route } from "./+types/route";
import { Answers } from "./answers.tsx";
import { closingEdge } from "./closing-edge.ts";
import { Desk } from "./desk.tsx";
import { Duties } from "./duties.tsx";
import { Head } from "./head.tsx";
import { Questions } from "./questions.tsx";
import { Stage } from "./stage.tsx";
import { Start } from "./start.tsx";
import { Systems } from "./systems.tsx";
import { trail } from "./trail.ts";

export const handle = pageFacts({ prewarm: "later", sitemap: true });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...page.meta,
    path: paths.hospitalityChatbot,
    structuredData: [
      breadcrumbs(trail),
      webPage("WebPage", page.meta.title, page.meta.description),
    ],
  });

export default function HospitalityChatbot() {
  return (
    <>
      <Head />
      <Stage />
      <Answers />
      <Duties />
      <Desk />
      <Systems />
      <Start />
      <Questions />
      <ClosingCall
        title={page.closing.title}
        text={page.closing.text}
        service={serviceEntry("ai-chatbot").title}
        look={{ points: closingEdge }}
      />
    </>
  );
}
