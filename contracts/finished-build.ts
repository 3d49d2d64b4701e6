/**
 * The file in the folder of a build that says that nothing of it is still being made. It is written last. A site that
 * starts before knows that cards and compressed files are still to come.
 */
export const finishedBuildFile = "made-of/finished";
