/** On phones, which card of a row to swipe this is, and an arrow while there are more. */
export function SwipeCount({ index, of }: { index: number; of: number }) {
  return (
    <p aria-hidden="true" className="mb-2 font-mono text-h4 text-text-soft md:hidden">
      {`${index + 1} / ${of}${index + 1 < of ? " →" : ""}`}
    </p>
  );
}
