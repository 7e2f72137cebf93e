import { renderToStaticMarkup } from 'react-dom/server';
import { LetterPreview } from '@/components/letter/letter-preview';
import { QueryLine } from '@/components/ui/query-line';
import { translateProps } from './translate-props';
import { VisitorWords } from './visitor-words';

test('a visitor’s words are not translated, and only Devanagari says its language', () => {
  const html = (words: string) => renderToStaticMarkup(<VisitorWords>{words}</VisitorWords>);
  expect(html('Yes')).toBe('<span translate="no">Yes</span>');
  expect(html('claim kaise kare')).not.toContain('lang');
  expect(html('दावा')).toBe('<span lang="hi" translate="no">दावा</span>');
  const translate = () => 'हाँ';
  const translator = {
    translate,
    show: translate,
    shownParts: () => null,
    localHref: (href: string) => href,
  };
  const { props } = VisitorWords({ children: 'Yes' });
  expect(translateProps('span', props, translator)).toMatchObject({ children: 'Yes' });
  expect(translateProps('span', props, translator).lang).toBeUndefined();
});

test.each([
  [
    'a blank of a letter',
    LetterPreview({ paragraphs: [[{ blank: 'place', value: 'Delhi' }]], blanks: [] }),
  ],
  ['a question', QueryLine({ text: 'Delhi', isTyped: true, changeHref: '#q' })],
])('%s is shown as it was typed', (_, element) => {
  expect(renderToStaticMarkup(element)).toMatch(/<span[^>]* translate="no">Delhi</);
});
