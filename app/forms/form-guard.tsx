export const markField = "form_mark";
/** People never see this field; programs that fill in everything do. */
export const unseenField = "fax_number";

/** The hidden part of a form: when it was rendered, and a field that must stay empty. */
export function FormGuard({ mark }: { mark: string }) {
  return (
    <>
      <input type="hidden" name={markField} value={mark} />
      <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <label>
          Fax (leave this empty)
          <input type="text" name={unseenField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
