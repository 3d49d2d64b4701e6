import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";

/** Usual rates, as rules of thumb of this demo: “what is a good click rate”, “4% unsubscribe, is that a lot?” */

const marks: readonly (readonly [asks: RegExp, text: string])[] = [
  [
    /\bunsubscri\w*|\bopt ?-?outs?\b/,
    "0.2–0.5% of recipients unsubscribe, usually; above 1%, you’re writing too often, or to people who didn’t ask for it. Send every two weeks, and say in the first line why they’re getting it.",
  ],
  [
    /\bopen(?:ing)? rates?\b|\b(?:mails?|newsletters?|letters?|campaigns?) (?:\w+ )?opened\b|\bopened (?:the|our|my|a) (?:\w+ )?(?:mail|newsletter|letter)/,
    "Newsletters: 30–40% opened, though many programs count it wrong; clicks tell you more.",
  ],
  [
    /\bbounce rates?\b/,
    "A bounce rate of 40–60% is usual; a page that answers right away may have a higher one.",
  ],
];
const clicks = /\b(?:click ?-?(?:through )?rates?|ctr)\b/;
const clickMarks: readonly (readonly [RegExp, string])[] = [
  [/\bgoogle\b|\bsearch\b/, "Search ads: 3–5% click."],
  [/\bfacebook|instagram|meta|social|display|tiktok\b/, "Social ads: 0.9–1.5% click."],
  [/\bnewsletters?|e-?mails?|mailings?\b/, "Newsletters: 2–3% of recipients click."],
];
const judges =
  /\b(?:a lot|much|many|good|bad|normal|usual|average|typical|high|low|ok|okay|benchmark|should (?:it )?be)\b/;

/** “Fell from 38 to 21 percent” reports a change and does not ask for a benchmark. */
const tellsFall =
  /\b(?:fell|fallen|dropped|halved|went down)\b|\bfrom \d[\d.]* ?(?:%|percent)? ?(?:down )?to \d/;

export function ofBenchmarks(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (plain.split(" ").length > 18 || state.flow || tellsFall.test(plain)) return undefined;
  const leans =
    /^is (?:that|this|it) (?:a lot|much|many|good|bad|normal|high|low|ok|okay|usual)$/.test(plain);
  const text = leans ? `${state.exchanges.at(-1)?.visitor ?? ""}`.toLowerCase() : plain;
  const share = /\d ?(?:%|percent)/.test(plain);
  if (!judges.test(plain) && !share) return undefined;
  const asked = clicks.test(text) && !/\d/.test(text);
  const found = [
    ...marks.filter(([asks]) => asks.test(text)),
    ...(asked ? clickMarks.filter(([asks]) => asks.test(text)) : []),
  ].map(([, answer]) => answer);
  if (found.length === 0) return undefined;
  return {
    handled: "sum:benchmark",
    state,
    reply: say(
      `${found.slice(0, 2).join(" ")}${asked ? " Your own last month is the better measure." : ""}`,
      {
        source: "marketing",
        next: ["How do we measure success?"],
      },
    ),
  };
}
