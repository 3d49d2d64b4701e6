/** What keeps conversations, misses and tokens in a database, for commands that need nothing else of the assistant. */

export {
  type AssistantTables,
  assistantMigrations,
  createStoredConversations,
} from "./conversation-store.ts";
export { createStoredMisses } from "./learning/misses.ts";
export { createStoredTokens } from "./model/token-budget.ts";
