import type { ContentDocument } from "../types.ts";
import { isRecord } from "../types.ts";
import { mapParts, type Node } from "./syntax.ts";

/**
 * The origin of each value of a result: https://www.sanity.io/docs/visual-editing/content-source-maps
 *
 * groq-js returns the same objects that are in the documents, so unmodified values are recognised by identity. An
 * object made by a projection carries a mark with its source item and the projection's number. Its scalars are traced
 * through the projection, and mapped if the traced value is the same.
 */
export type SourceMap = {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<string, { type: "value"; source: Source }>;
};
type Source = { type: "documentValue"; document: number; path: number } | { type: "unknown" };

type Step = string | { index: number; key: string | undefined };
type Origin = { document: ContentDocument; path: readonly Step[] };
type Traced = { value: unknown; origin?: Origin | undefined; items?: Traced[] };
type ObjectNode = Node & { type: "Object" };

/** The marks of one evaluation. */
export class Marks {
  readonly name: string;
  readonly #objects: ObjectNode[] = [];

  /** @param name an attribute that no document can have. */
  constructor(name: string) {
    this.name = name;
  }

  /** Adds a mark to every object that the tree creates. */
  put(node: Node): Node {
    const whole = mapParts(node, (part) => this.put(part));
    if (whole.type !== "Object") return whole;
    const number = this.#objects.push(whole) - 1;
    const element = (value: Node) => ({ type: "ArrayElement", value, isSplat: false }) as const;
    const value: Node = {
      type: "Array",
      elements: [element({ type: "Value", value: number }), element({ type: "This" })],
    };
    return {
      ...whole,
      attributes: [...whole.attributes, { type: "ObjectAttributeValue", name: this.name, value }],
    };
  }

  /** Returns the node that made an object, and its source item; undefined for objects of documents and parameters. */
  of(value: Record<string, unknown>): { node: ObjectNode; self: unknown } | undefined {
    const mark = value[this.name];
    const node = Array.isArray(mark) ? this.#objects[Number(mark[0])] : undefined;
    return node && Array.isArray(mark) ? { node, self: mark[1] } : undefined;
  }

  /** Returns a result without marks. */
  removeFrom(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.removeFrom(item));
    if (!isRecord(value) || !(this.name in value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== this.name)
        .map(([key, child]) => [key, this.removeFrom(child)]),
    );
  }
}

type Sources = {
  marks: Marks;
  /** Returns the document with an id, as the query saw it. */
  byId: (id: string) => ContentDocument | null;
  /** Evaluates a node, for an item or without one. */
  evaluate: (node: Node, item?: unknown) => unknown;
  /** Returns the original node of a constant that is evaluated once because it depends on no item. */
  constantOf: (node: Node) => Node | undefined;
  /** Whether list items are identified by key rather than by position. */
  byKey: boolean;
};

/** Finds which attribute of which document each value of a result comes from. */
export class SourceMapper {
  readonly #sources: Sources;
  readonly #origins = new WeakMap<object, Origin>();
  readonly #map: SourceMap = { documents: [], paths: [], mappings: {} };
  readonly #documents = new Map<string, number>();
  readonly #paths = new Map<string, number>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Returns the source map of a result that still has its marks. */
  mapOf(result: unknown, tree: Node): SourceMap {
    const scalars = Array.isArray(result) ? !result.some(isRecord) : !isRecord(result);
    this.#emit(result, scalars ? this.#trace(tree, undefined) : undefined, "$");
    return this.#map;
  }

  #emit(value: unknown, hint: Traced | undefined, at: string): void {
    if (typeof value !== "object" || value === null) {
      const known = hint?.origin && hint.value === value && value !== null;
      if (known && hint.origin) this.#note(at, hint.origin);
      else if (value !== null)
        this.#map.mappings[at] = { type: "value", source: { type: "unknown" } };
      return;
    }
    const marked = isRecord(value) ? this.#sources.marks.of(value) : undefined;
    if (isRecord(value) && marked) {
      for (const key of Object.keys(value))
        if (key !== this.#sources.marks.name)
          this.#emit(value[key], this.#child({ value }, key), at + step(key));
      return;
    }
    const { origin } = this.#found(value);
    if (origin) this.#note(at, origin);
    else if (Array.isArray(value))
      for (const [index, item] of value.entries())
        this.#emit(item, hint && this.#item(hint, index, value.length), `${at}[${index}]`);
  }

