/** Details that a change names without a value: each has a field, and a blank if no value is known. */

export const isName =
  /^(?:in )?(?:(?:my|our|the|ur|your|a) )?(?:own |first |full )?(?:business |company |shop |brand |salon |firm )?names?\b(?:.{0,30})$|^who (?:i am|we are|it'?s from|it is from|sent it)$/i;
export const blanks: readonly (readonly [RegExp, field: string, blank: string])[] = [
  [
    /^(?:a|the|my|our)? ?(?:review |booking |google |web ?site )?links?$|^(?:my|our|the) web ?site$/i,
    "link",
    "Here is the link: [link]",
  ],
  [
    /^(?:a|the|my|our)? ?(?:phone |mobile |telephone |contact )?numbers?$/i,
    "phone",
    "You can call us on [number].",
  ],
  [
    /^(?:a|the|my|our)? ?(?:shop |new )?(?:address|location)$/i,
    "address",
    "You’ll find us at [address].",
  ],
  [/^(?:a|the|my|our)? ?(?:opening )?(?:hours|times)$/i, "hours", "We’re open [hours]."],
  [/^(?:a|the|my|our)? ?(?:date|day)s?$/i, "days", "It’s on [day]."],
  [/^(?:a|the|my|our)? ?(?:offer|discount|deal)$/i, "offer", "You get [your offer]."],
  [/^(?:a|the|my|our)? ?prices?$/i, "price", "It’s [price]."],
];
