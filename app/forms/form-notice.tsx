import { useEffect, useRef } from "react";

/** Notice above a valid form that could not be taken. Takes the focus. */
export function FormNotice({ title, text }: { title: string; text: string }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another notice takes the focus again
  useEffect(() => box.current?.focus(), [text]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="border-accent border-l-4 bg-surface p-5">
      <h2 className="text-h4">{title}</h2>
      <p className="mt-1">{text}</p>
    </div>
  );
}

/** Confirmation in place of a sent form. Takes the focus. */
export function FormSent({ title, children }: { title: string; children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="border-secondary border-l-4 bg-surface p-6 md:p-8"
    >
      <h2 className="text-h3">{title}</h2>
      <div className="mt-3 grid gap-4">{children}</div>
    </div>
  );
}
