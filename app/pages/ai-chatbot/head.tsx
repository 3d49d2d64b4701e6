import { DemoButton } from "#app/chatbot-demo/demo-button.tsx";
import LivePanel from "#app/chatbot-demo/live-panel.island.tsx";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";
import { paths } from "#content/paths.ts";
import { trail } from "./trail.ts";

export function Head() {
  return (
    <PageHero
      trail={<Breadcrumb trail={trail} />}
      title={page.hero.title}
      titleSize="long"
      lede={page.hero.lede}
      actions={
        <>
          <DemoButton />
          <ButtonLink href={paths.contactUs(page.closing.topic)} variant="secondary">
            Ask about your case
          </ButtonLink>
        </>
      }
      drawing={<LivePanel />}
    >
      <ul className="mt-auto flex flex-wrap gap-x-6 gap-y-2 pt-8 font-mono text-text-soft text-small">
        {page.hero.indicators.map((indicator) => (
          <li key={indicator} className="flex items-center gap-2">
            <span aria-hidden="true" className="solid size-2 rotate-45 bg-secondary" />
            {indicator}
          </li>
        ))}
      </ul>
    </PageHero>
  );
}
