/**
 * Decides when a new version of the site may reload the page (docs/specification.md 7.3): never while someone is
 * using it. While anything holds the reload, it waits for the next change of page.
 */

const holders = new Set<object>();

/** Holds reloads back until the returned function is called. */
export function holdReload(): () => void {
  const holder = {};
  holders.add(holder);
  return () => holders.delete(holder);
}

/** Whether something was typed into a form, which holds the reload without the form's code calling `holdReload`. */
const halfFilled = (form: HTMLFormElement): boolean =>
  [...form.elements].some((element) => {
    if (element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type)) {
      return element.checked !== element.defaultChecked;
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      return element.type !== "hidden" && element.value !== element.defaultValue;
    }
    if (element instanceof HTMLSelectElement) {
      return [...element.options].some((option) => option.selected !== option.defaultSelected);
    }
    return false;
  });

/** Whether the page may be reloaded now without losing anything. */
export const mayReload = (): boolean => holders.size === 0 && ![...document.forms].some(halfFilled);
