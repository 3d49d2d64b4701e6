import type { ReplySource } from "@brightkeel/contracts";
import type { ReactNode } from "react";

/** What the visitor asked in the live panel. Its margins grow with the text, whose size is the panel’s. */
export function LiveQuestion({ children }: { children: ReactNode }) {
  return (
    <p className="max-w-[88%] justify-self-end bg-text px-[1em] py-[0.75em] text-background">
      <span className="sr-only">You: </span>
      {children}
    </p>
  );
}

/** What the assistant answered in the live panel, with the places that it names as sources. */
export function LiveReply({
  sources = [],
  children,
}: {
  sources?: readonly ReplySource[] | undefined;
  children: ReactNode;
}) {
  return (
    <div className="border-secondary border-l-2 bg-tint px-[1em] py-[0.75em]">
      <span className="sr-only">Bot: </span>
      {children}
      {sources.length === 0 ? null : (
        <p className="mt-2 font-mono text-small text-text-soft">
          from{" "}
          {sources.map((source, index) => (
            <span key={source.href}>
              {index === 0 ? "" : " · "}
              <a
                href={source.href}
                className="inline-flex min-h-6 items-center underline underline-offset-2 hover:text-accent"
              >
                {source.label}
              </a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
