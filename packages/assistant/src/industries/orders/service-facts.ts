import type { Knowledge } from "../../knowledge/types.ts";

/** Customer service facts, shared by the sample shop and the sample help desk. */
export const serviceKnowledge: Knowledge = {
  place_order: {
    text: "Put what you want in the basket, choose delivery and pay. You’ll get a confirmation with your order number by e-mail within a minute or two. You don’t need an account, since you can order as a guest. For more than ten of one item, write to {mail} and you’ll get one price for all of them.",
    source: "shop",
    next: ["What delivery options do you have?", "How can I pay?", "Is there an app?"],
  },
  order_history: {
    text: "Sign in and open “My account”, then “Orders”. You’ll see every order from the last three years with its confirmation, status and invoice. Ordered as a guest? The link in your confirmation e-mail opens that order. If you give me an order number, I can look it up here.",
    source: "shop",
    next: ["Where is my order?", "I need a copy of my invoice"],
  },
  cancellation_fee: {
    text: "Cancelling is free until the parcel is handed to the carrier. After that it counts as a return, which is free within {returnDays} days for a full refund. You can end a yearly membership anytime. We refund the unused months, and there’s no exit fee.",
    source: "shop",
    next: ["I want to cancel my order", "What is your refund policy?"],
  },
  payment_methods: {
    text: "{name} takes {payment}. We charge your card when the order ships, and PayPal right away. You can pay in three interest-free instalments from $150. We don’t offer cash on delivery. You can save or remove a card under “My account”, “Payment”.",
    source: "shop",
    next: ["My payment did not go through", "I need a copy of my invoice"],
  },
  payment_issue: {
    text: "Let’s figure out which of three it is. Declined: usually your bank wants you to confirm it in its app, so do that and try once more, or use another method. Charged twice: one of the two is usually a hold that drops off in 3–5 days. Paid but no order: the payment didn’t reach us, and the bank returns it automatically. If it’s none of these, {desk} can look up the payment with your order number.",
    source: "shop",
    next: ["I was charged twice", "How can I pay?", "I want to talk to a person"],
  },
  check_invoice: {
    text: "Each invoice is next to its order: “My account”, “Orders”, choose the order, “Invoice”. You’ll see items, tax, discounts and whether it’s paid. If an amount looks wrong, tell me the order number and what you expected.",
    source: "shop",
    next: ["I need a copy of my invoice", "Show my order history"],
  },
  get_invoice: {
    text: "You get the PDF with the shipping e-mail. You can download it again anytime under “My account”, “Orders”, “Invoice”, “Download”. A company name and tax number can be added within 30 days of the order. After that, {desk} can issue a corrected one. As a guest, use the link in your confirmation.",
    source: "shop",
    next: ["I want to see my invoice", "My order has a wrong name on the bill"],
  },
  refund_policy: {
    text: "You get a full refund on anything returned within {returnDays} days, unworn and complete. We like to get the original packaging back but don’t require it. Faulty items are covered for two years, including postage. Gift cards and made-to-measure items are the exceptions. The money goes back the way you paid, within {refundDays} working days after the return arrives.",
    source: "shop",
    next: ["I want a refund", "Where is my refund?", "I want to return an item"],
  },
  refund_status: {
    text: "We send a refund within {refundDays} working days after the return arrives. Your bank may need another 2–3 to show it. You’ll get an e-mail at each step: return received, checked, paid. Give me your order number and I’ll tell you where yours stands.",
    source: "shop",
    next: ["Look up BK-10391", "What is your refund policy?", "I want to talk to a person"],
  },
  set_up_shipping_address: {
    text: "Open “My account”, “Addresses”, “Add address”. You can save up to ten, name them (“Office”, “Parents”) and set one as your default. If a street isn’t recognised, choose “Enter by hand”. You can also type an address just once at checkout without saving it.",
    source: "shop",
    next: ["I want to change my delivery address", "Do you ship abroad?"],
  },
  delivery_options: {
    text: "You have three choices: delivery to your door, to a parcel locker or shop near you, or store pickup (free, ready in two hours). Standard takes {standard}. Express comes {express}. International: {abroad}. You choose at checkout and can still switch until the parcel leaves.",
    source: "shop",
    next: ["What does shipping cost?", "How long does delivery take?"],
  },
  delivery_period: {
    text: "Standard delivery takes {standard}. Express comes {express}. International delivery takes {abroad}. The date you see at checkout already takes weekends and holidays into account. Once the parcel is on its way, the tracking link narrows it down to a two-hour window.",
    source: "shop",
    next: ["What delivery options do you have?", "Where is my order?"],
  },
  shipping_costs: {
    text: "Shipping is {shipping}, and standard is free from {freeFrom}. Returns are free within the country. For international orders, you’ll see postage, duty and tax at checkout before you pay, so nothing is due at the door.",
    source: "shop",
    next: ["How long does delivery take?", "Do you ship abroad?"],
  },
  create_account: {
    text: "Press “Sign in”, then “Create account”, and enter your name, e-mail and a password of at least 12 characters. We’ll e-mail you a link, and once you open it within a day, you’re in. It’s free. There are two kinds: {tiers}. For a company account, check “Business” and add your tax number.",
    source: "shop",
    next: ["I have a problem with registration", "I want to switch to another account"],
  },
  delete_account: {
    text: "Sign in, go to “My account”, “Privacy”, “Delete account”, and confirm with your password. It takes effect right away. You have 14 days to change your mind, and then your profile, addresses and lists are erased. We keep invoices for as long as tax law requires. Open orders are still delivered. Because it’s your account, no one can delete it for you from this chat.",
    source: "shop",
    next: ["I want to edit my account details", "What happens to my data?"],
  },
  edit_account: {
    text: "Everything is under “My account”, “Profile”: name, e-mail, phone, birthday, language, preferences. Changes take effect right away, except for your e-mail address, which you confirm with a link sent to the new one. An order you’ve already placed keeps the old details.",
    source: "shop",
    next: ["I want to change my delivery address", "I forgot my password"],
  },
  switch_account: {
    text: "You can switch between {tiers} under “My account”, “Plan”. Moving up takes effect right away, and you pay the difference for the rest of the year. Moving down takes effect at the next renewal. If you have two logins, choose “Switch user” in the top right corner. Orders stay with the login that placed them.",
    source: "shop",
    next: ["I want to create an account", "Is there a cancellation fee?"],
  },
  recover_password: {
    text: "On the sign-in page, press “Forgot password?” and enter your e-mail address. The link arrives within two minutes and works once, for one hour. Nothing there? Check your spam folder, then make sure it’s the address you registered with. No one on our side can see or send your old password, so please don’t ever type it here.",
    source: "shop",
    next: ["I did not get the reset link", "I cannot log in", "I want to talk to a person"],
  },
  registration_problems: {
    text: "There are three usual causes. The address may already have an account, so use “Forgot password?”. The password may be shorter than 12 characters. Or the confirmation e-mail is in your spam folder, and you can have it sent again after two minutes. If the form itself is stuck, try a private window to rule out an extension. Tell me what message you see and I can be more specific.",
    source: "shop",
    next: [
      "I forgot my password",
      "I did not get the confirmation e-mail",
      "I want to talk to a person",
    ],
  },
  newsletter_subscription: {
    text: "The newsletter comes out every second Thursday. To sign up, enter your address at the bottom of any page and confirm with the link. To unsubscribe, use “Unsubscribe” at the bottom of any issue, or “My account”, “Messages”. Either one works right away. You’ll still get e-mails about your orders, since those aren’t advertising.",
    source: "shop",
    next: ["I want to edit my account details", "Do you have a discount code?"],
  },
  return_policy: {
    text: "You can return anything within {returnDays} days of delivery, unworn, unused outdoors and complete. That includes sale items, but not opened food, gift cards or made-to-measure items. Returns are free by mail and in any store. A gift can be returned for a voucher, and we don’t tell the buyer.",
    source: "shop",
    next: ["I want to return an item", "What is your refund policy?"],
  },
};
