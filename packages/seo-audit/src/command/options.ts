/** The options of the command line, each once, with limits and help text. Every invalid value is refused in one line. */
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

type Rule = {
  group: 'Reports (beside the table in the terminal)' | 'Crawling' | 'Checks and exit status';
  /** The placeholder after the name in --help; none for a flag. */
  value?: string;
  isRepeatable?: true;
  /** Limits of a whole number. */
  number?: { min?: number; max?: number; defaultValue: number };
  help: string;
};

const report = { group: 'Reports (beside the table in the terminal)', value: 'FILE' } as const;
const crawling = { group: 'Crawling' } as const;
const checking = { group: 'Checks and exit status' } as const;
const maxListedUrls = 100_000;
const maxColumns = 30;

export const optionRules = {
  html: { ...report, help: 'one HTML page: findings, previews, structure, pages' },
  csv: { ...report, help: 'pages, one per row' },
  'csv-findings': { ...report, help: 'findings, one per row' },
  'csv-links': { ...report, help: 'links, one per row: from, to, text, rel, status of the target' },
  'csv-redirects': {
    ...report,
    help: 'redirects, one per row, with pages that link to the old URL',
  },
  json: { ...report, help: 'the whole run; "-" writes it to standard output instead of the table' },
  baseline: { ...report, help: 'compares with an earlier --json file: tags and findings' },
  'search-console': {
    ...report,
    isRepeatable: true,
    help: 'CSV export of Search Console: Pages.csv of Performance, Table.csv of Page indexing; sorts by impressions',
  },
  render: { ...crawling, help: 'also renders pages in Chromium, to find what scripts change' },
  external: {
    ...crawling,
    help: 'also checks linked URLs and sharing pictures on other hosts: once each, slowly',
  },
  include: {
    ...crawling,
    value: 'PATTERN',
    isRepeatable: true,
    help: 'reads only the start page and matching URLs, such as /plans/*; repeatable',
  },
  exclude: { ...crawling, value: 'PATTERN', isRepeatable: true, help: 'skips matching URLs' },
  list: { ...crawling, value: 'FILE', help: 'reads these URLs, one per line; follows no link' },
  extract: {
    ...crawling,
    value: 'NAME=SELECTOR',
    isRepeatable: true,
    help: 'a column in --csv and --json: the text or an attribute of elements: price=.price, made=meta[name=date]@content',
  },
  'canonical-origin': {
    ...crawling,
    value: 'URL',
    help: 'the public origin in the pages’ tags, when the audited site is a copy (on this machine: that of the Sitemap line in robots.txt)',
  },
  'max-pages': {
    ...crawling,
    value: 'N',
    number: { defaultValue: defaultLimits.maxPages },
    help: 'pages after which the crawl ends',
  },
  'max-minutes': {
    ...crawling,
    value: 'N',
    number: { max: 1_440, defaultValue: defaultLimits.maxTimeMs / 60_000 },
    help: 'minutes after which the crawl ends',
  },
  'max-resources': {
    ...crawling,
    value: 'N',
    number: { min: 0, defaultValue: defaultLimits.maxResources },
    help: 'pictures that are requested',
  },
  concurrency: {
    ...crawling,
    value: 'N',
    number: { max: 32, defaultValue: defaultLimits.concurrency },
    help: 'concurrent requests',
  },
  'delay-ms': {
    ...crawling,
    value: 'N',
    number: { min: 0, max: 60_000, defaultValue: 0 },
    help: 'pause between two requests',
  },
  'timeout-seconds': {
    ...crawling,
    value: 'N',
    number: { max: 300, defaultValue: defaultLimits.timeoutMs / 1000 },
    help: 'seconds for one request',
  },
  'user-agent': {
    ...crawling,
    value: 'TEXT',
    help: 'User-Agent header; the rules of robots.txt are always those for "SeoAudit"',
  },
  'ignore-robots': { ...crawling, help: 'ignores robots.txt; only for your own site' },
  stale: { ...crawling, help: 'audits the project’s own site although its build is outdated' },
  own: { ...checking, help: 'treats the URL as the own site: banned words and waivers apply' },
  waivers: { ...checking, value: 'FILE', help: 'accepted findings, each with a reason' },
  skip: { ...checking, value: 'ID,ID', isRepeatable: true, help: 'checks that do not run' },
  checks: { ...checking, help: 'lists all checks and audits nothing' },
  'fail-on': {
    ...checking,
    value: 'WHAT',
    help: 'lowest severity that sets exit status 1: error, warning or never (error)',
  },
} as const satisfies Record<string, Rule>;

type OptionName = keyof typeof optionRules;

const rules: [name: string, rule: Rule][] = Object.entries(optionRules);
const [columns, indent] = [110, 28];

export type AuditOptions = ReturnType<typeof parseAuditOptions>;

/** @throws {UsageError} with what to write instead. */
export function parseAuditOptions(args: string[]) {
  const { values, positionals } = parse(args);
  if (positionals.length > 1)
    throw new UsageError(`Only one URL is allowed, not ${positionals.length}.`);
  const text = (name: OptionName) => values[name] as string | undefined;
  const list = (name: OptionName) => (values[name] ?? []) as string[];
  const flag = (name: OptionName) => values[name] === true;
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
  const options = rules.map(([name, { value, isRepeatable = false }]) => {
    const type = value === undefined ? ('boolean' as const) : ('string' as const);
    return [name, { type, multiple: isRepeatable }] as const;
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

type NumberName = {
  [Name in OptionName]: (typeof optionRules)[Name] extends { number: unknown } ? Name : never;
}[OptionName];

function numberOf(name: NumberName, values: Record<string, unknown>): number {
  const {
    min = 1,
    max = 1_000_000,
    defaultValue,
  }: NonNullable<Rule['number']> = optionRules[name].number;
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
  const isKnown = (name: string) =>
    name === 'stale' ? Boolean(startSite) : name !== 'own' || Boolean(bannedWords);
  const groups = Map.groupBy(
    rules.filter(([name]) => isKnown(name)),
    ([, { group }]) => group,
  );
  const own = startSite ? `  ${commandLine} ${' '.repeat(25)} the project’s own site\n` : '';
  const sections = [...groups].map(([group, options]) => {
    const lines = options.map(([name, rule]) =>
      optionLine(
        name,
        rule,
        name === 'waivers' && waiversFile ? ` (own site: ${waiversFile})` : '',
      ),
    );
    return `${group}:\n${lines.join('\n')}`;
  });
  return `Audits how search engines and shared links present a site.

${own}  ${commandLine} https://www.example.com   a site, by its sitemaps and links

${sections.join('\n\n')}

Exit status: 0 nothing found that fails the run, 1 findings or an error, 2 wrong usage. Other hosts
are requested only with --external, addresses in private networks only when the audited site itself is there.`;
}

function optionLine(name: string, { value = '', help, number }: Rule, more: string): string {
  const standard = number ? ` (${formatCount(number.defaultValue)})` : '';
  const lines = [''];
  for (const word of `${help}${standard}${more}`.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + 1 + word.length > columns - indent) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  const start = `  --${name} ${value}`.trimEnd();
  const gap = start.length < indent ? '' : `\n${' '.repeat(indent)}`;
  return `${start.padEnd(indent)}${gap}${lines.join(`\n${' '.repeat(indent)}`)}`.trimEnd();
}
