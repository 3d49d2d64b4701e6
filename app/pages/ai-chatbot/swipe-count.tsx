/** On phones, which card of a row to swipe this is, and an arrow while there are more. */
export function SwipeCount({ index, of }: { index: number; of: number }) {
  return (
    <p aria-hidden="true" className="label mb-2 flex justify-between text-text-soft md:hidden">
      <span>
        {index + 1} / {of}
      </span>
      {index + 1 < of ? "→" : ""}
    </p>
  );
}
