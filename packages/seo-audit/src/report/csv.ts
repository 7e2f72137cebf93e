/** Pages, findings, links and redirects as CSV that every spreadsheet opens; no cell is read as a formula. */
import { stringify } from 'csv-stringify/sync';
import { placesOf, urlsOf } from '../finding.ts';
import type { Anchor } from '../page/page-facts.ts';
import { followRedirects, type Page, type Site } from '../site.ts';
import type { AuditRun, PageSummary } from './audit-run.ts';

type Row = (string | number)[];

const rowsPerChunk = 2_000;
/** The row limit of spreadsheets. */
const maxLinks = 1_000_000;
const maxLinkers = 10;
const searchHead = ['clicks in search', 'impressions', 'CTR %', 'position', 'not indexed because'];

export function pagesCsv({ pages, findings, search }: AuditRun): Iterable<string> {
  const ids = new Map<string, Set<string>>();
  for (const finding of findings.filter(({ waived }) => waived === null))
    for (const url of urlsOf(finding)) ids.set(url, (ids.get(url) ?? new Set()).add(finding.id));
  const extracted = [...new Set(pages.flatMap((page) => Object.keys(page.extracted)))];
  const tagNames = [...new Set(pages.flatMap(({ tags }) => Object.keys(tags)))];
  const columns: [head: string, cell: (page: PageSummary) => string | number][] = [
    ['URL', ({ url }) => url],
    ['status', ({ status }) => status ?? 'no answer'],
    ['indexable', ({ isIndexable }) => (isIndexable ? 'yes' : 'no')],
    ['errors', ({ counts }) => counts.error],
    ['warnings', ({ counts }) => counts.warning],
    ['notices', ({ counts }) => counts.notice],
    ['title px', ({ titleWidthPx }) => titleWidthPx],
    ['title characters', ({ tags }) => [...(tags.title ?? '')].length],
    ['description px', ({ descriptionWidthPx }) => descriptionWidthPx],
    ['description characters', ({ tags }) => [...(tags.description ?? '')].length],
    ['canonical is', ({ canonical }) => canonical],
    ['words', ({ words }) => words],
    ['HTML bytes', ({ htmlBytes }) => htmlBytes],
    ['crawl depth', ({ depth }) => depth ?? ''],
    ['inlinks', ({ linkedFrom }) => linkedFrom],
    ['findings', ({ url }) => [...(ids.get(url) ?? [])].join(' ')],
  ];
  const head = [...columns.map(([name]) => name), ...(search ? searchHead : [])];
  const rows = pages.map((page) => [
    ...columns.map(([, cell]) => cell(page)),
    ...(search ? searchCells(page) : []),
    ...tagNames.map((name) => page.tags[name] ?? ''),
    ...extracted.map((name) => (page.extracted[name] ?? []).join(' | ')),
  ]);
  return csvChunks([[...head, ...tagNames, ...extracted], ...rows]);
}

/** A row for each page of a finding. */
export function findingsCsv({ findings, pages, search }: AuditRun): Iterable<string> {
  const pageByUrl = new Map(pages.map((page) => [page.url, page]));
  const head =
    'severity,id,what it is,URL,what was found,where,why it matters,how to fix it,waived because';
  const rows = findings.flatMap((finding) => {
    const { severity, id, about, where, why, fix, waived } = finding;
    return placesOf(finding).map(({ url, what }) => [
      ...[severity, id, about, url, what, where, why, fix, waived ?? ''],
      ...(search ? searchCells(pageByUrl.get(url)) : []),
    ]);
  });
  return csvChunks([[...head.split(','), ...(search ? searchHead : [])], ...rows]);
}

function searchCells(page: PageSummary | undefined): Row {
  const { clicks = '', impressions = '', ctr = '', position = '' } = page?.search ?? {};
  return [clicks, impressions, ctr, position ?? '', page?.notListed ?? ''];
}

/** Every link of the site: a large one has millions. */
export function linksCsv(site: Site): Iterable<string> {
  return csvChunks(linkRows(site));
}

function* linkRows(site: Site): Generator<Row> {
  yield 'from,to,words of the link,rel,times on the page,answer,leads on to,clicks from start'.split(
    ',',
  );
  let rows = 0;
  for (const page of site.pages.values()) {
    for (const [{ target, text, rel }, times] of linksOf(page)) {
      rows += 1;
      if (rows > maxLinks) return;
      const last = followRedirects(site, target).hops.at(-1) ?? '';
      const answer = describeStatus(site, target);
      yield [page.url, target, text, rel, times, answer, last, page.depth ?? ''];
    }
  }
}

type Link = Anchor & { target: string };

/** The links of one page: links with the same target and text count once. */
function linksOf({ facts }: Page): [link: Link, times: number][] {
  const links = (facts?.anchors ?? []).filter((anchor): anchor is Link => anchor.target !== null);
  const groups = Map.groupBy(links, ({ target, rel, text }) => `${target}\n${rel}\n${text}`);
  return [...groups.values()].flatMap((same) => (same[0] ? [[same[0], same.length]] : []));
}

/** Every redirect: target, hops, final status, and the pages that still link to the old address. */
export function redirectsCsv(site: Site): Iterable<string> {
  const head =
    'from,status,to,hops,by way of,ends at,which answers,linked from pages,such as,in the sitemap';
  const linkers = new Map<string, Set<string>>();
  for (const { url, facts } of site.pages.values())
    for (const { target } of facts?.anchors ?? [])
      if (target && site.pages.get(target)?.redirect)
        linkers.set(target, (linkers.get(target) ?? new Set()).add(url));
  const rows = [...site.pages.values()].flatMap(({ url, status, redirect, linkedFrom }) => {
    if (!redirect) return [];
    const { hops, isLoop } = followRedirects(site, url);
    const end = hops.at(-1);
    const answer = isLoop ? 'redirect loop' : end ? describeStatus(site, end) : 'no usable target';
    return [
      [
        url,
        status ?? '',
        redirect.to ?? redirect.location,
        hops.length,
        hops.slice(0, -1).join(' '),
        end ?? '',
        answer,
        linkedFrom,
        [...(linkers.get(url) ?? [])].slice(0, maxLinkers).join(' '),
        site.sitemapRows.has(url) ? 'yes' : 'no',
      ],
    ];
  });
  return csvChunks([head.split(','), ...rows]);
}

function describeStatus(site: Site, url: string): string | number {
  const page = site.pages.get(url);
  if (page) return page.status ?? 'no answer';
  return site.disallowed.has(url) ? 'disallowed by robots.txt' : 'not requested';
}

/** In chunks, so that a long table is never one string in memory. */
export function* csvChunks(rows: Iterable<Row>): Generator<string> {
  let waiting: Row[] = [];
  let bom = true;
  for (const row of rows) {
    waiting.push(row);
    if (waiting.length < rowsPerChunk) continue;
    yield formatRows(waiting, bom);
    waiting = [];
    bom = false;
  }
  yield formatRows(waiting, bom);
}

/** A cell that a spreadsheet would read as a formula gets a leading apostrophe. */
function formatRows(rows: Row[], bom: boolean): string {
  const safe = rows.map((row) => row.map((cell) => (isFormula(cell) ? `'${cell}` : cell)));
  // Excel reads ₹ and dashes only after a byte order mark. Some locales separate cells by semicolons, and every line
  // break ends a row.
  return stringify(safe, { bom, record_delimiter: 'windows', quoted_match: /[;\r\n]/ });
}

function isFormula(cell: string | number): boolean {
  return typeof cell === 'string' && /^\s*[=+\-@|%]|^[\t\r\n]/.test(cell);
}
