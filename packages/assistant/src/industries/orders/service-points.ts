import type { Points } from "../../knowledge/types.ts";

/**
 * Specific questions about the customer service facts, with their direct answers. “{name}” is a placeholder, as in
 * the facts.
 */
export const servicePoints: Points = {
  delivery_period: [
    [
      /\btoo (?:late|long|slow)\b|\b(?:today|tonight|tomorrow|right now|asap)\b/,
      "The fastest way is store pickup, which is free and ready in two hours. Express comes {express}.",
    ],
    [
      /\b(?:tomorrow|overnight|next day|today|asap|fast\w*|quick\w*|urgent\w*|soon|express|rush)\b/,
      "Express comes {express}. Standard takes {standard}.",
    ],
    [
      /\b(?:abroad|international\w*|overseas|europe|canada|uk|germany|france|spain|outside)\b/,
      "International delivery takes {abroad}.",
    ],
    [/./, "Standard takes {standard}. Express comes {express}."],
  ],
  delivery_options: [
    [
      /\btoo (?:late|long|slow)\b|\b(?:today|tonight|tomorrow|right now|asap)\b/,
      "The fastest way is store pickup, which is free and ready in two hours. Express comes {express}.",
    ],
    [
      /\b(?:tomorrow|overnight|next day|today|express|urgent\w*|fast\w*)\b/,
      "Yes, with express it comes {express}.",
    ],
    [/\b(?:pick ?up|collect\w*|store)\b/, "Yes, store pickup is free and ready in two hours."],
    [/\b(?:locker|parcel shop)\b/, "Yes, to a parcel locker or a shop near you."],
    [
      /\b(?:abroad|international\w*|overseas|europe|canada|uk|germany|france|spain|ship to|deliver to)\b/,
      "Yes, within Europe and to the US and Canada: {abroad}.",
    ],
    [
      /\b(?:saturday|sunday|weekend|evening)\b/,
      "Standard is counted in working days. You’ll see the date at checkout before you pay.",
    ],
    [
      /./,
      "We deliver to your door, a locker or a parcel shop, or you can pick it up at a store in two hours. Standard takes {standard}. Express comes {express}.",
    ],
  ],
  shipping_costs: [
    [/\bexpress\b/, "{shipping}. Express comes {express}."],
    [/\bfree\b/, "Yes, standard delivery is free from {freeFrom}. Below that, it’s {shipping}."],
    [/\breturns?\b/, "Returns are free within the country."],
    [
      /\b(?:abroad|customs|duty|tax|international\w*|overseas|europe|canada|uk|germany|france|spain|australia)\b/,
      "For international orders, you’ll see postage, duty and tax at checkout before you pay, so nothing is due at the door.",
    ],
    [/./, "Shipping is {shipping}, and standard is free from {freeFrom}."],
  ],
  return_policy: [
    [
      /\b(?:used|worn|wore|tried|outdoors|opened|unpacked|box|packag\w*)\b/,
      "It has to be unworn, unused outdoors and complete. You don’t need the box.",
    ],
    [
      /\b(?:sale|reduced|discount\w*)\b/,
      "Yes, you can return sale items too, within {returnDays} days.",
    ],
    [
      /\b(?:free|cost|pay|postage|how much)\b/,
      "We do. Returns are free, by post and in any store.",
    ],
    [
      /\bgifts?\b|\b(?:he|she|they) (?:do|does) not like\b/,
      "Yes, a gift can be returned for a voucher within {returnDays} days, and we don’t tell the buyer.",
    ],
    [
      /\b(?:how long|days|until|deadline|when|period)\b/,
      "You have {returnDays} days from delivery.",
    ],
    [/\bstores?\b/, "Yes, in any store, for free."],
    [
      /./,
      "Yes, within {returnDays} days of delivery, unworn and complete. Returns are free by mail and in any store.",
    ],
  ],
  refund_policy: [
    [
      /\b(?:how long|when|days)\b/,
      "The money goes back the way you paid, within {refundDays} working days after the return arrives.",
    ],
    [
      /./,
      "Yes, you get a full refund on anything returned within {returnDays} days, unworn and complete.",
    ],
  ],
  payment_methods: [
    [
      /\b(?:instal\w*|rates|klarna|later|monthly|split|afterpay|affirm)\b/,
      "Yes, you can pay in three interest-free instalments from $150.",
    ],
    [
      /\b(?:cash on delivery|cod|cash)\b/,
      "No, we don’t offer cash on delivery. You can pay by {payment}.",
    ],
    [/\b(?:crypto|bitcoin|klarna|cheques?|checks?)\b/, "No. You can pay by {payment}."],
    [/\b(?:when|charged)\b/, "We charge a card when the order ships, and PayPal right away."],
    [/\b(?:invoice)\b/, "You can pay by {payment}."],
    [
      /^(?:do|can|is|are)\b.*\b(?:paypal|visa|mastercard|amex|american express|apple ?pay|google ?pay|gift ?cards?|cards?|transfer)\b/,
      "Yes: {payment}.",
    ],
    [/./, "{payment}. We charge a card when the order ships."],
  ],
  cancellation_fee: [
    [
      /./,
      "No, cancelling is free until the parcel is with the carrier. After that it counts as a return, free within {returnDays} days.",
    ],
  ],
  place_order: [
    [
      /\b(?:account|guest|register|sign)\b/,
      "No, you don’t need an account. You can order as a guest.",
    ],
    [
      /\b(?:bulk|many|more than|wholesale|quantity)\b/,
      "For more than ten of one item, write to {mail} and you’ll get one price for all of them.",
    ],
  ],
  recover_password: [
    [
      /\b(?:not (?:get|got|receive\w*|come|arrive\w*)|no (?:mail|email|link)|spam|nothing)\b/,
      "Check your spam folder first, then make sure it’s the address you registered with. The link arrives within two minutes and works once, for one hour.",
    ],
    [
      /./,
      "On the sign-in page, press “Forgot password?” and enter your e-mail. The link arrives within two minutes and works once, for one hour.",
    ],
  ],
  get_invoice: [
    [
      /^(?:do|will|can)\b/,
      "Yes, we e-mail you the PDF, and it’s also under “My account”, “Orders”, “Invoice”.",
    ],
    [/./, "We e-mail it to you as a PDF, and it’s also under “My account”, “Orders”, “Invoice”."],
  ],
  delete_account: [
    [
      /\b(?:how long|undo|back|days)\b/,
      "You have 14 days to change your mind. After that, your profile, addresses and lists are erased.",
    ],
    [
      /./,
      "Sign in, go to “My account”, “Privacy”, “Delete account”, and confirm with your password. You have 14 days to change your mind.",
    ],
  ],
  create_account: [[/\b(?:free|cost)\b/, "Yes, an account is free: {tiers}."]],
  newsletter_subscription: [
    [
      /\b(?:unsubscribe|stop|leave|no more|remove|off)\b/,
      "Press “Unsubscribe” at the bottom of any issue, or use “My account”, “Messages”. Either one works right away.",
    ],
  ],
};
