import { capital } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { channelNamed } from "../channels/channel-records.ts";
import {
  chosen,
  chosenBefore,
  handledBy,
  inHand,
  ofPlan,
  otherName,
  planOf,
  reply,
  weeksOf,
} from "./held.ts";
import { because, bestOf, platforms, platformsIn } from "./platforms.ts";

/**
 * Which of two channels: one consistent answer for the whole conversation. The plan decides, then previous advice, then
 * the trade; objections are answered to the point, and questions without a noun are about the chosen channel.
 */

const mostWords = 22;

const word = String.raw`[\w’'-]+`;
const all = wordList`google( ads?)?, search( ads?)?, facebook, fb, instagram, insta, ig, tik ?tok, linked ?in, social( media)?, flyers?, leaflets?, posters?, e-?mails?, newsletters?, maps?, ads?`;
const either = new RegExp(
  `\\b${all}(?: ads?)?(?: ${word}){0,2}? (?:or|vs|versus) (?:${word} ){0,3}?${all}\\b`,
  "i",
);
const notAsked = anywhere(
  wordList`(drop|stop|pause|cut|cancel|quit|switch off), (write|make|draft|text|caption|post) (it|this|me|a|an|one) , we (use|have|tried|do|did|run|ran) , cost\w*, how much, cheaper, price, cpc, clicks?, impressions?, roas, roi, (spent|brings?|brought|made)`,
);

/** “Facebook or Google”: one of them, and why. */
function ofTwo(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  if (!either.test(plain) || notAsked.test(plain)) return undefined;
  const options = platformsIn(plain);
  const id = options.length < 2 ? undefined : chosen(turn, options);
  const other = options.find((one) => one !== id);
  if (id === undefined || other === undefined) return undefined;
  const { name } = platforms[id];
  const same = chosenBefore(turn) === id;
  const shown = [id, other].flatMap((one) => channelNamed(platforms[one].channel)?.id ?? []);
  const lead =
    ofPlan(turn) === id
      ? `${name}, as in the plan`
      : same
        ? `Still ${name}`
        : id === "map"
          ? `${name} first`
          : name;
  return reply(
    // “Which is faster?” asks of the two.
    { ...turn, state: { ...turn.state, shown } },
    id,
    `${lead}: ${because(turn, id)}. ${capital(platforms[other].but)}, so leave ${otherName(other)} for now.`,
  );
}

const whichIsIt = /\bwhich (?:one )?is it\b/;
const which =
  /^(?:(?:so|ok|and|but|just tell me|then|well) )*(?:which(?: one| is it| of (?:them|those|these)| now)?|what now|so what)(?: then| now| first)?$/;
/** “Which is it?”: the same as before, in a word. */
function again(turn: Turn): Outcome | undefined {
  const id = inHand(turn);
  const isNext = turn.state.before?.startsWith(handledBy) === true;
  if (id !== undefined && whichIsIt.test(turn.plain))
    return reply(
      turn,
      id,
      `Sorry for the back and forth: ${platforms[id].name}${ofPlan(turn) === id ? ", as in the plan" : ""}. ${capital(because(turn, id))}, and with little money one channel is enough.`,
    );
  if (id === undefined || !isNext || !which.test(turn.plain)) return undefined;
  return reply(
    turn,
    id,
    `${platforms[id].name}, and only that to begin with. Look at it after ${weeksOf(id)}, before you add anything.`,
  );
}

const asksWhy =
  /^(?:(?:but|and|so|ok|hm+) )*why\b|\bwhy (?:tho|though|not|that|this|google|search|facebook|instagram|insta|flyers)\b|\bhow come\b/;
const theyAre = anywhere(
  wordList`(people|ppl|everyone|everybody|customers|clients|they|kids|mates|friends|all|most) (\w+ ){0,3}(are|is|live|hang out|spend \w+ time) (\w+ ){0,2}(on|using), (use|uses|using|on) (\w+ ){0,2}(now|these days|all day|nowadays)`,
);
const bin = anywhere(
  wordList`bin (them|it|those), (throw|threw|chuck) (them|it|those)( \w+)? (out|away), (nobody|no one|noone) reads (them|those|flyers), go(es)? in the bin`,
);

