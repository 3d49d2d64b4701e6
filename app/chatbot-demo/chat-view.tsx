import { useEffect, useRef } from "react";
import { scenarioOf } from "#content/chatbot-demo/scenarios.ts";
import { paths } from "#content/paths.ts";
import { ChatPanel } from "./chat-panel.tsx";
import { ConversationTools } from "./conversation-tools.tsx";
import { IndustryIcon } from "./industry-icon.tsx";
import type { Demo } from "./use-demo.ts";

/** The conversation: the bot's name, the messages, and the input. */
export function ChatView({ demo }: { demo: Demo }) {
  const { state } = demo;
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  if (state.industry === undefined) return null;
  const scenario = scenarioOf(state.industry);

  return (
    <div className="flex min-h-0 flex-col max-sm:flex-1 sm:h-[53.75rem]">
      <div className="flex shrink-0 items-center gap-3 border-line border-b px-5 pb-3 short:hidden">
        <IndustryIcon scenario={scenario} />
        <div className="min-w-0 grow">
          <h3 className="text-h4">{scenario.title} Demo</h3>
          <p className="truncate text-text-soft text-small">
            Welcome, <bdi>{state.name}</bdi>!
          </p>
        </div>
        <span className="flex items-center gap-2 font-mono text-label text-secondary">
          <span aria-hidden="true" className="size-2 rounded-full bg-secondary" />
          Live
        </span>
      </div>
      <ChatPanel demo={demo} inputRef={input} />
      <div className="flex shrink-0 items-center justify-between gap-3 border-line border-t py-1 pr-2 pl-5 short:hidden">
        <p className="text-text-soft text-label">
          A bot answers here, with{" "}
          <a
            href={paths.demoSheet(state.industry)}
            target="_blank"
            rel="noopener"
            className="text-link"
          >
            sample data
          </a>
          .{" "}
          <a href={paths.privacyPolicy} target="_blank" rel="noopener" className="text-link">
            What happens to your messages
          </a>
        </p>
        <ConversationTools email={state.email} messages={state.messages} />
      </div>
    </div>
  );
}
