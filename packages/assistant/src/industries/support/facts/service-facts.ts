import type { Knowledge } from "../../../knowledge/types.ts";

/** What this desk answers differently from a shop: plans need no delivery, and only displays are ordered. */
export const supportServiceKnowledge: Knowledge = {
  place_order: {
    text: "Wall displays, desk displays and mounts can be ordered here at the desk or under “Settings”, “Displays”, “Order”. You’ll get a confirmation by e-mail, with a number that begins with PB-. For more than ten, write to {mail} and you’ll get one price for all of them.",
    source: "support",
    next: ["How can I pay?", "What plans do you have?"],
  },
  order_history: {
    text: "“Settings”, “Displays”, “Orders” lists each display you ordered, with its confirmation, status and invoice. If you give me the number, which begins with PB-, I can look it up here.",
    source: "support",
    next: ["Where is my order?", "Where are our invoices?"],
  },
  cancellation_fee: {
    text: "There’s no cancellation fee. A plan ends with the paid period, and on a yearly plan the unused months are refunded. A display can be cancelled free of charge until the parcel is handed to the carrier.",
    source: "support",
    next: ["How do I cancel the plan?", "What is your refund policy?"],
  },
  payment_issue: {
    text: "Let’s figure out which of three it is. Declined: usually your bank wants you to confirm it in its app, so do that and try once more, or use another method. Charged twice: one of the two is usually a hold that drops off in 3–5 days. Paid, but the plan hasn’t changed: the payment didn’t reach us, and the bank returns it automatically. If it’s none of these, {desk} can look up the payment by ticket.",
    source: "support",
    next: ["I was charged twice", "How can I pay?", "I want to talk to a person"],
  },
  refund_status: {
    text: "We send a refund within {refundDays} working days. Your bank may need another 2–3 to show it. You’ll get an e-mail when it’s on its way. For a display you sent back, give me its number, which begins with PB-.",
    source: "support",
    next: ["What is your refund policy?", "I want to talk to a person"],
  },
  set_up_shipping_address: {
    text: "A plan needs no delivery address. For displays, add one under “Settings”, “Displays”, “Addresses”, or type it once when you order. The address on invoices is under “Settings”, “Plan”, “Billing details”.",
    source: "support",
    next: ["Where are our invoices?"],
  },
  delivery_options: {
    text: "Plumbline itself needs no delivery: you sign in, and it’s there. Displays come to your door. Standard takes {standard}. Express comes {express}. International: {abroad}. You choose when you order and can still switch until the parcel leaves.",
    source: "support",
    next: ["What does shipping cost?", "How long does delivery take?"],
  },
  delivery_period: {
    text: "Plumbline itself needs no delivery. For displays, standard delivery takes {standard}. Express comes {express}. International delivery takes {abroad}. Once the parcel is on its way, the tracking link narrows it down to a two-hour window.",
    source: "support",
    next: ["What delivery options do you have?", "Where is my order?"],
  },
  shipping_costs: {
    text: "Plumbline itself needs no delivery; this is for displays. Shipping is {shipping}, and standard is free from {freeFrom}. Returns are free within the country. For international orders, you’ll see postage, duty and tax at checkout before you pay, so nothing is due at the door.",
    source: "support",
    next: ["How long does delivery take?"],
  },
  switch_account: {
    text: "An owner switches between {tiers} under “Settings”, “Plan”. Moving up takes effect right away, with the prorated difference; moving down at the end of the paid period. If you have two logins, choose “Switch user” in the top right corner; tasks stay with the team they’re in.",
    source: "support",
    next: ["What plans do you have?", "Is there a cancellation fee?"],
  },
  newsletter_subscription: {
    text: "The newsletter comes out every second Thursday. You sign up for it, and out of it, under your bell, “Preferences”, or with “Unsubscribe” at the bottom of any issue. Either one works right away. Invoices and security notices still come, since those aren’t advertising.",
    source: "support",
    next: ["I want to edit my account details"],
  },
  return_policy: {
    text: "You can return a display or a mount within {returnDays} days of delivery, complete and free of charge. A plan isn’t returned but cancelled, under “Settings”, “Plan”.",
    source: "support",
    next: ["I want to return an item", "How do I cancel the plan?"],
  },
};
