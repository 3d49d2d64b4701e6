import type { IndustryId } from "@brightkeel/contracts";
import { businesses } from "../businesses.ts";

/** How each sample business handles contact, complaints and praise, by intent. */
export const deskKnowledge: Readonly<
  Record<IndustryId, Readonly<Record<"contact_customer_service" | "complaint" | "review", string>>>
> = {
  "e-commerce": {
    contact_customer_service: `The sample shop would answer ${businesses["e-commerce"].hours}, by chat, telephone and mail (${businesses["e-commerce"].mail}, a made-up address).`,
    complaint:
      "I am sorry that it went wrong. Tell me the order number and what happened: late, damaged, wrong, or how you were treated. A complaint is answered by a person within one working day, and you get its number by mail.",
    review:
      "Thank you, that is read. You find “Write a review” beside each item under “My account”, “Orders”, from the day of delivery; it appears unchanged with your first name within two days, good or bad. A suggestion may simply go here.",
  },
  hospitality: {
    contact_customer_service:
      "The front desk of the sample hotel is there day and night: dial 0 in the house, or write to desk@harbourhouse.example (a made-up address).",
    complaint:
      "I am sorry that your stay is not as it should be. What happened, and in which room? Anything that can be put right tonight goes to the front desk at once; the rest the duty manager answers by noon of the next day.",
    review:
      "Thank you – we read every word. The day after you leave, an e-mail brings five questions and space for your own words; what you write there appears unchanged, with the month of your stay. What was good, and what was not?",
  },
  marketing: {
    contact_customer_service: "The marketing desk of this scenario is only this chat.",
    complaint:
      "I am sorry about that. Say what went wrong and I make it the first line of what a person reads.",
    review: "Thank you, that is read. A suggestion may simply go here.",
  },
  support: {
    contact_customer_service: `The sample help desk works ${businesses.support.hours}, by ticket, chat and mail (${businesses.support.mail}, a made-up address).`,
    complaint:
      "I am sorry for the trouble. I can open a ticket for the complaint with your words in it; a lead, not the person it is about, answers within one working day.",
    review:
      "Thank you, that is read. A wish for the product goes to “?”, “Suggest”, where others can vote; a suggestion for the desk may simply go here.",
  },
};
