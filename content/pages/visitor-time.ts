/** Words about the visitor's own time on the contact page. Apart from the page's, because a script brings them. */
export const visitorTime = {
  /** After the hours as the visitor's clock has them. */
  yours: "your time",
  same: "The same in your time",
  open: "open now",
  closed: "closed now",
  now: "Now",
} as const;
