import { edgeFrame } from "#app/shell/closing-call.tsx";
import type { Point } from "#app/ui/drawing/geometry.ts";
import { securityAndTerms } from "#content/pages/security-and-terms.ts";

const { width, height } = edgeFrame;
const { milestones, rows } = securityAndTerms.access;
const phases = milestones.slice(1).map((_, from) => from);
const most = rows.length - 1;

/** Returns how many things are open all through a phase. */
const openIn = (phase: number): number =>
  rows.filter(({ spans }) => spans.some(({ from, until }) => from <= phase && until > phase))
    .length;

/** What is open to us in each phase of a project, as the closing band's edge: the more, the deeper. */
export const closingEdge: readonly Point[] = [
  [0, 8],
  ...phases.map(
    (phase) =>
      [
        ((phase + 0.5) / phases.length) * width,
        8 + ((height - 16) * openIn(phase)) / most,
      ] as const,
  ),
  [width, 8],
];
