/**
 * The inner loop of training, in WebAssembly with SIMD: a weighted sum of table rows, four numbers at a time.
 * JavaScript has no SIMD instructions and takes seven times as long. Thirty instructions do not warrant a toolchain,
 * so they are assembled here: https://webassembly.github.io/spec/core/binary/.
 */

/** Four 32-bit numbers per vector, and enough vectors side by side to keep the processor busy. */
const vectorBytes = 16;
const vectorsOfBlock = 4;
/** The length of a row is a multiple of this. */
const numbersOfBlock = (vectorBytes / 4) * vectorsOfBlock;

const pageBytes = 65_536;

export type WeightedSum = {
  /** `rows` rows of `width` numbers, initially 0. */
  table: Float32Array;
  /** Distance between two rows of the table, in numbers. */
  width: number;
  /** The initial value of the sum, and afterwards the result. */
  sum: Float32Array;
  /** Adds row `ids[n]` times `values[n]` to `sum`, for each n from `from` to `end` (exclusive), in this order. */
  add(from: number, end: number): void;
};

/**
 * @param columns numbers used per row.
 * @param ids row of the table for each entry, less than `rows`.
 * @param values weight of the row for each entry.
 */
export function createWeightedSum(
  rows: number,
  columns: number,
  ids: Int32Array,
  values: Float32Array,
): WeightedSum {
  const width = Math.ceil(columns / numbersOfBlock) * numbersOfBlock;
  const sumAt = rows * width * 4;
  const idsAt = sumAt + width * 4;
  const valuesAt = idsAt + ids.byteLength;
  const memory = new WebAssembly.Memory({
    initial: Math.ceil((valuesAt + values.byteLength) / pageBytes),
  });
  new Int32Array(memory.buffer, idsAt, ids.length).set(ids);
  new Float32Array(memory.buffer, valuesAt, values.length).set(values);
  const { exports } = new WebAssembly.Instance(compiled(), { site: { memory } });
  // The only export; its type is defined by the bytes below.
  const addRows = exports.addRows as (
    id: number,
    lastId: number,
    value: number,
    sum: number,
    rowBytes: number,
  ) => void;
  return {
    table: new Float32Array(memory.buffer, 0, rows * width),
    width,
    sum: new Float32Array(memory.buffer, sumAt, columns),
    add(from, end) {
      // The loop below runs at least once, so an empty range is skipped here.
      if (from === end) return;
      addRows(idsAt + 4 * from, idsAt + 4 * end, valuesAt + 4 * from, sumAt, width * 4);
    },
  };
}

/** Parameters of the function, followed by its locals: all are addresses or byte counts. */
const [firstId, lastId, firstValue, sum, rowBytes, block, id, value, at] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;
/** Locals that are vectors. */
const weight = 9;
const total = (vector: number): number => 10 + vector;

const i32 = 0x7f;
const v128 = 0x7b;

/** Instructions, named as in the specification. */
const get = (variable: number) => [0x20, variable];
const set = (variable: number) => [0x21, variable];
const constant = (number: number) => [0x41, ...signed(number)];
const i32Load = [0x28, 2, 0];
const f32Load = [0x2a, 2, 0];
const i32Add = 0x6a;
const i32Mul = 0x6c;
const i32LessThan = 0x49;
const vectorLoad = (offset: number) => [0xfd, 0x00, 2, ...unsigned(offset)];
const vectorStore = (offset: number) => [0xfd, 0x0b, 2, ...unsigned(offset)];
const splat = [0xfd, 0x13];
const vectorAdd = [0xfd, 0xe4, 0x01];
const vectorMul = [0xfd, 0xe6, 0x01];
const ends = 0x0b;
/** Runs the body, and repeats it while `variable` is less than `limit`. */
const loop = (variable: number, limit: number, body: number[]) => [
  ...[0x03, 0x40],
  ...body,
  ...[...get(variable), ...get(limit), i32LessThan, 0x0d, 0],
  ends,
];
const increase = (variable: number, by: number) => [
  ...[...get(variable), ...constant(by), i32Add],
  ...set(variable),
];

/** For each block of columns: loads its sums, adds the weighted block of every row, and stores them. */
function addRowsBody(): number[] {
  const vectors = Array.from({ length: vectorsOfBlock }, (_none, vector) => vector);
  const blockOfSum = [...get(sum), ...get(block), i32Add];
  const addBlockOfRow = [
    ...[...get(id), ...i32Load, ...get(rowBytes), i32Mul, ...get(block), i32Add, ...set(at)],
    ...[...get(value), ...f32Load, ...splat, ...set(weight)],
    ...vectors.flatMap((vector) => [
      ...[...get(total(vector)), ...get(weight), ...get(at), ...vectorLoad(vector * vectorBytes)],
      ...[...vectorMul, ...vectorAdd, ...set(total(vector))],
    ]),
    ...increase(id, 4),
    ...increase(value, 4),
  ];
  return loop(block, rowBytes, [
    ...vectors.flatMap((vector) => [
      ...[...blockOfSum, ...vectorLoad(vector * vectorBytes), ...set(total(vector))],
    ]),
    ...[...get(firstId), ...set(id), ...get(firstValue), ...set(value)],
    ...loop(id, lastId, addBlockOfRow),
    ...vectors.flatMap((vector) => [
      ...[...blockOfSum, ...get(total(vector)), ...vectorStore(vector * vectorBytes)],
    ]),
    ...increase(block, numbersOfBlock * 4),
  ]);
}

function compiled(): WebAssembly.Module {
  const variables = [2, 4, i32, 1 + vectorsOfBlock, v128];
  const type = [0x60, ...list([[i32], [i32], [i32], [i32], [i32]]), 0];
  const body = [...variables, ...addRowsBody(), ends];
  const memory = [...text("site"), ...text("memory"), 2, 0, 1];
  return new WebAssembly.Module(
    Uint8Array.from([
      ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, list([type])),
      ...section(2, list([memory])),
      ...section(3, list([[0]])),
      ...section(7, list([[...text("addRows"), 0, 0]])),
      ...section(10, list([[...unsigned(body.length), ...body]])),
    ]),
  );
}

const section = (id: number, bytes: readonly number[]) => [id, ...unsigned(bytes.length), ...bytes];
const list = (items: readonly (readonly number[])[]) => [
  ...unsigned(items.length),
  ...items.flat(),
];
const text = (name: string) => [...unsigned(name.length), ...Buffer.from(name)];

/** LEB128, https://webassembly.github.io/spec/core/binary/values.html#integers. */
function unsigned(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...unsigned(number >>> 7)];
}
function signed(number: number): number[] {
  return number < 0x40 ? [number] : [(number & 0x7f) | 0x80, ...signed(number >> 7)];
}
