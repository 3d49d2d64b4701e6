import { SectionPart } from "#app/ui/section-part.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

/** The channels’ names in one line, because they share one set of answers. */
export function Channels() {
  return (
    <SectionPart id="channels" title={page.channels.title} lede={page.channels.lede}>
      <ul className="font-display font-semibold text-h3 tracking-tight">
        {page.channels.names.map((name) => (
          <li key={name} className="inline dotted">
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-4 font-mono text-text-soft text-small">{page.channels.more}</p>
    </SectionPart>
  );
}