/** “Why search though, people are on Instagram”: the advice stands, and the objection is answered. */
function objected(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  const [refused] = /\bnot\b/.test(plain) ? platformsIn(plain) : [];
  const id = inHand(turn) ?? (refused && bestOf(turn, [refused, "google"]));
  if (id === undefined || turn.state.exchanges.length === 0) return undefined;
  const { name, at } = platforms[id];
  const stated = platformsIn(plain);
  const other = stated.find((one) => one !== id);
  const reason = because(turn, id);
  if (bin.test(plain))
    return reply(
      turn,
      id,
      id === "flyers"
        ? "Most do, so print few: only the streets around you, one offer, and a code to count it."
        : `Most do, which is why I’d stay ${at}: ${reason}.`,
    );
  if (theyAre.test(plain) && other !== undefined)
    return reply(
      turn,
      id,
      `They are, but ${platforms[other].but.replace(/^on \w+ /, "there ")}. Post there for free if you like, and keep the money ${at}: ${reason}.`,
    );
  if (!asksWhy.test(plain)) return undefined;
  // The plan's shares explain what it contains.
  if (planOf(turn) !== undefined && !/\b(?:tho|though|but)\b/i.test(turn.message)) return undefined;
  if (other !== undefined)
    return reply(
      turn,
      id,
      `${/\bnot\b/.test(plain) ? "Because" : `I’d leave ${otherName(other)}:`} ${platforms[other].but}. ${capital(at)}, ${reason.replace(/ there\b/, "")}.`,
    );
  const isNext = turn.state.before?.startsWith(handledBy) === true;
  if (stated.length === 0 && !(isNext && plain.split(" ").length <= 3)) return undefined;
  return reply(
    turn,
    id,
    `Because ${reason}, and with a small budget one channel teaches you more than two. ${name} it is until the numbers say otherwise.`,
  );
}

const halves = anywhere(
  wordList`half (and half|each|on|google|facebook|instagram), (do|use|try|run|take) both, both (of them|then|at once|together|\d), split (it|the money|that), (\d+) each, 50 ?50, fifty fifty`,
);
const twoSums =
  /\b\d+ (?:on |for |in |to )?(?:google|facebook|fb|insta\w*|flyers?|search)\b.{0,20}\b\d+ (?:on |for |in |to )?(?:google|facebook|fb|insta\w*|flyers?|search)\b/;
const asksOpinion = anywhere(
  wordList`dumb, stupid, silly, good idea, bad idea, smart, ok, okay, should (i|we), can (i|we), better, worth, what if, why not, is it, or`,
);

/** “150 on each?”: not with so little. */
function divided(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  const options = platformsIn(plain);
  const isSplit =
    twoSums.test(plain) ||
    (halves.test(plain) && (options.length > 1 || inHand(turn) !== undefined));
  if (!isSplit || !(asksOpinion.test(plain) || turn.message.includes("?"))) return undefined;
  const before = platformsIn(
    turn.state.exchanges
      .slice(-4)
      .map(({ visitor }) => visitor.toLowerCase())
      .join(" "),
  );
  const all = options.length > 1 ? options : [...new Set([...options, ...before])];
  const id = chosen(turn, all.length > 0 ? all : [inHand(turn) ?? "google"]);
  const other = all.find((one) => one !== id);
  if (id === undefined) return undefined;
  return reply(
    turn,
    id,
    `You can, but two halves each take twice as long to show you anything. All of it ${platforms[id].at} first: ${because(turn, id)}. Add ${other === undefined ? "the second" : platforms[other].name} when that pays for itself.`,
  );
}

