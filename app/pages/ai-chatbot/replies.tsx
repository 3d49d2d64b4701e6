import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";
import TypedReply from "./typed-reply.island.tsx";

export function Replies() {
  return (
    <Section id="replies" title={page.replies.title} lede={page.replies.lede} tone="inverse">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div className="grid content-start gap-4 border border-line bg-surface p-5 text-lead md:p-8 lg:text-h3 lg:leading-normal">
          <p className="max-w-[34ch] justify-self-end bg-text px-5 py-3.5 text-background">
            {page.replies.question}
          </p>
          <div className="max-w-[48ch] border-secondary border-l-2 bg-tint px-5 py-4">
            <TypedReply text={page.replies.reply} />
          </div>
        </div>
        <dl className="grid grid-cols-2 content-start gap-6 lg:grid-cols-1">
          {page.replies.facts.map((fact) => (
            <div key={fact.label} className="flex flex-col border-line border-t pt-4">
              <dt className="order-2 font-semibold">{fact.label}</dt>
              <dd className="order-3 mt-1 text-text-soft">{fact.text}</dd>
              <dd className="order-1 font-bold font-display text-h1 tracking-tight">
                {fact.value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
