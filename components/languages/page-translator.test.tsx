import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LetterPreview } from '@/components/letter/letter-preview';
import { Inline } from '@/components/ui/prose';
import { QueryLine } from '@/components/ui/query-line';
import { currentTranslator } from './current-translator.server';
import { existsInPageLanguage, isPageInHindi, localHref, localText } from './local-text';
import { createPageTranslator, keepFigures } from './page-translator';
import { VisitorWords } from './visitor-words';

// A test is no render of a page, which has the translator.
jest.mock('./current-translator.server', () => ({ currentTranslator: jest.fn(() => null) }));

const translator = createPageTranslator(
  {
    Claims: 'दावे',
    Yes: 'हाँ',
    '{0} of {1}': '{1} में से {0}',
    '{0} within {1} days.': '{1} दिन में {0}।',
  },
  (href) => (href === '/claim' ? '/hi/claim' : href),
);
const child = <b key="b">x</b>;
const act = ['Insurance ', 'Act'];

test.each<[string, unknown, Record<string, unknown>, Record<string, unknown>]>([
  [
    'words and links',
    'a',
    { href: '/claim', 'aria-label': 'Claims', className: 'Claims', children: 'Claims' },
    { href: '/hi/claim', 'aria-label': 'दावे', className: 'Claims', children: 'दावे' },
  ],
  ...['alt', 'data-column', 'data-missing', 'label', 'placeholder', 'title'].map(
    (name): [string, string, Record<string, unknown>, Record<string, unknown>] => [
      name,
      'img',
      { [name]: 'Claims' },
      { [name]: 'दावे' },
    ],
  ),
  ['the address of a form', 'button', { formAction: '/claim' }, { formAction: '/hi/claim' }],
  ['a fragment', Fragment, { children: 'Claims' }, { children: 'दावे' }],
  ['no component', VisitorWords, { children: 'Claims' }, { children: 'Claims' }],
  [
    'no element with its own language',
    'p',
    { lang: 'en', children: 'Claims' },
    { children: 'Claims' },
  ],
  ['no words of a visitor', 'p', { translate: 'no', children: 'Yes' }, { children: 'Yes' }],
  [
    'no link that names the language of its target',
    'a',
    { href: '/claim', hrefLang: 'en-IN', lang: 'en-IN', children: 'Claims' },
    { href: '/claim', hrefLang: 'en-IN', lang: 'en-IN', children: 'Claims' },
  ],
  [
    'texts beside each other as one sentence, and no child changes its place',
    'p',
    { children: [2, ' of ', 4, false, child, 'Claims', null] },
    { children: ['4\u00a0में से 2', null, null, null, child, 'दावे', null] },
  ],
  [
    'no line end between a figure and its unit, but in an attribute',
    'p',
    { children: '₹5 lakh within 30 days.', title: '₹5 lakh within 30 days.' },
    { children: '30\u00a0दिन में ₹5\u00a0लाख।', title: '30 दिन में ₹5 लाख।' },
  ],
  ['English says so', 'p', { children: 'Annual Report' }, { lang: 'en-IN' }],
  ['English of several texts says so', 'a', { children: act }, { lang: 'en-IN' }],
  ['Hindi does not', 'p', { children: 'Claims' }, { lang: undefined }],
  ['an abbreviation does not', 'p', { children: 'IRDAI' }, { lang: undefined }],
  ['an address does not', 'a', { children: 'irdai.gov.in' }, { lang: undefined }],
  ['with an element among it', 'a', { children: ['Act', child] }, { lang: undefined }],
])('translated: %s', (_, type, props, expected) => {
  const translated = translator.translateProps(type, props);
  for (const [name, value] of Object.entries(expected)) expect(translated[name]).toEqual(value);
});

test('a link to a page that exists in English only names its language', () => {
  const langOf = (href: string, type = 'a') => translator.translateProps(type, { href }).hrefLang;
  for (const href of ['/careers', '/legal#section-41', '/joy-center/answer?event=vehicle'])
    expect([href, langOf(href)]).toEqual([href, 'en']);
  for (const href of [
    ...['/claim', '/hi', '/hi#top', '/hi/renewal', '#here', 'tel:1', 'https://irdai.gov.in/a'],
    ...['/api/calendar?for=call', '/a/list.xml', '//cioins.co.in/x'],
  ])
    expect([href, langOf(href)]).toEqual([href, undefined]);
  expect(langOf('/careers', 'link')).toBeUndefined();
});

