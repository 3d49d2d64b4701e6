/**
 * Attribute that marks the place of a first-screen drawing in a file, which the starter shows right after the first
 * paint.
 */
export const firstDrawing = "data-first";

/** Id of the part of the file that is shown there. */
export const drawingPartId = "d";
