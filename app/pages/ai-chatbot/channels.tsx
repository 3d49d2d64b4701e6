import { SectionPart } from "#app/ui/section-part.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

/** The channels' badges. Where all ten fit in one row, a line joins them, because they share one set of answers. */
export function Channels() {
  return (
    <SectionPart id="channels" title={page.channels.title} lede={page.channels.lede}>
      <ul className="flex flex-wrap gap-2 xl:grid xl:grid-cols-10 xl:border-text xl:border-t-[1.5px] xl:pt-5">
        {page.channels.names.map((name) => (
          <li
            key={name}
            className="border border-control-border bg-surface px-3 py-1.5 font-semibold xl:relative xl:px-1 xl:hangs xl:text-center"
          >
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-4 font-mono text-text-soft text-small">{page.channels.more}</p>
    </SectionPart>
  );
}
