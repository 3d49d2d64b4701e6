import { Section } from "#app/ui/section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";

const { title, intro, columns, items } = page.beforePaying;
const yours = columns.at(-1);

const grid =
  "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)_minmax(0,7fr)_minmax(0,3fr)] lg:gap-x-10";

/** A worksheet: each figure with how to work it out, what it then tells, and a line to write it on, which names itself without its column. */
export function BeforePaying() {
  return (
    <Section title={title} lede={intro} tone="tint">
      <div className="bg-surface px-5 pb-7 md:p-10">
        <div aria-hidden="true" className={`label hidden text-text-soft ${grid}`}>
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        <ol>
          {items.map((item) => (
            <li
              key={item.measure}
              className={`grid grid-cols-[minmax(0,1fr)_4.5rem] items-baseline gap-x-6 gap-y-1 pt-6 ${grid}`}
            >
              <h3 className="text-h3">{item.measure}</h3>
              <p className="text-text-soft max-lg:col-span-2 max-lg:row-start-2">{item.how}</p>
              <p className="max-lg:col-span-2">{item.tells}</p>
              <span
                aria-hidden="true"
                className="h-full border-line border-b max-lg:col-start-2 max-lg:row-start-1"
              >
                <span className="label text-text-soft lg:hidden">{yours}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
