import type { FormProblemCode } from "@brightkeel/contracts";
import { checkGuard, nextMark } from "./form-token.server.ts";
import type { FormAnswer, FormsPort } from "./port.server.ts";
import type { FormResult } from "./result.ts";

/** A field's sentences by what is wrong; `any` for what has no sentence of its own. */
export type FieldWords = Partial<Record<FormProblemCode, string>> & { any: string };

export type NoticeWords = { unseen: string; tooFast: string; expired: string; store: string };

type Receiving<Field extends string> = {
  /** Keeps the marks of different forms apart. */
  form: string;
  data: FormData;
  fields: readonly Field[];
  words: Readonly<Record<string, FieldWords>>;
  notices: NoticeWords;
  sign: FormsPort["sign"];
  now: number;
  /** Checks and stores; gets an id that is the same each time this form is sent. */
  save: (values: Record<Field, string>, id: string) => Promise<FormAnswer>;
};

/**
 * Takes a sent form: stores what it says, or gives it back with everything typed and one sentence for each field that
 * does not fit. Nothing a person typed is ever lost, whatever fails.
 */
export async function receiveForm<Field extends string>(
  receiving: Receiving<Field>,
): Promise<FormResult<Field>> {
  const { form, data, fields, words, notices, sign, now, save } = receiving;
  const values = typedValues(data, fields);
  const again = { sent: false, values, mark: nextMark(sign, form, data, now) } as const;

  const guard = checkGuard(sign, form, data, now);
  if (!guard.ok) {
    const notice = guard.reason === "too-fast" ? notices.tooFast : notices[guard.reason];
    return { ...again, status: 422, errors: {}, notice };
  }
  try {
    const answer = await save(values, guard.id);
    if (answer.ok) return { sent: true, status: 200 };
    const errors = answer.problems.map(({ field, code }) => {
      const sentences = words[field];
      return [field, sentences?.[code] ?? sentences?.any ?? notices.store] as const;
    });
    return { ...again, status: 422, errors: Object.fromEntries(errors), notice: undefined };
  } catch {
    // The store has logged why. To the visitor it is our failure, and the text is still here.
    return { ...again, status: 503, errors: {}, notice: notices.store };
  }
}

function typedValues<Field extends string>(data: FormData, fields: readonly Field[]) {
  const values = fields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === "string" ? value.replace(/\r\n/g, "\n") : ""] as const;
  });
  // Each field is a key of the result, once.
  return Object.fromEntries(values) as Record<Field, string>;
}
