import type { ChatReply, IndustryId } from "@brightkeel/contracts";
import { demoData } from "#content/addresses.ts";

/** A question with the assistant's answer to it, which a page shows before a visitor asks. */
export type RecordedAnswer = {
  industry: IndustryId;
  asked: string;
  answered: string;
  sources: NonNullable<ChatReply["sources"]>;
};

/**
 * Taken down from the assistant; `server/recorded-answers.test.ts` asks it again. None depends on the day on which it
 * is asked.
 */
export const recordedAnswers = {
  /** In the sample hotel's site. */
  wayAndParking: {
    industry: "hospitality",
    asked: "is there parking, and how do we get there from the station",
    answered:
      "Yes, there are 14 spaces in the yard at $14 a night. Free parking by the ferry is five minutes away on foot.\n\nFrom the station it’s 12 minutes on foot down to the water, or three stops on bus 4 to “Ferry”.",
    sources: [
      { label: "Sample hotel: parking", href: `${demoData}/hotel#hotel-parking` },
      { label: "Sample hotel: where we are", href: `${demoData}/hotel#hotel-directions` },
    ],
  },
  /** At the top of the chatbot's page and on the start page. */
  lateArrival: {
    industry: "hospitality",
    asked: "We arrive at 23:40. Is someone there?",
    answered:
      "Yes, 23:40 is fine. The front desk is open all night, and your room is held for you.",
    sources: [
      {
        label: "Sample hotel: check-in",
        href: `${demoData}/hotel#hotel-check-in`,
      },
    ],
  },
} as const satisfies Record<string, RecordedAnswer>;
