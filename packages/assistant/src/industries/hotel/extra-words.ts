/** Words for what comes along or is left out of a stay. */
export const pet = /\b(?:dogs?|cats?|pets?|puppy|labrador)\b/;
export const car = /\b(?:cars?|parking|vehicles?)\b/;
export const drops = /\b(?:without|no|skip|drop|leave out|minus|not bring\w*|forget)\b/;
