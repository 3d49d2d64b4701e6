import { useEffect, useRef } from "react";
import { ChatPanel } from "#app/chatbot-demo/chat-panel.tsx";
import { exampleNote, type Opening } from "#app/chatbot-demo/demo-state.ts";
import { LiveQuestion, LiveReply } from "#app/chatbot-demo/live-bubbles.tsx";
import { readStoredVisitor } from "#app/chatbot-demo/stored-visitor.ts";
import { useDemo } from "#app/chatbot-demo/use-demo.ts";
import bed from "#app/icons/bed-duotone.svg?raw";
import { defineIsland } from "#app/islands/define-island.ts";
import { IconShape } from "#app/ui/icon-shape.tsx";
import type { RecordedAnswer } from "#content/chatbot-demo/recorded-answers.ts";
import { paths } from "#content/paths.ts";

type Words = {
  title: string;
  live: string;
  botNote: string;
  /** Its first message is what the server renders until the script takes over. */
  opening: Opening;
  /** Shown below the welcome. */
  example: RecordedAnswer;
  /** Name and e-mail address to use if this browser has stored none. */
  guest: { name: string; email: string };
};

/** The hotel’s assistant, open from the start: a guest need not enter a name to ask about breakfast. */
function HotelAssistant({ words }: { words: Words }) {
  const demo = useDemo();
  const input = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const { name, email } = readStoredVisitor() ?? words.guest;
    demo.open();
    demo.typeName(name);
    demo.typeEmail(email);
    demo.startChat(words.opening, words.example);
  }, [demo, words]);

  // Example sentences on the page around it are sent when clicked.
  useEffect(() => {
    const say = ({ target }: MouseEvent) => {
      const sentence =
        target instanceof Element
          ? target.closest<HTMLElement>("[data-say]")?.dataset.say
          : undefined;
      if (sentence === undefined) return;
      panel.current?.scrollIntoView({ block: "nearest" });
      void demo.send(sentence);
    };
    document.addEventListener("click", say);
    return () => document.removeEventListener("click", say);
  }, [demo]);

  return (
    <div ref={panel} className="flex min-h-0 grow flex-col">
      <div className="flex shrink-0 items-center gap-3 border-line border-b px-5 py-3.5">
        <IconShape svg={bed} size={28} className="text-secondary" />
        <h3 className="min-w-0 grow text-h4">{words.title}</h3>
        {demo.state.view === "chatbot" ? (
          <span className="flex items-center gap-2 font-mono text-label text-secondary">
            <span aria-hidden="true" className="size-2 rounded-full bg-secondary" />
            {words.live}
          </span>
        ) : null}
      </div>
      {demo.state.view === "chatbot" ? (
        <ChatPanel demo={demo} inputRef={input} />
      ) : (
        <div className="grid flex-1 content-start gap-4 overflow-hidden px-4 py-5 sm:px-5">
          <p className="max-w-[88%] border-secondary border-l-2 bg-tint px-4 py-3">
            {words.opening.welcomeMessage}
          </p>
          <LiveQuestion>{words.example.asked}</LiveQuestion>
          <div className="max-w-[88%]">
            <LiveReply sources={words.example.sources}>
              <p className="whitespace-pre-line">{words.example.answered}</p>
            </LiveReply>
            <p className="mt-2.5 text-small text-text-soft">{exampleNote}</p>
          </div>
        </div>
      )}
      <p className="shrink-0 border-line border-t px-5 py-2 text-small text-text-soft">
        {words.botNote}{" "}
        <a
          href={`${paths.privacyPolicy}#conversation`}
          target="_blank"
          rel="noopener"
          className="text-link"
        >
          What happens to your messages
        </a>
      </p>
    </div>
  );
}

export default defineIsland("hotel-assistant", HotelAssistant, { rules: "site" });
