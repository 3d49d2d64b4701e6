import type { ConversationStore } from "@brightkeel/assistant";

/** A visitor's conversations, for the people who act on leads. */

/** Returns the stored exchanges of these conversations, one scenario after the other. */
export async function exchangesIn(
  store: Pick<ConversationStore, "load">,
  ids: readonly string[],
  now: Date,
): Promise<{ visitor: string; bot: string; helpful?: boolean }[]> {
  const conversations = await Promise.all(ids.map((id) => store.load(id, now)));
  return conversations.flatMap((conversation) =>
    Object.values(conversation?.byIndustry ?? {}).flatMap(({ exchanges }) =>
      exchanges.map(({ visitor, bot, helpful }) => ({
        visitor,
        bot,
        ...(helpful !== undefined && { helpful }),
      })),
    ),
  );
}

/** Deletes conversations, and returns how many existed. */
export async function deleteConversations(
  store: Pick<ConversationStore, "load" | "forget">,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  let there = 0;
  for (const id of ids) {
    if (await store.load(id, now)) there += 1;
    await store.forget(id);
  }
  return there;
}
