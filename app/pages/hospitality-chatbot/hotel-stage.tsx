import { useEffect, useRef } from "react";
import { ChatPanel } from "#app/chatbot-demo/chat-panel.tsx";
import { readStoredVisitor } from "#app/chatbot-demo/stored-visitor.ts";
import { type Demo, useDemo } from "#app/chatbot-demo/use-demo.ts";
import { cx } from "#app/ui/cx.ts";
import { Icon } from "#app/ui/icon.tsx";
import { scenarioOf } from "#content/chatbot-demo/scenarios.ts";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import { hospitalityChatbot } from "#content/pages/hospitality-chatbot.ts";
import { paths } from "#content/paths.ts";
import { HotelElevation } from "./drawing.tsx";

const { stage } = hospitalityChatbot;
const scenario = scenarioOf("hospitality");

/** The sample hotel’s site with the assistant at work in it, and sentences to try. */
export function HotelStage() {
  const demo = useDemo();
  const input = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLElement>(null);

  // A guest of a hotel is not asked for a name before asking about breakfast: the chat is open from the start.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const { name, email } = readStoredVisitor() ?? stage.guest;
    demo.open();
    demo.typeName(name);
    demo.typeEmail(email);
    demo.startChat(scenario.id);
  }, [demo]);

  const say = (sentence: string) => {
    panel.current?.scrollIntoView({ block: "nearest" });
    void demo.send(sentence);
  };

  return (
    <div className="grid gap-10">
      <div className="border-[1.5px] border-text bg-background">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-text border-b-[1.5px] px-4 py-2.5 font-mono text-label">
          <span className="min-w-0 break-words text-text-soft">{stage.address}</span>
          <span className="font-semibold text-accent uppercase">{stage.label}</span>
        </div>
        <div className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
          <HotelHead />
          <section
            ref={panel}
            aria-label={stage.assistantTitle}
            className="relative min-w-0 border-text border-y-[1.5px] bg-surface lg:row-span-2 lg:border-y-0 lg:border-l-[1.5px]"
          >
            {/* On wide screens as tall as the site beside it, however long the conversation gets. */}
            <div className="flex h-[38rem] max-h-[85svh] flex-col lg:absolute lg:inset-0 lg:h-auto lg:max-h-none">
              <Assistant demo={demo} inputRef={input} />
            </div>
          </section>
          <HotelRooms />
        </div>
      </div>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h3 className="text-h3">{stage.ask.title}</h3>
          <p className="mt-2 max-w-[44ch] text-text-soft">{stage.ask.intro}</p>
          <p className="mt-4 max-w-[44ch] text-text-soft text-small">{stage.note}</p>
        </div>
        <ul className="border-text border-t-[1.5px]">
          {stage.ask.items.map((item) => (
            <li key={item.say} className="border-line border-b">
              <button
                type="button"
                onClick={() => say(item.say)}
                className={cx(
                  sentence,
                  "group grid-cols-[minmax(0,1fr)_auto] text-left hover:bg-tint md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_auto] noscript:hidden",
                )}
              >
                <SentenceWords item={item} />
                <Icon
                  name="paper-plane-right"
                  size={20}
                  className="text-accent max-md:row-span-2 max-md:row-start-1 max-md:[grid-column:2]"
                />
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

const sentence = "grid w-full items-center gap-x-6 gap-y-0.5 py-4";

function SentenceWords({ item }: { item: (typeof stage.ask.items)[number] }) {
  return (
    <>
      <span className="font-semibold group-hover:text-accent">“{item.say}”</span>
      <span className="text-text-soft text-small max-md:col-start-1">{item.shows}</span>
    </>
  );
}

function Assistant({
  demo,
  inputRef,
}: {
  demo: Demo;
  inputRef: React.RefObject<HTMLTextAreaElement | null>;
}) {
  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-line border-b px-5 py-3.5">
        <Icon name="bed" size={28} className="text-secondary" />
        <h3 className="min-w-0 grow text-h4">{stage.assistantTitle}</h3>
        <span className="flex items-center gap-2 font-mono text-label text-secondary noscript:hidden">
          <span aria-hidden="true" className="size-2 rounded-full bg-secondary" />
          {stage.live}
        </span>
      </div>
      {demo.state.view === "chatbot" ? (
        <ChatPanel demo={demo} inputRef={inputRef} />
      ) : (
        // What the server sends, until the script has taken over.
        <div className="flex-1 px-5 py-5">
          <p className="max-w-[88%] border-secondary border-l-2 bg-tint px-4 py-3">
            {scenario.welcomeMessage}
          </p>
          <noscript>
            <p className="mt-4 text-text-soft">
              {stage.withoutScript.text}{" "}
              <a href={paths.contactUs(aiChatbot.closing.topic)} className="text-link">
                {stage.withoutScript.action}
              </a>
              .
            </p>
          </noscript>
        </div>
      )}
      <p className="shrink-0 border-line border-t px-5 py-2 text-text-soft text-label">
        {stage.botNote}{" "}
        <a
          href={`${paths.privacyPolicy}#conversation`}
          target="_blank"
          rel="noopener"
          className="text-link"
        >
          What happens to your words
        </a>
      </p>
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
      <div className="border-text border-t-[1.5px] px-5 py-8 md:px-8">
        <h3 className="max-w-[18ch] font-medium text-[clamp(1.75rem,1.3rem+2vw,2.75rem)] leading-[1.05]">
          {hotel.headline}
        </h3>
        <p className="mt-4 max-w-[46ch] text-text-soft text-lead">{hotel.text}</p>
      </div>
    </div>
  );
}

function HotelRooms() {
  const { hotel } = stage;
  return (
    <div className="min-w-0 px-5 py-6 md:px-8 lg:border-line lg:border-t">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {hotel.rooms.map((room) => (
          <div key={room.name}>
            <dt className="font-semibold text-secondary">{room.name}</dt>
            <dd className="mt-1 text-text-soft text-small">{room.detail}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 border-line border-t pt-4 font-mono text-text-soft text-label">
        {hotel.house.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
