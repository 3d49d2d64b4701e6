/** A check to remove, and the test that must fail without it. */
export type Mutation = { what: string; file: string; from: string; to: string; test: string };
