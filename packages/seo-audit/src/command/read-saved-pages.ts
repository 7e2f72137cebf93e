/** Reads a page saved from a browser, or a folder of them, as a site without a server. */
import { createReadStream, type Stats, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { markUnreadPages } from '../crawl/mark-unread-pages.ts';
import { measureDepth } from '../crawl/measure-depth.ts';
import { emptyPage, emptySite } from '../empty-site.ts';
import { errorMessage } from '../error-message.ts';
import { decodeText } from '../network/decode-text.ts';
import type { ParsePage } from '../page/parse-page.ts';
import type { Page, Site } from '../site.ts';

type SavedOptions = {
  parsePage: ParsePage;
  maxPages: number;
  maxBodyBytes: number;
};

/** Whether a path is a file, a folder, or neither. */
export function statIfExists(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

export async function readSavedPages(path: string, options: SavedOptions): Promise<Site> {
  const isFolder = statIfExists(path)?.isDirectory() ?? false;
  const root = isFolder ? resolve(path) : dirname(resolve(path));
  const files = isFolder ? await htmlFilesIn(root) : [resolve(path)];
  const site: Site = { ...emptySite(''), name: basename(resolve(path)) };
  if (files.length > options.maxPages)
    site.cutShort.push(`only ${options.maxPages} of ${files.length} files were read (--max-pages)`);
  for (const file of files.slice(0, options.maxPages)) {
    const page = await readSavedPage(file, root, options);
    site.start ||= page.url;
    site.pages.set(page.url, page);
  }
  markUnreadPages(site);
  measureDepth(site);
  return site;
}

async function readSavedPage(file: string, root: string, options: SavedOptions): Promise<Page> {
  // Named by the path within the folder: reports are shared, and the rest of the path is private.
  const place = relative(root, file).split(sep).map(encodeURIComponent).join('/');
  const page = emptyPage(`file:///${place}`, 'file');
  try {
    const { body, isCut } = await readCapped(file, options.maxBodyBytes);
    page.htmlBytes = body.length;
    page.isCut = isCut;
    const { text, isBinary } = decodeText(body, null);
    if (isBinary) throw new Error('the file is not HTML but binary');
    page.facts = await readText(text, page, options);
  } catch (error) {
    page.problem = {
      kind: 'unreadable',
      message: errorMessage(error),
    };
  }
  return page;
}

async function readText(text: string, page: Page, { parsePage }: SavedOptions) {
  try {
    return await parsePage({ html: text, url: findSavedUrl(text) ?? page.url });
  } catch (error) {
    page.unreadReason = errorMessage(error);
    return null;
  }
}

async function readCapped(file: string, maxBytes: number) {
  const pieces: Buffer[] = [];
  // One byte more than the limit shows whether the file is longer.
  for await (const piece of createReadStream(file, { end: maxBytes })) pieces.push(piece as Buffer);
  const all = Buffer.concat(pieces);
  return { body: all.subarray(0, maxBytes), isCut: all.length > maxBytes };
}

/** The page's original URL: browsers write it into the file; otherwise the canonical tag has it. */
function findSavedUrl(html: string): string | null {
  const saved = /<!-- saved from url=\(\d+\)(\S+) -->/.exec(html.slice(0, 5_000))?.[1];
  const tag = /<link\b[^>]*rel=["']?canonical\b[^>]*>/i.exec(html)?.[0] ?? '';
  const url = saved ?? /href=["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? '';
  return /^https?:/.test(url) && URL.canParse(url) ? new URL(url).href : null;
}

async function htmlFilesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile() && /\.x?html?$/i.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // Frames and advertisements that a browser saved beside its page.
      .filter((file) => !/_files[/\\]/.test(file))
      .sort()
  );
}
