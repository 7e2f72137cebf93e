import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { translateProps } from './translate-props';

const hindi: Readonly<Record<string, string>> = {
  Claims: 'दावे',
  '2 of 4': '4 में से 2',
  'Call us': 'कॉल करें',
};
const translate = (text: string) => hindi[text] ?? text;
const translator = {
  translate,
  show: translate,
  shownParts: () => null,
  localHref: (href: string) => (href === '/claim' ? '/hi/claim' : href),
};
const translated = (type: unknown, props: Record<string, unknown>) =>
  translateProps(type, props, translator);

function Unrendered() {
  return null;
}

test('words and links of an element are in the language', () => {
  const props = {
    href: '/claim',
    'aria-label': 'Call us',
    'data-column': 'Call us',
    'data-missing': 'Call us',
    className: 'Claims',
    children: 'Claims',
  };
  expect(translated('a', props)).toMatchObject({
    href: '/hi/claim',
    'aria-label': 'कॉल करें',
    'data-column': 'कॉल करें',
    'data-missing': 'कॉल करें',
    className: 'Claims',
    children: 'दावे',
  });
  expect(translated('button', { formAction: '/claim' })).toEqual({ formAction: '/hi/claim' });
  for (const name of ['alt', 'label', 'placeholder', 'title'])
    expect(translated('img', { [name]: 'Claims' })).toEqual({ [name]: 'दावे' });
  expect(translated(Fragment, { children: 'Claims' })).toEqual({ children: 'दावे' });
});

test('a link that names the language of its target leads there', () => {
  const props = { href: '/claim', hrefLang: 'en-IN', lang: 'en-IN', children: 'Claims' };
  expect(translated('a', props)).toEqual(props);
});

test('a link to a page that exists in English only names its language', () => {
  const langOf = (href: string, type = 'a') => translated(type, { href }).hrefLang;
  for (const href of ['/careers', '/legal#section-41', '/joy-center/answer?event=vehicle'])
    expect([href, langOf(href)]).toEqual([href, 'en']);
  for (const href of [
    ...['/claim', '/hi', '/hi#top', '/hi/renewal', '#here', 'tel:1', 'https://irdai.gov.in/a'],
    ...['/api/calendar?for=call', '/a/list.xml', '//cioins.co.in/x'],
  ])
    expect([href, langOf(href)]).toEqual([href, undefined]);
  expect(langOf('/careers', 'link')).toBeUndefined();
});

test('texts beside each other are one sentence, and no child changes its place', () => {
  const child = <b key="b">x</b>;
  const children = [2, ' of ', 4, false, child, 'Claims', null];
  expect(translated('p', { children }).children).toEqual([
    '4 में से 2',
    null,
    null,
    null,
    child,
    'दावे',
    null,
  ]);
});

test('a component’s props and an element with a language of its own are left alone', () => {
  const props = { title: 'Claims', children: 'Claims' };
  expect(translated(Unrendered, props)).toBe(props);
  expect(translated('p', { lang: 'en', children: 'Claims' }).children).toBe('Claims');
  expect(translated('p', { translate: 'no', children: 'Claims' }).children).toBe('Claims');
});

test('a sentence that stays English is marked alone, and is plain text in an option', () => {
  const parts = [
    { text: 'दावे। ', isEnglish: false },
    { text: 'We call.', isEnglish: true },
  ];
  const mixed = { ...translator, show: () => 'दावे। We call.', shownParts: () => parts };
  const props = { children: 'Claims. We call.' };
  const { children, lang } = translateProps('p', props, mixed);
  const html = renderToStaticMarkup(children as ReactNode);
  expect([html, lang]).toEqual(['दावे। <span lang="en-IN">We call.</span>', undefined]);
  expect(translateProps('option', props, mixed).children).toBe('दावे। We call.');
});

test('an English text on a Hindi page says so, an abbreviation does not', () => {
  expect(translated('p', { children: 'Annual Report' }).lang).toBe('en-IN');
  expect(translated('p', { children: 'IRDAI' }).lang).toBeUndefined();
  expect(translated('p', { children: 'Claims' }).lang).toBeUndefined();
});

test('an element whose words stay English says so, also where they are several texts', () => {
  expect(translated('a', { children: 'Insurance Act' }).lang).toBe('en-IN');
  expect(translated('a', { children: ['Insurance ', 'Act'] }).lang).toBe('en-IN');
  expect(translated('a', { children: ['Claims', <b key="b">Act</b>] }).lang).toBeUndefined();
  expect(translated('a', { children: [2, ' of ', 4] }).lang).toBeUndefined();
  expect(translated('a', { children: 'irdai.gov.in' }).lang).toBeUndefined();
});
