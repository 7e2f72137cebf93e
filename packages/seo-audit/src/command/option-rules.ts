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
  html: { ...report, help: 'one page to read and to pass on: previews, findings, links, tables' },
  csv: { ...report, help: 'a row for each page, for spreadsheets' },
  'csv-findings': { ...report, help: 'a row for each finding' },
  'csv-links': { ...report, help: 'a row for each link: from, to, words, rel, what it answers' },
  'csv-redirects': {
    ...report,
    help: 'a row for each redirect: from, to, hops, what is there, who links to the old address',
  },
  json: {
    ...report,
    help: 'everything, also for --baseline; "-" writes it to the terminal instead of the table',
  },
  baseline: {
    ...report,
    help: 'what changed since a run that --json wrote: which tag, from what to what',
  },
  checks: {
    ...report,
    help: 'a page of all checks: id, what, where, why, how; alone, nothing is audited',
  },
  'search-console': {
    group: 'reports',
    kind: 'list',
    value: 'FILE',
    help: 'CSV exports of Search Console, each named once: Pages.csv of Performance, Table.csv of Page indexing; findings are then in the order of what they cost',
  },
  rows: { ...number, group: 'reports', defaultValue: 60, help: 'pages in the table' },
  places: { ...number, group: 'reports', defaultValue: 5, help: 'places for each finding' },
  render: { ...reading, ...flag, help: 'also in Chromium: which tags and links scripts change' },
  external: {
    ...reading,
    ...flag,
    help: 'also asks other hosts for what is linked and loaded: once each, slowly, never inside a private network',
  },
  include: {
    ...reading,
    ...patterns,
    help: 'reads only addresses that fit, beside the start: /plans/*, once or more often',
  },
  exclude: { ...reading, ...patterns, help: 'does not read addresses that fit' },
  list: {
    ...reading,
    ...file,
    help: 'reads these addresses, one a line, and where they redirect to; follows no link',
  },
  extract: {
    ...reading,
    kind: 'pairs',
    value: 'NAME=SELECTOR',
    help: 'a column of --csv, and in --json: the text of what a CSS selector names, or an attribute of it: price=.price, made=meta[name=date]@content',
  },
  'canonical-origin': {
    ...reading,
    kind: 'text',
    value: 'URL',
    help: 'the origin the pages name, when the site asked is a copy of it. For a copy on this machine it is taken from the sitemap line of robots.txt, whatever the copy’s port',
  },
  'max-pages': { ...reading, ...number, defaultValue: defaultLimits.maxPages, help: '' },
  'max-minutes': {
    ...reading,
    ...number,
    max: 1_440,
    defaultValue: defaultLimits.maxTimeMs / 60_000,
    help: '',
  },
  'max-resources': {
    ...reading,
    ...number,
    min: 0,
    defaultValue: defaultLimits.maxResources,
    help: 'pictures, icons, scripts, styles, feeds, frames, films',
  },
  concurrency: {
    ...reading,
    ...number,
    max: 32,
    defaultValue: defaultLimits.concurrency,
    help: 'requests at the same time',
  },
  'delay-ms': {
    ...reading,
    ...number,
    min: 0,
    max: 60_000,
    defaultValue: 0,
    help: 'between two requests',
  },
  'timeout-seconds': {
    ...reading,
    ...number,
    max: 300,
    defaultValue: defaultLimits.timeoutMs / 1000,
    help: '',
  },
  'user-agent': {
    ...reading,
    kind: 'text',
    value: 'TEXT',
    help: 'robots.txt is asked for "SeoAudit", whatever this says',
  },
  'ignore-robots': { ...reading, ...flag, help: 'only for a site that is yours' },
  own: {
    ...counting,
    ...flag,
    help: 'the URL is our own site: banned words are checked, and our waivers count',
  },
  banned: { ...counting, ...flag, help: 'check our banned words on another site' },
  waivers: { ...counting, ...file, help: 'findings that are accepted, each with a reason' },
  skip: { ...counting, kind: 'list', value: 'ID,ID', help: 'checks that are not asked' },
  threshold: {
    ...counting,
    kind: 'pairs',
    value: 'NAME=N',
    help: `a limit that checks measure against: ${limits}`,
  },
  severity: {
    ...counting,
    kind: 'pairs',
    value: 'ID=WHAT',
    help: 'a check counts as error, warning or notice',
  },
  'fail-on': {
    ...counting,
    kind: 'choice',
    value: 'WHAT',
    of: ['error', 'warning', 'never'],
    help: 'error, warning or never: exit status 1 from here (error)',
  },
  settings: {
    ...counting,
    ...file,
    help: 'options from a file, { "max-pages": 500, "skip": ["title-cut"], "threshold": { "words": 300 } }: all of these by name; what is written here comes before it',
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
