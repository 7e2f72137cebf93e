/** The command line of the audit: what may be asked, and one readable line for what may not. */
import { parseArgs } from 'node:util';
import { allChecks } from '../checks/all-checks.ts';
import { defaultLimits } from '../crawl/crawl-request.ts';

const flags = {
  html: { type: 'string' },
  csv: { type: 'string' },
  'csv-findings': { type: 'string' },
  'csv-links': { type: 'string' },
  json: { type: 'string' },
  baseline: { type: 'string' },
  waivers: { type: 'string' },
  checks: { type: 'string' },
  skip: { type: 'string', multiple: true },
  rows: { type: 'string' },
  places: { type: 'string' },
  render: { type: 'boolean' },
  'canonical-origin': { type: 'string' },
  'max-pages': { type: 'string' },
  'max-minutes': { type: 'string' },
  'max-resources': { type: 'string' },
  concurrency: { type: 'string' },
  'delay-ms': { type: 'string' },
  'timeout-seconds': { type: 'string' },
  'user-agent': { type: 'string' },
  'ignore-robots': { type: 'boolean' },
  own: { type: 'boolean' },
  banned: { type: 'boolean' },
  'fail-on': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type AuditOptions = ReturnType<typeof parseAuditOptions>;

export class UsageError extends Error {}

/** @throws {UsageError} with what to write instead. */
export function parseAuditOptions(words: string[]) {
  const { values, positionals } = parse(words);
  if (positionals.length > 1) throw new UsageError(`One URL or path, not ${positionals.length}.`);
  const number = (
    name: Exclude<keyof typeof values, 'skip'>,
    standard: number,
    min = 1,
    max = 1_000_000,
  ) => {
    const written = values[name];
    if (written === undefined) return standard;
    const value = Number(written);
    if (!Number.isInteger(value) || value < min || value > max) {
      throw new UsageError(`--${name} is a whole number from ${min} to ${max}, not "${written}".`);
    }
    return value;
  };
  const failOn = values['fail-on'] ?? 'error';
  if (failOn !== 'error' && failOn !== 'warning' && failOn !== 'never') {
    throw new UsageError('--fail-on is error, warning or never.');
  }
  return {
    target: positionals[0],
    files: {
      html: values.html,
      csv: values.csv,
      findings: values['csv-findings'],
      links: values['csv-links'],
      json: values.json,
      baseline: values.baseline,
      waivers: values.waivers,
      checks: values.checks,
    },
    rows: number('rows', 60),
    places: number('places', 5),
    isRendering: values.render ?? false,
    canonicalOrigin: originOf(values['canonical-origin']),
    limits: {
      maxPages: number('max-pages', defaultLimits.maxPages),
      maxTimeMs: number('max-minutes', defaultLimits.maxTimeMs / 60_000, 1, 1_440) * 60_000,
      maxResources: number('max-resources', defaultLimits.maxResources, 0),
      concurrency: values.concurrency === undefined ? undefined : number('concurrency', 1, 1, 32),
      delayMs: number('delay-ms', 0, 0, 60_000),
      timeoutMs: number('timeout-seconds', defaultLimits.timeoutMs / 1000, 1, 300) * 1000,
    },
    userAgent: values['user-agent'] ?? 'Mozilla/5.0 (compatible; SeoAudit/1.0)',
    ignoresRobots: values['ignore-robots'] ?? false,
    skipped: idsOf(values.skip ?? []),
    isOwn: values.own ?? false,
    checksBannedWords: values.banned ?? false,
    failOn,
    wantsHelp: values.help ?? false,
  } as const;
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, options: flags, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws {UsageError} for an id that no check has: a misspelled one would switch nothing off. */
function idsOf(written: string[]): ReadonlySet<string> {
  const ids = written
    .flatMap((list) => list.split(','))
    .map((id) => id.trim())
    .filter(Boolean);
  const unknown = ids.find((id) => !allChecks.some((check) => check.id === id));
  if (unknown) throw new UsageError(`--skip: no check has the id "${unknown}".`);
  return new Set(ids);
}

function originOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) {
    throw new UsageError(
      `--canonical-origin is an origin such as https://www.example.com, not "${written}".`,
    );
  }
  return new URL(written).origin;
}
