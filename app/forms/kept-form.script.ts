/**
 * Keeps what is typed into a form when the page changes without a full load, and puts it back when the visitor returns
 * by Back or Forward, as browsers do by themselves after a full load. Only in memory: it is gone with the tab.
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#restoring-persisted-state
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By the browser’s key of the history entry. */
const kept = new Map<string, readonly Field[]>();

const fieldsOf = (form: HTMLElement) => [
  ...form.querySelectorAll<Field>("input:not([type=hidden]), textarea, select"),
];

/** @param form takes what was typed when its history entry was left. */
export default function keepForm(form: HTMLElement): void {
  if (!("navigation" in window)) return;
  const { navigation } = window;
  const entry = navigation.currentEntry?.key ?? "";
  refill(fieldsOf(form), kept.get(entry) ?? []);
  navigation.addEventListener("navigate", function keep() {
    // A change of page has replaced it.
    if (!form.isConnected) return navigation.removeEventListener("navigate", keep);
    // The fields themselves keep their values, and files, when they are out of the document.
    kept.set(entry, fieldsOf(form));
  });
}

function refill(fields: readonly Field[], before: readonly Field[]): void {
  for (const field of fields) {
    const typed = before.find(({ name }) => name === field.name);
    if (!typed) continue;
    if (!(field instanceof HTMLInputElement) || field.type !== "file") field.value = typed.value;
    else if (typed instanceof HTMLInputElement) field.files = typed.files;
  }
}
