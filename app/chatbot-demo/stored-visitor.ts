/** Keys in the browser's storage (docs/specification.md 9.7). */
const nameKey = "chatbot_user_name";
const emailKey = "chatbot_user_email";

export type Visitor = { name: string; email: string };

/**
 * Returns the visitor who filled in the form in this browser before. Both values are required; undefined without
 * storage.
 */
export function readStoredVisitor(): Visitor | undefined {
  try {
    const name = localStorage.getItem(nameKey);
    const email = localStorage.getItem(emailKey);
    return name && email ? { name, email } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the visitor for the next visit. Where storage is refused, the form is simply shown again. */
export function storeVisitor({ name, email }: Visitor): void {
  try {
    localStorage.setItem(nameKey, name);
    localStorage.setItem(emailKey, email);
  } catch {
    // Private windows of some browsers refuse storage.
  }
}

/** Removes the visitor from this browser. Data already sent is deleted as the privacy page describes. */
export function forgetStoredVisitor(): void {
  try {
    localStorage.removeItem(nameKey);
    localStorage.removeItem(emailKey);
  } catch {
    // Without storage, nothing was stored.
  }
}
