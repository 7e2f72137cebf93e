/** Parses one sitemap as a stream: 100,000 rows never become one string or tree in memory. */
import { SaxesParser } from 'saxes';
import { isWebAddress } from '../page/web-url.ts';
import type { Alternate } from '../site.ts';

/** The limits of one file (sitemaps.org). */
export const sitemapLimits = { rows: 50_000, bytes: 52_428_800 } as const;

type ParsedSitemap = {
  kind: 'rows' | 'index' | 'unknown';
  rows: number;
  problem: string | null;
  /** The consumer of the rows stopped the parser. */
  isCut: boolean;
};
export type SitemapEntry = {
  loc: string;
  lastmod: string | null;
  alternates?: Alternate[];
};

const maxAlternates = 100;
type OnEntry = (entry: SitemapEntry, kind: 'rows' | 'index') => boolean;

export type SitemapParser = {
  /** `false` stops the parser. */
  write(piece: Buffer): boolean;
  end(): ParsedSitemap;
};

/** @param onEntry returns `false` to stop the parser. */
export function createSitemapParser(onEntry: OnEntry): SitemapParser {
  const result: ParsedSitemap = { kind: 'unknown', rows: 0, problem: null, isCut: false };
  const decoder = new TextDecoder('utf-8');
  let write: ((text: string) => void) | null = null;
  let end = () => {};
  const isDone = () => result.isCut || result.problem !== null;
  const feed = (text: string) => {
    if (!write && text.trim()) {
      ({ write, end } = /^\s*</.test(text)
        ? xmlReader(result, onEntry)
        : textReader(result, onEntry));
    }
    write?.(text);
  };
  return {
    write(piece) {
      if (!write && isUtf16(piece))
        result.problem = 'it is in UTF-16; a sitemap has to be in UTF-8';
      if (!isDone()) feed(decoder.decode(piece, { stream: true }));
      return !isDone();
    },
    end() {
      if (!isDone()) feed(decoder.decode());
      if (!isDone()) end();
      if (!write) result.problem ??= 'it is empty';
      return result;
    },
  };
}

function xmlReader(result: ParsedSitemap, onEntry: OnEntry) {
  const parser = new SaxesParser({ xmlns: false });
  let field = '';
  let entry: SitemapEntry | null = null;
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    if (local === 'urlset') result.kind = 'rows';
    if (local === 'sitemapindex') result.kind = 'index';
    if (local === 'url' || local === 'sitemap') entry = { loc: '', lastmod: null };
    if (local === 'link' && entry) {
      const { rel, hreflang, href } = attributes as Record<string, string | undefined>;
      entry.alternates ??= [];
      if (rel === 'alternate' && hreflang && href && entry.alternates.length < maxAlternates)
        entry.alternates.push({ hreflang, href });
    }
    // image:loc and video:loc are not page URLs.
    field = /^(?:image|video|news):/.test(name) ? '' : local;
  });
  const addText = (piece: string) => {
    if (entry && field === 'loc') entry.loc += piece;
    if (entry && field === 'lastmod') entry.lastmod = (entry.lastmod ?? '') + piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    const local = localName(name);
    field = '';
    if ((local !== 'url' && local !== 'sitemap') || !entry) return;
    const { loc, lastmod, alternates } = entry;
    entry = null;
    if (result.kind === 'unknown' || result.isCut) return;
    result.rows += 1;
    result.isCut = !onEntry(
      {
        loc: loc.trim(),
        lastmod: lastmod?.trim() || null,
        ...(alternates?.length && { alternates }),
      },
      result.kind,
    );
  });
  parser.on('error', ({ message }) => {
    result.problem ??= `it is not well-formed XML (${message})`;
  });
  return {
    write: (text: string) => void parser.write(text),
    end() {
      parser.close();
      if (result.kind === 'unknown')
        result.problem ??= 'it has neither <urlset> nor <sitemapindex>';
    },
  };
}

/** The plain text form: one URL per line. */
function textReader(result: ParsedSitemap, onEntry: OnEntry) {
  let rest = '';
  const readLine = (line: string) => {
    const loc = line.replace('\ufeff', '').trim();
    if (!loc || result.problem || result.isCut) return;
    if (!isWebAddress(loc)) {
      result.problem = 'it is neither XML nor a list of URLs';
      return;
    }
    result.kind = 'rows';
    result.rows += 1;
    result.isCut = !onEntry({ loc, lastmod: null }, 'rows');
  };
  return {
    write(text: string) {
      const lines = (rest + text).split(/\r?\n/);
      rest = (lines.pop() ?? '').slice(0, 5_000);
      for (const line of lines) readLine(line);
    },
    end: () => readLine(rest),
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

/** A byte order mark of UTF-16, or its zero bytes around the first bracket. */
function isUtf16([first, second]: Buffer): boolean {
  return (
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    (first === 0x3c && second === 0) ||
    (first === 0 && second === 0x3c)
  );
}
