/** Words for extras that are added to or removed from a stay. */
export const pet = /\b(?:dogs?|cats?|pets?|puppy|labrador)\b/;
export const car = /\b(?:cars?|parking|vehicles?)\b/;
export const drops = /\b(?:without|no|skip|drop|leave out|minus|not bring\w*|forget)\b/;
