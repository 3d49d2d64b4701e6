import type { FlowSlots } from "../../../../dialogue/types.ts";

/** The kind of text that a channel needs for the same content. */
export function kindFor(channel: string, { kind = "message" }: FlowSlots): string | number {
  const open = /^(?:Facebook|Instagram|LinkedIn|post)$/.test(channel);
  const general = /^(?:message|regulars|newsletter|post|board)$/.test(String(kind));
  if (!general) return kind;
  if (channel === "sign" || channel === "flyer") return "board";
  if (open) return "post";
  return kind === "post" || kind === "board" ? "message" : kind;
}
