import type { IndustryId } from "@brightkeel/contracts";
import { useEffect, useId, useRef, useState } from "react";
import x from "#app/icons/x-bold.svg?raw";
import { scenarioOf } from "#content/chatbot-demo/scenarios.ts";
import { holdReload } from "../document/reload-guard.ts";
import type { OnDemandProps } from "../islands/on-demand.ts";
import { onPageShown } from "../page-changes/go-to.ts";
import { cx } from "../ui/cx.ts";
import { IconShape } from "../ui/icon-shape.tsx";
import { ChatView } from "./chat-view.tsx";
import { FormView } from "./form-view.tsx";
import { ReturningView } from "./returning-view.tsx";
import { readStoredVisitor } from "./stored-visitor.ts";
import { type Demo, useDemo } from "./use-demo.ts";

/** Delay until the entries are cleared, after the dialog has faded out (docs/specification.md 9.2), in milliseconds. */
const resetDelay = 300;

type DemoDialogProps = OnDemandProps & {
  /** Industry chosen before the demo was opened. A returning visitor goes straight to its chat. */
  industry?: IndustryId;
  /** Question to that industry, asked as soon as the chat begins. */
  question?: string;
};

/**
 * The demo in a native modal dialog, which traps the focus, closes with Escape, and returns the focus to the button
 * that opened it.
 */
export default function DemoDialog({ request, industry, question }: DemoDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const demo = useDemo();
  // The views are mounted only while the dialog is open: each focuses its first control on mounting.
  const [shown, setShown] = useState(false);
  const resetTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const releaseReload = useRef<() => void>(undefined);
  const { open, reset, chooseIndustry, startChat } = demo;

  // Opening also reads the stored visitor and cancels a pending reset.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens it once
  useEffect(() => {
    if (dialog.current?.open) return;
    clearTimeout(resetTimer.current);
    reset();
    open();
    if (industry !== undefined) {
      chooseIndustry(industry, question);
      if (readStoredVisitor() !== undefined) startChat(scenarioOf(industry));
    }
    releaseReload.current = holdReload();
    dialog.current?.showModal();
    setShown(true);
  }, [request]);

  useEffect(() => onPageShown(() => dialog.current?.close()), []);

  useEffect(
    () => () => {
      clearTimeout(resetTimer.current);
      releaseReload.current?.();
    },
    [],
  );

  const closed = () => {
    releaseReload.current?.();
    resetTimer.current = setTimeout(() => {
      reset();
      setShown(false);
    }, resetDelay);
  };

  // The chat has a heading of its own, and both are one header.
  const inChat = shown && demo.state.view === "chatbot";

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={closed}
      className="m-auto max-h-[min(53.75rem,calc(100dvh-3rem))] w-[min(40rem,calc(100vw-1rem))] max-w-none flex-col border border-line bg-surface text-text shadow-[0_30px_80px_-20px_color-mix(in_srgb,var(--color-shadow)_60%,transparent)] backdrop:bg-shadow/60 open:flex max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:border-0"
    >
      <header
        className={cx(
          "flex shrink-0 items-center justify-between pr-2 pl-5",
          inChat ? "-mb-2" : "border-line border-b",
        )}
      >
        <h2 id={titleId} className={inChat ? "label text-text-soft" : "py-3.5 text-h4"}>
          AI Chatbot Demo
        </h2>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label="Close the demo"
          className="grid size-11 place-items-center rounded-sm hover:text-accent"
        >
          <IconShape svg={x} size={20} />
        </button>
      </header>
      {shown ? <CurrentView demo={demo} /> : null}
    </dialog>
  );
}

function CurrentView({ demo }: { demo: Demo }) {
  if (demo.state.view === "chatbot") return <ChatView demo={demo} />;
  return demo.state.returning ? <ReturningView demo={demo} /> : <FormView demo={demo} />;
}
