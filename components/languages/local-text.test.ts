import { createTranslator } from '@/lib/languages/create-translator';
import { currentTranslator } from './current-translator.server';
import { existsInPageLanguage, isPageInHindi, localHref, localText } from './local-text';

// A test is no render of a page, which has the translator.
jest.mock('./current-translator.server', () => ({ currentTranslator: jest.fn() }));
const ofPage = jest.mocked(currentTranslator);

const hindi = createTranslator({ Claims: 'दावे' }, (href) =>
  href === '/claim' ? '/hi/claim' : href,
);

test('on a Hindi page', () => {
  ofPage.mockReturnValue({
    ...hindi,
    show: hindi.translate,
    shownParts: () => null,
    translateProps: (_, props) => props,
  });
  expect(localText('Claims')).toBe('दावे');
  expect(localHref('/claim')).toBe('/hi/claim');
  expect(isPageInHindi()).toBe(true);
  expect(['/claim', '/careers'].map(existsInPageLanguage)).toEqual([true, false]);
});

test('on an English page', () => {
  ofPage.mockReturnValue(null);
  expect(localText('Claims')).toBe('Claims');
  expect(localHref('/claim')).toBe('/claim');
  expect(isPageInHindi()).toBe(false);
  expect(existsInPageLanguage('/careers')).toBe(true);
});
