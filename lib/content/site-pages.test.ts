import {
  type ContentPage,
  isNode,
  nodesIn,
  proseOf,
  readSiteContent,
  type SiteContent,
} from '../../testing/checks/site-content.ts';
import { isRoutePath, productRoutes } from '../site/find-route.ts';
import { routes } from '../site/routes.ts';

let pages: SiteContent['pages'];
let products: SiteContent['products'];
beforeAll(async () => {
  ({ pages, products } = await readSiteContent());
});

function sentencesOf(page: ContentPage): Set<string> {
  const sentences = proseOf(page)
    .flatMap((text) => text.split(/(?<=[.?!:;])\s+/))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length >= 4);
  return new Set(sentences);
}

test('every page of the route table has content, and every content a route', () => {
  const withContent = routes.map(({ path }) => path as string).filter((path) => path !== '/');
  expect(pages.map(({ path }) => path).sort()).toEqual(withContent.sort());
  expect(products.map(({ path }) => path).sort()).toEqual(
    productRoutes.map(({ path }) => path as string).sort(),
  );
});

test('every content file exports one page with a heading', () => {
  for (const { file, content } of pages) {
    const headed = content.filter((one) => isNode(one) && 'heading' in one && 'answer' in one);
    expect({ file, pages: headed.length }).toEqual({ file, pages: 1 });
  }
});

test('headings have at most 70 characters', () => {
  const problems = pages.flatMap((page) =>
    nodesIn(page.content)
      .map(({ heading }) => heading)
      .filter((heading) => typeof heading === 'string')
      .filter((heading) => heading.trim() === '' || [...heading].length > 70)
      .map((heading) => `${page.file}: shorten "${heading}" (${[...heading].length} characters).`),
  );
  expect(problems).toEqual([]);
});

test('no two pages have the same heading', () => {
  const headings = pages.map(
    ({ content }) => content.filter(isNode).find(({ answer }) => answer !== undefined)?.heading,
  );
  expect(new Set(headings).size).toBe(pages.length);
});

test('related pages are two to four routes, not the page itself', () => {
  const problems = products.flatMap((page) =>
    page.content
      .filter(isNode)
      .map(({ related }) => related as string[])
      .filter(
        (related) =>
          related.length < 2 ||
          related.length > 4 ||
          new Set(related).size !== related.length ||
          related.some((path) => !isRoutePath(path) || path === page.path),
      )
      .map((related) => `${page.file}: related is ${related.join(', ')}.`),
  );
  expect(problems).toEqual([]);
});

test('a product page has at least 350 words of its own', () => {
  const problems = products.flatMap((page) => {
    const words = proseOf(page).join(' ').split(/\s+/).length;
    return words < 350 ? `${page.path} has ${words} words: add ${350 - words}.` : [];
  });
  expect(problems).toEqual([]);
});

test('no two product pages share more than a fifth of their sentences', () => {
  const sentences = products.map((page) => ({ page, said: sentencesOf(page) }));
  const problems = sentences.flatMap(({ page, said }, index) =>
    sentences.slice(index + 1).flatMap((other) => {
      const shared = [...said].filter((sentence) => other.said.has(sentence)).length;
      const least = Math.min(said.size, other.said.size);
      return shared * 5 > least
        ? `${page.path} and ${other.page.path} share ${shared} of ${least} sentences: rewrite one.`
        : [];
    }),
  );
  expect(problems).toEqual([]);
});
