/** The options of the command line, each once, with limits and help text. An invalid value is refused in one line. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allChecks } from '../checks/all-checks.ts';
import { bannedWordsCheck } from '../checks/content.ts';
import { defaultLimits } from '../crawl/crawl-request.ts';
import { assertSelector, type Extraction } from '../page/extract.ts';
import { isWebAddress } from '../page/web-url.ts';
import { errorLine, errorMessage, formatCount } from '../text.ts';
import type { Project } from './project.ts';
import { UsageError } from './usage-error.ts';

type Rule = readonly [
  name: string,
  /** The placeholder after the name in --help; empty for a flag, with a star for what may be repeated. */
  value: string,
  help: string,
  /** Limits of a whole number: minimum, maximum, default. */
  limits?: readonly [min: number, max: number, defaultValue: number],
];

const { maxPages, maxTimeMs, maxResources, concurrency, timeoutMs } = defaultLimits;
const million = 1_000_000;
const maxListedUrls = 100_000;
const maxColumns = 30;

export const optionGroups = {
  'Reports (beside the table in the terminal)': [
    ['html', 'FILE', 'one HTML page: findings, previews, structure, pages'],
    ['csv', 'FILE', 'pages, one per row'],
    ['csv-findings', 'FILE', 'findings, one per row'],
    ['csv-links', 'FILE', 'links, one per row: from, to, text, rel, status of the target'],
    ['csv-redirects', 'FILE', 'redirects, one per row, with pages that link to the old URL'],
    ['json', 'FILE', 'the whole run; "-" writes it to standard output instead of the table'],
    ['baseline', 'FILE', 'compares with an earlier --json file: tags and findings'],
    [
      'search-console',
      'FILE*',
      'CSV export of Search Console: Pages.csv of Performance, Table.csv of Page indexing; sorts by impressions',
    ],
  ],
  Crawling: [
    ['render', '', 'also renders pages in Chromium, to find what scripts change'],
    ['external', '', 'also checks linked URLs and sharing pictures on other hosts, slowly'],
    [
      'include',
      'PATTERN*',
      'reads only the start page and matching URLs, such as /plans/*; repeatable',
    ],
    ['exclude', 'PATTERN*', 'skips matching URLs'],
    ['list', 'FILE', 'reads these URLs, one per line; follows no link'],
    [
      'extract',
      'NAME=SELECTOR*',
      'a column in --csv and --json: the text or an attribute of elements: price=.price, made=meta[name=date]@content',
    ],
    [
      'canonical-origin',
      'URL',
      'the public origin in the pages’ tags, when the audited site is a copy (on this machine: that of the Sitemap line in robots.txt)',
    ],
    ['max-pages', 'N', 'pages after which the crawl ends', [1, million, maxPages]],
    ['max-minutes', 'N', 'minutes after which the crawl ends', [1, 1_440, maxTimeMs / 60_000]],
    ['max-resources', 'N', 'pictures that are requested', [0, million, maxResources]],
    ['concurrency', 'N', 'concurrent requests', [1, 32, concurrency]],
    ['delay-ms', 'N', 'pause between two requests', [0, 60_000, 0]],
    ['timeout-seconds', 'N', 'seconds for one request', [1, 300, timeoutMs / 1000]],
    ['user-agent', 'TEXT', 'User-Agent header; in robots.txt the rules for "SeoAudit" count'],
    ['ignore-robots', '', 'ignores robots.txt; only for your own site'],
    ['stale', '', 'audits the project’s own site although its build is outdated'],
  ],
  'Checks and exit status': [
    ['own', '', 'treats the URL as the own site: banned words and waivers apply'],
    ['waivers', 'FILE', 'accepted findings, each with a reason'],
    ['skip', 'ID,ID*', 'checks that do not run'],
    ['checks', '', 'lists all checks and audits nothing'],
    ['fail-on', 'WHAT', 'lowest severity that sets exit status 1: error, warning or never (error)'],
  ],
} as const satisfies Record<string, readonly Rule[]>;

const rules: readonly Rule[] = Object.values(optionGroups).flat();
const [columns, indent] = [110, 28];

export type AuditOptions = ReturnType<typeof parseAuditOptions>;

/** @throws {UsageError} with what to write instead. */
export function parseAuditOptions(args: string[]) {
  const { values, positionals } = parse(args);
  if (positionals.length > 1)
    throw new UsageError(`Only one URL is allowed, not ${positionals.length}.`);
  const text = (name: string) => values[name] as string | undefined;
  const list = (name: string) => (values[name] ?? []) as string[];
  const flag = (name: string) => values[name] === true;
  const urls = values.list === undefined ? undefined : readUrlList(text('list') ?? '');
  return {
    // A list of whole URLs already names the site.
    target: positionals[0] ?? urls?.find((address) => !address.startsWith('/')),
    files: {
      html: text('html'),
      pages: text('csv'),
      findings: text('csv-findings'),
      links: text('csv-links'),
      redirects: text('csv-redirects'),
      json: text('json'),
      baseline: text('baseline'),
      waivers: text('waivers'),
    },
    isRendering: flag('render'),
    canonicalOrigin: originOf(text('canonical-origin')),
    scope: { include: list('include'), exclude: list('exclude'), ...(urls && { list: urls }) },
    limits: {
      maxPages: numberOf('max-pages', values),
      maxTimeMs: numberOf('max-minutes', values) * 60_000,
      maxResources: numberOf('max-resources', values),
      ...(values.concurrency !== undefined && { concurrency: numberOf('concurrency', values) }),
      delayMs: numberOf('delay-ms', values),
      timeoutMs: numberOf('timeout-seconds', values) * 1000,
    },
    userAgent: text('user-agent') ?? 'Mozilla/5.0 (compatible; SeoAudit/1.0)',
    checksExternalUrls: flag('external'),
    ignoresRobots: flag('ignore-robots'),
    skipped: skippedOf(list('skip')),
    searchExports: list('search-console'),
    extractions: readExtractions(list('extract')),
    isOwn: flag('own'),
    acceptsStale: flag('stale'),
    failOn: failOnOf(text('fail-on')),
    listsChecks: flag('checks'),
    wantsHelp: values.help === true,
  };
}

