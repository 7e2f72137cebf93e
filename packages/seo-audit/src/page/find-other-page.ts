/** Finds structured data that describe another page: copied and not adapted. */
import { comparableText } from './check-structured-node.ts';
import { attribute, type HtmlTree } from './html-tree.ts';
import type { StructuredProblem } from './page-facts.ts';
import { accessibleName, mainText, textOf } from './page-text.ts';
import { schemaVocabulary } from './schema-vocabulary.ts';
import { type JsonNode, typesOf } from './structured-nodes.ts';
import { parseWebUrl } from './web-url.ts';

/** Page types whose subject is other pages. */
const listing = new Set(['CollectionPage', 'Blog', 'ItemList', 'SearchResultsPage', 'ProfilePage']);
/** A subtype of ItemList. */
const breadcrumb = new Set(['BreadcrumbList']);
const subjectKinds = new Set(['Article', 'Product']);
const writtenTypes = new Set(['WebPage', 'Article']);

/** @param main `mainNodes` of all blocks. */
export function findOtherPage(
  main: readonly JsonNode[],
  tree: HtmlTree,
  url: string,
): StructuredProblem[] {
  const lang = attribute(tree.byTagName('html')[0] ?? tree.root, 'lang') ?? '';
  const languages = main
    .filter((node) => isKindOf(node, writtenTypes))
    .flatMap((node) => findLanguage(node, lang));
  const subjects = main.filter((node) => isKindOf(node, subjectKinds));
  const [subject] = subjects;
  const isListing = main.some((node) => isKindOf(node, listing) && !isKindOf(node, breadcrumb));
  if (!subject || subjects.length > 1 || isListing) return languages;
  return [...languages, ...findOtherName(subject, tree), ...findOtherUrl(subject, tree, url)];
}

const functionWords = new Set(
  namePrefixes([
    'about along also because been being best from have here into just like more most much only over some than that their them then there these they this those through until very want well were what when where which while will with without would your aber auch dass dein diese eine einer haben kann mehr nach nicht noch oder ohne sich sind unser wenn werden wird',
  ]),
);
const minNameWords = 3;
/** Longer words in Latin script. */
const minTextWords = 60;

/** The og:title, where none of its words is anywhere on the page. @param text of the page with its title. */
export function findOtherOgTitle(tree: HtmlTree, text: string, url: string): string | null {
  const tags = tree.byTagName('meta');
  const contentOf = (name: RegExp) =>
    tags
      .filter((node) => name.test(attribute(node, 'property') ?? attribute(node, 'name') ?? ''))
      .map((node) => attribute(node, 'content') ?? '');
  const [ogTitle = ''] = contentOf(/^og:title$/i);
  const words = namePrefixes([ogTitle]).filter((word) => !functionWords.has(word));
  const names = [...tree.byTagName('h1'), ...tree.byTagName('img')].map(
    (node) => `${accessibleName(node)} ${attribute(node, 'alt') ?? ''}`,
  );
  const own = [
    text,
    url,
    ...names,
    ...contentOf(/^(?:description|keywords|og:(?:site_name|description))$/i),
  ];
  // A page with little text, or in another script, has no word in common with its own name either.
  const isSure = words.length >= minNameWords && namePrefixes([text]).length >= minTextWords;
  if (!isSure) return null;
  const known = new Set(namePrefixes(own));
  return words.some((word) => known.has(word)) ? null : ogTitle.slice(0, 200);
}

export function findUnseenTitleWords(tree: HtmlTree, main: string): string[] {
  const seen = new Set(namePrefixes([main]));
  const [title] = tree.byTagName('title');
  return title ? namePrefixes([textOf(title)]).filter((word) => !seen.has(word)) : [];
}

function findLanguage(node: JsonNode, lang: string): StructuredProblem[] {
  const declared = [node.inLanguage].flat();
  const codes = declared.flatMap((one) => (typeof one === 'string' ? primaryLanguage(one) : []));
  const [own] = primaryLanguage(lang);
  if (!own || codes.length === 0 || codes.length < declared.length || codes.includes(own))
    return [];
  const what = `${typesOf(node)[0]}: "inLanguage" is ${codes.join(', ')}, and the page is in ${own}`;
  return [{ id: 'structured-value', what }];
}

/** Some pages write a language's name here instead of its code. */
function primaryLanguage(tag: string): string[] {
  if (!/^[a-z]{2,3}(?:[-_]|$)/i.test(tag.trim())) return [];
  const [code = ''] = tag.trim().toLowerCase().split(/[-_]/);
  const today = new Intl.Locale(code).language;
  return [today === 'nb' || today === 'nn' ? 'no' : today];
}

/** A short name may be a trademark that the page does not repeat. */
function findOtherName(subject: JsonNode, tree: HtmlTree): StructuredProblem[] {
  const subjectNames = ['headline', 'name', 'alternativeHeadline', 'alternateName']
    .map((name) => subject[name])
    .filter((name): name is string => typeof name === 'string');
  const pageNames = [...tree.byTagName('h1'), ...tree.byTagName('title')].map(accessibleName);
  const [names, titles] = [namePrefixes(subjectNames), namePrefixes(pageNames)];
  const isSure = tree.byTagName('h1').length > 0 && names.length > 2 && titles.length > 2;
  if (!isSure || names.some((name) => titles.includes(name))) return [];
  const letters = comparableText(mainText(tree));
  if (subjectNames.some((name) => letters.includes(comparableText(name)))) return [];
  const what = `${typesOf(subject)[0]} “${subjectNames[0]?.slice(0, 80)}”, and the page is “${pageNames[0]?.slice(0, 80)}”`;
  return [{ id: 'structured-other-page', what }];
}

/**
 * Prefixes of longer words in Latin script: "tent" and "tents" match; a text in another script is often a translation.
 */
export function namePrefixes(texts: readonly string[]): string[] {
  const plain = texts
    .join(' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return (plain.match(/\p{Script=Latin}{4,}/gu) ?? []).map((word) => word.slice(0, 4));
}

function findOtherUrl(subject: JsonNode, tree: HtmlTree, url: string): StructuredProblem[] {
  const canonical = tree
    .byTagName('link')
    .find((node) => /\bcanonical\b/i.test(attribute(node, 'rel') ?? ''));
  const own = [url, (canonical && attribute(canonical, 'href')) ?? url].map((to) =>
    pageKey(to, url),
  );
  return ['url', 'mainEntityOfPage'].flatMap((name) => {
    const value = subject[name] as JsonNode | string | null | undefined;
    const address = typeof value === 'string' ? value : (value?.['@id'] ?? value?.url);
    // A URL with a fragment is a node id, not a page.
    if (typeof address !== 'string' || address.includes('#')) return [];
    const page = pageKey(address, url);
    const isForeign = !page || page.split('/')[0] !== own[0]?.split('/')[0];
    if (isForeign || own.includes(page)) return [];
    const what = `${typesOf(subject)[0]}: "${name}" is ${address.slice(0, 120)}`;
    return [{ id: 'structured-other-page', what }];
  });
}

/** Host and path, reduced to what identifies a page. */
function pageKey(address: string, base: string): string | null {
  const url = parseWebUrl(address, base);
  return url && `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`.toLowerCase();
}

function isKindOf(node: JsonNode, kinds: ReadonlySet<string>): boolean {
  return typesOf(node)
    .flatMap(schemaVocabulary().kindsOf)
    .some((kind) => kinds.has(kind));
}
