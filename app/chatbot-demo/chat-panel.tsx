import { limits } from "@brightkeel/contracts";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import paperPlaneRight from "#app/icons/paper-plane-right-duotone.svg?raw";
import { IconShape } from "../ui/icon-shape.tsx";
import { canSend } from "./demo-state.ts";
import { MessageItem } from "./message-item.tsx";
import { MoreBelow } from "./more-below.tsx";
import { ReplyActions } from "./reply-actions.tsx";
import { TypingIndicator } from "./typing-indicator.tsx";
import type { Demo } from "./use-demo.ts";
import { useNewestInView } from "./use-newest-in-view.ts";

/** Messages, suggestions and input: the part that all chats share. */
export function ChatPanel({
  demo,
  inputRef,
}: {
  demo: Demo;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const { state } = demo;
  const inputId = useId();
  const list = useRef<HTMLDivElement>(null);
  // The log appears with its first message in it, which no live region reads out: the input, which gets the focus
  // then, is described by it.
  const welcomeId = useId();
  const [welcome, ...said] = state.messages.filter(({ example }) => example !== true);
  const described = said.length === 0 ? welcome : undefined;

  useNewestInView(list, state);

  // A disabled field loses the focus. The conversation holds it until the reply arrives and then returns it to the
  // field, unless the visitor has moved it elsewhere.
  const waited = useRef(false);
  useEffect(() => {
    const { activeElement: focused, body } = document;
    const isNowhere = focused === null || focused === body || focused.matches(":disabled");
    if (state.loading && isNowhere) list.current?.focus();
    if (waited.current && !state.loading && (isNowhere || focused === list.current))
      inputRef.current?.focus();
    waited.current = state.loading;
  }, [state.loading, inputRef]);

  const submit = () => void demo.send(state.input);
  const pressKey = (event: KeyboardEvent) => {
    // While an input method composes a character, Enter belongs to the input method.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <>
      <div className="relative flex min-h-0 flex-1">
        <div
          ref={list}
          role="log"
          aria-live="polite"
          aria-label="Conversation"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          className="min-w-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 -outline-offset-2 not-focus-visible:fades-y sm:px-5"
        >
          <ol className="grid gap-4">
            {state.messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                demo={demo}
                textId={message.id === described?.id ? welcomeId : undefined}
              />
            ))}
          </ol>
          {state.partial === "" ? null : (
            // Hidden from screen readers, which read the finished message once it is in the list.
            <p
              aria-hidden="true"
              className="mt-4 w-fit max-w-[88%] whitespace-pre-line wrap-anywhere border-secondary border-l-2 bg-tint px-4 py-3"
            >
              {state.partial}
            </p>
          )}
        </div>
        <MoreBelow list={list} length={state.messages.length} />
      </div>
      <TypingIndicator typing={state.loading} />
      <ReplyActions demo={demo} />
      <form
        className="flex shrink-0 items-end gap-2 border-line border-t p-3 sm:px-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor={inputId} className="sr-only">
          Your message
        </label>
        <textarea
          ref={inputRef}
          id={inputId}
          rows={1}
          maxLength={limits.message}
          enterKeyHint="send"
          autoComplete="off"
          placeholder="Type your message…"
          value={state.input}
          disabled={state.loading}
          aria-describedby={described && welcomeId}
          onChange={(event) => demo.typeInput(event.target.value)}
          onKeyDown={pressKey}
          className="field-sizing-content max-h-32 min-h-12 min-w-0 grow resize-none rounded-sm border border-control-border bg-background px-3.5 py-2.5 text-base focus-visible:border-accent focus-visible:outline-offset-0 disabled:opacity-60"
        />
        <button
          type="submit"
          aria-label="Send message"
          disabled={!canSend(state, state.input)}
          className="grid size-12 shrink-0 place-items-center rounded-sm bg-accent text-on-accent hover:bg-accent-strong disabled:bg-line disabled:text-text-soft"
        >
          <IconShape svg={paperPlaneRight} size={22} />
        </button>
      </form>
    </>
  );
}
