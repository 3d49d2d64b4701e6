import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { Sentences } from "#app/ui/sentences.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";
import { trail } from "./trail.ts";

export function Head() {
  return (
    <div className="shell pt-8 md:pt-12">
      <Breadcrumb trail={trail} />
      <div className="mt-8 grid gap-x-16 gap-y-6 pb-12 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start lg:pb-14">
        <h1 className="max-w-[18ch] text-h1">
          <Sentences>{page.headline}</Sentences>
        </h1>
        <p className="max-w-[54ch] text-text-soft text-lead">{page.lede}</p>
      </div>
    </div>
  );
}
