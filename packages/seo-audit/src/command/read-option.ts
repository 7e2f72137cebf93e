/** One value of an option, from the command line or the settings file, checked against its rule. */
import type { OptionRule } from './option-rules.ts';
import { UsageError } from './usage-error.ts';

const maxLength = 2_000;
const maxEntries = 1_000;

/** @throws {UsageError} that names the option as it was written. */
export function readOption(name: string, rule: OptionRule, written: unknown): unknown {
  switch (rule.kind) {
    case 'flag':
      if (typeof written === 'boolean') return written;
      throw new UsageError(`${name} is true or false.`);
    case 'number':
      return readNumber(name, rule, written);
    case 'choice':
      if (rule.of.includes(written as string)) return written;
      throw new UsageError(`${name} is ${rule.of.slice(0, -1).join(', ')} or ${rule.of.at(-1)}.`);
    case 'list':
      if (Array.isArray(written) && written.length <= maxEntries && written.every(isText))
        return written;
      throw new UsageError(`${name} is a list of texts, at most ${maxEntries}.`);
    case 'pairs':
      return readPairs(name, written);
    case 'text':
      if (isText(written)) return written;
      throw new UsageError(`${name} is a text.`);
  }
}

function readNumber(
  name: string,
  { min, max }: { min: number; max: number },
  written: unknown,
): number {
  const value = typeof written === 'string' && written.trim() !== '' ? Number(written) : written;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max)
    return value;
  throw new UsageError(`${name} is a whole number from ${min} to ${max}, not "${written}".`);
}

/** `["name=value"]` of the command line, or an object of the settings file. */
function readPairs(name: string, written: unknown): Record<string, string> {
  const entries = Array.isArray(written)
    ? written.map((pair: unknown) => /^([^=]+)=(.+)$/s.exec(String(pair))?.slice(1) ?? [])
    : Object.entries(typeof written === 'object' && written !== null ? written : { '': null });
  const pairs = entries.map(([key = '', value]) => [
    key.trim(),
    typeof value === 'number' ? String(value) : value,
  ]);
  if (pairs.length > maxEntries || !pairs.every(([key, value]) => isText(key) && isText(value)))
    throw new UsageError(`${name} names a value for each name: name=value.`);
  return Object.fromEntries(pairs) as Record<string, string>;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
}
