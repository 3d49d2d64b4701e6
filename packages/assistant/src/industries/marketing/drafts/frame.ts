import { capital } from "../../../dialogue/reply/reply.ts";
import { type Channel, isLong, isPersonal } from "./channel.ts";
import { offerOf, pitchOf, toldLines } from "./pitch.ts";
import type { Values } from "./recipe.ts";
import { says } from "./said.ts";

/** Adds what a channel needs around a text: greeting, sender, signature, subject. */

/** “Ellie from Mucky Pups”, as far as it is known. */
export const senderIs = ({ owner, name }: Pick<Values, "owner" | "name">): string | undefined =>
  owner === undefined
    ? name
    : name === undefined || name === owner
      ? owner
      : `${owner} from ${name}`;

const greeting = /^(Hi|Hello|Dear|Good morning)( [^,\n]{1,40}),(\s+|$)/;

/** Adds the sender after the greeting of a text message. */
function introduced(text: string, values: Values): string {
  const sender = senderIs(values);
  const found = greeting.exec(text);
  if (sender === undefined || found === null || says(text, sender)) return text;
  const rest = text.slice(found[0].length);
  return `${found[1]}${found[2]}, it’s ${sender}.${found[3] === "" ? " " : found[3]}${capital(rest)}`;
}

const blankName = /\s*\[your name\]\.?$/;

/** Ends a letter with its sender or a blank. */
function signed(text: string, values: Values): string {
  const { owner, name } = values;
  const lines = [owner, name].filter((line) => line !== undefined);
  const own = text
    .replace(
      /\n(?:Best wishes|Kind regards|With kind regards|See you soon|Thank you),?\s*(?:\[your name\])?\.?$/,
      "",
    )
    .replace(blankName, "");
  const close = values.tone === "formal" ? "Best regards," : "Best wishes,";
  return `${own}\n\n${close}\n${lines.length === 0 ? "[your name]" : lines.join("\n")}`;
}

/** Adds a sender if the text has no greeting. */
function named(text: string, values: Values, channel: Channel | undefined): string {
  const sender = [...new Set([values.owner, values.name].filter((part) => part !== undefined))];
  const missing = sender.filter((part) => !says(text, part));
  if (sender.length > 0 && missing.length === 0) return text.replace(/(?:,? |\n)\[your name\]/, "");
  if (/\[your name\]/.test(text) && sender.length > 0)
    return text.replace("[your name]", sender.join(", "));
  if (missing.length === 0) return text;
  if (channel === "sign" || channel === "flyer")
    return `${text.replace(/\.$/, "")} · ${missing.join(", ")}`;
  return `${text}${text.includes("\n") ? "\n" : " "}– ${missing.join(", ")}`;
}

function subjectOf(text: string, values: Values): string {
  const { subject = 0, name } = values;
  const what = pitchOf(values);
  const first = firstSubject(text, values);
  if (subject === 0) return first;
  const others = [
    ...(what === undefined ? [] : toldLines(values, what, values.lines)),
    name === undefined ? "A quick word from us" : `News from ${name}`,
    "Something for you",
  ].filter((line) => line !== first);
  return others[(subject - 1) % others.length] ?? first;
}

const firstSubject = (text: string, values: Values): string => {
  const { offer, name, topic, kind } = values;
  const to = kind === "price_change" ? undefined : values.to;
  if (to !== undefined && name !== undefined) return `${name} and your ${to}`;
  if (offer !== undefined) return capital(offerOf(values, pitchOf(values) ?? "")?.trim() ?? offer);
  if (topic !== undefined && topic.split(" ").length <= 7) return capital(topic);
  const what = pitchOf(values);
  const [line] =
    values.content === undefined && what !== undefined ? toldLines(values, what, undefined) : [];
  if (line !== undefined && kind !== "price_change" && to === undefined) return line;
  const first = /^(?:[^.!?\n]|\.(?=\d)){4,60}/.exec(text.replace(greeting, ""))?.[0] ?? "";
  return name !== undefined
    ? `News from ${name}`
    : first.split(" ").length <= 8
      ? capital(first)
      : "[subject]";
};

/** Returns the text ready to be sent. */
export function framed(text: string, values: Values): string {
  const { channel } = values;
  if (isLong(channel)) {
    const body = signed(
      text
        .replace(greeting, (all) => `${all.trimEnd()}\n\n`)
        .replace(/\n\n([a-z])/, (_all, letter: string) => `\n\n${letter.toUpperCase()}`),
      values,
    );
    return channel === "e-mail" && !/^Subject:/.test(body)
      ? `Subject: ${subjectOf(text, values)}\n\n${body}`
      : body;
  }
  if (!isPersonal(channel)) return named(text, values, channel);
  return named(introduced(text, values), values, channel);
}
