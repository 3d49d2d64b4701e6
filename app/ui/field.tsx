import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./icon.tsx";

type FieldFrame = {
  label: ReactNode;
  /** Help between the label and the control. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; undefined when the value is valid. */
  error?: string | undefined;
};

const control =
  "min-h-12 w-full rounded-sm border border-control-border bg-surface px-3.5 py-2.5 text-base text-text placeholder:text-text-soft aria-invalid:border-2 aria-invalid:border-accent";

/** Connects label, hint and error to the control, for all kinds of fields. */
function useFieldIds(hint: ReactNode, error: string | undefined, givenId: string | undefined) {
  const generated = useId();
  const id = givenId ?? generated;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const described = [hintId, errorId].filter(Boolean).join(" ");
  return {
    id,
    hintId,
    errorId,
    aria: {
      "aria-invalid": error === undefined ? undefined : true,
      "aria-describedby": described === "" ? undefined : described,
    } as const,
  };
}

function Frame({
  label,
  hint,
  error,
  id,
  hintId,
  errorId,
  children,
}: FieldFrame & {
  id: string;
  hintId: string | undefined;
  errorId: string | undefined;
  children: ReactNode;
}) {
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {hint === undefined ? null : (
        <p id={hintId} className="text-text-soft text-small">
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={errorId} className="mt-1 font-semibold text-accent text-small">
          {error}
        </p>
      )}
      <div className="mt-1.5">{children}</div>
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  id: givenId,
  className,
  ...rest
}: FieldFrame & ComponentProps<"input">) {
  const { id, hintId, errorId, aria } = useFieldIds(hint, error, givenId);
  return (
    <Frame {...{ label, hint, error, id, hintId, errorId }}>
      <input id={id} className={cx(control, className)} {...aria} {...rest} />
    </Frame>
  );
}

export function TextArea({
  label,
  hint,
  error,
  id: givenId,
  className,
  ...rest
}: FieldFrame & ComponentProps<"textarea">) {
  const { id, hintId, errorId, aria } = useFieldIds(hint, error, givenId);
  return (
    <Frame {...{ label, hint, error, id, hintId, errorId }}>
      <textarea id={id} className={cx(control, "min-h-36", className)} {...aria} {...rest} />
    </Frame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  id: givenId,
  className,
  children,
  ...rest
}: FieldFrame & ComponentProps<"select">) {
  const { id, hintId, errorId, aria } = useFieldIds(hint, error, givenId);
  return (
    <Frame {...{ label, hint, error, id, hintId, errorId }}>
      <div className="relative">
        <select
          id={id}
          className={cx(control, "appearance-none truncate pr-11", className)}
          {...aria}
          {...rest}
        >
          {children}
        </select>
        <Icon
          name="caret-down"
          size={16}
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
        />
      </div>
    </Frame>
  );
}
