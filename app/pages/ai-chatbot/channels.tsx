import { SectionPart } from "#app/ui/section-part.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

/** The channels as badges: flat, because nothing is pressed. */
export function Channels() {
  return (
    <SectionPart id="channels" title={page.channels.title} lede={page.channels.lede}>
      <ul className="flex flex-wrap gap-2 font-display font-semibold text-h4">
        {page.channels.names.map((name) => (
          <li key={name} className="bg-tint p-1.5">
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-4 font-mono text-text-soft text-small">{page.channels.more}</p>
    </SectionPart>
  );
}
