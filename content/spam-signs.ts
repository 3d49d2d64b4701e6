/** Signs of spam, in the words shown beside a lead. */
export const spamSigns = {
  "hidden-field": "A field that people do not see was filled in.",
  "too-fast": "It was filled in faster than a person types.",
  "foreign-form": "It didn’t come from one of our forms.",
  "no-browser": "No browser sent it.",
  "wrong-clock": "Its time is a day or more off.",
  links: "It contains several links.",
  "many-links": "It contains many links.",
  "link-in-name": "There is a link where a name should be.",
  markup: "It contains link code, as programs write it.",
  phrase: "It contains a phrase typical of spam.",
  phrases: "It contains several phrases typical of spam.",
  "mixed-letters": "Words mix letters of two scripts that look alike.",
  "other-script": "Name and message are written in different scripts.",
  "random-letters": "A name is made of random letters.",
  "same-words": "Several fields contain the same words.",
  capitals: "It is written in capitals.",
  "throwaway-address": "The address comes from a service for throwaway addresses.",
  "sent-before": "Someone else sent the same text in the last week.",
  "sent-often": "Several others sent the same text in the last week.",
} as const;

export type SpamSign = keyof typeof spamSigns;
