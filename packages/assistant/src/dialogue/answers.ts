/** Short answers to what was asked, and words that steer the conversation. */

const tail = (words: string) => `(?:[\\s,.!–-]+(?:${words}))*[\\s.!,]*$`;

const yes = new RegExp(
  `^(?:yes|yeah|yea|yep|yup|ya|sure|ok|okay|okey|please do|of course|exactly|correct|right|absolutely|definitely|do it|go ahead|sounds good|fine|solved|perfect|great|it (?:did|does|works|worked)|works|that worked|gladly|with pleasure|pass it on)${tail(
    "please|thanks|thank you|sure|do|it|that|this|go|ahead|pass|on|work|out|sounds|good|great|perfect|fine|to|the|front|desk|ok|okay|yes|right|is|correct|i would|i do|would|love|like|very|much|now|solved|works|worked|did|does|of course|absolutely|works now",
  )}`,
  "i",
);
const no = new RegExp(
  `^(?:no|nope|nah|na|no way|not really|not yet|negative|never|neither|none of (?:these|them|those)|it (?:did|does) ?n.?o?t(?: work| help)?|(?:did|does) ?n.?o?t (?:work|help)|still (?:not|there|the same|broken).{0,20}|i (?:do not|don.?t) (?:think so|want (?:that|this|to|it)))${tail(
    "no|nope|thanks|thank|you|please|still|not|there|yet|the|same|it|that|this|does|did|doesn.?t|didn.?t|don.?t|do|work|works|working|help|helped|helping|nothing|changed|i|can.?t|cannot|can|want|need|think|so|sorry|way|never|really|at|all|for|now|today|just|more|anything|else",
  )}`,
  "i",
);
const stop =
  /^(?:(?:no[ ,]+)?(?:please )?(?:cancel|stop|abort|never ?mind|forget (?:it|that|about it)|leave it|quit|exit|drop it|skip it|not now|i changed my mind|leave it as it is|let.?s stop)(?: (?:that|this|it|please|now|here|everything|all|the (?:booking|quote|ticket|plan|question)))*)[.! ]*$/i;
const repeat =
  /^(?:sorry,? )?(?:(?:can|could|would) you )?(?:please )?(?:repeat(?: that| it| the question| yourself)?|say (?:that|it) again|again|what did you (?:just )?(?:say|ask)|pardon(?: me)?|come again|what was (?:that|the question|your question)(?: again)?|sorry\?|one more time|once more)(?: please)?[?.! ]*$/i;
const restart =
  /^(?:please )?(?:let.?s )?(?:start (?:over|again|anew|from (?:the beginning|scratch))|restart|reset|new conversation|begin again|from the (?:beginning|start)|(?:forget|delete|clear) (?:everything|all of (?:it|that)))(?: please)?[.! ]*$/i;
const back =
  /^(?:please )?(?:can (?:we|i|you) )?(?:(?:go|step|one step|a step) )?(?:back|undo)(?: (?:one|a) step| please| that)*[?.! ]*$|^previous(?: question| step)?[.! ]*$/i;
const goOn =
  /^(?:please |ok(?:ay)?,? |yes,? |actually,? |then )*(?:go on|continue|carry on|keep going|resume|proceed|let.?s (?:go on|continue)|back to (?:the |my |our )?(?:room|booking|quote|plan|campaign|question|return|ticket))(?: please)?[.! ]*$/i;
const recap =
  /^(?:(?:and |so |ok(?:ay)?,? )?(?:what|which room|when|how many) (?:did|have|do) (?:i|we) (?:just )?(?:book|booked|reserve|reserved|choose|chosen|order|ordered|plan|planned|decide|decided|have|got|say|said|ask|asked|agree|agreed|report|reported|discuss|discussed|tell|told)(?: (?:on|about|you|for|so far|now|till now|already|before|again|today|just))*|where (?:were|are) we(?: now)?|what do you (?:know|remember)(?: (?:so far|about me|of me))?|(?:please )?(?:summari[sz]e|recap|sum (?:it|this|that) up|give me a summary)(?: (?:it|that|this|please|so far|our chat|the conversation))*|(?:show|tell) me (?:my|the) (?:quote|booking|plan) (?:again|so far)|what is (?:my|the) (?:quote|plan|booking) (?:now|so far))[?.! ]*$/i;
const bye =
  /^(?:(?:ok(?:ay)?|thanks|thank you|thx|cheers|great|perfect|well|alright|no|nope)[\s,.!]*(?:so much|very much|a lot|for (?:your|the) help|then|all|and)?[\s,.!]*)*(?:good ?bye|bye(?:[ -]?bye)?|cya|see (?:you|ya)(?: later| soon)?|farewell|have a (?:nice|good|great) (?:day|evening|night|one|weekend)|take care|that.?s (?:all|it)(?: for (?:now|today))?|that (?:is|was|will be) all|i am done|i.?m done|good night|ciao)[\s,.!]*(?:then|for now|thanks|thank you|bye|everyone|all)*[\s,.!]*$/i;
const thanks =
  /^(?:ok(?:ay)?|great|perfect|super|good|nice|cool|wow|alright|many|very|well)?[\s,.!]*(?:thanks?|thank you|thx|ty|cheers|much appreciated)(?:[\s,.!]+(?:so much|very much|a lot|a bunch|again|you|then|for (?:your|the|all your|all the) help|for that|for now|anyway|mate|buddy|that (?:was|is) (?:helpful|great|all i needed)))*[\s,.!]*$/i;

const unsure =
  /^(?:(?:well|um+|hm+|sorry)[,.! ]+)*(?:i )?(?:(?:really )?(?:do ?n.?t|do not|have ?n.?t|can.?t) (?:really )?(?:know|have|remember|find|say|decide)(?: (?:it|that|yet|the (?:number|order|ticket|booking)|one|any|my (?:number|order number)|the (?:order|booking|ticket) number))*|no idea|not sure(?: yet)?|(?:dunno|idk)(?: (?:the|my|any) (?:order |booking |ticket )?number)?|how should i know(?: (?:it|that))?|whatever|hard to say|you (?:choose|decide|tell me)|(?:i )?(?:lost|forgot) (?:it|the number|my number))[.! ]*$/i;

const whole = (pattern: RegExp) => (message: string) => pattern.test(message.trim());
export const isYes = whole(yes);
export const isNo = whole(no);
export const isStop = whole(stop);
export const isRepeat = whole(repeat);
export const isRestart = whole(restart);
export const isBack = whole(back);
export const isGoOn = whole(goOn);
export const isRecap = whole(recap);
export const isBye = whole(bye);
export const isUnsure = whole(unsure);
export const isThanks = whole(thanks);

/** “no, the 12th”, “make it three”, “actually for two”. */
export const isCorrection = (message: string): boolean =>
  /^(?:(?:ok(?:ay)?|and|so|hm+|well)[,. ]+)*(?:no|sorry|actually|i meant?|rather|instead|make (?:it|that)|change (?:it|that|the)|not |what if |and if |if |wait|oops|better|and (?:for|with|what about)|what about|how about|or )\b/i.test(
    message.trim(),
  ) || /\b(?:instead|rather)\b/i.test(message);
