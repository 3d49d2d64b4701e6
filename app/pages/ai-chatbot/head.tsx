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
      {/* Ends where the panel beside it ends. */}
      <div className="mt-auto pt-8">
        <ul className="grid gap-x-6 gap-y-1 border-text border-t-[1.5px] pt-4 md:grid-cols-[repeat(3,auto)]">
          {page.hero.indicators.map(({ name, text }) => (
            <li key={name} className="flex justify-between md:block">
              <p className="font-display font-semibold text-h3">{name}</p>
              <p className="text-text-soft text-small">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </PageHero>
  );
}
