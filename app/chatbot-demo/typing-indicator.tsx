/** Shown while a reply is pending. */
export function TypingIndicator() {
  return (
    <div
      role="status"
      className="flex shrink-0 items-center gap-2 px-5 pb-3 text-text-soft text-small"
    >
      <span aria-hidden="true" className="flex gap-1">
        <span className="size-1.5 animate-pulse rounded-full bg-secondary" />
        <span className="size-1.5 animate-pulse rounded-full bg-secondary [animation-delay:200ms]" />
        <span className="size-1.5 animate-pulse rounded-full bg-secondary [animation-delay:400ms]" />
      </span>
      The bot is typing
    </div>
  );
}
