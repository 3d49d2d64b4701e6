import type { ReplyCard } from "@brightkeel/contracts";
import { CardPicture } from "./card-picture.tsx";

/** A result worth highlighting: a quote, an order, a ticket. */
export function ReplyCardView({ card }: { card: ReplyCard }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two cards of one title would be two landmarks of one name
    <div
      role="group"
      aria-label={card.title}
      className="border border-line border-t-2 border-t-secondary bg-background"
    >
      {card.picture === undefined ? null : <CardPicture name={card.picture} />}
      <div className="flex items-center justify-between gap-3 border-line border-b px-4 py-2.5">
        <h4 className="font-semibold text-base">{card.title}</h4>
        {card.badge === undefined ? null : (
          <span className="label shrink-0 text-secondary">{card.badge}</span>
        )}
      </div>
      <dl className="px-4 py-1 text-small">
        {card.rows.map((row) => (
          <div
            key={row.label}
            className={`flex items-baseline justify-between gap-4 border-t py-1.5 first:border-0 ${row.isTotal ? "border-text text-base *:text-text" : "border-line"}`}
          >
            <dt className="text-text-soft">{row.label}</dt>
            <dd className="text-right font-semibold tabular-nums first-letter:uppercase" dir="auto">
              {row.value}
            </dd>
          </div>
        ))}
      </dl>
      {card.note === undefined ? null : (
        <p className="border-line border-t px-4 py-2 text-text-soft text-label">{card.note}</p>
      )}
    </div>
  );
}
