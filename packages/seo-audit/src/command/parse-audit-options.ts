/** Parses the command line. Every invalid value is refused with a one-line message. */
import { parseArgs } from 'node:util';
import { defaultLimits } from '../crawl/crawl-request.ts';
import { readCheckSettings } from './check-settings.ts';
import { type OptionName, optionRules, type ParsedOptions } from './option-rules.ts';
import { readExtractions } from './read-extractions.ts';
import { readOption } from './read-option.ts';
import { mergeOptions, readSettings } from './read-settings.ts';
import { readUrlList } from './read-url-list.ts';
import { UsageError } from './usage-error.ts';

export type AuditOptions = ReturnType<typeof parseAuditOptions>;

const names = Object.keys(optionRules) as OptionName[];

/** @throws {UsageError} with what to write instead. */
export function parseAuditOptions(args: string[]) {
  const { given, target, wantsHelp } = parseArguments(args);
  const number = (name: 'rows' | 'places' | 'max-pages' | 'max-minutes' | 'max-resources') =>
    given[name] ?? optionRules[name].defaultValue;
  const list = given.list === undefined ? undefined : readUrlList(given.list);
  return {
    // A list of whole URLs already names the site.
    target: target ?? list?.find((address) => !address.startsWith('/')),
    files: {
      html: given.html,
      csv: given.csv,
      findings: given['csv-findings'],
      links: given['csv-links'],
      redirects: given['csv-redirects'],
      json: given.json,
      baseline: given.baseline,
      waivers: given.waivers,
      checks: given.checks,
    },
    rows: number('rows'),
    places: number('places'),
    isRendering: given.render ?? false,
    canonicalOrigin: originOf(given['canonical-origin']),
    scope: { include: given.include, exclude: given.exclude, list },
    limits: {
      maxPages: number('max-pages'),
      maxTimeMs: number('max-minutes') * 60_000,
      maxResources: number('max-resources'),
      concurrency: given.concurrency,
      delayMs: given['delay-ms'] ?? 0,
      timeoutMs: (given['timeout-seconds'] ?? defaultLimits.timeoutMs / 1000) * 1000,
    },
    userAgent: given['user-agent'] ?? 'Mozilla/5.0 (compatible; SeoAudit/1.0)',
    asksOutside: given.external ?? false,
    ignoresRobots: given['ignore-robots'] ?? false,
    checks: readCheckSettings(given),
    searchExports: given['search-console'] ?? [],
    extractions: readExtractions(given.extract),
    isOwn: given.own ?? false,
    checksBannedWords: given.banned ?? false,
    failOn: given['fail-on'] ?? 'error',
    wantsHelp,
  } as const;
}

function parseArguments(args: string[]) {
  const { values, positionals } = parse(args);
  if (positionals.length > 1)
    throw new UsageError(`Only one URL or path is allowed, not ${positionals.length}.`);
  const read = names
    .filter((name) => values[name] !== undefined)
    .map((name) => [name, readOption(`--${name}`, optionRules[name], values[name])]);
  const written = Object.fromEntries(read) as ParsedOptions;
  const { settings } = written;
  const given = settings === undefined ? written : mergeOptions(readSettings(settings), written);
  return { given, target: positionals[0], wantsHelp: values.help === true };
}

function parse(args: string[]): { values: Record<string, unknown>; positionals: string[] } {
  const flags = names.map((name) => {
    const { kind } = optionRules[name];
    const multiple = kind === 'list' || kind === 'pairs';
    return [name, { type: kind === 'flag' ? 'boolean' : 'string', multiple } as const];
  });
  try {
    return parseArgs({
      args: args,
      options: { ...Object.fromEntries(flags), help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function originOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) {
    throw new UsageError(
      `--canonical-origin must be an origin such as https://www.example.com, not "${written}".`,
    );
  }
  return new URL(written).origin;
}
