import { indexedTools } from '@/lib/content/indexed-tools';
import { absoluteUrl, pageMetadata } from '@/lib/publishing/metadata';
import { reviewDateFor } from '@/lib/site/find-route';
import { languages, type SiteLanguage } from '@/lib/site/languages';
import { routes } from '@/lib/site/routes';
import sitemap from './sitemap';

const second: SiteLanguage = { tag: 'hi-IN', prefix: '/hi' };

beforeEach(() => {
  (languages as SiteLanguage[]).push(second);
});
afterEach(() => {
  (languages as SiteLanguage[]).pop();
});

test('with a second language each entry has its own alternates, tools too', () => {
  const entries = sitemap();
  expect(entries).toHaveLength(routes.length + indexedTools.length);
  expect(entries.filter(({ url, alternates }) => alternates?.languages?.['en-IN'] !== url)).toEqual(
    [],
  );
});

test('each entry has the date of its page’s last review, tools too', () => {
  const dateOf = new Map(sitemap().map(({ url, lastModified }) => [url, lastModified]));
  for (const { path } of [...routes, ...indexedTools])
    expect([path, dateOf.get(absoluteUrl(path))]).toEqual([path, reviewDateFor(path)]);
});

test('the head of a tool names its own path in the other language, not the path of its page', () => {
  for (const tool of indexedTools) {
    const { alternates } = pageMetadata(tool.page, tool);
    expect(alternates?.languages?.['en-IN']).toBe(alternates?.canonical);
    expect(alternates?.languages?.['hi-IN']).toMatch(`/hi${tool.path}`);
  }
});
