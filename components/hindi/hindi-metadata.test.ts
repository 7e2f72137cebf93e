import { productionVariables } from '@/testing/servers/production-variables.ts';

const own = { ...process.env };
afterAll(() => {
  process.env = own;
});

/** The environment is read when the module is loaded. */
async function metadataIn(variables: Record<string, string>) {
  process.env = { ...own, ...variables };
  jest.resetModules();
  const { pageMetadata } = await import('@/lib/publishing/metadata');
  const { hindiMetadata } = await import('./hindi-metadata');
  const english = pageMetadata('/renewal');
  return { english, hindi: hindiMetadata(english) };
}

const review = { HINDI_REVIEWER: 'Asha Rao; Editor', HINDI_REVIEWED_ON: '2026-11-01' };
const origin = productionVariables.SITE_ORIGIN;

test('a production lists Hindi pages only after a person has read them', async () => {
  const unread = await metadataIn(productionVariables);
  expect(unread.hindi.robots).toEqual({ index: false, follow: true });
  expect(unread.english.alternates?.languages).toBeUndefined();

  const { hindi, english } = await metadataIn({ ...productionVariables, ...review });
  expect(hindi.robots).toEqual(english.robots);
  expect(hindi.alternates).toEqual({
    canonical: `${origin}/hi/renewal`,
    languages: {
      'en-IN': `${origin}/renewal`,
      'hi-IN': `${origin}/hi/renewal`,
      'x-default': `${origin}/renewal`,
    },
  });
});

test('title, description and sharing tags are Hindi', async () => {
  const { hindi } = await metadataIn({});
  const inHindi = expect.stringMatching(/\p{Script=Devanagari}/u);
  expect(hindi).toMatchObject({
    title: { absolute: inHindi },
    description: inHindi,
    openGraph: { title: inHindi, description: inHindi, locale: 'hi_IN' },
    twitter: { title: inHindi, description: inHindi },
  });
});
