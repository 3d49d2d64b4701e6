import { Bars } from "#app/service-page/gauges.tsx";
import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { uiUxDesign as page } from "#content/services/ui-ux-design.ts";
import { chanceToSee, inTwoRounds } from "./chance.ts";

const { title, intro, legend, testers, chances, source, rounds, ofEach } = page.five;

/** What two rounds with so many testers each find of problems that affect different shares of users. */
export function FivePeople() {
  return (
    <Section id="five-people" title={title} lede={intro} tone="tint">
      <Instrument
        name="testers"
        legend={legend}
        first={1}
        unboxed
        choices={testers.map((people) => ({
          label: String(people),
          panel: <Rounds people={people} />,
        }))}
      />
      <p className="measure mt-6 text-text-soft">{source}</p>
    </Section>
  );
}

const pitch = 20;
/** Between two marks. */
const gap = 14;
const colours = ["stroke-text", "stroke-secondary", "stroke-accent"];

/** A mark for each problem, by the round that finds it. Hidden from screen readers: the readings say the same. */
function Marks({ counts }: { counts: readonly number[] }) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${total * pitch - gap} 32`}
      preserveAspectRatio="none"
      className="mb-4 block h-9 w-full"
      strokeWidth="32"
      strokeDasharray={`${pitch - gap} ${gap}`}
    >
      {counts.map((count, index) => {
        const before = counts.slice(0, index).reduce((sum, each) => sum + each, 0);
        return (
          <path
            key={colours[index]}
            d={`M${before * pitch} 16h${count * pitch}`}
            className={colours[index]}
          />
        );
      })}
    </svg>
  );
}

function Rounds({ people }: { people: number }) {
  const shares = chances.map(({ share }) => share);
  const { first, second, neither } = inTwoRounds(shares, people, ofEach);
  return (
    <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="lg:col-span-full">
        <Marks counts={[first, second, neither]} />
      </div>
      <div>
        <p className="mb-2 font-semibold">{rounds.legend}</p>
        <Readings
          items={[
            { term: rounds.first, figure: first },
            { term: rounds.second, figure: second },
            { term: rounds.neither, figure: neither, alarm: true },
          ]}
        />
      </div>
      <div>
        <p className="mb-2 font-semibold">{rounds.bars}</p>
        <Bars
          rows={chances.map(({ hits, share }) => {
            const chance = chanceToSee(share, 2 * people);
            return {
              term: hits,
              share: chance,
              figure: `${Math.round(chance * 100)}%`,
              alarm: chance < 0.5,
            };
          })}
        />
      </div>
    </div>
  );
}
