/**
 * The cases that were read, as examples under a reason. They are not part of the content's sources, which lead to
 * official hosts only: a judgment is linked where it was read.
 */
import readCaseRows from '../../content/refusals/read-cases.json' with { type: 'json' };
import {
  healthLines,
  type ReadCase,
  type RefusalLine,
  type RefusalReason,
  vehicleLines,
} from '../../content/refusals/refusal-types.ts';

export const readCases = readCaseRows as readonly ReadCase[];

const maxShown = 3;

/** A case of one of them is an example in the others. */
const families: readonly (readonly RefusalLine[])[] = [healthLines, vehicleLines];

/**
 * Those of the visitor's kind of insurance, the closest first, at most three.
 * @throws when a reason names a case that does not exist.
 */
export function casesOf(
  { id, cases }: RefusalReason,
  line: RefusalLine | null = null,
): readonly ReadCase[] {
  const family = line && (families.find((lines) => lines.includes(line)) ?? [line]);
  return cases
    .map((name) => {
      const found = readCases.find((one) => one.id === name);
      if (!found) throw new Error(`Reason "${id}" names no case that was read: "${name}"`);
      return found;
    })
    .filter((one) => !family || family.includes(one.line))
    .slice(0, maxShown);
}

/** They show uploads of others, and an address may be gone any day. Forum and date find the text. */
const copyHosts = /(?:^|\.)(?:doczz\.net|abcdocz\.com|vdocuments\.mx|scribd\.com)$/;

/** Null if the host is an IP address, to which no page links, or shows copies that anybody uploaded. */
export function linkableUrl({ source }: ReadCase): string | null {
  const url = URL.parse(source.url);
  if (!url || !/[a-z]\.?$/.test(url.hostname) || copyHosts.test(url.hostname)) return null;
  return url.href;
}
