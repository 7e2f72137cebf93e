/**
 * One variable family. The rupee sign is not in the latin file: a file of 1 KB, loaded only when used.
 * `optional`: on a slow network the first page keeps its matched fallback instead of being painted twice.
 */
import localFont from 'next/font/local';

export const anekFont = localFont({
  src: './fonts/anek-latin.woff2',
  weight: '400 750',
  display: 'optional',
  variable: '--font-anek',
  adjustFontFallback: 'Arial',
});

export const rupeeFont = localFont({
  src: './fonts/anek-latin-rupee.woff2',
  weight: '100 800',
  display: 'optional',
  variable: '--font-rupee',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});
