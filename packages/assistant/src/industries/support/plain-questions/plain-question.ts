/** A plain question that no other record answers, with what the talk must have been about, if it needs that. */
export type PlainQuestion = {
  asks: string;
  /** Words that the message or the last messages must contain. */
  amid?: string;
  /** Whether the last reply may contain them instead. */
  inReply?: true;
  /** Words of similar messages about something else. */
  not?: string;
  /** Whether it is only meant so as the first message of a conversation. */
  opens?: true;
  /** Whether it takes precedence over the other records. */
  first?: true;
  section:
    | "data_export"
    | "delete_account"
    | "email_notifications"
    | "feature_question"
    | "outage_status"
    | "permissions"
    | "security_incident"
    | "subscription_plan";
  answer: string;
  /** What “yes” to an offer at its end stands for. */
  offer?: string;
  /** Said in its place if it was said before. */
  again?: string;
};
