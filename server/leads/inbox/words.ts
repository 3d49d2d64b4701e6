import { scenarios } from "#content/chatbot-demo/scenarios.ts";
import { inbox } from "#content/inbox.ts";
import type { Lead } from "../lead.ts";
import type { ShownLead } from "./read.ts";

/** A text with a mark where it is cut. */
export const cutTo = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).toWellFormed().trimEnd()}…` : text;

/** The title of an industry; the stored id if it is unknown. */
export const industryOf = (id: string): string =>
  scenarios.find((scenario) => scenario.id === id)?.title ?? id;

/** The display name of a receiver; the stored name for one of a later release. */
export const receiverOf = (target: string): string =>
  Object.entries<string>(inbox.receivers).find(([name]) => name === target)?.[1] ?? target;

/** What a lead is about, in one line. */
export function aboutOf({ details }: Lead): string {
  switch (details.kind) {
    case "demo":
      return industryOf(details.industry);
    case "contact":
      return [details.topic, details.message].filter(Boolean).join(": ");
    case "application":
      return [details.job, details.message].filter(Boolean).join(": ");
  }
}

const { failed, waiting, delivered, held, skipped } = inbox.deliveries;

/** The state of a delivery, and whether someone should look at it. */
export function stateOf({ state, attempts }: ShownLead["deliveries"][number]) {
  if (state === "delivered") return { word: delivered, isTrouble: false };
  if (state === "dead") return { word: failed, isTrouble: true };
  if (state === "held") return { word: held, isTrouble: false };
  if (state === "skipped") return { word: skipped, isTrouble: false };
  return { word: waiting, isTrouble: attempts > 0 };
}
