import { expect, type Locator } from "@playwright/test";

/**
 * Chooses a radio button that is hidden under its label by a click on the label, as visitors do. The click waits until
 * the label stands still and nothing covers it. Pressing the hidden button by force does not, and misses it where a
 * section above is laid out at that moment.
 */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator("xpath=ancestor::label").click();
  await expect(radio).toBeChecked();
}
