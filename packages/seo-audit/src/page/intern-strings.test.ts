import { internStrings } from './intern-strings.ts';

test('equal strings of several pages are shared wherever they occur', () => {
  const share = internStrings();
  const page = () => ({
    lang: 'en',
    titleAtByte: 12,
    charset: null,
    titles: [{ text: 'Ferns', isInHead: true }],
    signature: [1, 2],
    extracted: { price: ['₹ 20'] },
  });
  expect(share(page())).toEqual(page());
  expect(share(page())).toEqual(page());
  expect(share(['en', 'hi', 'en'])).toEqual(['en', 'hi', 'en']);
});
