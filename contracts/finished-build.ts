/**
 * Marker file in the build folder, written last, once everything is built. A site that starts before it exists knows
 * that cards and compressed files are still to come.
 */
export const finishedBuildFile = "made-of/finished";
