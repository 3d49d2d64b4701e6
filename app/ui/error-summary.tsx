type ErrorSummaryProps = {
  title: string;
  /** One line for each field: its error, linked to the field by id. */
  errors: readonly { fieldId: string; message: string }[];
};

/** The summary above a form returned with errors. It takes the focus and links to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  return (
    <div
      data-focus-first
      role="alert"
      tabIndex={-1}
      className="border-accent border-l-4 bg-surface p-5"
    >
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
