/** The command line of the audit: what may be asked, and one readable line for what may not. */
import { parseArgs } from 'node:util';
import { defaultLimits } from '../crawl/crawl-limits.ts';

export const help = `Audits what search engines and people who share a page see of a site.

  npm run seo:audit                              our own built site (npm run build first)
  npm run seo:audit -- https://www.example.com   a running site: its sitemaps, then its links
  npm run seo:audit -- saved.html                a page saved from a browser, or a folder of them

Reports (beside the table in the terminal):
  --html FILE            one page to read and to pass on: previews, findings, sortable tables
  --csv FILE             a row for each page, for spreadsheets;  --csv-findings FILE  a row for each finding
  --json FILE            everything, also for --baseline; "-" writes it to the terminal instead of the table
  --baseline FILE        what changed since a run that --json wrote: which tag, from what to what
  --rows N, --places N   pages in the table (60), places for each finding (5)

What is read:
  --render               also in Chromium: which tags and links scripts change
  --canonical-origin URL the origin the pages name, when the site asked is a copy of it. For a copy on this
                         machine it is taken from robots.txt: our own build says http://localhost:3000 unless
                         SITE_ORIGIN was set, and is audited under that name whatever its port
  --max-pages N (${defaultLimits.maxPages})   --max-minutes N (${defaultLimits.maxTimeMs / 60_000})   --max-resources N (${defaultLimits.maxResources}, pictures and icons)
  --concurrency N (${defaultLimits.concurrency})   --delay-ms N (0)   --timeout-seconds N (${defaultLimits.timeoutMs / 1000})
  --user-agent TEXT      robots.txt is asked for "SeoAudit", whatever this says
  --ignore-robots        only for a site that is yours

What counts:
  --own                  the address is our own site: banned words are checked, and waivers count
  --banned               check our banned words on another site
  --waivers FILE         findings that are accepted, each with a reason (our site: seo-audit.waivers.json)
  --fail-on error|warning|never   exit status 1 from here (error)

Exit status: 0 nothing to fail on, 1 something was found, 2 wrong usage. Other hosts are never asked; addresses
in private networks only when the audited site itself is there.`;

const flags = {
  html: { type: 'string' },
  csv: { type: 'string' },
  'csv-findings': { type: 'string' },
  json: { type: 'string' },
  baseline: { type: 'string' },
  waivers: { type: 'string' },
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

export type AuditOptions = ReturnType<typeof readOptions>;

export class UsageError extends Error {}

/** @throws {UsageError} with what to write instead. */
export function readOptions(words: string[]) {
  const { values, positionals } = parse(words);
  if (positionals.length > 1)
    throw new UsageError(`One address or path, not ${positionals.length}.`);
  const number = (name: keyof typeof values, standard: number, least = 1, most = 1_000_000) => {
    const written = values[name];
    if (written === undefined) return standard;
    const value = Number(written);
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new UsageError(
        `--${name} is a whole number from ${least} to ${most}, not "${written}".`,
      );
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
      json: values.json,
      baseline: values.baseline,
      waivers: values.waivers,
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
    isOwn: values.own ?? false,
    checksWords: values.banned ?? false,
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

function originOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) {
    throw new UsageError(
      `--canonical-origin is an address such as https://www.example.com, not "${written}".`,
    );
  }
  return new URL(written).origin;
}
