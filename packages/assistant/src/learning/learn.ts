import type { IndustryId } from "@brightkeel/contracts";
import type { Step } from "../dialogue/step.ts";
import type { Host } from "../host.ts";
import { roomRecords } from "../industries/hotel/room-records.ts";
import { catalogue } from "../industries/shop/catalogue.ts";
import type { MissKind, MissStore } from "./misses.ts";
import { withoutPersonalData } from "./scrub.ts";

/** By how a message was dealt with. What holds no words says nothing. */
const kinds: Readonly<Record<string, MissKind>> = {
  out_of_scope: "declined",
  ask_back: "asked-back",
  reask: "no-answer",
  foreign: "foreign",
};

export type Heard = {
  industry: IndustryId;
  message: string;
  /** As typed into the form. */
  name: string;
  conversationId: string;
  now: Date;
};

/** Keeps what was not understood, without personal data. */
export function createLearner(misses: MissStore, { company, product, services }: Host) {
  const known = [
    company.name,
    ...product.integrations,
    ...product.channels,
    ...services.map(({ title }) => title),
    ...[...catalogue.things, ...roomRecords.things].map(({ name }) => name),
  ];
  const keep = async (
    { industry, message, name, conversationId, now }: Heard,
    kind: MissKind,
    guess: Step["guess"],
  ) => {
    const text = withoutPersonalData(message, { name, known });
    // Nothing but marks says nothing.
    if (!/\p{L}{2}/u.test(text.replace(/\[\w+\]/g, ""))) return;
    const { intent, certainty = 0 } = guess ?? {};
    await misses.keep({ industry, kind, text, guess: intent, certainty }, conversationId, now);
  };
  return {
    async note(heard: Heard, { handled, guess }: Pick<Step, "handled" | "guess">): Promise<void> {
      const kind = kinds[handled];
      if (kind) await keep(heard, kind, guess);
    },
  };
}
