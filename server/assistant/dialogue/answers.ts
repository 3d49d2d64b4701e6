/** Short answers to what was asked, and words that steer the conversation. */
const yes =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|please do|of course|exactly|correct|right|absolutely|definitely|do it|go ahead|sounds good|fine|solved|it (?:did|does|works|worked)|yes[ ,].{0,40})[.! ]*(?:please|thanks|thank you)?[.! ]*$/i;
const no =
  /^(?:no|nope|nah|not really|not yet|no[ ,].{0,40}|negative|it (?:did|does) ?n.?t(?: work| help)?|still (?:not|there|the same|broken).{0,20}|never)[.! ]*(?:thanks|thank you)?[.! ]*$/i;
const stop =
  /^(?:(?:no[ ,]+)?(?:cancel|stop|abort|never ?mind|forget (?:it|that|about it)|leave it|quit|exit|drop it|skip it|not now|i changed my mind|leave it as it is)(?: (?:that|this|it|please|the (?:booking|quote|ticket|plan)))?)[.! ]*$/i;
const repeat =
  /^(?:(?:can|could|would) you )?(?:please )?(?:repeat(?: that| it| please)?|say (?:that|it) again|again|what did you (?:say|ask)|pardon|come again|what was (?:that|the question)|sorry\?|once more)[?.! ]*$/i;
const restart =
  /^(?:start (?:over|again)|restart|reset|new conversation|begin again|from the beginning)[.! ]*$/i;

export const isYes = (message: string): boolean => yes.test(message.trim());
export const isNo = (message: string): boolean => no.test(message.trim());
export const isStop = (message: string): boolean => stop.test(message.trim());
export const isRepeat = (message: string): boolean => repeat.test(message.trim());
export const isRestart = (message: string): boolean => restart.test(message.trim());
/** “no, the 12th”, “make it three”, “actually for two”. */
export const isCorrection = (message: string): boolean =>
  /^(?:no|sorry|actually|i meant?|rather|instead|make (?:it|that)|not |wait|oops|better|and (?:for|with|what about)|what about|how about|or )\b/i.test(
    message.trim(),
  ) || /\b(?:instead|rather)\b/i.test(message);