const judges = anywhere(
  wordList`good or bad, good idea, bad idea, worth (it|trying|the money), any good, waste( of (money|time))?, (is|are) (it|they|that|flyers|leaflets) (any )?(good|bad|dumb|stupid), does (it|that) work, do (they|flyers|leaflets) work`,
);
/** “Flyers, good or bad?”: a verdict consistent with previous advice; other channels have written answers. */
function judged(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const [id, second] = platformsIn(plain);
  if (id !== "flyers" || second !== undefined || !judges.test(plain)) return undefined;
  if (plain.split(" ").length > mostToJudge || /\bhow many\b/.test(plain)) return undefined;
  const first = inHand(turn) ?? bestOf(turn, ["flyers", "google"]) ?? "google";
  const cost = asksCost.test(plain) ? " Allow at least $150 for printing." : "";
  if (state.exchanges.some(({ bot }) => bot.includes(verdict)))
    return reply(turn, first, `Good on a few streets close by, bad across the whole town.${cost}`);
  return first === "flyers"
    ? reply(turn, first, `${verdict}.${cost} Give it ${weeksOf(first)}, then count.`)
    : reply(
        turn,
        first,
        `${verdict}.${cost} ${platforms[first].name} comes first: ${because(turn, first)}.`,
      );
}
const verdict =
  "Flyers are good for the streets around you, with one offer and a code to count them by";
const asksCost = /\b(?:how much|costs?|price)\b/;
const mostToJudge = 12;

const takes = /^(?:ok|okay|fine|right|alright|good|great|then|lets do|let us do)\b/;
/** “OK, Google then”: how it starts. */
function taken(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  const [id, second] = platformsIn(plain);
  const isKnown =
    id !== undefined &&
    second === undefined &&
    (inHand(turn) !== undefined ||
      platformsIn(turn.state.exchanges.at(-1)?.visitor.toLowerCase() ?? "").includes(id));
  if (
    !isKnown ||
    !takes.test(turn.message.toLowerCase()) ||
    turn.message.includes("?") ||
    plain.split(" ").length > mostToTake
  )
    return undefined;
  const first = channelNamed(platforms[id].channel)?.first;
  return first === undefined
    ? undefined
    : reply(
        turn,
        id,
        `${platforms[id].name} it is. To start: ${first}. Then give it ${weeksOf(id)}.`,
      );
}
const mostToTake = 5;

const howLong =
  /^(?:(?:and|so|ok|but) )*(?:how (?:long|soon|fast|quick)|when (?:do|will|would|can) (?:i|we|it))\b/;
const howStart =
  /^(?:(?:and|so|ok|but) )*(?:how (?:do|should|can) (?:i|we) (?:start|begin|do (?:it|that))|what (?:do|should) (?:i|we) do first|where do (?:i|we) (?:start|begin))\b/;
const howKnow = /\bhow (?:do|will|would|can) (?:i|we) (?:know|see|tell|measure)\b/;

/** “How long till I see something?” is about the channel that was chosen a moment ago. */
function ofChosen(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const id = state.before?.startsWith(handledBy) === true ? chosenBefore(turn) : undefined;
  if (
    id === undefined ||
    plain.split(" ").length > 9 ||
    platformsIn(plain).some((one) => one !== id)
  )
    return undefined;
  const channel = channelNamed(platforms[id].channel);
  const { name } = platforms[id];
  if (channel === undefined) return undefined;
  if (howLong.test(plain))
    return reply(turn, id, `About ${weeksOf(id)} with ${name}, then you’ll see which way it goes.`);
  if (howKnow.test(plain)) return reply(turn, id, `With ${name}, watch ${channel.measure}.`);
  if (howStart.test(plain)) return reply(turn, id, `Start like this: ${channel.first}.`);
  return undefined;
}

/** Answers a question of which channel, and what follows from the answer. */
export function choosesChannel(turn: Turn): Outcome | undefined {
  if (turn.plain.split(" ").length > mostWords) return undefined;
  return (
    divided(turn) ??
    ofTwo(turn) ??
    again(turn) ??
    judged(turn) ??
    objected(turn) ??
    taken(turn) ??
    ofChosen(turn)
  );
}
