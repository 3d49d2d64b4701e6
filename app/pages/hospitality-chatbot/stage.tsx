import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";
import { HotelStage } from "./hotel-stage.tsx";

export function Stage() {
  return (
    <section aria-labelledby="stage-title" className="shell pb-12 md:pb-20">
      <h2 id="stage-title" className="sr-only">
        {page.stage.title}
      </h2>
      <HotelStage />
    </section>
  );
}
