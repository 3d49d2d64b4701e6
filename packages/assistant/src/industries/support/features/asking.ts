import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { FeatureAspect } from "./feature.ts";

/** Aspects of a feature that can be asked about, specific before general; if two match, the first is answered. */

const it = wordList`it, that, this, them, those, these, one, the`;
const whom = wordList`guests?, viewers?, clients?, customers?, externals?, freelancers?`;

export const asking: readonly (readonly [FeatureAspect, RegExp])[] = [
  [
    "phone",
    anywhere(wordList`
      (on|with|from|in|via) (my |the |a |an |our )?((mobile|smart) ?)?(phone|mobile|iphone|android|ipad|tablet|cell)s?( app)?( (too|as well))?, (the |a )?(phone|mobile|android|iphone) (app|version)
    `),
  ],
  [
    "bulk",
    anywhere(
      wordList`several( of ${it})?( at once)?, (all|many|lots|more than one|multiple)( of ${it})?( at (once|the same time|a time)), in bulk, bulk, one by one, for all( of)? ${it}`,
    ),
  ],
  [
    "guests",
    anywhere(
      wordList`(can|could|may|do|does|are|is|will|for|by|as|and|what about) (our |my |the |a |an )?${whom}( (also|do|use|see|make|add|change|get|allowed|have|access|need))*( (to|it|that))*`,
    ),
  ],
  [
    "sees",
    anywhere(
      wordList`who( (else|on|in|of|from|my|our|the|team|company|here))* (would |could |will )?(sees?|can see|can read|reads?)( (${it}|my|our))?( hours)?, (can|do|will|does) (the )?(others?|everyone|everybody|anyone|colleagues?|boss|manager|people|team)( \w+)? (see|read)( (${it}|my|our))?, (is ${it} )?(visible|public)`,
    ),
  ],
  [
    "who",
    anywhere(wordList`
      who( else)? (can|may|does|do|is allowed|has|is able|sets?)( (do|see|change|set|make|use|to|add|turn|invite|delete))*( ${it})?, (do|must|can) (i|we|you) (have|need|only)?( to)? ?be (an? |the )?(project )?(owner|admin|lead)( to)?,
      (can|may|could) (a |any |every |normal |simple |ordinary |all )*(members?|everyone|everybody|anyone|anybody|employees|users)( (do|make|set|use|change|add))*( ${it})?, (only|just) (for )?(owners|admins|leads)?, (which|what) (role|right|permission)s?, (can|could|may) (my |our |a |another |the )?(colleague|boss|assistant|coworker|manager)s? (do|make|set|change|add)( ${it})?( for (me|us))?, (need|have) (to be )?(admin|owner|special|any)( (rights|permissions?|access))?
    `),
  ],
  [
    "told",
    anywhere(
      wordList`(do|does|will|is|are|would) (the )?(he|she|they|people|others|everyone|everybody|anyone|person|colleagues?|team|guest|client|user)( \w+)? (get|be|notified|told|informed|know|hear)( (told|notified|informed|about|a|an|of|notification|e-?mail|mail|${it}))*, (does|will|do|would) ${it} (tell|notify|inform|mail|e-?mail|alert|warn)( (people|them|him|her|everyone|everybody|others|anyone|the team|my team|users|members))?, notif(y|ies) (them|people|others|the person)`,
    ),
  ],
  [
    "undo",
    anywhere(wordList`
      undo( ${it})?, (take|get|bring|put)( ${it})? back, revers(e|ible)( ${it})?, (turn|switch)( ${it})? off( again)?, (stop|remove|delete|disable|cancel|end|revert)( ${it})?( again)?, get rid of( ${it})?, change(d)? (my|our) minds?, by (mistake|accident), (if|when|in case) (i|we|it|something|someone)( (do|did))? (mess(es)?( it)? up|make a mistake|mistake|goe?s? wrong|break it|regret it)
    `),
  ],
  [
    "limit",
    anywhere(
      wordList`how (many|big|large|far back|long)( (can|could|may|do|does|are|is|there|i|we|you|have|make|add|use|go|be|kept|stay|of|${it}))*, (is there |any |a |the ){0,3}(limits?|maximum|max|cap|quota)( (on|of|to|for))?( (${it}|how many))*, unlimited, limited, rate limits?`,
    ),
  ],
  [
    "price",
    anywhere(wordList`
      (which|what|every|all|any|our|my) plans?( (do|does|need|needed|has|have|is|are|i|we|you|for|in|on|${it}))*, (on|in|with|for|part of|included in) (the )?(free|team|business)( (plan|version|tier))?( (too|as well))?, (how much|what)( (does|do|is|would|will))?( ${it})? (cost|price)s?( ${it})?, how much, costs?( (extra|more|money|anything|something))?,
      extra( (cost|charge|fee)s?)?, (is ${it} )?(for )?free( of charge)?, included, charged?( for| extra)*, pay( (for|extra|more))*( ${it})?, (need|have) to upgrade, paid( (plan|feature|extra))?, price, fees?
    `),
  ],
  [
    "export",
    anywhere(
      wordList`(export|download|print|save)( ${it})?( (as|to|out|in))?( (an? )?(excel|csv|pdf|xlsx|file|list))?, (to|as|in|into) (an? )?(excel|csv|pdf|xlsx)`,
    ),
  ],
  [
    "auto",
    anywhere(
      wordList`(happens?|runs?|goes?|works?|done|sent|send)? ?automatic(ally)?, by (it|them)sel(f|ves), on its own, without me`,
    ),
  ],
  [
    "team",
    anywhere(
      wordList`(for|to|by) (the )?(everyone|everybody|all( of us)?|whole (team|company)|others?|other people|colleagues?|(another|other|someone|somebody)( (person|people|user|else))?|team|all (users|members|people))( (too|as well|at once))?, (set|do|change|turn|force)( ${it})?( on)? for (others?|my colleagues?|everyone|all), on behalf( of( \w+){1,3})?`,
    ),
  ],
  [
    "safe",
    anywhere(
      wordList`(lose|lost|losing|loss)( (any|my|our|the|all|some))*( (data|work|files?|tasks?|comments?|anything|something|everything))?, (is ${it} )?safe, safely, risky?, dangerous, (anything|something|what|data) (be |get |gets )?(lost|deleted|gone|break|breaks)`,
    ),
  ],
  [
    "where",
    anywhere(
      wordList`where( (is|are|do|does|can|could|did|would|has|to))*( (i|we|you|${it}))*( (find|see|go|click|look|get|button|went))*, (can|could|do) not (find|see)( ${it})?, which (menu|button|setting|page|tab)`,
    ),
  ],
  [
    "how",
    anywhere(
      wordList`how( (do|does|can|could|would|should|to|is|are|did|will|come))*( (i|we|you|one|${it}))*( (do|go|about|start|set|up|get|use|work|works|make|change|add|turn|on|enable|create|done))*( ${it})?, (need|want|would like|have|like) to, (show|tell|explain)( (me|us))?( how)?, steps?, instructions?, (help|guide|tutorial)( (with|me|to|for))*, trying to, way to`,
    ),
  ],
  [
    "has",
    anywhere(wordList`
      (is|are) there( (an?|any|some|the|also))?, (do|does|did|can|could|would|will|may|is|are) (i|we|you|it|plumbline|one|the|your|this|that|they)( (also|even|still|actually))*( (have|has|support|offer|do|use|set|make|get|work|works|possible|able|allow|provide|include|come with|add|see|be|let|handle))*( (to|an?|any|some|the))*, possible( to)?, available, supported?, any, got( an?)?, exists?
    `),
  ],
];
