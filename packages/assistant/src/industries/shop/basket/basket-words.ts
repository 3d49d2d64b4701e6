import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** The words around goods by which a customer puts them into the basket, takes them out or changes them. */

/** “Not the wares”, “leave the wares out”, “we have a wares already”. “Wares” stands for the goods. */
export const takesOut = anywhere(wordList`
  without, minus, drop, remove, delete, (leave|take) (out|off|away)( the)? wares,
  (leave|take|put|get) (the )?wares (out|off|away), forget( about)?, never ?mind( about)?, scrap, skip, ditch, lose, cancel,
  get rid of, (do|does|did|will|would) not (really |actually )?(need|want|take|order), no need for, no more wares,
  not( the)? wares, no wares, 1 less, (less|fewer) wares, wares (less|fewer|out|off|away)
`);
const speaker = wordList`i, we, he, she, they, you, the (adults|kids|children|boys|girls), my \w+`;
/** “I HAVE a wares”: needs none. */
export const owns = anywhere(wordList`
  (?<!(can|could|will|would|may|should|do|let us) )${speaker} (already )?(have|has|got|own|owns) (already )?(got )?wares,
  (already (have|has|got|own)|got) wares
`);
/** “wares instead of wares”: the first in the place of the second. */
export const newForOld = /wares (?:\w+ )?(?:instead of|rather than|in place of) (?:the )?wares/;
/** “Swap wares for wares”, “not wares but wares”: the second in the place of the first. */
export const oldForNew =
  /\b(?:swap|replace|change|exchange|trade|switch|not|turn)\b(?: \w+)? wares (?:for|with|to|by|into|but) wares|\binstead of wares wares/;
/** Another of its kind in the place of what there is. */
export const inPlace = anywhere(wordList`
  instead, rather, make (it|that|this|them)( be)?( to)? wares, change (it|that|this|them) (to|for|into) wares,
  (change|swap|switch) to wares, same( \w+)? but( with)? wares, i (mean|meant|said), back to( the)? wares,
  actually( the)? wares, no( the)? wares, prefer, better( the)? wares, go with, (was|were|be) wares
`);
/** What is said again as it should be: “make it three”, “only two”. */
export const setsCount = anywhere(wordList`
  make (it|that|this|them), change (it|that|this|them) to, only, just, i (mean|meant|said), no wait, not \d, no, actually,
  rather, in all, altogether
`);
/** Beside what there is. */
export const addsTo = anywhere(wordList`
  add\w*, also, too, as well, plus, another, extra, more, on top, throw in, back in, in addition,
  (put|get) (the )?wares (in|back), with wares, include
`);
/** What was bought before, and goes back or broke, is in no basket; nor is what is only compared. */
export const ofElse = anywhere(wordList`
  bought, ordered, paid, sent, arrived, return\w*, refund\w*, (send|give|bring|take)( \w+){0,2} back, or wares, compare\w*,
  versus, vs, better, differ\w*, between, which, broke\w*, weigh more, i had, we had, used
`);
/** “How much each” asks for a share. */
export const asksShare = /\b(?:each|per (?:person|head|one)|a head|split|divided)\b/;
export const collects =
  /\b(?:collect(?:ing|ed)?|pick(?:ing)? ?(?:it |them |that |all )?up|pickup)\b/;
/** Words by which one buys. */
export const takes =
  /\b(?:take|need|want|wanted|get|buy|order|add|put|give|choose|pick|go (?:for|with)|would like|i will have|we will have|looking for)\b/;
/** “Same in size L”. */
export const inVariant =
  /\b(?:size|in) (?:size )?(s|m|l|small|medium|large|black|rust|moss green|green|navy)$/;
/** “Both wrapped”, “as a gift”. */
export const wraps = anywhere(wordList`
  (gift ?)?wrap(ped|ping)?( up)?( in)?( gift)?( paper)?, as (an? )?(gift|present)s?, gift ?wrap\w*
`);
export const notWrapped =
  /\b(?:not|no|without|un|stop|cancel|drop|remove)(?: the| any)? ?(?:gift ?)?wrap(?:ped|ping)?\b/;
/** “If I drop the tent, is …”: asks what would be, and changes nothing yet. */
export const onlySupposes = /\bif (?:i|we) (?:drop|skip|leave|remove|cancel|do not|take out)\b/;
/** “We will take it”: what is spoken of. */
export const takesIt =
  /\b(?:take|buy|order|get|have|go (?:for|with)) (?:it|that|this|them|both|1|those)(?: 1)?\b/;
/** “That with goods”, “and goods too”: beside what is spoken of. */
export const besideIt =
  /\b(?:with|plus) wares\b|^(?:and|with|plus) |\bwares (?:too|also|as well|on top)\b/;
/** So many more of what is there already. */
export const addsMore = /\b(?:add\w*|more|extra|another|plus|on top|throw in)\b/;
/** “I only want the Ember”: and nothing else. */
export const onlyThat = /\b(?:just|only) (?:\w+ ){0,2}wares\b/;
/** What was done with an order that exists. */
export const ofPast =
  /\b(?:returned|bought|ordered|refund\w*|sent (?:it|them|that) back|never (?:came|arrived))\b/;
export const ofTwo = /\b(?:together|both|the two)\b/;
/** “2 of each”, “one of both”. */
export const ofEach =
  /\b(?:(\d{1,2}) of (?:each|both|either|every ?(?:thing|one))|(\d{1,2}) (?:of )?them all)\b/;
