import type { IndustryId } from "@brightkeel/contracts";
import type { Step } from "../dialogue/step.ts";
import type { Host } from "../host.ts";
import { roomRecords } from "../industries/hotel/rooms/room-records.ts";
import { catalogue } from "../industries/shop/goods/catalogue.ts";
import type { MissKind, MissStore } from "./misses.ts";
import { withoutPersonalData } from "./scrub.ts";

/** Kinds of misses, by how the message was handled. */
const kinds: Readonly<Record<string, MissKind>> = {
  out_of_scope: "declined",
  ask_back: "asked-back",
  reask: "no-answer",
  moved_on: "declined",
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

/** Records messages that were not understood, without personal data. */
export function createLearner(misses: MissStore, { company, product, services }: Host) {
  const known = [
    company.name,
    ...product.integrations,
    ...product.channels,
    ...services.map(({ title }) => title),
    ...[...catalogue.things, ...roomRecords.things].map(({ name }) => name),
  ];
  const textOf = ({ message, name }: Pick<Heard, "message" | "name">) =>
    withoutPersonalData(message, { name, known });
  const keep = async (heard: Heard, kind: MissKind, guess: Step["guess"]) => {
    const { industry, conversationId, now } = heard;
    const text = textOf(heard);
    // A message without words is not worth recording.
    if (!/\p{L}{2}/u.test(text.replace(/\[\w+\]/g, ""))) return;
    const { intent, certainty = 0 } = guess ?? {};
    await misses.keep({ industry, kind, text, guess: intent, certainty }, conversationId, now);
  };
  return {
    async note(heard: Heard, { handled, guess }: Pick<Step, "handled" | "guess">): Promise<void> {
      const kind = kinds[handled];
      if (kind) await keep(heard, kind, guess);
    },
    /** Records whether the visitor found the reply to this message helpful; `before` is their earlier verdict. */
    async noteFeedback(
      heard: Heard,
      { handled = "" }: { handled?: string },
      { before, helpful }: { before: boolean | undefined; helpful: boolean },
    ): Promise<void> {
      if (before === false && helpful) await misses.withdraw(textOf(heard), heard.conversationId);
      if (before !== false && !helpful)
        await keep(heard, "unhelpful", { intent: handled, certainty: 1 });
    },
  };
}
