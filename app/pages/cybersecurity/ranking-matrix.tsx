import { SplitSection } from "#app/service-page/split-section.tsx";
import { cx } from "#app/ui/cx.ts";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";

const { axes, cells } = page.ranking;

type Rank = (typeof cells)[number]["rank"];

/** The higher the rank, the heavier the cell. */
const weights: Record<Rank, string> = {
  1: "bg-accent text-on-accent",
  2: "bg-accent/20",
  3: "bg-tint",
  4: "",
};

const levels = [0, 1, 2] as const;

const cellAt = (exploitability: number, impact: number) =>
  cells.find((cell) => cell.exploitability === exploitability && cell.impact === impact);

/** Exploitability upwards, impact to the right, what to do and how soon in the cell. */
export function RankingMatrix() {
  return (
    <SplitSection label="Ranking" title={page.ranking.title} lede={page.ranking.intro} id="ranking">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">
          {axes.exploitability.title} against {axes.impact.title.toLowerCase()}
        </caption>
        <thead>
          <tr>
            <td className="w-[26%] pb-3 align-bottom">
              <span className="label block text-text-soft">{axes.exploitability.title} ↓</span>
            </td>
            <th colSpan={3} scope="colgroup" className="pb-3 pl-3 font-normal">
              <span className="label block text-text-soft">{axes.impact.title} →</span>
            </th>
          </tr>
          <tr className="border-text border-b-[1.5px]">
            <td />
            {axes.impact.values.map((value) => (
              <th
                key={value}
                scope="col"
                className="px-1.5 pb-3 align-bottom text-label leading-snug sm:px-3 sm:text-small"
              >
                {value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.toReversed().map((exploitability) => (
            <tr key={exploitability} className="border-line border-b">
              <th scope="row" className="py-3 pr-2 text-small leading-snug sm:pr-4">
                {axes.exploitability.values[exploitability]}
              </th>
              {levels.map((impact) => {
                const cell = cellAt(exploitability, impact);
                if (cell === undefined) return <td key={impact} />;
                return (
                  <td
                    key={impact}
                    className={cx(
                      "h-28 border-line border-l p-1.5 align-top sm:p-3",
                      weights[cell.rank],
                    )}
                  >
                    <span className="block font-mono text-h3">{cell.rank}</span>
                    <span className="mt-1 block text-small leading-snug">{cell.act}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </SplitSection>
  );
}
