import { productionVariables } from '@/testing/servers/production-variables.ts';

const own = { ...process.env };
afterAll(() => {
  process.env = own;
});

/** The environment is read when the module is loaded. React comes with it. */
async function linksToHindi(variables: Record<string, string>) {
  process.env = { ...own, ...variables };
  jest.resetModules();
  const { createElement } = await import('react');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { SiteFrame } = await import('./site-frame');
  const html = renderToStaticMarkup(createElement(SiteFrame, { path: '/renewal', children: 'x' }));
  return html.match(/<a [^>]*href="\/hi\/renewal"/g)?.length ?? 0;
}

test('an English page of a production offers Hindi only after a person has read it', async () => {
  expect(await linksToHindi(productionVariables)).toBe(0);
  const review = { HINDI_REVIEWER: 'Asha Rao; Editor', HINDI_REVIEWED_ON: '2026-11-01' };
  expect(await linksToHindi({ ...productionVariables, ...review })).toBe(0);
  const signed = { ...review, SITE_HINDI_SIGNED: '/renewal' };
  expect(await linksToHindi({ ...productionVariables, ...signed })).toBeGreaterThan(0);
});
