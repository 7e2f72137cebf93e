import { productionVariables } from '@/testing/servers/production-variables.ts';

const own = { ...process.env };
afterAll(() => {
  process.env = own;
});

/** The environment is read when the module is loaded. */
async function robotsOf(variables: Record<string, string>) {
  process.env = { ...own, ...variables };
  jest.resetModules();
  const { default: robots } = await import('./robots');
  return robots();
}

const origin = productionVariables.SITE_ORIGIN;
const qa = { ...productionVariables, SITE_ENV: 'qa' };

test('in production crawlers read everything but the API and the answers', async () => {
  expect((await robotsOf(productionVariables)).rules).toEqual({
    userAgent: '*',
    allow: '/',
    disallow: ['/api/', '/*/*/answer'],
  });
});

test('elsewhere nothing is closed: a crawler has to read a page to see its noindex', async () => {
  for (const variables of [qa, { SITE_ENV: 'demonstration' }])
    expect((await robotsOf(variables)).rules).toMatchObject({ allow: '/', disallow: [] });
});

test('the sitemap of the cities is named in a production with insurers’ lists, nowhere else', async () => {
  const lists = { HOSPITAL_LISTS: 'true' };
  const sitemap = `${origin}/sitemap.xml`;
  expect((await robotsOf({ ...productionVariables, ...lists })).sitemap).toEqual([
    sitemap,
    `${origin}/cashless-hospital/cities.xml`,
  ]);
  for (const variables of [productionVariables, { ...qa, ...lists }])
    expect((await robotsOf(variables)).sitemap).toEqual([sitemap]);
});
