import type { ConversationStore } from "@brightkeel/assistant";

/** Conversations of a visitor, for the people who act on leads. */

/** What was said in these conversations, as far as it is stored, a scenario after the other. */
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

/** Deletes conversations, and returns how many there were. */
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
