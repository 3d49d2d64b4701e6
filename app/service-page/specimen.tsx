/** Says of a drawing, sheet or sum that it was made for the page: the same small stamp everywhere. */
export function SpecimenStamp() {
  return (
    <span className="label inline-block -rotate-2 border border-current px-2 py-0.5 text-secondary">
      Specimen
    </span>
  );
}
