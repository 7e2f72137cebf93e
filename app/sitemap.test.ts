import { indexedTools } from '@/lib/content/indexed-tools';
import { absoluteUrl, pageMetadata } from '@/lib/publishing/metadata';
import { hindiHref, hindiPagePaths } from '@/lib/site/hindi-pages';
import { routes } from '@/lib/site/routes';
import { textChangedOn } from '@/lib/site/text-dates';
import { productionVariables } from '@/testing/servers/production-variables.ts';
import sitemap from './sitemap';

const listedPaths = [...routes, ...indexedTools].map(({ path }) => path);
const inHindi = listedPaths.filter((path) => hindiPagePaths.includes(path));

test('each page has an entry, and another in Hindi where it exists', () => {
  const urls = [...listedPaths, ...inHindi.map(hindiHref)].map(absoluteUrl);
  expect(
    sitemap()
      .map(({ url }) => url)
      .sort(),
  ).toEqual(urls.sort());
});

test('both entries of a page name both languages; a page in English alone names none', () => {
  for (const { url, alternates } of sitemap()) {
    const isInHindi = inHindi.some((path) =>
      [path, hindiHref(path)].map(absoluteUrl).includes(url),
    );
    expect([url, Object.values(alternates?.languages ?? {}).includes(url)]).toEqual([
      url,
      isInHindi,
    ]);
  }
});

test('a production lists no Hindi page before a person has read it', async () => {
  const own = { ...process.env };
  process.env = { ...own, ...productionVariables };
  jest.resetModules();
  const { default: sitemapOfProduction } = await import('./sitemap');
  const rows = sitemapOfProduction();
  process.env = own;
  expect(rows.map(({ url }) => new URL(url).pathname)).toEqual(listedPaths);
  expect(rows.filter(({ alternates }) => alternates)).toEqual([]);
});

test('each entry has the date of its page’s last review, tools too', () => {
  const dateOf = new Map(sitemap().map(({ url, lastModified }) => [url, lastModified]));
  for (const path of listedPaths)
    expect([path, dateOf.get(absoluteUrl(path))]).toEqual([path, textChangedOn(path)]);
});

test('the head of a tool names its own path in the other language, not the path of its page', () => {
  const tools = indexedTools.filter(({ path }) => inHindi.includes(path));
  expect(tools.length).toBeGreaterThan(3);
  for (const tool of tools) {
    const { alternates } = pageMetadata(tool.page, tool);
    expect(alternates?.languages?.['en-IN']).toBe(alternates?.canonical);
    expect(alternates?.languages?.['hi-IN']).toMatch(`/hi${tool.path}`);
  }
});
