import { mobileAppDevelopment as page } from "#content/services/mobile-app-development.ts";
import { type Answers, type Approach, type Decider, verdictOn } from "./verdict.ts";

const { team } = page.stack;
const verdicts: Record<Approach, Partial<Record<Decider, string>>> = page.stack.verdicts;

/** The columns of answers, in their order on the page. */
export const approaches: readonly Approach[] = ["native", "shared", "web"];

/**
 * Classes that show what belongs to an answer, for each question. Styles only, so the verdict changes before any script.
 * Written out, because Tailwind reads class names from the source.
 */
const shownFor: readonly Record<Approach, string>[] = [
  {
    native: "hidden group-has-[[name=stack-0][value=native]:checked]/stack:block",
    shared: "hidden group-has-[[name=stack-0][value=shared]:checked]/stack:block",
    web: "hidden group-has-[[name=stack-0][value=web]:checked]/stack:block",
  },
  {
    native: "hidden group-has-[[name=stack-1][value=native]:checked]/stack:block",
    shared: "hidden group-has-[[name=stack-1][value=shared]:checked]/stack:block",
    web: "hidden group-has-[[name=stack-1][value=web]:checked]/stack:block",
  },
  {
    native: "hidden group-has-[[name=stack-2][value=native]:checked]/stack:block",
    shared: "hidden group-has-[[name=stack-2][value=shared]:checked]/stack:block",
    web: "hidden group-has-[[name=stack-2][value=web]:checked]/stack:block",
  },
];

/** What three answers come to, in words: which approach and why, and what that means for those who look after it. */
export function wordsFor(answers: Answers): { verdict: string; upkeep: string } {
  const { approach, decider } = verdictOn(answers);
  return { verdict: verdicts[approach][decider] ?? "", upkeep: team[approach][answers.team] };
}

/** What each combination of answers comes to, of which the chosen one is shown. */
export function StackVerdict() {
  return (
    <div aria-live="polite">
      {approaches.map((difficulty) => (
        <div key={difficulty} className={shownFor[0]?.[difficulty]}>
          {approaches.map((offline) => (
            <div key={offline} className={shownFor[1]?.[offline]}>
              <p className="mt-8 font-bold font-display text-balance text-h2 tracking-tight lg:pr-[15%]">
                {wordsFor({ difficulty, offline, team: "native" }).verdict}
              </p>
              <div className="mt-3 max-w-[36em] text-lead">
                {approaches.map((upkeep) => (
                  <p key={upkeep} className={shownFor[2]?.[upkeep]}>
                    {wordsFor({ difficulty, offline, team: upkeep }).upkeep}
                  </p>
                ))}
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
