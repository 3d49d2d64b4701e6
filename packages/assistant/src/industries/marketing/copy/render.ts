import { capital } from "../../../dialogue/reply/reply.ts";
import { isLong, isPersonal } from "../drafts/channel.ts";
import { shareSaid } from "../drafts/said.ts";
import type { Copy, Purpose } from "./copy.ts";
import { onDay } from "./day.ts";
import { partsOf } from "./parts.ts";
import { promoTitle, renderPromo } from "./promo/render.ts";

/** Renders the record of a text for its channel, in its tone and length. */

const openers: readonly string[] = ["Guess what?", "Big news!", "Hooray!"];
const glad: ReadonlySet<Purpose> = new Set(["event", "place", "left", "job", "thanks"]);
/** Texts to one person, who is greeted by name. */
const toOne: ReadonlySet<Purpose> = new Set(["apology", "reminder", "back"]);
/** Replies and cards begin without a greeting. */
const ungreeted: ReadonlySet<Purpose> = new Set(["review", "job"]);

/** Returns the text, without quotation marks. */
export function renderCopy(copy: Copy): string {
  if (copy.purpose === "promo") return styled(renderPromo(copy), copy);
  const { channel } = copy;
  const parts = partsOf(copy)
    .filter(({ of }) => !copy.short || of === "lead")
    .filter(
      ({ of }) => of !== "warm" || copy.tone !== "plain" || copy.long || copy.purpose !== "event",
    )
    .filter(({ text }) => !copy.banned.some((what) => shareSaid(text, what) >= 0.9));
  const sentences = [
    ...parts.map(({ text }) => text),
    ...(copy.long && glad.has(copy.purpose)
      ? ["Bring a friend if you like, and ask us whatever you’d like to know."]
      : []),
  ];
  const body = toned(sentences, copy);
  if (channel === "sign" || channel === "flyer") return styled(onSign(sentences, copy), copy);
  if (isLong(channel)) return styled(asLetter(body, copy), copy);
  const personal =
    isPersonal(channel) &&
    !ungreeted.has(copy.purpose) &&
    !(copy.purpose === "thanks" && channel === undefined);
  const greeting = !personal || copy.short ? "" : `${greetingOf(copy)} `;
  const text = greeting === "" ? capital(body) : `${greeting}${afterComma(body, copy)}`;
  const sender = [copy.owner, copy.name].filter((one) => one !== undefined && !text.includes(one));
  return styled(sender.length === 0 ? text : `${text} – ${sender.join(", ")}`, copy);
}

function toned(sentences: readonly string[], { tone, purpose, noEmoji, variant }: Copy): string {
  const all = sentences.join(" ");
  if (tone === "fun" && glad.has(purpose))
    return `${openers[variant % openers.length]} ${all.replace(/\.(?=\s|$)/, noEmoji ? "!" : "! 🎉")}`;
  if (tone === "warm" && glad.has(purpose)) return all.replace(/\.$/, "!");
  return all;
}

const greetingOf = ({ audience, tone, channel, purpose }: Copy): string => {
  const who =
    audience === undefined
      ? undefined
      : /^(?:mrs?|ms|dr)\b/i.test(audience)
        ? audience
        : audience.toLowerCase();
  if (toOne.has(purpose) && !/^(?:mrs?|ms|dr)\b/i.test(audience ?? ""))
    return tone === "formal" ? "Dear [name]," : "Hi [name],";
  if (who !== undefined) return `${tone === "fun" ? "Hi" : "Dear"} ${who},`;
  if (tone === "formal") return "Dear customers,";
  return channel === "e-mail" || channel === "letter" ? "Hello [name]," : "Hi all,";
};

/** After a greeting and its comma a sentence goes on in lower case, unless it begins with a name. */
const afterComma = (body: string, { name, owner, what }: Copy): string =>
  /^(?:I\b|\p{Lu}{2}|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter)/u.test(
    body,
  ) ||
  [name, owner, what].some(
    (one) => one !== undefined && /^\p{Lu}/u.test(one) && body.startsWith(one),
  )
    ? body
    : body.charAt(0).toLowerCase() + body.slice(1);

