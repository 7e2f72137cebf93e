/** Validates one value of an option against its rule, from the command line or the settings file. */
import type { OptionRule } from './option-rules.ts';
import { UsageError } from './usage-error.ts';

const maxLength = 2_000;
const maxEntries = 1_000;

/** @throws {UsageError} with the option's name as written. */
export function readOption(name: string, rule: OptionRule, raw: unknown): unknown {
  switch (rule.kind) {
    case 'flag':
      if (typeof raw === 'boolean') return raw;
      throw new UsageError(`${name} must be true or false.`);
    case 'number':
      return readNumber(name, rule, raw);
    case 'choice':
      if (rule.of.includes(raw as string)) return raw;
      throw new UsageError(
        `${name} must be ${rule.of.slice(0, -1).join(', ')} or ${rule.of.at(-1)}.`,
      );
    case 'list':
      if (Array.isArray(raw) && raw.length <= maxEntries && raw.every(isText)) return raw;
      throw new UsageError(`${name} must be a list of at most ${maxEntries} strings.`);
    case 'pairs':
      return readPairs(name, raw);
    case 'text':
      if (isText(raw)) return raw;
      throw new UsageError(`${name} must be a string.`);
  }
}

function readNumber(
  name: string,
  { min, max }: { min: number; max: number },
  raw: unknown,
): number {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max)
    return value;
  throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not "${raw}".`);
}

/** `["name=value"]` from the command line, or an object from the settings file. */
function readPairs(name: string, raw: unknown): Record<string, string> {
  const entries = Array.isArray(raw)
    ? raw.map((pair: unknown) => /^([^=]+)=(.+)$/s.exec(String(pair))?.slice(1) ?? [])
    : Object.entries(typeof raw === 'object' && raw !== null ? raw : { '': null });
  const pairs = entries.map(([key = '', value]) => [
    key.trim(),
    typeof value === 'number' ? String(value) : value,
  ]);
  if (pairs.length > maxEntries || !pairs.every(([key, value]) => isText(key) && isText(value)))
    throw new UsageError(`${name} needs a value for each name: name=value.`);
  return Object.fromEntries(pairs) as Record<string, string>;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
}
