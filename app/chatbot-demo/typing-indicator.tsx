/**
 * Says while a reply is pending that the bot types. Always in the page: screen readers watch a live region for changes,
 * and many do not read one that arrives together with its words.
 */
export function TypingIndicator({ typing }: { typing: boolean }) {
  return (
    <div role="status" className="shrink-0">
      {typing ? (
        <div className="flex items-center gap-2 px-5 pb-3 text-text-soft text-small">
          <span aria-hidden="true" className="flex gap-1">
            <span className="size-1.5 animate-pulse rounded-full bg-secondary" />
            <span className="size-1.5 animate-pulse rounded-full bg-secondary [animation-delay:200ms]" />
            <span className="size-1.5 animate-pulse rounded-full bg-secondary [animation-delay:400ms]" />
          </span>
          The bot is typing
        </div>
      ) : null}
    </div>
  );
}
