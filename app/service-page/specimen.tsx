/** A small stamp that marks a drawing, sheet or sum as made up for the page. */
export function SpecimenStamp() {
  return (
    <span className="label inline-block -rotate-2 border border-current px-2 py-0.5 text-secondary">
      Specimen
    </span>
  );
}
