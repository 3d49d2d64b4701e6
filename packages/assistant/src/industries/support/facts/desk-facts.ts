import type { IndustryId } from "@brightkeel/contracts";
import { businesses } from "../../businesses.ts";

/** How each sample business handles contact, complaints and praise, by intent. */
export const deskKnowledge: Readonly<
  Record<IndustryId, Readonly<Record<"contact_customer_service" | "complaint" | "review", string>>>
> = {
  "e-commerce": {
    contact_customer_service: `The sample shop would be open ${businesses["e-commerce"].hours}, by chat, phone and e-mail (${businesses["e-commerce"].mail}, a made-up address).`,
    complaint:
      "I’m sorry that went wrong. Tell me the order number and what happened: was it late, damaged, wrong, or about how you were treated? A person answers complaints within one working day, and you’ll get the number by e-mail.",
    review:
      "Thank you, we’ve read that. You’ll find “Write a review” next to each item under “My account”, “Orders”, from the day of delivery; it appears unedited with your first name within two days, good or bad. You can leave a suggestion right here.",
  },
  hospitality: {
    contact_customer_service:
      "The sample hotel’s front desk is open day and night: dial 0 in the building, or write to desk@harbourhouse.example (a made-up address).",
    complaint:
      "I’m sorry your stay isn’t what it should be. What happened, and in which room? Anything that can be fixed tonight goes to the front desk right away; the duty manager answers the rest by noon the next day.",
    review:
      "Thank you – we read every word. The day after you leave, you’ll get an e-mail with five questions and space for your own words; what you write appears unedited, with the month of your stay. What did you like, and what didn’t you?",
  },
  marketing: {
    contact_customer_service: "In this scenario, the marketing desk is only this chat.",
    complaint:
      "I’m sorry about that. Tell me what went wrong, and I’ll make it the first line of what a person reads.",
    review: "Thank you, we’ve read that. You can leave a suggestion right here.",
  },
  support: {
    contact_customer_service: `The sample help desk is open ${businesses.support.hours}, by ticket, chat and e-mail (${businesses.support.mail}, a made-up address).`,
    complaint:
      "I’m sorry for the trouble. I can open a ticket for your complaint with your words in it; a lead, not the person it’s about, answers within one working day.",
    review:
      "Thank you, we’ve read that. Ideas for the product go to “?”, “Suggest”, where others can vote; you can leave a suggestion for the desk right here.",
  },
};
