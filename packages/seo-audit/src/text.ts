/** Formats counts, URLs, quotations, lists and errors for one line of a message. */
import type { Site } from './site.ts';

export function formatCount(count: number): string {
  return count.toLocaleString('en-IN');
}

/** Path and query for pages of the site, the whole URL for others. */
export function shortUrl(url: string, { origin }: Pick<Site, 'origin'>): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

export function quote(text: string, max = 120): string {
  return `“${text.length > max ? `${text.slice(0, max)}…` : text}”`;
}

/** The first entries of a list, with the number of the others. */
export function joinFirst(items: readonly string[], max = 5): string {
  const listed = items.slice(0, max).join(', ');
  return items.length > max ? `${listed} and ${items.length - max} more` : listed;
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** In one line: a message may quote a file, including its line breaks. */
export function errorLine(error: unknown): string {
  return errorMessage(error).replace(/\s+/g, ' ');
}
