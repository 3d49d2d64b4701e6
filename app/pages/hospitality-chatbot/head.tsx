import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { Sentences } from "#app/ui/sentences.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";
import { assistantId } from "./hotel-stage.tsx";
import { trail } from "./trail.ts";

export function Head() {
  return (
    <div className="shell pt-8 md:pt-12">
      <Breadcrumb trail={trail} />
      <div className="mt-8 grid gap-x-16 gap-y-6 pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
        <h1 className="text-h1 lg:text-[clamp(2.5rem,3.9vw,3.5rem)]">
          <Sentences>{page.headline}</Sentences>
        </h1>
        <div>
          <p className="max-w-[36em] text-text-soft text-lead">{page.lede}</p>
          <a href={`#${assistantId}`} className="mt-3 inline-block py-1 text-link lg:hidden">
            {page.stage.toAssistant}
          </a>
        </div>
      </div>
    </div>
  );
}
