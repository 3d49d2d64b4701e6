import type { Knowledge } from "../../knowledge/types.ts";

/** Customer service facts, shared by the sample shop and the sample help desk. */
export const serviceKnowledge: Knowledge = {
  place_order: {
    text: "Put what you want in the basket, choose delivery, pay, and you get a confirmation with your order number by e-mail within a minute or two. You need no account: ordering as a guest works. For more than ten of one item, write to {mail} and you get one price for the lot.",
    source: "shop",
    next: ["What delivery options do you have?", "How can I pay?", "Is there an app?"],
  },
  order_history: {
    text: "Signed in, open “My account”, then “Orders”: every order of the last three years is there with its confirmation, status and invoice. Ordered as a guest? The confirmation e-mail has a link that opens that one order. Give me an order number and I look it up here.",
    source: "shop",
    next: ["Where is my order?", "I need a copy of my invoice"],
  },
  cancellation_fee: {
    text: "Cancelling costs nothing until the parcel is handed to the carrier. After that it counts as a return: free within {returnDays} days, and you get the full price back. A yearly membership can be ended at any time; the months you have not used are paid back and there is no exit fee.",
    source: "shop",
    next: ["I want to cancel my order", "What is your refund policy?"],
  },
  payment_methods: {
    text: "{name} takes {payment}. Your card is charged when the order ships, PayPal at once. Three instalments without interest are possible from $150. Cash on delivery is not offered. You can store or remove a card under “My account”, “Payment”.",
    source: "shop",
    next: ["My payment did not go through", "I need a copy of my invoice"],
  },
  payment_issue: {
    text: "Let us find out which of three it is. Declined: most often the bank wants a confirmation in its app; confirm and try once more, or use another method. Charged twice: one of the two is usually a reservation that falls away in 3–5 days. Paid but no order: the payment did not reach us, and the bank returns it by itself. If none fits, {desk} can see the payment with your order number.",
    source: "shop",
    next: ["I was charged twice", "How can I pay?", "I want to talk to a person"],
  },
  check_invoice: {
    text: "Each invoice is beside its order: “My account”, “Orders”, choose the order, “Invoice”. There you see items, tax, discounts and whether it is paid. If an amount looks wrong, tell me the order number and what you expected.",
    source: "shop",
    next: ["I need a copy of my invoice", "Show my order history"],
  },
  get_invoice: {
    text: "You get the PDF with the shipping e-mail, and again at any time under “My account”, “Orders”, “Invoice”, “Download”. Name and tax number of a company can be put on it within 30 days of the order; after that {desk} issues a corrected one. As a guest, use the link in your confirmation.",
    source: "shop",
    next: ["I want to see my invoice", "My order has a wrong name on the bill"],
  },
  refund_policy: {
    text: "You get the full price back for anything returned within {returnDays} days, unworn and complete; original packing is welcome and not required. Faulty goods: two years, with postage. Gift cards and made-to-measure items are the exceptions. The money goes back the way you paid, within {refundDays} working days after the return has arrived.",
    source: "shop",
    next: ["I want a refund", "Where is my refund?", "I want to return an item"],
  },
  refund_status: {
    text: "A refund leaves within {refundDays} working days of the return’s arrival; your bank may need 2–3 more to show it. You get an e-mail at each step: return received, checked, paid. Give me your order number and I tell you where this one stands.",
    source: "shop",
    next: ["Look up BK-10391", "What is your refund policy?", "I want to talk to a person"],
  },
  set_up_shipping_address: {
    text: "Open “My account”, “Addresses”, “Add address”. You can keep up to ten, name them (“Office”, “Parents”) and mark one as the usual one. If a street is not recognised, choose “Enter by hand”. At the checkout you may also type an address once without saving it.",
    source: "shop",
    next: ["I want to change my delivery address", "Do you ship abroad?"],
  },
  delivery_options: {
    text: "Three ways: to your door, to a parcel locker or shop near you, or collected from a store (free, ready in two hours). Standard takes {standard}; express comes {express}. Abroad: {abroad}. You choose at the checkout and can still switch until the parcel leaves.",
    source: "shop",
    next: ["What does shipping cost?", "How long does delivery take?"],
  },
  delivery_period: {
    text: "Standard delivery takes {standard}. Express comes {express}. Abroad it is {abroad}. The day shown at the checkout already counts weekends and holidays; once the parcel is on its way, the tracking link narrows it to a two-hour window.",
    source: "shop",
    next: ["What delivery options do you have?", "Where is my order?"],
  },
  shipping_costs: {
    text: "Shipping is {shipping}; standard is free from {freeFrom}. Returns are free within the country. Abroad the checkout shows postage, duty and tax before you pay, so nothing is due at the door.",
    source: "shop",
    next: ["How long does delivery take?", "Do you ship abroad?"],
  },
  create_account: {
    text: "Press “Sign in”, then “Create account”: name, e-mail, a password of at least 12 characters. A link arrives by e-mail; open it within a day and you are in. It is free. There are two kinds: {tiers}. For a company account, tick “Business” and add the tax number.",
    source: "shop",
    next: ["I have a problem with registration", "I want to switch to another account"],
  },
  delete_account: {
    text: "Sign in, “My account”, “Privacy”, “Delete account”, and confirm with your password. It takes effect at once; you have 14 days to change your mind, then profile, addresses and lists are erased. Invoices stay for the years that tax law asks for. Open orders are still delivered. Because it is your account, nobody can delete it for you from this chat.",
    source: "shop",
    next: ["I want to edit my account details", "What happens to my data?"],
  },
  edit_account: {
    text: "Everything is under “My account”, “Profile”: name, e-mail, phone, birthday, language, preferences. Changes apply at once, except the e-mail address: that one you confirm by a link sent to the new address. An order that is already placed keeps the old details.",
    source: "shop",
    next: ["I want to change my delivery address", "I forgot my password"],
  },
  switch_account: {
    text: "Under “My account”, “Plan”, you move between {tiers}. Moving up takes effect at once and you pay the difference for the rest of the year; moving down takes effect at the next renewal. If you have two logins, choose “Switch user” in the top right corner; orders stay with the login that placed them.",
    source: "shop",
    next: ["I want to create an account", "Is there a cancellation fee?"],
  },
  recover_password: {
    text: "On the sign-in page press “Forgot password?” and enter your e-mail address. The link comes within two minutes and works for one hour, once. Nothing there? Look in spam, then check that it is the address you registered with. No one on our side can see or send your old password, so please never type it here.",
    source: "shop",
    next: ["I did not get the reset link", "I cannot log in", "I want to talk to a person"],
  },
  registration_problems: {
    text: "The usual three causes: the address already has an account (then “Forgot password?” is the way in); the password is shorter than 12 characters; or the confirmation e-mail sits in spam – it can be sent again after two minutes. If the form itself stays stuck, try a private window, which rules out an extension. Tell me the message you see and I can be more exact.",
    source: "shop",
    next: [
      "I forgot my password",
      "I did not get the confirmation e-mail",
      "I want to talk to a person",
    ],
  },
  newsletter_subscription: {
    text: "The newsletter comes every second Thursday. To join: enter your address at the foot of any page and confirm by the link. To leave: “Unsubscribe” at the foot of each issue, or “My account”, “Messages”; both work at once. Mails about your orders keep coming, since those are not advertising.",
    source: "shop",
    next: ["I want to edit my account details", "Do you have a discount code?"],
  },
  return_policy: {
    text: "You may send anything back within {returnDays} days of delivery, unworn, unused outdoors and complete. Sale items too. Opened food, gift cards and made-to-measure goods are excluded. Returns are free by post and in any store, and a gift can be returned for a voucher without the buyer hearing of it.",
    source: "shop",
    next: ["I want to return an item", "What is your refund policy?"],
  },
};
