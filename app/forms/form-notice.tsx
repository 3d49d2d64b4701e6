import { Alert } from "#app/ui/alert.tsx";
import { referenceWords } from "#content/confirmation.ts";

/** Notice above a valid form that could not be accepted. */
export function FormNotice({ title, text }: { title: string; text: string }) {
  return (
    <Alert title={title}>
      <p className="mt-1">{text}</p>
    </Alert>
  );
}

const sentTitleId = "form-sent";

/** Confirmation in place of a sent form. Takes the focus, and has its title for a name, which is read out then. */
export function FormSent({
  title,
  reference,
  children,
}: {
  title: React.ReactNode;
  reference: string;
  children: React.ReactNode;
}) {
  return (
    <div
      data-focus-first
      role="status"
      aria-labelledby={sentTitleId}
      tabIndex={-1}
      className="border-secondary border-l-4 bg-surface p-6 md:p-8"
    >
      <h2 id={sentTitleId} className="text-h3">
        {title}
      </h2>
      <p className="mt-3 text-text-soft text-small first:mt-0">
        {referenceWords.label}{" "}
        <strong className="my-1 block font-medium font-mono text-h3 text-text">{reference}</strong>{" "}
        {referenceWords.hint}
      </p>
      <div className="mt-6 grid gap-4">{children}</div>
    </div>
  );
}
