/**
 * The translator of a page: what an HTML element says and where it leads, its text, its attributes with words, its
 * links. English pages load none of this.
 */
import { createElement, Fragment, type ReactNode } from 'react';
import { createTranslator, type PartsTranslator } from '@/lib/languages/create-translator';

export type Props = Readonly<Record<string, unknown>>;

export type PageTranslator = PartsTranslator & {
  /** For the JSX runtime. */
  translateProps: (type: unknown, props: Props) => Props;
  /** For a text that was translated before it was cut into elements: its English sentences are marked. */
  markParts: (parts: readonly ReactNode[]) => readonly ReactNode[];
};

export function createPageTranslator(
  ...settings: Parameters<typeof createTranslator>
): PageTranslator {
  const translator = createTranslator(...settings);
  return {
    ...translator,
    translateProps: (type, props) => translateProps(type, props, translator),
    markParts: (parts) =>
      parts.map((part) =>
        typeof part === 'string' && parts.some(isHindi) ? shown(part, translator, false) : part,
      ),
  };
}

/**
 * `data-column` is the heading of a cell in a table that a phone shows in one column (components/ui/table.tsx),
 * `data-missing` the message of an empty field (components/ui/missing-fields.ts).
 */
const wordAttributes = 'alt,aria-label,data-column,data-missing,label,placeholder,title'.split(',');
const linkAttributes = ['action', 'formAction', 'href'];

/** They have no elements in them. */
const plainTextElements = new Set<unknown>(['option', 'textarea', 'title', 'text', 'tspan']);

/**
 * Components pass their props on to elements, so only elements and fragments are translated. An element with a language
 * of its own keeps its words.
 */
function translateProps(type: unknown, props: Props, translator: PartsTranslator): Props {
  if (typeof type !== 'string' && type !== Fragment) return props;
  const changed: Record<string, unknown> = {};
  // A link that names the language of its target leads there.
  for (const name of props.hrefLang ? [] : linkAttributes)
    if (typeof props[name] === 'string') changed[name] = translator.localHref(props[name]);
  // Not "en-IN", which is the link to this page in English (components/layout/update-language-links.tsx).
  const leadsToEnglish = type === 'a' && !props.hrefLang && isEnglishPage(changed.href);
  if (leadsToEnglish) changed.hrefLang = 'en';
  if (props.lang !== undefined || props.translate === 'no') return { ...props, ...changed };
  for (const name of wordAttributes)
    if (typeof props[name] === 'string') changed[name] = translator.translate(props[name]);
  if (props.children !== undefined) {
    const children = translateChildren(props.children as ReactNode, (text) =>
      shown(text, translator, plainTextElements.has(type)),
    );
    changed.children = children;
    // Screen readers change the voice for it.
    if (typeof type === 'string' && isEnglish(children)) changed.lang = 'en-IN';
  }
  if (leadsToEnglish) sayEnglish(changed);
  return { ...props, ...changed };
}

/** A page of the site that stayed at its English address. Files and answers of the server have no language. */
function isEnglishPage(href: unknown): boolean {
  return typeof href === 'string' && /^\/(?!\/|(?:hi|api)(?:[/?#]|$))[^.?#]*(?:[?#]|$)/.test(href);
}

/** A link in Hindi words to a page in English says so, in its own words: they are read aloud and copied with it. */
function sayEnglish(link: Record<string, unknown>) {
  if (typeof link['aria-label'] === 'string') link['aria-label'] += englishMark;
  else if (link.lang === undefined)
    link.children = createElement(
      Fragment,
      null,
      ...[link.children as ReactNode].flat(),
      englishMark,
    );
}

const englishMark = '\u00a0(अंग्रेज़ी)';

/** A sentence that has no Hindi is marked alone. */
function shown(text: string, { partsOf }: PartsTranslator, isPlain: boolean): ReactNode {
  const parts = partsOf(text).map((part) => ({ ...part, text: keepFigures(part.text) }));
  if (isPlain || !parts.some((part) => part.isEnglish))
    return parts.map((part) => part.text).join('');
  const children = parts.map((part) =>
    part.isEnglish ? createElement('span', { lang: 'en-IN' }, part.text) : part.text,
  );
  return createElement(Fragment, null, ...children);
}

/**
 * As keepTogether of headings: no line of a Hindi text ends between a figure and its unit ("₹5 लाख", "30 दिन"), or in a
 * date. After a year alone it may. No lookbehind, as in placeables.ts.
 */
export function keepFigures(text: string): string {
  if (!isHindi(text)) return text;
  return text
    .replace(/(\d+(?:[.,]\d+)*) (?=\p{L})/gu, (whole, number: string) =>
      /^(?:19|20)\d\d$/.test(number) ? whole : `${number}\u00a0`,
    )
    .replace(/(\u00a0[\p{L}\p{M}]+) (?=(?:19|20)\d\d(?!\d))/gu, '$1\u00a0');
}

/**
 * `{count} of {total}` is several children and one sentence: texts beside each other are translated as one. It takes
 * the first one's place and the others become empty, because React knows a child by its position.
 */
function translateChildren(children: ReactNode, show: (text: string) => ReactNode): ReactNode {
  if (typeof children === 'string') return show(children);
  if (!Array.isArray(children)) return children;
  const translated: ReactNode[] = [...(children as ReactNode[])];
  for (let at = 0; at < translated.length; at++) {
    if (!isText(translated[at])) continue;
    let end = at + 1;
    while (end < translated.length && (isText(translated[end]) || isEmpty(translated[end]))) end++;
    translated[at] = show(translated.slice(at, end).filter(isText).join(''));
    translated.fill(null, at + 1, end);
    at = end - 1;
  }
  return translated;
}

function isHindi(text: unknown): boolean {
  return typeof text === 'string' && /\p{Script=Devanagari}/u.test(text);
}

function isText(child: ReactNode): child is string | number {
  return typeof child === 'string' || typeof child === 'number';
}

function isEmpty(child: ReactNode): boolean {
  return child === null || child === undefined || typeof child === 'boolean';
}

/** A text that has no translation: the title of a source, a name. Abbreviations and addresses are of any language. */
function isEnglish(children: ReactNode): boolean {
  const parts = Array.isArray(children) ? (children as ReactNode[]) : [children];
  if (!parts.every((part) => isText(part) || isEmpty(part))) return false;
  const text = parts.filter(isText).join('');
  return /[a-z]{2}/.test(text) && !/^\S+[.@]\S+$/.test(text) && !isHindi(text);
}
