export const tokenField = "form_token";
/** Honeypot: hidden from people, filled in by bots that fill in every field. */
export const honeypotField = "fax_number";

/** The form's hidden parts: the signed token, the honeypot, and the notice for when it could not be sent. */
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
      <p
        data-sending-failed=""
        hidden
        role="alert"
        tabIndex={-1}
        className="border-accent border-l-4 bg-surface p-5 hidden:hidden"
      >
        Your device can’t reach us right now. Nothing you wrote is lost: send it again when you’re
        back online.
      </p>
    </>
  );
}
