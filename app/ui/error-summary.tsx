type ErrorSummaryProps = {
  title: string;
  /** One line a field: what is wrong, linked to the field by its id. */
  errors: readonly { fieldId: string; message: string }[];
};

/** Stands above a form that came back with mistakes, takes the focus, and leads to each field. */
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
