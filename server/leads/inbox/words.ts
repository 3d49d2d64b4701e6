import { scenarios } from "#content/chatbot-demo/scenarios.ts";
import { inbox } from "#content/inbox.ts";
import type { Lead } from "../lead.ts";
import type { ShownLead } from "./read.ts";

/** Such as “2026-11-30 09:05”, in UTC. */
export const minuteOf = (time: number): string =>
  Temporal.Instant.fromEpochMilliseconds(time)
    .toZonedDateTimeISO("UTC")
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" })
    .replace("T", " ");

/** A text with a mark where it is cut. */
export const cutTo = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).toWellFormed().trimEnd()}…` : text;

/** The title of an industry; what is stored where there is none of this id. */
export const industryOf = (id: string): string =>
  scenarios.find((scenario) => scenario.id === id)?.title ?? id;

/** A receiver as people call it; one of a later release by the name that is stored. */
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

/** How far a delivery is, and whether somebody should look. */
export function stateOf({ state, attempts }: ShownLead["deliveries"][number]) {
  if (state === "delivered") return { word: delivered, isTrouble: false };
  if (state === "dead") return { word: failed, isTrouble: true };
  if (state === "held") return { word: held, isTrouble: false };
  if (state === "skipped") return { word: skipped, isTrouble: false };
  return { word: waiting, isTrouble: attempts > 0 };
}
