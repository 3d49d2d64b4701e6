import { useEffect, useRef } from "react";

type ErrorSummaryProps = {
  title: string;
  /** One line a field: what is wrong, linked to the field by its id. */
  errors: readonly { fieldId: string; message: string }[];
};

/** Stands above a form that came back with mistakes, takes the focus, and leads to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new set of errors takes the focus again
  useEffect(() => box.current?.focus(), [errors]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="border-accent border-l-4 bg-surface p-5">
      <h2 className="text-h4">{title}</h2>
      <ul className="mt-2 grid gap-0.5">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} className="inline-block py-px text-link">
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
