/** What a conversation holds as agreed. JSON. */

/** An item of the basket, in which size or colour, and how many of it gift wrapped. */
export type BasketItem = {
  id: string;
  count: number;
  variant?: string;
  wrapped?: number;
  /** Whether the assistant proposed it, and the visitor has not taken it yet. */
  proposed?: true;
};

/** A ticket that was opened in the conversation. */
export type OpenedTicket = {
  number: string;
  title: string;
  /** What the visitor told beside the title, in the order in which it was told. */
  told?: string[];
  priority: string;
  at: string;
  /** The numbers of tickets that are read together with it. */
  linked?: string[];
};
