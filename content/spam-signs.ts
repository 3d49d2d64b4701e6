/** Signs of spam, in the words shown beside a lead. */
export const spamSigns = {
  "hidden-field": "A field that people do not see was filled in.",
  "too-fast": "It was filled in faster than a person types.",
  "foreign-form": "It did not come from a form of ours.",
  "no-browser": "No browser sent it.",
  "wrong-clock": "Its time is a day or more away from ours.",
  links: "It holds several links.",
  "many-links": "It holds many links.",
  "link-in-name": "There is a link where a name should be.",
  markup: "It holds code of links, as programs write it.",
  phrase: "It says what spam says.",
  phrases: "It says several things that spam says.",
  "mixed-letters": "Words mix letters of two scripts that look alike.",
  "other-script": "Name and message are written in different scripts.",
  "random-letters": "A name is made of random letters.",
  "same-words": "Several fields hold the same words.",
  capitals: "It is written in capitals.",
  "throwaway-address": "The address is of a service for throwaway addresses.",
  "sent-before": "Someone else sent the same text in the last week.",
  "sent-often": "Several others sent the same text in the last week.",
} as const;

export type SpamSign = keyof typeof spamSigns;
