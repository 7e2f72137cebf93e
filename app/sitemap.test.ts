import { indexedTools } from '@/lib/content/indexed-tools';
import { pageMetadata } from '@/lib/publishing/metadata';
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

test('the head of a tool names its own path in the other language, not the path of its page', () => {
  for (const tool of indexedTools) {
    const { alternates } = pageMetadata(tool.page, tool);
    expect(alternates?.languages?.['en-IN']).toBe(alternates?.canonical);
    expect(alternates?.languages?.['hi-IN']).toMatch(`/hi${tool.path}`);
  }
});
