/** Result of a sent form: stored, or returned with everything typed and its errors. */
export type FormResult<Field extends string> =
  | { sent: true; status: 200; reference: string; values: Record<Field, string> }
  | ({ sent: false } & ReturnedForm<Field>);

export type ReturnedForm<Field extends string> = {
  /** 422: a problem in the form; 503: a failure on our side. */
  status: 422 | 503;
  values: Record<Field, string>;
  /** Sentences by field. */
  errors: Partial<Record<string, string>>;
  /** Message about the form as a whole. */
  notice: string | undefined;
  token: string;
};
