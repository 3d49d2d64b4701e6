/** Approximate bytes of rows in memory; a page may be a few times as large. */
const wanted = 1_000_000;

/**
 * Reads rows a page at a time, so that memory use does not depend on their number. Pages grow while rows are small
 * and shrink when they are large.
 *
 * @param read returns at most `limit` rows after the last one it returned, and their size in bytes.
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
