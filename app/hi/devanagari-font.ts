/** Not in app/fonts.ts: every page has the `@font-face` of all fonts of the file that it imports. */
import localFont from 'next/font/local';

/**
 * As `anekFont`: `optional`, with its matched fallback in hindi.css. Not preloaded: on a slow phone network that
 * delayed the first paint, by 0.7 s when the file had 80 KB. A first visit there keeps the fallback; the next one has
 * the font.
 */
export const devanagariFont = localFont({
  src: '../fonts/anek-devanagari.woff2',
  weight: '400 750',
  display: 'optional',
  variable: '--font-devanagari',
  preload: false,
  // Next knows the widths of Arial alone, which has no Devanagari.
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F, U+200C-200D, U+25CC' }],
});
