import { renderToStaticMarkup } from 'react-dom/server';
import { hindi } from '@/components/hindi/hindi';
import { refusalReasons } from '@/lib/content/refusals/all-refusals';
import { resolveRefusal } from '@/lib/tools/refusals/resolve-refusal';
import { RefusalForm } from './refusal-form';

let mockTranslator: typeof hindi | null = null;
jest.mock('#languages/current-translator', () => ({ currentTranslator: () => mockTranslator }));
afterEach(() => {
  mockTranslator = null;
});

test.each(refusalReasons.map((reason) => [reason.id, reason] as const))(
  'the Hindi label of %s leads to its answer, with and without the insurance',
  (id, { label, lines }) => {
    const q = hindi.translate(label);
    expect(q).toMatch(/\p{Script=Devanagari}/u);
    for (const line of ['', ...lines])
      expect(
        resolveRefusal(new URLSearchParams({ line, q }), '2026-11-26', hindi.translate),
      ).toMatchObject({ kind: 'redirect', href: expect.stringContaining(`reason=${id}`) });
  },
);

test('the field suggests in the language of the page', () => {
  const suggestions = () => {
    const [, list = ''] =
      /<datalist[^>]*>(.*?)<\/datalist>/s.exec(renderToStaticMarkup(<RefusalForm />)) ?? [];
    return [...list.matchAll(/value="([^"]+)"/g)].map(([, value = '']) => value);
  };
  expect(suggestions().filter((value) => /\p{Script=Devanagari}/u.test(value))).toEqual([]);
  mockTranslator = hindi;
  const inHindi = suggestions();
  expect(inHindi.length).toBe(refusalReasons.length);
  expect(inHindi.filter((value) => !/\p{Script=Devanagari}/u.test(value))).toEqual([]);
});
