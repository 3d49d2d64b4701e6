import { SectionPart } from "#app/ui/section-part.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

/** The channels in two lines over the whole measure on wide screens. */
export function Channels() {
  return (
    <SectionPart id="channels" title={page.channels.title} lede={page.channels.lede}>
      <ul className="dotted font-display font-semibold text-[clamp(1.25rem,0.2rem+3vw,2.875rem)] tracking-tight">
        {page.channels.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="mt-4 font-mono text-text-soft text-small">{page.channels.more}</p>
    </SectionPart>
  );
}
