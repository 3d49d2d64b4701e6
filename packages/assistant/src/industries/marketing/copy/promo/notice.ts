import type { Copy } from "../copy.ts";

const announces =
  /\b(?:we|we['’]re|we['’]ve|(?:our|the|your) \p{L}+)(?: (?:have|has|are|is|now|already|just)){0,3} (?:mov(?:ed|es?|ing)|relocat(?:ed|ing)) (?:in)?to\b|^(?:new|our new) address\b/iu;
/** Whether a text tells where the business is now: it neither entices nor asks to book. */
export const isNotice = ({ told }: Copy): boolean =>
  told?.lines.some(({ text }) => announces.test(text)) ?? false;