function parse(args: string[]): { values: Record<string, unknown>; positionals: string[] } {
  const options = rules.map(([name, value]) => {
    const type = value === '' ? ('boolean' as const) : ('string' as const);
    return [name, { type, multiple: value.endsWith('*') }] as const;
  });
  try {
    return parseArgs({
      args,
      options: { ...Object.fromEntries(options), help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    // Node adds advice on other programs.
    const [first = ''] = errorMessage(error).split(/\.? To specify|\n/);
    throw new UsageError(`${first.replace(/\.$/, '')}.`);
  }
}

function numberOf(name: string, values: Record<string, unknown>): number {
  const [min, max, defaultValue] = rules.find(([each]) => each === name)?.[3] ?? [0, 0, 0];
  const raw = values[name] as string | undefined;
  const value = raw === undefined ? defaultValue : raw.trim() === '' ? Number.NaN : Number(raw);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${raw}".`);
}

function originOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  if (isWebAddress(url) && URL.canParse(url)) return new URL(url).origin;
  throw new UsageError(
    `--canonical-origin must be an origin such as https://www.example.com, not "${url}".`,
  );
}

/** A misspelled id would silently change nothing. */
function skippedOf(lists: readonly string[]): string[] {
  const ids = lists.flatMap((ids) => ids.split(',')).map((id) => id.trim());
  const known = new Set([...allChecks, bannedWordsCheck('')].map(({ id }) => id));
  const unknown = ids.find((id) => id && !known.has(id));
  if (unknown) throw new UsageError(`--skip: no check has the id "${unknown}" (--checks).`);
  return ids.filter(Boolean);
}

function failOnOf(value = 'error'): 'error' | 'warning' | 'never' {
  if (value === 'error' || value === 'warning' || value === 'never') return value;
  throw new UsageError('--fail-on must be error, warning or never.');
}

/** One address per line, as a URL or a path; further columns, as other tools write them, are ignored. */
function readUrlList(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--list: ${errorMessage(error)}`);
  }
  const addresses = text
    .split(/[\r\n]+/)
    .map((line) => /^\W*?((?:https?:\/\/|\/)[^\s"<>]*)/i.exec(line)?.[1] ?? '')
    .filter(Boolean);
  if (addresses.length === 0)
    throw new UsageError(`--list: ${file} has no line that starts with http or a slash.`);
  if (addresses.length > maxListedUrls)
    throw new UsageError(`--list: ${file} has more than ${maxListedUrls} addresses; split it.`);
  return addresses;
}

/** `name=selector` and `name=selector@attribute`. */
export function readExtractions(columns: readonly string[]): Extraction[] {
  if (columns.length > maxColumns)
    throw new UsageError(`--extract: at most ${maxColumns} columns are allowed.`);
  return columns.map((column) => {
    const [, name = '', text = ''] = /^([^=]+)=(.+)$/s.exec(column) ?? [];
    const attribute = /@([\w:.-]+)$/.exec(text)?.[1]?.toLowerCase() ?? null;
    const selector = attribute ? text.slice(0, -attribute.length - 1) : text;
    try {
      if (!selector) throw new Error('name=selector is expected');
      assertSelector(selector);
    } catch (error) {
      throw new UsageError(`--extract: "${column}" has no CSS selector: ${errorLine(error)}`);
    }
    return { name, selector, attribute };
  });
}

export function helpText({ commandLine, startSite, waiversFile, bannedWords }: Project): string {
  const isKnown = ([name]: Rule) =>
    name === 'stale' ? Boolean(startSite) : name !== 'own' || Boolean(bannedWords);
  const own = startSite ? `  ${commandLine} ${' '.repeat(25)} the project’s own site\n` : '';
  const sections = Object.entries(optionGroups).map(([group, options]) => {
    const lines = (options as readonly Rule[]).filter(isKnown).map((rule) => {
      const ownFile = rule[0] === 'waivers' && waiversFile ? ` (own site: ${waiversFile})` : '';
      return optionLine(rule, ownFile);
    });
    return `${group}:\n${lines.join('\n')}`;
  });
  return `Audits how search engines and shared links present a site.

${own}  ${commandLine} https://www.example.com   a site, by its sitemaps and links

${sections.join('\n\n')}

Exit status: 0 nothing found that fails the run, 1 findings or an error, 2 wrong usage. Other hosts
are requested only with --external, addresses in private networks only when the audited site itself is there.`;
}

function optionLine([name, value, help, limits]: Rule, more: string): string {
  const standard = limits ? ` (${formatCount(limits[2])})` : '';
  const lines = [''];
  for (const word of `${help}${standard}${more}`.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + 1 + word.length > columns - indent) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  const start = `  --${name} ${value.replace('*', '')}`.trimEnd();
  const gap = start.length < indent ? '' : `\n${' '.repeat(indent)}`;
  return `${start.padEnd(indent)}${gap}${lines.join(`\n${' '.repeat(indent)}`)}`.trimEnd();
}
