export const tokenField = "form_token";
/** Honeypot: hidden from people, filled in by programs that fill in everything. */
export const honeypotField = "fax_number";

/** The form's hidden fields: the signed token of its rendering and the honeypot. */
export function FormGuard({ token }: { token: string }) {
  return (
    <>
      <input type="hidden" name={tokenField} value={token} />
      <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <label>
          Fax (leave this empty)
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
