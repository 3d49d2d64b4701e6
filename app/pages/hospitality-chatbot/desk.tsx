import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { type LogLine, hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

const { title, intro, log, missed, items } = page.desk;

/** One night as the desk reads it: the log, in which a handover is one large line, and the morning's list. */
export function Desk() {
  return (
    <Section id="desk" title={title} lede={intro} tone="inverse">
      <p className="mb-6 lg:text-right">
        <SpecimenMark />
      </p>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <ol className="border-line border-l-[1.5px]">
          {log.map(({ at, asked, done, handedOver }: LogLine) => (
            <li
              key={at}
              className="relative grid gap-x-5 pb-6 pl-6 last:pb-0 md:grid-cols-[4rem_minmax(0,1fr)]"
            >
              <span
                aria-hidden="true"
                className={cx(
                  "solid absolute top-2 -left-[6.75px] size-3 rotate-45",
                  handedOver ? "bg-accent" : "bg-secondary",
                )}
              />
              <span className="font-mono text-text-soft">{at}</span>
              <div>
                <p className={handedOver ? large : "font-semibold"}>{asked}</p>
                <p className={handedOver ? "mt-3 text-accent" : "text-text-soft"}>{done}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="flex flex-col border-[1.5px] border-text bg-surface p-5 md:p-7">
          <h3 className="border-text border-b-[1.5px] pb-3 text-h3">{missed.title}</h3>
          <ol>
            {missed.items.map(([question, times]) => (
              <li key={question} className="flex justify-between gap-4 border-line border-b py-2">
                {question}
                <span className="font-mono text-accent">{times}</span>
              </li>
            ))}
          </ol>
          <p className="mt-auto pt-4 text-text-soft">{missed.text}</p>
        </div>
      </div>
      <ul className="mt-12 grid gap-x-14 gap-y-6 md:grid-cols-2">
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="text-h4">{item.title}</h3>
            <p className="measure mt-1 text-text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const large = "font-display font-semibold text-h2 tracking-tight text-balance";
