/** The word that marks a drawing, sheet or sum as made up for the page, in the sheet's own head where it has one. */
export const SpecimenMark = () => <span className="label text-secondary">Specimen</span>;