test.each<[string, Record<string, unknown>, string]>([
  ['its words', { children: 'Claims' }, '<a href="/legal" hrefLang="en">दावे (अंग्रेज़ी)</a>'],
  [
    'the words beside an element',
    { children: [child, 'Claims'] },
    '<a href="/legal" hrefLang="en"><b>x</b>दावे (अंग्रेज़ी)</a>',
  ],
  [
    'its name, where it has one',
    { 'aria-label': 'Claims', children: child },
    '<a href="/legal" aria-label="दावे (अंग्रेज़ी)" hrefLang="en"><b>x</b></a>',
  ],
  [
    'but not in English words',
    { children: 'Annual Report' },
    '<a href="/legal" hrefLang="en" lang="en-IN">Annual Report</a>',
  ],
])('a link to an English page says so: %s', (_, props, html) => {
  const translated = translator.translateProps('a', { href: '/legal', ...props });
  expect(renderToStaticMarkup(createElement('a', translated))).toBe(html);
});

test('a sentence that stays English is marked alone, and is plain text in an option', () => {
  const props = { children: '₹5 lakh within 30 days. We call.' };
  const { children, lang } = translator.translateProps('p', props);
  const html = renderToStaticMarkup(children as ReactNode).replaceAll('\u00a0', ' ');
  expect([html, lang]).toEqual(['30 दिन में ₹5 लाख। <span lang="en-IN">We call.</span>', undefined]);
  expect(translator.translateProps('option', props).children).toMatch(/^30.* We call\.$/);
  jest.mocked(currentTranslator).mockReturnValueOnce(translator).mockReturnValueOnce(translator);
  expect(renderToStaticMarkup(Inline({ text: props.children }))).toContain('lang="en-IN">We call');
});

test.each([
  ['साल में ₹5 लाख, 1,25,000 रुपये', 'साल में ₹5\u00a0लाख, 1,25,000\u00a0रुपये'],
  ['20 मार्च 2024 की जानकारी', '20\u00a0मार्च\u00a02024 की जानकारी'],
  ['शाम 7 बजे तक', 'शाम 7\u00a0बजे तक'],
  ['2017 में; 3. पॉलिसी; 20% टैक्स', '2017 में; 3. पॉलिसी; 20% टैक्स'],
  ['30 days', '30 days'],
])('figures of %j are kept with their units', (text, kept) => {
  expect(keepFigures(text)).toBe(kept);
});

test('texts that are in no element are in the language of the page', () => {
  const shown = () => [localText('Claims'), localHref('/claim'), isPageInHindi()];
  expect(shown()).toEqual(['Claims', '/claim', false]);
  expect(existsInPageLanguage('/careers')).toBe(true);
  jest.mocked(currentTranslator).mockReturnValue(translator);
  expect(shown()).toEqual(['दावे', '/hi/claim', true]);
  expect(['/claim', '/careers'].map(existsInPageLanguage)).toEqual([true, false]);
  jest.mocked(currentTranslator).mockReturnValue(null);
});

test.each([
  ['Yes', VisitorWords({ children: 'Yes' }), '<span translate="no">Yes</span>'],
  ['दावा', VisitorWords({ children: 'दावा' }), '<span lang="hi" translate="no">दावा</span>'],
  [
    'a blank of a letter',
    LetterPreview({ paragraphs: [[{ blank: 'place', value: 'Delhi' }]], blanks: [] }),
    'translate="no">Delhi</span>',
  ],
  [
    'a question',
    QueryLine({ text: 'Delhi', isTyped: true, changeHref: '#q' }),
    '<span translate="no">Delhi</span>',
  ],
])('a visitor’s words are marked: %s', (_, element, html) => {
  expect(renderToStaticMarkup(element)).toContain(html);
});