/** “2 of those”, “make it 3”, “just one”: so many of what was spoken of last. */
export const ofLast =
  /^(?:\D{0,40} )?(\d{1,2})(?: (?:pieces|pcs|of (?:them|those|these|it|that)|please|then|instead|only|in total|x))*$/;
/** “Two of those”. */
export const ofThose = /\b(\d{1,2}) of (?:them|those|these|it|that)\b/;
/** “Another one”, “one more of those”. */
export const oneMore =
  /\b(?:another|(?:an |1 )(?:more|extra)|a second)(?: 1| of (?:them|those|these|it|that))?$|\b(\d) more(?: of (?:them|those|these|it|that))?$/;
/** “Remove one”, “one less”. */
export const oneLess =
  /\b(?:(?:remove|drop|delete|cancel|minus|without|take) (?:out |off )?(\d)|(\d) less|(\d) fewer)\b/;
/** “One of the five was the warm one”, “the Ember for one of us”: so many of those that there are. */
export const someOf =
  /\b(\d) of (?:the|them|those|these|our|my)(?: \d)?\b|\bfor (\d) of us\b|\bfor (?:me|him|her|myself|my \w+)$/;

export const asksSum = anywhere(wordList`
  total, altogether, all together, in all, all in, sum, price, cost\w*, how much, comes? to,
  (what|how much) (is|do|does|would|will|am)( (it|that|this|they|i|we|all|both|everything|now)){1,2}( (be|cost|pay\w*|make|owe|come|total|to pay|have to pay))?, owe, afford, (still )?(within|under|below|in) (my |our |the |that )?(budget|limit|[$]?\d{2,3}), add(s)? up to, what is in (my|the) (basket|cart)
`);
export const asksWeight = anywhere(wordList`weigh\w*, weights?, heavy`);
/** “Each piece”, “the three weights”: apart, as well as together. */
export const asksEach = anywhere(
  wordList`each (piece|item|one|of them|thing)?, every (piece|item), all weights, single, separately, one by one`,
);
export const ofIt = /\b(?:it|this|that|one|1|they|wares)\b/;
/** “All that together”, and not one of it. */
export const ofAllTogether = anywhere(wordList`
  all, altogether, together, total, both, everything, the lot, whole, in all, of that, of it, of them, of those, combined
`);
export const asksExpress = /\bexpress\b/;
export const noExpress =
  /\b(?:without|no|not) express\b|\b(?:standard|normal|regular) (?:delivery|shipping|post)\b/;
/** “Could I afford”, “can we get”: asks whether. */
export const asksWhether = /^(?:(?:so|and|ok|well|then|but) )*(?:can|could|would|will|do|am|is)\b/;

/** “Two, I said, not one”: only denies a count. */
export const notSoMany = /^(?:and )?not (?:just |only )?\d{1,2}$/;
/** “With the Ember?”, “what if …”: asks what would be then. */
export const supposes =
  /\b(?:with|without|instead|if|rather|plus|would it be|can i get|can we get|another|more)\b|^(?:and|or) /;
/** “Could you make it two”. */
export const asksToChange =
  /^(?:\w+ ){0,2}(?:can|could) (?:i|we|you) (?:please )?(?:make|add|change|put)\b/;

/** Words that a clause about the basket is made of, beside the goods. */
const ofBasket = new Set(
  `hi hello hey hmm hm um oh ah well ok okay yes yeah yep no nope nah right fine good great super perfect cool thanks thank
  please sorry wait now then so and or but also too as actually just only maybe perhaps rather instead again still really
  after all first at anyway of course lol both not sounds looks let us me i we you my our your he she they it that this
  them those these the a an for to with without in into on be is are was were if what do does did can could would will may
  should am have has had like love take taking need needs want wanted get getting buy buying order ordering go going add
  adding put place give send make choose pick decided keep back out off away up change changed swap switch replace exchange
  remove drop delete leave forget about scrap skip ditch lose cancel get rid minus plus less fewer more another extra one
  ones two each same other every everything together over top along besides basket cart list looking look mean meant said
  say think guess already got own pieces pcs x piece item items times myself himself herself wife husband son daughter friend mother father
  dad mum mom brother sister girlfriend boyfriend kids much expensive dear bit final afford rest how total altogether sum
  price prices cost costs come comes pay paying owe grand amount weigh weighs weight weights heavy kilos express delivery
  shipping postage included including by via free standard normal regular throw combined lot whole ll d there here collect pick picking pickup
  still within under below budget limit afford
  house home correct alone shall mind never
  somebody someone person per day today new big small warm cheap`.split(/\s+/),
);

/** “Under 100”: what may be spent, and no count. */
const limits = /\b(?:within|under|below|in) [$]?\d{2,3}\b/g;
const everyWrapping = new RegExp(wraps.source, "gi");

/** Returns the words of a clause that a basket’s are not made of. */
export const strangeTo = (around: string): string[] =>
  around
    .replace(limits, " ")
    .replace(everyWrapping, " ")
    .replace(inVariant, " ")
    .split(/[^\p{L}\p{N}']+/u)
    .filter(
      (word) => word !== "" && word !== "wares" && !/^\d{1,2}$/.test(word) && !ofBasket.has(word),
    );
