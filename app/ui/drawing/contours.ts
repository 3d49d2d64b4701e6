/** A contour line of a field on a grid, as a closed or open run of points in grid coordinates. */
export type Contour = readonly (readonly [x: number, y: number])[];

/** A field sampled at integer coordinates from 0 to `columns` and 0 to `rows`, row by row. */
export type Samples = { columns: number; rows: number; values: Float64Array };

/** Samples a field once, for all contours drawn from it. */
export function sample(
  field: (x: number, y: number) => number,
  columns: number,
  rows: number,
): Samples {
  const width = columns + 1;
  const values = Float64Array.from({ length: width * (rows + 1) }, (_, index) =>
    field(index % width, Math.floor(index / width)),
  );
  return { columns, rows, values };
}

/**
 * Returns the lines on which a field has the value `level`, by marching squares. Between samples the field is taken
 * as linear. https://en.wikipedia.org/wiki/Marching_squares
 */
export function contours({ columns, rows, values }: Samples, level: number): Contour[] {
  const width = columns + 1;
  const value = (x: number, y: number) => values[y * width + x] ?? 0;
  const between = (a: number, b: number) => (level - a) / (b - a);

  /** Crossings by the grid edge that they are on. `joined` connects those within the same cell. */
  const crossing = new Map<string, readonly [number, number]>();
  const joined = new Map<string, string[]>();
  const join = (a: string, b: string) => {
    joined.set(a, [...(joined.get(a) ?? []), b]);
    joined.set(b, [...(joined.get(b) ?? []), a]);
  };
  const across = (x: number, y: number): string | undefined => {
    const [a, b] = [value(x, y), value(x + 1, y)];
    if (a < level === b < level) return undefined;
    const key = `h${x},${y}`;
    crossing.set(key, [x + between(a, b), y]);
    return key;
  };
  const down = (x: number, y: number): string | undefined => {
    const [a, b] = [value(x, y), value(x, y + 1)];
    if (a < level === b < level) return undefined;
    const key = `v${x},${y}`;
    crossing.set(key, [x, y + between(a, b)]);
    return key;
  };

  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      // In order around the cell. A saddle has all four crossings, and is split into two corners.
      const found = [across(x, y), down(x + 1, y), across(x, y + 1), down(x, y)].filter(
        (key) => key !== undefined,
      );
      const [first, second, third, fourth] = found;
      if (first !== undefined && second !== undefined) join(first, second);
      if (third !== undefined && fourth !== undefined) join(third, fourth);
    }
  }
  return runs(joined).map((keys) => keys.flatMap((key) => [crossing.get(key) ?? [0, 0]]));
}

/** Connects the joined crossings into runs; a closed run ends with its first crossing. */
function runs(joined: ReadonlyMap<string, readonly string[]>): string[][] {
  const seen = new Set<string>();
  const follow = (start: string) => {
    const run = [start];
    seen.add(start);
    for (let next = unseen(start); next !== undefined; next = unseen(next)) {
      seen.add(next);
      run.push(next);
    }
    return run;
  };
  const unseen = (key: string) => joined.get(key)?.find((other) => !seen.has(other));
  const loose = [...joined].filter(([, others]) => others.length === 1).map(([key]) => key);
  const open = loose.filter((key) => !seen.has(key)).map(follow);
  const closed = [...joined.keys()].flatMap((key) =>
    seen.has(key) ? [] : [[...follow(key), key]],
  );
  return [...open, ...closed].filter((run) => run.length > 2);
}
