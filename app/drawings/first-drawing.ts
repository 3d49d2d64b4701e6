/**
 * Attribute that marks the place of a first-screen drawing in a file, which the starter shows right after the first
 * paint.
 */
export const firstDrawing = "data-first";

/** Id of the part of a drawing's file that goes into its place. */
export const drawingPartId = "d";
