import { cx } from "#app/ui/cx.ts";
import { recordedAnswers } from "#content/chatbot-demo/recorded-answers.ts";
import { scenarioOf } from "#content/chatbot-demo/scenarios.ts";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import { hospitalityChatbot } from "#content/pages/hospitality-chatbot.ts";
import { paths } from "#content/paths.ts";
import { HotelElevation } from "./drawing.tsx";
import HotelAssistant from "./hotel-assistant.island.tsx";

const { stage } = hospitalityChatbot;
/** Anchor of the assistant in the sample hotel’s site. */
export const assistantId = "assistant";
const { id, welcomeMessage, starters } = scenarioOf("hospitality");
/** Texts for the assistant’s panel; its island has no content of its own. */
const words = {
  title: stage.assistantTitle,
  live: stage.live,
  botNote: stage.botNote,
  opening: { id, welcomeMessage, starters },
  guest: stage.guest,
  example: recordedAnswers.lateArrival,
};

/** The sample hotel’s site with the working assistant, and sentences to try. */
export function HotelStage() {
  return (
    <div className="grid gap-8 lg:gap-14">
      <div className="border-[1.5px] border-text bg-background">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-text border-b-[1.5px] px-4 py-2.5 font-mono text-label">
          <span className="min-w-0 break-words text-text-soft">{stage.address}</span>
          <span className="font-semibold text-accent uppercase">{stage.label}</span>
        </div>
        <div className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:min-h-[46rem] lg:grid-rows-[1fr_auto]">
          <HotelHead />
          <section
            id={assistantId}
            aria-label={stage.assistantTitle}
            className="relative min-w-0 border-text border-y-[1.5px] bg-surface lg:row-span-2 lg:border-y-0 lg:border-l-[1.5px]"
          >
            {/* On wide screens as tall as the site beside it, however long the conversation gets. */}
            <div className="flex h-[44rem] max-h-[90svh] flex-col lg:absolute lg:inset-0 lg:h-auto lg:max-h-none">
              <HotelAssistant words={words} />
              <noscript>
                <p className="border-line border-t px-5 py-3 text-small">
                  {stage.withoutScript.text}{" "}
                  <a href={paths.contactUs(aiChatbot.closing.topic)} className="text-link">
                    {stage.withoutScript.action}
                  </a>
                  .
                </p>
              </noscript>
            </div>
          </section>
          <HotelFacts />
        </div>
      </div>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h3 className="text-h3">{stage.ask.title}</h3>
          <p className="mt-2 max-w-[29.3em] text-text-soft">{stage.ask.intro}</p>
          <p className="mt-4 max-w-[29.3em] text-text-soft text-small">{stage.note}</p>
        </div>
        <ul className="-mt-3 auto-rows-fr md:grid">
          {stage.ask.items.map((item) => (
            <li key={item.say} className="grid">
              <button
                type="button"
                data-for-island="hotel-assistant"
                data-say={item.say}
                className={cx(
                  sentence,
                  "group grid-cols-[minmax(0,1fr)_auto] text-left hover:bg-tint md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_auto] noscript:hidden",
                )}
              >
                <SentenceWords item={item} />
                <span
                  aria-hidden="true"
                  className="text-accent max-md:row-span-2 max-md:row-start-1 max-md:[grid-column:2]"
                >
                  →
                </span>
              </button>
              <noscript>
                <p className={cx(sentence, "md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]")}>
                  <SentenceWords item={item} />
                </p>
              </noscript>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const sentence = "grid w-full items-center gap-x-6 gap-y-0.5 py-2.5";

function SentenceWords({ item }: { item: (typeof stage.ask.items)[number] }) {
  return (
    <>
      <span className="font-semibold group-hover:text-accent">“{item.say}”</span>
      <span className="text-text-soft text-small max-md:col-start-1">{item.shows}</span>
    </>
  );
}

function HotelHead() {
  const { hotel } = stage;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-line border-b px-5 py-4 md:px-8">
        <p>
          <span className="font-display font-medium text-h3 tracking-tight">{hotel.name}</span>
          <span className="block text-text-soft text-small">{hotel.place}</span>
        </p>
        {/* Drawn, not linked: the hotel is a sample and has no other pages. */}
        <ul aria-hidden="true" className="flex flex-wrap gap-x-5 text-small text-secondary">
          {hotel.navigation.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <HotelElevation label={hotel.drawing} />
      <div className="border-text border-t-[1.5px] p-8 max-md:hidden">
        <h3 className="max-w-[12em] font-medium text-[clamp(1.75rem,1.3rem+2vw,2.75rem)] leading-[1.05]">
          {hotel.headline}
        </h3>
        <p className="mt-4 max-w-[30.6em] text-text-soft text-lead">{hotel.text}</p>
      </div>
    </div>
  );
}

function HotelFacts() {
  const { hotel } = stage;
  return (
    <div className="min-w-0 px-5 py-5 max-md:hidden md:px-8 lg:border-line lg:border-t">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 font-mono text-text-soft text-label">
        {hotel.house.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
