import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

/** The channels' badges. Where all ten fit in one row, a line joins them, because they share one set of answers. */
export function Channels() {
  return (
    <Section id="channels" title={page.channels.title} lede={page.channels.lede} tone="tint">
      <ul className="flex flex-wrap gap-2.5 xl:grid xl:grid-cols-10 xl:border-text xl:border-t-[1.5px] xl:pt-9">
        {page.channels.names.map((name) => (
          <li
            key={name}
            className="rounded-sm border border-control-border bg-surface px-4 py-2 font-semibold xl:relative xl:px-1 xl:text-center xl:before:absolute xl:before:bottom-full xl:before:left-1/2 xl:before:h-9 xl:before:border-text xl:before:border-l xl:after:absolute xl:after:-top-[calc(2.25rem+6px)] xl:after:left-1/2 xl:after:ml-[-4.5px] xl:after:size-2.5 xl:after:rotate-45 xl:after:bg-secondary forced-colors:after:hidden"
          >
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-5 font-mono text-text-soft text-small">{page.channels.more}</p>
    </Section>
  );
}
