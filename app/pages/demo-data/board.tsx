/** What hangs on the board: a ticket or an order. */
export type Card = {
  number: string;
  title: string;
  note: string;
  /** Its age in words, and what else belongs beside the number. */
  began: string;
  detail: string;
  /** Whether it must be dealt with before the others. */
  urgent: boolean;
};
export type Lane = {
  /** Anchor of the lane, to which answers link. */
  id: string;
  title: string;
  columns: readonly { state: string; cards: readonly Card[] }[];
};

/** Length of the line on which a card hangs, in pixels: the state is beside it. */
const line = 40;

/** The desk's board: under each state what is in it. */
export function Board({ lanes }: { lanes: readonly Lane[] }) {
  return (
    <div className="grid gap-10 lg:gap-14">
      {lanes.map(({ id, title, columns }) => (
        <section key={id} id={id} aria-label={title} className="scroll-mt-24">
          <h2 className="text-h3">{title}</h2>
          <ul
            className={`mt-5 grid gap-x-6 border-text border-t-[2.5px] md:grid-cols-2 ${columns.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
          >
            {columns.map(({ state, cards }) => (
              <li key={state} className="relative min-w-0">
                <h3 className="label absolute top-3 left-11 text-text-soft">{state}</h3>
                <ul>
                  {cards.map((card) => (
                    <BoardCard key={card.number} card={card} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function BoardCard({ card: { number, title, note, began, detail, urgent } }: { card: Card }) {
  return (
    <li>
      <svg
        aria-hidden="true"
        width="16"
        height={line}
        className="ml-5 block"
        fill="none"
        strokeWidth="1.5"
      >
        <path d={`M8 0V${line}`} className={urgent ? "stroke-accent" : "stroke-text-soft"} />
      </svg>
      <article
        aria-label={number}
        className={`border-[1.5px] bg-surface p-4 ${urgent ? "border-accent" : "border-text"}`}
      >
        <p className="flex flex-wrap justify-between gap-x-4 font-mono text-label">
          <span className="font-semibold">{number}</span>
          <span className={urgent ? "text-accent" : "text-text-soft"}>{detail}</span>
        </p>
        <h4 className="mt-2 text-h4">{title}</h4>
        <p className="mt-2 text-small text-text-soft">{note}</p>
        <p className="mt-3 font-mono text-label text-text-soft">{began}</p>
      </article>
    </li>
  );
}