  #item(list: Traced, index: number, length: number): Traced | undefined {
    if (list.items) return list.items.length === length ? list.items[index] : undefined;
    return Array.isArray(list.value) && list.value.length === length
      ? this.#child(list, index)
      : undefined;
  }

  #note(at: string, { document, path }: Origin): void {
    const id = typeof document._originalId === "string" ? document._originalId : document._id;
    const known = this.#documents.get(id);
    const place = known ?? this.#map.documents.push({ _id: id, _type: document._type }) - 1;
    this.#documents.set(id, place);
    const text = `$${path.map((part) => this.#stepText(part)).join("")}`;
    const knownPath = this.#paths.get(text);
    const pathPlace = knownPath ?? this.#map.paths.push(text) - 1;
    this.#paths.set(text, pathPlace);
    this.#map.mappings[at] = {
      type: "value",
      source: { type: "documentValue", document: place, path: pathPlace },
    };
  }

  #stepText(part: Step): string {
    if (typeof part === "string") return step(part);
    return this.#sources.byKey && part.key !== undefined
      ? `[?(@._key=='${part.key.replace(/['\\]/g, "\\$&")}')]`
      : `[${part.index}]`;
  }

  /** Returns a value with its origin, if it is known by identity. */
  #found(value: unknown): Traced {
    if (typeof value !== "object" || value === null) return { value };
    const known = this.#origins.get(value);
    if (known) return { value, origin: known };
    // An object with a document's id and revision is that document, or a copy of it seen through layers.
    if (!isRecord(value) || typeof value._id !== "string") return { value };
    const document = this.#sources.byId(value._id);
    if (!document || document._rev !== value._rev) return { value };
    const origin = { document, path: [] };
    this.#origins.set(value, origin);
    for (const [key, child] of Object.entries(value)) this.#learn(child, document, [key]);
    return { value, origin };
  }

  #learn(value: unknown, document: ContentDocument, path: Step[]): void {
    if (typeof value !== "object" || value === null) return;
    this.#origins.set(value, { document, path });
    if (Array.isArray(value))
      for (const [index, item] of value.entries())
        this.#learn(item, document, [...path, { index, key: keyOf(item) }]);
    else
      for (const [key, child] of Object.entries(value))
        this.#learn(child, document, [...path, key]);
  }

  #child(of: Traced, key: string | number): Traced {
    const { value: parent } = of;
    if (typeof key === "number") {
      const value = Array.isArray(parent) ? parent.at(key) : undefined;
      if (typeof value === "object" && value !== null) return this.#found(value);
      const index = key < 0 && Array.isArray(parent) ? parent.length + key : key;
      return { value, origin: below(of.origin, { index, key: undefined }) };
    }
    if (!isRecord(parent)) return { value: undefined };
    const value = parent[key];
    const made = this.#sources.marks.of(parent);
    if (!made) {
      if (typeof value === "object" && value !== null) return this.#found(value);
      return { value, origin: below(of.origin ?? this.#found(parent).origin, key) };
    }
    return this.#madeBy(made.node, key, this.#found(made.self), value) ?? { value };
  }

  /** Returns the trace of the last attribute of a projection that made `value` under `key`. */
  #madeBy(node: ObjectNode, key: string, self: Traced, value: unknown): Traced | undefined {
    for (const attribute of node.attributes.toReversed()) {
      if (attribute.type === "ObjectAttributeValue") {
        if (attribute.name !== key) continue;
        const traced = this.#trace(attribute.value, self);
        if (traced.items || traced.value === value) return traced;
      } else {
        const from = attribute.value;
        const traced =
          from.type === "Object"
            ? this.#madeBy(from, key, self, value)
            : this.#child(this.#trace(from, self), key);
        // An attribute whose condition is false is missing, or has another value.
        if (traced && (traced.items || traced.value === value)) return traced;
      }
    }
    return undefined;
  }

  /** Traces a node's value, for an item or, at the top level, without one. */
  #trace(node: Node, self: Traced | undefined): Traced {
    const constant = this.#sources.constantOf(node);
    if (constant) return this.#trace(constant, undefined);
    switch (node.type) {
      case "This":
        return self ?? { value: undefined };
      case "Group":
      case "ArrayCoerce":
        return this.#trace(node.base, self);
      case "AccessAttribute": {
        const base = node.base ? this.#trace(node.base, self) : self;
        return base ? this.#child(base, node.name) : { value: undefined };
      }
      case "AccessElement":
        return this.#child(this.#trace(node.base, self), node.index);
      case "Deref": {
        const { base } = node;
        // The rewriter puts a projection of the reference there; anything else is a separate query.
        const reference =
          base.type === "Projection" ? this.#trace(base.base, self).value : undefined;
        if (!isRecord(reference) || typeof reference._ref !== "string" || reference._dataset)
          return this.#evaluated(node, self);
        return this.#found(this.#sources.byId(reference._ref));
      }
      case "Map": {
        const base = this.#trace(node.base, self);
        if (!Array.isArray(base.value)) return { value: undefined };
        const { length } = base.value;
        const items = base.value.map((_, index) =>
          this.#trace(node.expr, this.#item(base, index, length) ?? { value: undefined }),
        );
        return { value: items.map(({ value }) => value), items };
      }
      case "FuncCall":
        if (node.namespace === "global" && node.name === "coalesce")
          for (const arg of node.args) {
            const traced = this.#trace(arg, self);
            if (traced.value !== null && traced.value !== undefined) return traced;
          }
        return { value: undefined };
      case "Select": {
        const chosen = node.alternatives.find(
          ({ condition }) => this.#evaluated(condition, self).value === true,
        );
        const taken = chosen?.value ?? node.fallback;
        return taken ? this.#trace(taken, self) : { value: undefined };
      }
      case "Value":
      case "Object":
        return { value: undefined };
      default:
        return this.#evaluated(node, self);
    }
  }

  /** Evaluates a filter or a subquery, whose documents and their parts are recognised by identity. */
  #evaluated(node: Node, self: Traced | undefined): Traced {
    try {
      return this.#found(this.#sources.evaluate(node, self?.value));
    } catch {
      // A few functions are available only asynchronously; their values have no origin in a document.
      return { value: undefined };
    }
  }
}

const below = (origin: Origin | undefined, part: Step): Origin | undefined =>
  origin && { document: origin.document, path: [...origin.path, part] };

const keyOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item._key === "string" ? item._key : undefined;

const escapes: Record<string, string> = { "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

const step = (key: string): string =>
  `['${key.replace(/[\f\n\r\t'\\]/g, (match) => escapes[match] ?? `\\${match}`)}']`;
