import { Alert } from "./alert.tsx";

type ErrorSummaryProps = {
  title: string;
  /** One line for each field: its error, linked to the field by id. */
  errors: readonly { fieldId: string; message: string }[];
};

/** The summary above a form returned with errors, with a link to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  return (
    <Alert title={title}>
      <ul className="mt-2 grid gap-0.5">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} className="inline-block py-px text-link">
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
