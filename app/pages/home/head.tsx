import { DemoButton } from "#app/chatbot-demo/demo-button.tsx";
import { TalkToUs } from "#app/shell/talk-to-us.tsx";
import { home as page } from "#content/pages/home.ts";
import { BodyPlan } from "./drawing.tsx";

export function Head() {
  return (
    <div className="shell grid gap-x-8 gap-y-10 pt-8 pb-8 md:pt-16 md:pb-12 lg:grid-cols-2 lg:pb-4">
      <div>
        <h1 className="max-w-[7.3em] text-display">{page.hero.title}</h1>
        <p className="mt-7 max-w-[26.6em] text-text-soft text-lead">{page.hero.lede}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <TalkToUs />
          <DemoButton variant="secondary">{page.hero.tryIt}</DemoButton>
        </div>
      </div>
      <BodyPlan className="h-auto w-full max-lg:max-w-[46rem] lg:mt-1" />
    </div>
  );
}
