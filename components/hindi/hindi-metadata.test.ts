import { productionVariables } from '@/testing/servers/production-variables.ts';

const own = { ...process.env };
afterAll(() => {
  process.env = own;
});

/** The environment is read when the module is loaded. */
async function modulesIn(variables: Record<string, string>) {
  process.env = { ...own, ...variables };
  jest.resetModules();
  const { pageMetadata, privateMetadata } = await import('@/lib/publishing/metadata');
  const { hindiMetadata } = await import('./hindi-metadata');
  return { pageMetadata, privateMetadata, hindiMetadata };
}

async function metadataIn(variables: Record<string, string>) {
  const { pageMetadata, hindiMetadata } = await modulesIn(variables);
  const english = pageMetadata('/renewal');
  return { english, hindi: hindiMetadata(english) };
}

const review = {
  HINDI_REVIEWER: 'Asha Rao; Editor',
  HINDI_REVIEWED_ON: '2026-11-01',
  SITE_HINDI_SIGNED: '/renewal answers',
};
const origin = productionVariables.SITE_ORIGIN;

test('a production lists Hindi pages only after a person has read them', async () => {
  const unread = await metadataIn(productionVariables);
  expect(unread.hindi.robots).toEqual({ index: false, follow: true });
  expect(unread.english.alternates?.languages).toBeUndefined();
  expect(unread.hindi.alternates?.types).toBeUndefined();

  // A text of another page's signature has changed since.
  const changed = { ...productionVariables, ...review, SITE_HINDI_SIGNED: '/claim' };
  expect((await metadataIn(changed)).hindi.robots).toEqual({ index: false, follow: true });

  const { hindi, english } = await metadataIn({ ...productionVariables, ...review });
  expect(hindi.robots).toEqual(english.robots);
  expect(hindi.alternates).toEqual({
    canonical: `${origin}/hi/renewal`,
    languages: {
      'en-IN': `${origin}/renewal`,
      'hi-IN': `${origin}/hi/renewal`,
      'x-default': `${origin}/renewal`,
    },
    types: { 'text/markdown': `${origin}/hi/renewal.md` },
  });
});

test('a page of one visitor is nofollow before and after the Hindi is signed', async () => {
  for (const variables of [productionVariables, { ...productionVariables, ...review }]) {
    const { privateMetadata, hindiMetadata } = await modulesIn(variables);
    const { robots } = hindiMetadata(privateMetadata('Your request'));
    expect(robots).toEqual({ index: false, follow: false });
  }
});

test('a search result shows the whole title and description, and no two pages have the same', async () => {
  const { pageMetadata, hindiMetadata } = await modulesIn({});
  const { findIndexedTool } = await import('@/lib/content/indexed-tools');
  const { hindiPagePaths } = await import('@/lib/site/hindi-pages');
  const pages = hindiPagePaths.map((path) => {
    const tool = findIndexedTool(path) ?? undefined;
    return hindiMetadata(pageMetadata(tool?.page ?? path, tool));
  });
  // In Noto Sans Devanagari a character is at most 8.3 px of a title’s 580 px, and 6 px of a description’s 985 px.
  for (const { title, description } of pages) {
    const { absolute } = title as { absolute: string };
    expect([absolute, isBetween(absolute, 30, 70)]).toEqual([absolute, true]);
    expect([description, isBetween(description ?? '', 115, 155)]).toEqual([description, true]);
  }
  const distinct = (texts: unknown[]) => new Set(texts.map((text) => JSON.stringify(text))).size;
  expect(distinct(pages.map(({ title }) => title))).toBe(pages.length);
  expect(distinct(pages.map(({ description }) => description))).toBe(pages.length);
});

function isBetween(text: string, least: number, most: number): boolean {
  const length = [...text].length;
  return length >= least && length <= most;
}

test('title, description and sharing tags are Hindi', async () => {
  const { hindi } = await metadataIn({});
  const inHindi = expect.stringMatching(/\p{Script=Devanagari}/u);
  const images = [{ alt: inHindi }];
  expect(hindi).toMatchObject({
    title: { absolute: inHindi },
    description: inHindi,
    openGraph: { title: inHindi, description: inHindi, locale: 'hi_IN', images },
    twitter: { title: inHindi, description: inHindi, images },
  });
});
