/** Keys in the browser's storage (docs/specification.md 9.7). */
const nameKey = "chatbot_user_name";
const emailKey = "chatbot_user_email";

export type Visitor = { name: string; email: string };

/** Who filled in the form on this browser before. Both values are needed; a browser without storage knows nobody. */
export function readStoredVisitor(): Visitor | undefined {
  try {
    const name = localStorage.getItem(nameKey);
    const email = localStorage.getItem(emailKey);
    return name && email ? { name, email } : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the visitor for the next time. Where storage is refused, the form is simply shown again. */
export function storeVisitor({ name, email }: Visitor): void {
  try {
    localStorage.setItem(nameKey, name);
    localStorage.setItem(emailKey, email);
  } catch {
    // Private windows of some browsers refuse storage.
  }
}

/** Forgets the visitor on this browser. What was sent is deleted as the privacy page says. */
export function forgetStoredVisitor(): void {
  try {
    localStorage.removeItem(nameKey);
    localStorage.removeItem(emailKey);
  } catch {
    // Nothing was stored then.
  }
}
