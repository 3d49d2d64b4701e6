import type { Points } from "../../knowledge/types.ts";

/**
 * Specific questions about the customer service facts, with their direct answers. “{name}” is a placeholder, as in
 * the facts.
 */
export const servicePoints: Points = {
  delivery_period: [
    [
      /\btoo (?:late|long|slow)\b|\b(?:today|tonight|tomorrow|right now|asap)\b/,
      "The fastest is to collect it from a store: free, ready in two hours. Express comes {express}.",
    ],
    [
      /\b(?:tomorrow|overnight|next day|today|asap|fast\w*|quick\w*|urgent\w*|soon|express|rush)\b/,
      "Express comes {express}; standard takes {standard}.",
    ],
    [
      /\b(?:abroad|international\w*|overseas|europe|canada|uk|germany|france|spain|outside)\b/,
      "Abroad it takes {abroad}.",
    ],
    [/./, "Standard takes {standard}, express comes {express}."],
  ],
  delivery_options: [
    [
      /\btoo (?:late|long|slow)\b|\b(?:today|tonight|tomorrow|right now|asap)\b/,
      "The fastest is to collect it from a store: free, ready in two hours. Express comes {express}.",
    ],
    [
      /\b(?:tomorrow|overnight|next day|today|express|urgent\w*|fast\w*)\b/,
      "Yes, with express it comes {express}.",
    ],
    [
      /\b(?:pick ?up|collect\w*|store)\b/,
      "Yes, collecting from a store is free, and ready in two hours.",
    ],
    [/\b(?:locker|parcel shop)\b/, "Yes, to a parcel locker or a shop near you."],
    [
      /\b(?:abroad|international\w*|overseas|europe|canada|uk|germany|france|spain|ship to|deliver to)\b/,
      "Yes, within Europe and to the US and Canada: {abroad}.",
    ],
    [
      /\b(?:saturday|sunday|weekend|evening)\b/,
      "Standard counts working days; at the checkout you see the day before you pay.",
    ],
    [
      /./,
      "To your door, to a locker or parcel shop, or collected from a store in two hours. Standard takes {standard}; express comes {express}.",
    ],
  ],
  shipping_costs: [
    [/\bexpress\b/, "{shipping}. Express comes {express}."],
    [/\bfree\b/, "Yes, standard delivery is free from {freeFrom}; below that it is {shipping}."],
    [/\breturns?\b/, "Returns are free within the country."],
    [
      /\b(?:abroad|customs|duty|tax|international\w*|overseas|europe|canada|uk|germany|france|spain|australia)\b/,
      "Abroad the checkout shows postage, duty and tax before you pay, so nothing is due at the door.",
    ],
    [/./, "Shipping is {shipping}; standard is free from {freeFrom}."],
  ],
  return_policy: [
    [
      /\b(?:used|worn|wore|tried|outdoors|opened|unpacked|box|packag\w*)\b/,
      "It has to be unworn, unused outdoors and complete; the box itself is not required.",
    ],
    [
      /\b(?:sale|reduced|discount\w*)\b/,
      "Yes, sale items can go back too, within {returnDays} days.",
    ],
    [
      /\b(?:free|cost|pay|postage|how much)\b/,
      "We do. Returns are free, by mail and in any store.",
    ],
    [
      /\bgifts?\b|\b(?:he|she|they) (?:do|does) not like\b/,
      "Yes, a gift can be returned for a voucher within {returnDays} days, without the buyer hearing of it.",
    ],
    [/\b(?:how long|days|until|deadline|when|period)\b/, "{returnDays} days from delivery."],
    [/\bstores?\b/, "Yes, in any store, free of charge."],
    [
      /./,
      "Yes, within {returnDays} days of delivery, unworn and complete. Returns are free by post and in any store.",
    ],
  ],
  refund_policy: [
    [
      /\b(?:how long|when|days)\b/,
      "The money goes back the way you paid, within {refundDays} working days after the return has arrived.",
    ],
    [
      /./,
      "Yes, you get the full price back for anything returned within {returnDays} days, unworn and complete.",
    ],
  ],
  payment_methods: [
    [
      /\b(?:instal\w*|rates|klarna|later|monthly|split|afterpay|affirm)\b/,
      "Yes, three instalments without interest are possible from $150.",
    ],
    [
      /\b(?:cash on delivery|cod|cash)\b/,
      "No, cash on delivery is not offered. You can pay by {payment}.",
    ],
    [/\b(?:crypto|bitcoin|klarna|cheques?|checks?)\b/, "No. You can pay by {payment}."],
    [/\b(?:when|charged)\b/, "We charge a card when the order ships, and PayPal right away."],
    [/\b(?:invoice)\b/, "You can pay by {payment}."],
    [
      /^(?:do|can|is|are)\b.*\b(?:paypal|visa|mastercard|amex|american express|apple ?pay|google ?pay|gift ?cards?|cards?|transfer)\b/,
      "Yes: {payment}.",
    ],
    [/./, "{payment}. A card is charged when the order ships."],
  ],
  cancellation_fee: [
    [
      /./,
      "No, cancelling costs nothing until the parcel is with the carrier; after that it counts as a return, free within {returnDays} days.",
    ],
  ],
  place_order: [
    [/\b(?:account|guest|register|sign)\b/, "No, you need no account: ordering as a guest works."],
    [
      /\b(?:bulk|many|more than|wholesale|quantity)\b/,
      "For more than ten of one item, write to {mail} and you get one price for the lot.",
    ],
  ],
  recover_password: [
    [
      /\b(?:not (?:get|got|receive\w*|come|arrive\w*)|no (?:mail|email|link)|spam|nothing)\b/,
      "Look in spam first, then check that it is the address you registered with. The link comes within two minutes and works for one hour, once.",
    ],
    [
      /./,
      "On the sign-in page press “Forgot password?” and enter your e-mail. The link comes within two minutes and works for one hour, once.",
    ],
  ],
  get_invoice: [
    [
      /^(?:do|will|can)\b/,
      "Yes: the PDF comes by e-mail, and is under “My account”, “Orders”, “Invoice”.",
    ],
    [/./, "It comes as a PDF by e-mail, and is under “My account”, “Orders”, “Invoice”."],
  ],
  delete_account: [
    [
      /\b(?:how long|undo|back|days)\b/,
      "You have 14 days to change your mind; then profile, addresses and lists are erased.",
    ],
    [
      /./,
      "Sign in, “My account”, “Privacy”, “Delete account”, and confirm with your password. You have 14 days to change your mind.",
    ],
  ],
  create_account: [[/\b(?:free|cost)\b/, "Yes, an account is free: {tiers}."]],
  newsletter_subscription: [
    [
      /\b(?:unsubscribe|stop|leave|no more|remove|off)\b/,
      "Press “Unsubscribe” at the foot of any issue, or under “My account”, “Messages”; it works at once.",
    ],
  ],
};
