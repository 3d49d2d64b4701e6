/** One sentence of a text: a lead always stays, a warm one and the end may go. */
export type Part = { readonly text: string; readonly of: "lead" | "warm" | "close" };

export const lead = (text: string): Part => ({ text, of: "lead" });
export const warm = (text: string): Part => ({ text, of: "warm" });
export const close = (text: string): Part => ({ text, of: "close" });
