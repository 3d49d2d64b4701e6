/** Marks the place of a drawing of the first screen that is a file: the starter shows it right after the first paint. */
export const firstDrawing = "data-first";

/** The part of its file that is shown there. */
export const drawingPartId = "d";
