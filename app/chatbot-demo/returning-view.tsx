import type { IndustryId } from "@brightkeel/contracts";
import { useEffect, useId, useRef } from "react";
import { scenarioOf, scenarios } from "#content/chatbot-demo/scenarios.ts";
import { Icon } from "../ui/icon.tsx";
import { Quoted } from "../ui/quoted.tsx";
import type { Talk } from "./demo-state.ts";
import { IndustryIcon } from "./industry-icon.tsx";
import type { Demo } from "./use-demo.ts";

/** The view for a visitor who filled in the form before: one press starts the chat. */
export function ReturningView({ demo }: { demo: Demo }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const welcomeId = useId();

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto p-5 sm:p-7">
      <p id={welcomeId} className="font-display font-semibold text-h3 tracking-tight">
        Welcome back, <bdi>{demo.state.name}</bdi>! Select an industry to start chatting.
      </p>
      {/* Read out as the focus enters it. */}
      <ul aria-labelledby={welcomeId} className="border-text border-t-[1.5px]">
        {scenarios.map((scenario, index) => (
          <li key={scenario.id} className="border-line border-b">
            <button
              type="button"
              ref={index === 0 ? first : undefined}
              onClick={() => demo.startChat(scenario)}
              className="group flex min-h-18 w-full items-center gap-4 px-1 py-3 text-left font-semibold text-h4 hover:bg-tint"
            >
              <IndustryIcon scenario={scenario} size={40} />
              <span className="grow">{scenario.title}</span>
              <Icon
                name="arrow-right"
                size={18}
                className="mr-2 text-text-soft group-hover:text-accent"
              />
            </button>
          </li>
        ))}
      </ul>
      {demo.lastTalk?.industry === undefined ? null : (
        <LastTalk talk={demo.lastTalk} industry={demo.lastTalk.industry} demo={demo} />
      )}
      <p className="text-text-soft text-small">
        Not you?{" "}
        <button type="button" onClick={demo.forgetVisitor} className="text-link">
          Forget me on this device
        </button>
      </p>
    </div>
  );
}

/** A button that resumes the last conversation. */
function LastTalk({ talk, industry, demo }: { talk: Talk; industry: IndustryId; demo: Demo }) {
  const last = talk.messages.findLast(({ type }) => type === "user");
  return (
    <div className="border-secondary border-l-2 bg-tint px-4 py-3">
      <p className="text-small text-text-soft">
        Your last conversation, {scenarioOf(industry).title}
      </p>
      <p className="mt-1 line-clamp-2 wrap-anywhere">
        <Quoted>{last?.text ?? ""}</Quoted>
      </p>
      <button type="button" onClick={() => demo.resumeTalk(talk)} className="mt-2 text-link">
        Pick up where you left off
      </button>
    </div>
  );
}
