/** Selects the checks that run, with the severity and thresholds that the options set. */

import type { Check } from '../check-helpers/check.ts';
import { allChecks, createChecks } from '../checks/all-checks.ts';
import { bannedWordsCheck } from '../checks/content-checks.ts';
import { defaultThresholds, type Thresholds, thresholds } from '../checks/thresholds.ts';
import { type Severity, severities } from '../finding.ts';
import type { ParsedOptions } from './option-rules.ts';
import { UsageError } from './usage-error.ts';

export type CheckSettings = {
  skipped: ReadonlySet<string>;
  severities: ReadonlyMap<string, Severity>;
  thresholds: Thresholds;
};

/** @throws {UsageError} for an unknown name: a misspelled one would silently change nothing. */
export function readCheckSettings({ skip, severity, threshold }: ParsedOptions): CheckSettings {
  const ids = (skip ?? []).flatMap((list) => list.split(',')).map((id) => id.trim());
  const skipped = ids.filter(Boolean);
  for (const id of skipped) assertKnownId('skip', id);
  const changed = Object.entries(severity ?? {}).map(([id, wanted]): [string, Severity] => {
    assertKnownId('severity', id);
    const known = severities.find((name) => name === wanted);
    if (!known) throw new UsageError(`severity: "${id}" must be error, warning or notice.`);
    return [id, known];
  });
  return {
    skipped: new Set(skipped),
    severities: new Map(changed),
    thresholds: { ...defaultThresholds, ...readThresholds(threshold ?? {}) },
  };
}

/** @param banned why words are banned; undefined without banned words. */
export function selectChecks(settings: CheckSettings, banned?: string): Check[] {
  const all = createChecks(settings.thresholds);
  return [...all, ...(banned === undefined ? [] : [bannedWordsCheck(banned)])]
    .filter(({ id }) => !settings.skipped.has(id))
    .map((check) => ({ ...check, severity: settings.severities.get(check.id) ?? check.severity }));
}

function assertKnownId(option: string, id: string): void {
  if (id === bannedWordsCheck('').id || allChecks.some((check) => check.id === id)) return;
  throw new UsageError(`${option}: no check has the id "${id}" (--checks FILE lists them).`);
}

function readThresholds(settings: Record<string, string>): Partial<Thresholds> {
  const read = Object.entries(settings).map(([name, text]) => {
    if (!Object.hasOwn(thresholds, name)) {
      const names = Object.keys(thresholds).join(', ');
      throw new UsageError(`threshold: "${name}" is not one of ${names}.`);
    }
    const { min, max, what } = thresholds[name as keyof Thresholds];
    const value = Number(text);
    if (!Number.isInteger(value) || value < min || value > max) {
      throw new UsageError(
        `threshold: ${name} (${what}) must be a whole number from ${min} to ${max}, not "${text}".`,
      );
    }
    return [name, value];
  });
  return Object.fromEntries(read);
}