const titles: Readonly<Record<Purpose, (copy: Copy) => string>> = {
  left: ({ left = "places" }) => `Still free: ${left}`,
  job: ({ what = "new colleague" }) => `We’re hiring: ${what}`,
  apology: () => "Our apology",
  review: () => "Your review",
  reminder: ({ on }) => `Your appointment${on === undefined ? "" : ` ${onDay(on)}`}`,
  thanks: () => "Thank you",
  appeal: () => "Will you help?",
  promo: promoTitle,
  back: ({ offer }) => (offer === undefined ? "We’d love to see you again" : capital(offer)),
  closed: ({ on, from }) =>
    `We’re closed${on === undefined ? (from === undefined ? "" : ` from ${from}`) : ` ${on}`}`,
  price: ({ what, from }) =>
    `${what === undefined ? "New prices" : `New price: ${what}`}${from === undefined ? "" : ` from ${from}`}`,
  cancelled: ({ what = "our event" }) => `Cancelled: ${what}`,
  moved: ({ what = "our date", on }) => `New date: ${what}${on === undefined ? "" : `, ${on}`}`,
  place: () => "We’re moving: our new address",
  event: ({ what = "our event", on, from }) =>
    `${capital(what.replace(/^the /, ""))}${(on ?? from) === undefined ? "" : `, ${on ?? from}`}`,
};
/** The subject line of the text as an e-mail. */
const titleOf = (copy: Copy): string => titles[copy.purpose](copy);

/** Returns headlines or subject lines that go with the text. */
export function linesOf(copy: Copy): string[] {
  const title = titleOf(copy);
  const own = copy.name === undefined ? [] : [`${copy.name}: ${title}`];
  const first = (partsOf(copy)[0]?.text ?? "").replace(/\.$/, "");
  const open = glad.has(copy.purpose)
    ? [`Save the date: ${title}`, `You’re invited: ${title}`, `Don’t miss it: ${title}`]
    : [`Good to know: ${title}`, `A short note: ${title}`, `For you: ${title}`];
  const all = [title, ...own, ...(first.split(" ").length <= 12 ? [capital(first)] : []), ...open];
  const count = copy.lines ?? 1;
  const at = (copy.variant * count) % all.length;
  return [...all.slice(at), ...all.slice(0, at)].slice(0, count);
}

function asLetter(body: string, copy: Copy): string {
  const lines = [copy.owner, copy.name].filter((one) => one !== undefined);
  const end = copy.tone === "formal" ? "Kind regards," : "Best wishes,";
  const subject = copy.channel === "e-mail" ? `Subject: ${titleOf(copy)}\n\n` : "";
  return `${subject}${greetingOf(copy)}\n\n${capital(body)}\n\n${end}\n${lines.length === 0 ? "[your name]" : lines.join("\n")}`;
}

const onSign = (sentences: readonly string[], { name }: Copy): string =>
  [
    ...(name === undefined || sentences.some((one) => one.includes(name)) ? [] : [name]),
    ...sentences.map((one) => one.replace(/\.$/, "")),
  ].join(" · ");

const contracted: readonly (readonly [RegExp, string])[] = [
  [/\b(we|you|they)’re\b/gi, "$1 are"],
  [/\b(we|you|they)’ll\b/gi, "$1 will"],
  [/\b(we|you|they)’ve\b/gi, "$1 have"],
  [/\b(we|you|they)’d\b/gi, "$1 would"],
  [/\bit’s\b/g, "it is"],
  [/\bIt’s\b/g, "It is"],
  [/\b(do|does|did|is|are)n’t\b/gi, "$1 not"],
];

/** Applies what holds for every word of a text: no contractions, exclamation marks or emojis. */
function styled(text: string, { tone, noExclamation, noEmoji }: Copy): string {
  let all = text;
  if (tone === "formal")
    for (const [pattern, value] of contracted) all = all.replace(pattern, value);
  if (noExclamation) all = all.replace(/!+/g, ".");
  return noEmoji ? all.replace(/ ?\p{Extended_Pictographic}/gu, "") : all;
}
