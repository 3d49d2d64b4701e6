/** Posts in a feed: readers poll often and need only the newest. */
export const feedLength = 50;
