import type { ReactNode } from "react";
import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { aboutUs } from "#content/pages/about-us.ts";
import { hoursUsed } from "./hours.ts";

const { friday } = aboutUs;
const { hours } = friday;

/** The page that a client gets each Friday, drawn as a sheet, with its four parts annotated in the margin. */
export function FridayPage() {
  return (
    <article id="friday" aria-label={friday.label}>
      <p aria-hidden="true" className="mb-3 font-mono text-label text-text-soft">
        {friday.label}
      </p>
      <header className="border-[1.5px] border-text border-b-0 bg-surface px-5 pt-5 pb-4 sm:px-8 sm:pt-7 lg:mr-[calc((100%-3.5rem)*5/12+3.5rem)]">
        <p className="flex items-center justify-between gap-4">
          <span className="font-bold font-display text-h3 tracking-tight sm:text-[2rem] sm:leading-tight">
            {friday.project}
          </span>
          <SpecimenMark />
        </p>
        <p className="mt-1 font-mono text-label text-text-soft">
          {friday.week} · {friday.lines.from} to {friday.lines.to.toLowerCase()}
        </p>
      </header>
      <ol>
        {friday.parts.map((part, index) => (
          <Part key={part.title} mark={index + 1} title={part.title} why={part.why}>
            <p>{part.text}</p>
            <ul className="mt-1">
              {part.lines.map((line) => (
                <li
                  key={line}
                  className="relative pl-5 before:absolute before:top-[0.75em] before:left-0 before:h-px before:w-2.5 before:bg-text"
                >
                  {line}
                </li>
              ))}
            </ul>
          </Part>
        ))}
        <Part mark={friday.parts.length + 1} title={hours.title} why={hours.why.text} last>
          <dl>
            {hours.items.map(({ task, hours: used }) => (
              <div key={task} className="flex justify-between gap-4">
                <dt>{task}</dt>
                <dd className="font-mono tabular-nums">{used.toFixed(1)}</dd>
              </div>
            ))}
            <div className="mt-1.5 flex justify-between gap-4 border-text border-t pt-1.5 font-semibold">
              <dt>{hours.sum.replace("{planned}", String(hours.planned))}</dt>
              <dd className="font-mono tabular-nums">{hoursUsed(hours).toFixed(1)}</dd>
            </div>
          </dl>
        </Part>
      </ol>
    </article>
  );
}

type PartProps = {
  mark: number;
  title: string;
  why: string;
  last?: boolean;
  children: ReactNode;
};

/** A part of the sheet with its purpose in the margin, joined by a line. */
function Part({ mark, title, why, last = false, children }: PartProps) {
  return (
    <li className="gap-x-14 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div
        className={`border-text border-x-[1.5px] bg-surface px-5 pb-4 sm:px-8 ${last ? "lg:border-b-[1.5px] lg:pb-8" : ""}`}
      >
        <div className="border-line border-t pt-4 text-small">
          <h2 className="mb-1 text-h4">{title}</h2>
          {children}
        </div>
      </div>
      <p
        className={`relative flex gap-3 bg-surface px-5 pb-4 text-small max-lg:border-text max-lg:border-x-[1.5px] sm:px-8 lg:bg-transparent lg:px-0 lg:pt-4 lg:pb-0 lg:text-lead lg:before:absolute lg:before:top-[1.75rem] lg:before:left-[-3.5rem] lg:before:h-[1.5px] lg:before:w-[3.1rem] lg:before:bg-accent ${last ? "max-lg:border-b-[1.5px]" : ""}`}
      >
        <span className="solid grid size-6 shrink-0 place-items-center rounded-full bg-accent font-mono font-semibold text-label text-on-accent">
          {mark}
        </span>
        <span className="max-w-[26.6em] text-balance max-lg:text-text-soft">{why}</span>
      </p>
    </li>
  );
}
