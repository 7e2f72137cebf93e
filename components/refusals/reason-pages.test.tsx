/** @jest-environment jsdom */
/** Each page of a reason is its own: no thin page, and no copy of another. */
import { renderToStaticMarkup } from 'react-dom/server';
import { staticSectionName } from '@/components/ui/preserve-server-html';
import { reasonPages } from '@/lib/content/refusals/reason-pages';
import { ReasonPageView } from './reason-page';

// In a browser header and footer are the server's: these stand for them.
document.head.innerHTML = ['header', 'footer']
  .map((part) => `<div data-static="${staticSectionName('/claim', part)}"></div>`)
  .join('');

const wordsOf = (html: string) => {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  const texts = document.createTreeWalker(main as Node, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode())
    words.push(...(texts.currentNode.textContent?.match(/[\p{L}\p{N}’%₹]+/gu) ?? []));
  return words;
};

const size = 5;
const shinglesOf = (words: readonly string[]) =>
  words.slice(size - 1).map((_, at) => words.slice(at, at + size).join(' '));

test('each has 450 words of its own, and shares at most 31 % with another', () => {
  const pages = reasonPages.map((page) => ({
    id: page.reason.id,
    shingles: shinglesOf(wordsOf(renderToStaticMarkup(<ReasonPageView page={page} />))),
  }));
  const counts = pages.map(({ id, shingles }) => {
    const others = pages.filter((other) => other.id !== id).map((other) => new Set(other.shingles));
    const own = shingles.filter((one) => !others.some((other) => other.has(one))).length;
    const most = Math.max(
      ...others.map((other) => shingles.filter((one) => other.has(one)).length / shingles.length),
    );
    return { id, own, most };
  });
  expect(counts.filter(({ own, most }) => own < 450 || most > 0.31)).toEqual([]);
});
