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
  /** At the top of the chatbot's page, on the start page, and in the sample hotel's site. */
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
