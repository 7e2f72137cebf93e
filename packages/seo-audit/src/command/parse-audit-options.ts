/** Parses the command line. Every invalid value is refused with a one-line message. */
import { parseArgs } from 'node:util';
import { defaultLimits } from '../crawl/crawl-request.ts';
import { errorMessage } from '../error-message.ts';
import { isWebAddress } from '../page/web-url.ts';
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
  const { options, target, wantsHelp } = parseArguments(args);
  const number = (name: 'rows' | 'places' | 'max-pages' | 'max-minutes' | 'max-resources') =>
    options[name] ?? optionRules[name].defaultValue;
  const list = options.list === undefined ? undefined : readUrlList(options.list);
  return {
    // A list of whole URLs already names the site.
    target: target ?? list?.find((address) => !address.startsWith('/')),
    files: {
      html: options.html,
      csv: options.csv,
      findings: options['csv-findings'],
      links: options['csv-links'],
      redirects: options['csv-redirects'],
      json: options.json,
      baseline: options.baseline,
      waivers: options.waivers,
      checks: options.checks,
    },
    rows: number('rows'),
    places: number('places'),
    isRendering: options.render ?? false,
    canonicalOrigin: originOf(options['canonical-origin']),
    scope: { include: options.include, exclude: options.exclude, list },
    limits: {
      maxPages: number('max-pages'),
      maxTimeMs: number('max-minutes') * 60_000,
      maxResources: number('max-resources'),
      concurrency: options.concurrency,
      delayMs: options['delay-ms'] ?? 0,
      timeoutMs: (options['timeout-seconds'] ?? defaultLimits.timeoutMs / 1000) * 1000,
    },
    userAgent: options['user-agent'] ?? 'Mozilla/5.0 (compatible; SeoAudit/1.0)',
    checksExternalUrls: options.external ?? false,
    ignoresRobots: options['ignore-robots'] ?? false,
    checks: readCheckSettings(options),
    searchExports: options['search-console'] ?? [],
    extractions: readExtractions(options.extract),
    isOwn: options.own ?? false,
    acceptsStale: options.stale ?? false,
    checksBannedWords: options.banned ?? false,
    failOn: options['fail-on'] ?? 'error',
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
  const commandLine = Object.fromEntries(read) as ParsedOptions;
  const { settings } = commandLine;
  const options =
    settings === undefined ? commandLine : mergeOptions(readSettings(settings), commandLine);
  return { options, target: positionals[0], wantsHelp: values.help === true };
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
    // Node adds advice on other programs.
    const [first = ''] = errorMessage(error).split(/\.? To specify|\n/);
    throw new UsageError(`${first.replace(/\.$/, '')}.`);
  }
}

function originOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  if (!isWebAddress(url) || !URL.canParse(url)) {
    throw new UsageError(
      `--canonical-origin must be an origin such as https://www.example.com, not "${url}".`,
    );
  }
  return new URL(url).origin;
}
