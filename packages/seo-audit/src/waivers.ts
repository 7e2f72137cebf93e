/** Accepted findings, each with its reason, in one file. */

import type { Finding } from './finding.ts';
import { errorLine } from './text.ts';
import { matchesUrlPattern, parseUrlPattern } from './url-pattern.ts';

export type Waiver = {
  /** Id of the check. */
  id: string;
  /** Path or whole URL of the page; `*` matches any characters. */
  url: string;
  reason: string;
};

/** @throws with a one-line message when the text is not a list of waivers. */
export function parseWaivers(text: string, file: string): Waiver[] {
  const parsed = parseJson(text, file);
  if (!Array.isArray(parsed)) throw new Error(`${file}: a list of waivers is expected`);
  return parsed.map((row: unknown, at) => {
    const { id, url, reason } = (row ?? {}) as Partial<Record<keyof Waiver, unknown>>;
    if (!isText(id) || !isText(url) || !isText(reason))
      throw new Error(`${file}: waiver ${at + 1} needs "id", "url" and "reason"`);
    return { id, url, reason };
  });
}

/** Marks waived findings and returns the waivers that match nothing any more. */
export function applyWaivers(
  findings: readonly Finding[],
  waivers: readonly Waiver[],
): { findings: Finding[]; unused: Waiver[] } {
  const patterns = waivers.map((waiver) => ({ waiver, pattern: parseUrlPattern(waiver.url) }));
  const used = new Set<Waiver>();
  const marked = findings.map((finding) => {
    const match = patterns.find(
      ({ waiver, pattern }) =>
        waiver.id === finding.id && matchesUrlPattern(finding.url, [pattern]),
    );
    if (!match) return finding;
    used.add(match.waiver);
    return { ...finding, waived: match.waiver.reason };
  });
  return { findings: marked, unused: waivers.filter((waiver) => !used.has(waiver)) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${errorLine(error)}`);
  }
}
