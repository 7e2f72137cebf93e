/** The site's running text for readers without a browser: as plain words, or as Markdown. */
import type { Prose } from './types.ts';

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;
// Kept off the inside of words, as on the page (components/ui/prose.tsx).
const strong = /\*\*([^*]+)\*\*/g;
const term = /(?<![\w/@])_([^_]+)_(?![\w@])/g;

export function plainText(text: Prose): string {
  return text.replace(link, '$1').replace(strong, '$1').replace(term, '$1');
}

/** @param toUrl makes a link of the site ("/claim") one that works outside it. */
export function markdownText(text: Prose, toUrl: (path: string) => string): string {
  return text
    .replace(link, (_, label: string, href: string) => {
      // A note beside the page's text has no URL.
      if (href.startsWith('term:')) return label;
      return `[${label}](${href.startsWith('/') ? toUrl(href) : href})`;
    })
    .replace(term, '*$1*');
}
