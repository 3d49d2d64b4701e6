/** A check that is taken out, and the test that has to fail without it. */
export type Mutation = { what: string; file: string; from: string; to: string; test: string };
