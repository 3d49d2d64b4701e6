import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";
import { Figures } from "./figures.tsx";
import { ReplyParts } from "./reply-parts.tsx";
import TypedReply from "./typed-reply.island.tsx";

const { title, lede, question, reply, facts } = page.replies;

/** One answer, large, with its parts underlined as the introduction names them, and what was measured of it. */
export function Replies() {
  return (
    <Section id="replies" title={title} lede={<ReplyParts texts={lede} first={1} />} tone="inverse">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <p className="max-w-[22.6em] bg-text px-5 py-4 text-background text-lead">{question}</p>
          <div className="mt-8 border-secondary border-l-2 pl-5 font-display font-medium text-[clamp(1.375rem,1.1rem+1.3vw,2.25rem)] leading-[1.4] tracking-tight">
            <TypedReply texts={reply} />
          </div>
        </div>
        <Figures items={facts} className="lg:grid-cols-1" />
      </div>
    </Section>
  );
}
