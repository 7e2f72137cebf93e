/** Options from a JSON settings file; the command line overrides them. */
import { readFileSync } from 'node:fs';
import { errorLine } from '../error-message.ts';
import { type OptionName, optionRules, type ParsedOptions } from './option-rules.ts';
import { readOption } from './read-option.ts';
import { UsageError } from './usage-error.ts';

/** @throws {UsageError} with the file, the option and the allowed values in one line. */
export function readSettings(file: string): ParsedOptions {
  const parsed = parseJson(file);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new UsageError(`${file}: one object of options is expected, { "max-pages": 500 }.`);
  const entries = Object.entries(parsed).map(([name, value]) => {
    if (!Object.hasOwn(optionRules, name) || name === 'settings')
      throw new UsageError(`${file}: there is no option "${name}"; --help has their names.`);
    return [name, readOption(`${file}: "${name}"`, optionRules[name as OptionName], value)];
  });
  return Object.fromEntries(entries) as ParsedOptions;
}

/** Lists and single values of the command line replace those of the file; named values are merged by name. */
export function mergeOptions(settings: ParsedOptions, commandLine: ParsedOptions): ParsedOptions {
  const pairOptions = (Object.keys(optionRules) as OptionName[]).filter(
    (name) => optionRules[name].kind === 'pairs' && settings[name] && commandLine[name],
  );
  const merged = pairOptions.map((name) => [
    name,
    { ...(settings[name] as object), ...(commandLine[name] as object) },
  ]);
  return { ...settings, ...commandLine, ...Object.fromEntries(merged) };
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(`${file}: ${errorLine(error)}`);
  }
}
