/**
 * Compares a run with an earlier one: changed tags with old and new text, and findings that appeared or disappeared.
 */
import { type Finding, placesOf } from '../finding.ts';
import { type AuditRun, runVersion } from './audit-run.ts';

type TagChange = { route: string; tag: string; before: string; after: string };
export type Changes = {
  since: string;
  tags: TagChange[];
  newPages: string[];
  removedPages: string[];
  newFindings: Finding[];
  resolvedFindings: Finding[];
};

/** Pages are matched by path, so that a copy can be compared with the live site. */
export function compareRuns(before: AuditRun, after: AuditRun): Changes {
  const earlier = new Map(before.pages.map((page) => [page.route, page]));
  const later = new Map(after.pages.map((page) => [page.route, page]));
  const swap = (text: string) => text.replaceAll(before.origin, after.origin);
  const tags: TagChange[] = [];
  for (const [route, page] of later) {
    const old = earlier.get(route);
    if (!old) continue;
    const was: Record<string, string> = { status: String(old.status ?? 'no answer'), ...old.tags };
    const is: Record<string, string> = { status: String(page.status ?? 'no answer'), ...page.tags };
    for (const tag of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const [one, other] = [swap(was[tag] ?? ''), is[tag] ?? ''];
      if (one !== other) tags.push({ route, tag, before: one, after: other });
    }
  }
  return {
    since: before.startedAt,
    tags,
    newPages: [...later.keys()].filter((route) => !earlier.has(route)),
    removedPages: [...earlier.keys()].filter((route) => !later.has(route)),
    // A check that did not run in one of them says nothing about what appeared or went.
    newFindings: findingsNotIn(after, before),
    resolvedFindings: findingsNotIn(before, after),
  };
}

/** @throws with a one-line message when the text is not a run of this audit. */
export function parseRun(text: string, file: string): AuditRun {
  let run: Partial<AuditRun> | null;
  try {
    run = JSON.parse(text) as Partial<AuditRun> | null;
  } catch {
    throw new Error(`${file} is not JSON; --baseline needs a file written by --json`);
  }
  const hasShape =
    Array.isArray(run?.pages) &&
    Array.isArray(run.findings) &&
    run.pages.every((page) => page && typeof page.tags === 'object');
  if (run?.version !== runVersion || !hasShape) {
    throw new Error(`${file} is not an earlier run; --baseline needs a file written by --json`);
  }
  return run as AuditRun;
}

function findingsNotIn(run: AuditRun, other: AuditRun): Finding[] {
  const keyIn =
    ({ origin }: AuditRun) =>
    (id: string, { url, what }: { url: string; what: string }) =>
      [id, url, what].map((text) => text.replaceAll(origin, '')).join('\n');
  const keyInOther = keyIn(other);
  const known = new Set(
    openFindings(other).flatMap((one) => placesOf(one).map((place) => keyInOther(one.id, place))),
  );
  const key = keyIn(run);
  const skipped = new Set(other.skipped);
  return openFindings(run).flatMap((finding) => {
    if (skipped.has(finding.id)) return [];
    const places = placesOf(finding).filter((place) => !known.has(key(finding.id, place)));
    const [first] = places;
    if (!first) return [];
    const { urls: _urls, places: _places, ...rest } = finding;
    return [
      places.length > 1
        ? { ...rest, ...first, urls: places.map(({ url }) => url) }
        : { ...rest, ...first },
    ];
  });
}

function openFindings({ findings }: AuditRun): Finding[] {
  return findings.filter(({ waived }) => waived === null);
}
