/** Words that add nothing to what is asked. */
const filler = new Set(
  "a about actually again all also am an and any anyway are as at be been but by can cause could did do does doing else even ever exactly for from get getting go going got guess had has have having help hey hi how i if im in is it its just kind know later like lol main me mean meanwhile more my need no not now of oh ok okay on one only or our out people please pls really same say see should so some soon still stuff tell thanks that the them then there these they thing things think this those to today too try up us very want was we well were what whats when where which while who why will with would yeah yes yet you your".split(
    " ",
  ),
);

/**
 * Whether a message in plain words says only what a pattern matches: nothing is left of it but words that could stand
 * in any sentence. One word of a longer message then decides nothing.
 *
 * @param besides words that may stand beside it, such as the name of the thing in hand.
 */
export function asksOnlyFor(plain: string, asked: RegExp, besides?: RegExp): boolean {
  if (!asked.test(plain)) return false;
  const named = besides ? plain.replace(new RegExp(besides.source, "gi"), " ") : plain;
  const rest = named.replace(new RegExp(asked.source, "gi"), " ");
  return rest.split(/[^\p{L}\p{N}']+/u).every((word) => word === "" || filler.has(word));
}
