import { edgeFrame, onEdge } from "#app/shell/closing-call.tsx";
import type { Point } from "#app/ui/drawing/geometry.ts";
import { securityAndTerms } from "#content/pages/security-and-terms.ts";

const { width, height } = edgeFrame;
const { milestones, rows } = securityAndTerms.access;
const length = milestones.length - 1;
const spans = rows.flatMap((row) => row.spans);
/** Where anything is opened or closed, from the first call to the end. */
const changes = [...new Set(spans.flatMap(({ from, until }) => [from, until]))].sort(
  (a, b) => a - b,
);

const openAt = (time: number): number =>
  spans.filter(({ from, until }) => from <= time && until > time).length;

const most = Math.max(...changes.map(openAt));
const margin = 16;

/**
 * How many things are open to us at a time, as the closing band's edge: the more, the deeper. Its notches are the
 * sessions in production.
 */
export const closingEdge: readonly Point[] = changes.slice(0, -1).flatMap((from, index) => {
  const until = changes[index + 1] ?? length;
  const y = margin + ((height - 2 * margin) * (openAt(from) - 1)) / (most - 1);
  return [from, until].map((time) => [onEdge(time / length), Math.round(y)] as const);
});

/** The milestones, below the edge. */
export const closingMarks = milestones.map(
  (name, index) => [onEdge(index / length) / width, name] as const,
);
