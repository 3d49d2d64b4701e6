import type { FieldRule } from "@brightkeel/contracts";

/** Returns the attributes of an `<input>` that follow from the field's rule. */
export const inputAttributes = ({ type, required, maxLength, autoComplete }: FieldRule) => ({
  required,
  maxLength,
  autoComplete,
  ...(type === "email" || type === "tel" || type === "url" ? { type } : {}),
  ...(type === "url" ? { inputMode: "url" as const } : {}),
});

/** Returns the attributes of a `<textarea>` that follow from the field's rule. */
export const textAreaAttributes = ({ required, maxLength }: FieldRule) => ({ required, maxLength });

/** Returns the attributes of a `<select>` that follow from the field's rule. */
export const selectAttributes = ({ required }: FieldRule) => ({ required });
