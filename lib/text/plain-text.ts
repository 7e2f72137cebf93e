/** Converts the site's running text (`Prose` in lib/content/types.ts) to plain text or Markdown. */

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;
// As on the page (components/ui/prose.tsx), where a mark inside a word is none.
const strong = /\*\*([^*]+)\*\*/g;
const term = /(?<![\w/@])_([^_]+)_(?![\w@])/g;

export function plainText(text: string): string {
  return text.replace(link, '$1').replace(strong, '$1').replace(term, '$1');
}

/** @param toUrl converts a link of the site ("/claim") to an absolute URL. */
export function markdownText(text: string, toUrl: (path: string) => string): string {
  return text
    .replace(link, (_, label: string, href: string) => {
      // A term's note has no URL.
      if (href.startsWith('term:')) return label;
      return `[${label}](${href.startsWith('/') ? toUrl(href) : href})`;
    })
    .replace(term, '*$1*');
}
