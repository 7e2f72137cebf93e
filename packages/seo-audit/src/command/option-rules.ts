/**
 * All options, each once, with type, limits and help text. The command line, the settings file and --help read this
 * list.
 */
import { thresholds } from '../checks/thresholds.ts';
import { defaultLimits } from '../crawl/crawl-request.ts';

export type OptionRule = {
  group: 'reports' | 'reading' | 'counting';
  /** The placeholder after the name in --help. */
  value: string;
  help: string;
} & (
  | { kind: 'text' | 'flag' | 'list' | 'pairs' }
  | { kind: 'number'; min: number; max: number; defaultValue: number }
  | { kind: 'choice'; of: readonly string[] }
);

const file = { kind: 'text', value: 'FILE' } as const;
const report = { ...file, group: 'reports' } as const;
const reading = { group: 'reading' } as const;
const counting = { group: 'counting' } as const;
const flag = { kind: 'flag', value: '' } as const;
const number = { kind: 'number', value: 'N', min: 1, max: 1_000_000 } as const;
const patterns = { kind: 'list', value: 'PATTERN' } as const;

const limits = Object.entries(thresholds)
  .map(([name, { defaultValue }]) => `${name} (${defaultValue})`)
  .join(', ');

export const optionRules = {
  html: { ...report, help: 'one HTML page: previews, findings, links, tables' },
  csv: { ...report, help: 'pages, one per row' },
  'csv-findings': { ...report, help: 'findings, one per row' },
  'csv-links': { ...report, help: 'links, one per row: from, to, text, rel, status of the target' },
  'csv-redirects': {
    ...report,
    help: 'redirects, one per row: from, to, hops, final status, pages that link to the old address',
  },
  json: {
    ...report,
    help: 'the whole run, also for --baseline; "-" writes it to standard output instead of the table',
  },
  baseline: {
    ...report,
    help: 'compares with an earlier --json file: changed tags, new and resolved findings',
  },
  checks: {
    ...report,
    help: 'an HTML page with all checks: id, meaning, place, reason, fix; without a target nothing is audited',
  },
  'search-console': {
    group: 'reports',
    kind: 'list',
    value: 'FILE',
    help: 'CSV export of Search Console, once per file: Pages.csv of Performance, Table.csv of Page indexing; pages and findings are then sorted by impressions',
  },
  rows: { ...number, group: 'reports', defaultValue: 60, help: 'pages in the table' },
  places: { ...number, group: 'reports', defaultValue: 5, help: 'places listed for each finding' },
  render: {
    ...reading,
    ...flag,
    help: 'also renders pages in Chromium, to find tags and links that scripts change',
  },
  external: {
    ...reading,
    ...flag,
    help: 'also checks linked and loaded URLs on other hosts: once each, slowly, never in a private network',
  },
  include: {
    ...reading,
    ...patterns,
    help: 'reads only the start page and matching URLs, such as /plans/*; repeatable',
  },
  exclude: { ...reading, ...patterns, help: 'skips matching URLs; repeatable' },
  list: {
    ...reading,
    ...file,
    help: 'reads these URLs, one per line, and their redirect targets; follows no link',
  },
  extract: {
    ...reading,
    kind: 'pairs',
    value: 'NAME=SELECTOR',
    help: 'adds a column to --csv and --json: the text or an attribute of elements that match a CSS selector: price=.price, made=meta[name=date]@content',
  },
  'canonical-origin': {
    ...reading,
    kind: 'text',
    value: 'URL',
    help: 'the public origin in the pages’ tags, when the audited site is a copy. For a copy on this machine the default is the origin of the Sitemap line in robots.txt',
  },
  'max-pages': {
    ...reading,
    ...number,
    defaultValue: defaultLimits.maxPages,
    help: 'pages after which the crawl ends',
  },
  'max-minutes': {
    ...reading,
    ...number,
    max: 1_440,
    defaultValue: defaultLimits.maxTimeMs / 60_000,
    help: 'minutes after which the crawl ends',
  },
  'max-resources': {
    ...reading,
    ...number,
    min: 0,
    defaultValue: defaultLimits.maxResources,
    help: 'pictures, icons, scripts, styles, feeds, frames, videos',
  },
  concurrency: {
    ...reading,
    ...number,
    max: 32,
    defaultValue: defaultLimits.concurrency,
    help: 'concurrent requests',
  },
  'delay-ms': {
    ...reading,
    ...number,
    min: 0,
    max: 60_000,
    defaultValue: 0,
    help: 'pause between two requests',
  },
  'timeout-seconds': {
    ...reading,
    ...number,
    max: 300,
    defaultValue: defaultLimits.timeoutMs / 1000,
    help: 'seconds for one request',
  },
  'user-agent': {
    ...reading,
    kind: 'text',
    value: 'TEXT',
    help: 'User-Agent header; the rules of robots.txt are always those for "SeoAudit"',
  },
  'ignore-robots': { ...reading, ...flag, help: 'ignores robots.txt; only for your own site' },
  stale: {
    ...reading,
    ...flag,
    help: 'audits the project’s own site although its build is older than its sources; the report says so',
  },
  own: {
    ...counting,
    ...flag,
    help: 'treats the URL as the project’s own site: its banned words and waivers apply',
  },
  banned: { ...counting, ...flag, help: 'checks the project’s banned words on another site' },
  waivers: { ...counting, ...file, help: 'accepted findings, each with a reason' },
  skip: { ...counting, kind: 'list', value: 'ID,ID', help: 'checks that do not run' },
  threshold: {
    ...counting,
    kind: 'pairs',
    value: 'NAME=N',
    help: `changes a threshold of the checks: ${limits}`,
  },
  severity: {
    ...counting,
    kind: 'pairs',
    value: 'ID=WHAT',
    help: 'changes the severity of a check: error, warning or notice',
  },
  'fail-on': {
    ...counting,
    kind: 'choice',
    value: 'WHAT',
    of: ['error', 'warning', 'never'],
    help: 'lowest severity that sets exit status 1: error, warning or never (error)',
  },
  settings: {
    ...counting,
    ...file,
    help: 'reads any of these options from a JSON file: { "max-pages": 500, "skip": ["title-cut"], "threshold": { "words": 300 } }; the command line overrides it',
  },
} as const satisfies Record<string, OptionRule>;

export type OptionName = keyof typeof optionRules;

type ValueOf<Rule> = Rule extends { kind: 'flag' }
  ? boolean
  : Rule extends { kind: 'number' }
    ? number
    : Rule extends { kind: 'list' }
      ? string[]
      : Rule extends { kind: 'pairs' }
        ? Record<string, string>
        : Rule extends { kind: 'choice'; of: readonly (infer Choice)[] }
          ? Choice
          : string;

/** Validated values; options that were not set are absent. */
export type ParsedOptions = { [Name in OptionName]?: ValueOf<(typeof optionRules)[Name]> };
