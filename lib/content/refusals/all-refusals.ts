/** Every reason of a refusal, in the order in which the answer page lists them. */
import { allLinesReasons } from './all-lines.ts';
import { healthReasons } from './health.ts';
import { lifeReasons } from './life.ts';
import { motorReasons } from './motor.ts';
import type { RefusalLine, RefusalReason } from './refusal-types.ts';
import { travelReasons } from './travel.ts';

export const refusalReasons: readonly RefusalReason[] = [
  ...healthReasons,
  ...lifeReasons,
  ...motorReasons,
  ...travelReasons,
  ...allLinesReasons,
];

/** @param line null while the visitor has not said it: every reason. */
export function reasonsOf(line: RefusalLine | null): readonly RefusalReason[] {
  return line ? refusalReasons.filter(({ lines }) => lines.includes(line)) : refusalReasons;
}

export function findReason(id: string): RefusalReason | null {
  return refusalReasons.find((reason) => reason.id === id) ?? null;
}
