/** Bytes of rows that are held at once, roughly: a page may be a few times as large. */
const wanted = 1_000_000;

/**
 * Reads rows a page at a time, so that memory stays the same whatever there is. Pages grow while rows are small and
 * shrink when they are large.
 *
 * @param read gives at most `limit` rows after the last one that it gave, and how many bytes they are.
 */
export async function* pages<Row>(
  read: (limit: number) => Promise<{ rows: Row[]; bytes: number }>,
): AsyncGenerator<Row[]> {
  let limit = 8;
  for (;;) {
    const { rows, bytes } = await read(limit);
    if (rows.length === 0) return;
    yield rows;
    if (bytes < wanted / 2) limit = Math.min(limit * 2, 256);
    else if (bytes > wanted) limit = Math.max(1, Math.floor(limit / 2));
  }
}
