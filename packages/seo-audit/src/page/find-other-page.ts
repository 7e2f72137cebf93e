/** Structured data that speak of another page than they stand on: copied and not rewritten. */
import { lettersOf } from './check-structured-node.ts';
import { attribute, type HtmlTree } from './html-tree.ts';
import type { StructuredProblem } from './page-facts.ts';
import { mainText, nameOf } from './page-text.ts';
import { schemaVocabulary } from './schema-vocabulary.ts';
import { type JsonNode, typesOf } from './structured-nodes.ts';
import { parseWebUrl } from './web-url.ts';

/** Pages that speak of others, by right. */
const listing = new Set(['CollectionPage', 'Blog', 'ItemList', 'SearchResultsPage', 'ProfilePage']);
/** A kind of ItemList. */
const breadcrumb = new Set(['BreadcrumbList']);
const subjectKinds = new Set(['Article', 'Product']);
const written = new Set(['WebPage', 'Article']);

/** @param main `mainNodes` of all blocks. */
export function findOtherPage(
  main: readonly JsonNode[],
  tree: HtmlTree,
  url: string,
): StructuredProblem[] {
  const lang = attribute(tree.named('html')[0] ?? tree.root, 'lang') ?? '';
  const languages = main
    .filter((node) => isOf(node, written))
    .flatMap((node) => findLanguage(node, lang));
  const subjects = main.filter((node) => isOf(node, subjectKinds));
  const [subject] = subjects;
  const isListing = main.some((node) => isOf(node, listing) && !isOf(node, breadcrumb));
  if (!subject || subjects.length > 1 || isListing) return languages;
  return [...languages, ...findOtherName(subject, tree), ...findOtherUrl(subject, tree, url)];
}

function findLanguage(node: JsonNode, lang: string): StructuredProblem[] {
  const said = [node.inLanguage].flat();
  const codes = said.flatMap((one) => (typeof one === 'string' ? primaryOf(one) : []));
  const [own] = primaryOf(lang);
  if (!own || codes.length === 0 || codes.length < said.length || codes.includes(own)) return [];
  const what = `${typesOf(node)[0]}: "inLanguage" is ${codes.join(', ')}, and the page is in ${own}`;
  return [{ id: 'structured-value', what }];
}

/** Also names of languages may stand there. */
function primaryOf(tag: string): string[] {
  if (!/^[a-z]{2,3}(?:[-_]|$)/i.test(tag.trim())) return [];
  const [code = ''] = tag.trim().toLowerCase().split(/[-_]/);
  const today = new Intl.Locale(code).language;
  return [today === 'nb' || today === 'nn' ? 'no' : today];
}

/** A short name may be a trade mark, which a page need not repeat. */
function findOtherName(subject: JsonNode, tree: HtmlTree): StructuredProblem[] {
  const said = ['headline', 'name', 'alternativeHeadline', 'alternateName']
    .map((name) => subject[name])
    .filter((name): name is string => typeof name === 'string');
  const shown = [...tree.named('h1'), ...tree.named('title')].map(nameOf);
  const [names, titles] = [beginningsOf(said), beginningsOf(shown)];
  const isSure = tree.named('h1').length > 0 && names.length > 2 && titles.length > 2;
  if (!isSure || names.some((name) => titles.includes(name))) return [];
  const letters = lettersOf(mainText(tree));
  if (said.some((name) => letters.includes(lettersOf(name)))) return [];
  const what = `${typesOf(subject)[0]} “${said[0]?.slice(0, 80)}”, and the page is “${shown[0]?.slice(0, 80)}”`;
  return [{ id: 'structured-other-page', what }];
}

/** Of the longer words in Latin letters: "tent" and "tents" begin alike, and other scripts are often a translation. */
function beginningsOf(texts: readonly string[]): string[] {
  const plain = texts
    .join(' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return (plain.match(/\p{Script=Latin}{4,}/gu) ?? []).map((word) => word.slice(0, 4));
}

function findOtherUrl(subject: JsonNode, tree: HtmlTree, url: string): StructuredProblem[] {
  const canonical = tree
    .named('link')
    .find((node) => /\bcanonical\b/i.test(attribute(node, 'rel') ?? ''));
  const own = [url, (canonical && attribute(canonical, 'href')) ?? url].map((to) =>
    pageOf(to, url),
  );
  return ['url', 'mainEntityOfPage'].flatMap((name) => {
    const value = subject[name] as JsonNode | string | null | undefined;
    const named = typeof value === 'string' ? value : (value?.['@id'] ?? value?.url);
    // What stands behind # is a node's name, and says no page.
    if (typeof named !== 'string' || named.includes('#')) return [];
    const page = pageOf(named, url);
    const isForeign = !page || page.split('/')[0] !== own[0]?.split('/')[0];
    if (isForeign || own.includes(page)) return [];
    const what = `${typesOf(subject)[0]}: "${name}" is ${named.slice(0, 120)}`;
    return [{ id: 'structured-other-page', what }];
  });
}

/** Host and path, as far as they tell pages apart. */
function pageOf(address: string, base: string): string | null {
  const url = parseWebUrl(address, base);
  return url && `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`.toLowerCase();
}

function isOf(node: JsonNode, kinds: ReadonlySet<string>): boolean {
  return typesOf(node)
    .flatMap(schemaVocabulary().kindsOf)
    .some((kind) => kinds.has(kind));
}
