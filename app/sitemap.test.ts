import { indexableClaims } from '@/lib/content/claims/indexable-claims';
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

test('with a second language each entry has its own alternates, kinds of claim too', () => {
  const entries = sitemap();
  expect(entries).toHaveLength(routes.length + indexableClaims.length);
  expect(entries.filter(({ url, alternates }) => alternates?.languages?.['en-IN'] !== url)).toEqual(
    [],
  );
});

test('the head of a kind of claim names its own path in the other language, not the path of its page', () => {
  for (const claim of indexableClaims) {
    const { alternates } = pageMetadata('/claim', claim);
    expect(alternates?.languages?.['en-IN']).toBe(alternates?.canonical);
    expect(alternates?.languages?.['hi-IN']).toMatch(`/hi${claim.path}`);
  }
});
