/** Words that add nothing to a question. */
const filler = new Set(
  "a about actually again anything away currently immediately right something straight all also am an and any anyway are as at be been but by can could did do does doing else even ever exactly for from get getting go going got guess had has have having hello help hey hi i if im in is it its just kind know later like lol main me mean meanwhile more my myself need now of oh ok okay on one only or our out people please pls really same say see should so some somehow soon still stuff tell thank thanks that the them then there these they thing things think this those to today too try up us very want was way we well were what while will with would yeah yes yet yo good morning evening afternoon day know you your dear sir madam guys folks hiya heya tho though btw ok thx maybe perhaps sorry".split(
    " ",
  ),
);

/** Returns the content words of a text. */
export const tellingIn = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}']+/u).filter((word) => word !== "" && !filler.has(word));

/** Whether a text consists only of filler words. */
export const leavesNothing = (text: string): boolean => tellingIn(text).length === 0;

/**
 * Whether a message in plain words contains only what a pattern matches, plus filler words, so that a single word of a
 * longer message does not decide.
 */
export const asksOnlyFor = (plain: string, asked: RegExp): boolean =>
  asked.test(plain) && leavesNothing(plain.replace(new RegExp(asked.source, "gi"), " "));
