/** Every reason of a refusal, in the order in which the answer page lists them, and the cases that were read. */
import { allLinesReasons } from './all-lines.ts';
import { healthReasons } from './health.ts';
import { lifeReasons } from './life.ts';
import { motorReasons } from './motor.ts';
import readCaseRows from './read-cases.json' with { type: 'json' };
import type { ReadCase, RefusalLine, RefusalReason } from './refusal-types.ts';
import { travelReasons } from './travel.ts';

export const refusalReasons: readonly RefusalReason[] = [
  ...healthReasons,
  ...lifeReasons,
  ...motorReasons,
  ...travelReasons,
  ...allLinesReasons,
];

export const readCases = readCaseRows as readonly ReadCase[];

/** @param line null while the visitor has not said it: every reason. */
export function reasonsOf(line: RefusalLine | null): readonly RefusalReason[] {
  return line ? refusalReasons.filter(({ lines }) => lines.includes(line)) : refusalReasons;
}

export function findReason(id: string): RefusalReason | undefined {
  return refusalReasons.find((reason) => reason.id === id);
}

/** The closest first, at most three. @throws when a reason names a case that does not exist. */
export function casesOf({ id, cases }: RefusalReason): readonly ReadCase[] {
  return cases.slice(0, 3).map((name) => {
    const found = readCases.find((one) => one.id === name);
    if (!found) throw new Error(`Reason "${id}" names no case that was read: "${name}"`);
    return found;
  });
}
