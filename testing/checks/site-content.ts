/**
 * The site's content as the tests of lib/content read it: pages with what they say, and the facts that pages share. A
 * test looks for words, links, figures or questions in it, wherever they are nested.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrokerDetails } from '../../lib/config/broker-details.ts';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import type { Figure, Question, Source } from '../../lib/content/types.ts';

/** Official hosts that a page may link to (docs/rules.md, section 2). */
const officialHosts = [
  'irdai.gov.in',
  'bimabharosa.irdai.gov.in',
  'policyholder.gov.in',
  'cioins.co.in',
  'consumerhelpline.gov.in',
  'e-jagriti.gov.in',
  'sancharsaathi.gov.in',
  'trai.gov.in',
  'gicouncil.in',
  'cybercrime.gov.in',
  'digilocker.gov.in',
  'incometaxindia.gov.in',
  'pib.gov.in',
  'beneficiary.nha.gov.in',
  'eur-lex.europa.eu',
];

const contentFolder = join(__dirname, '../../lib/content');

type Node = Record<string, unknown>;
/** A page and what it exports; a file of facts has no path. */
type ContentFile = { file: string; content: unknown[] };
export type ContentPage = ContentFile & { path: string; isProduct: boolean };
export type SiteContent = {
  pages: ContentPage[];
  products: ContentPage[];
  /** Figures, insurers and all other content that is not a page. */
  facts: ContentFile[];
};

/** Files of lib/content/pages that are a section of another page, which has their text. */
const sectionFiles = ['pages/privacy-notice-hindi.ts'];

export function filesIn(folder: string): string[] {
  return readdirSync(join(contentFolder, folder))
    .filter((name) => name.endsWith('.ts') && !/\.(test|hi)\.ts$/.test(name))
    .map((name) => join(folder, name));
}

/** Content folders that are not pages: figures, comparisons and so on. */
export const factFolders = readdirSync(contentFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['products', 'pages'].includes(entry.name))
  .map(({ name }) => name)
  .concat('.');

/**
 * @param file a path in lib/content.
 * @returns what it exports, by name.
 */
export async function readExports(file: string): Promise<Node> {
  return (await import(join(contentFolder, file))) as Node;
}

async function exportsOf(file: string): Promise<unknown[]> {
  return Object.values(await readExports(file));
}

export async function readPages(broker: BrokerDetails): Promise<ContentPage[]> {
  const files = [...filesIn('products'), ...filesIn('pages')].filter(
    (file) => !sectionFiles.includes(file),
  );
  return Promise.all(
    files.map(async (file) => ({
      path: `/${basename(file, '.ts')}`,
      file: `lib/content/${file}`,
      isProduct: file.startsWith('products'),
      content: (await exportsOf(file)).map((exported) => wordsOfPage(exported, broker)),
    })),
  );
}

function wordsOfPage(exported: unknown, broker: BrokerDetails): unknown {
  if (typeof exported === 'function') return exported(broker);
  return isNode(exported) && 'content' in exported ? exported.content : exported;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every nested object, once each. */
export function nodesIn(value: unknown, seen = new Set<Node>()): Node[] {
  if (Array.isArray(value)) return value.flatMap((item) => nodesIn(item, seen));
  if (!isNode(value) || seen.has(value)) return [];
  seen.add(value);
  return [value, ...Object.values(value).flatMap((item) => nodesIn(item, seen))];
}

/** Every nested string, except under these names. */
export function stringsIn(value: unknown, except: readonly string[]): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item, except));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    except.includes(name) ? [] : stringsIn(item, except),
  );
}

export const notWords = [
  'id',
  'kind',
  'url',
  'from',
  'until',
  'asOf',
  'readIn',
  'related',
  'website',
  'lang',
];
export const notProse = [
  ...notWords,
  'figure',
  'figures',
  'figuresInText',
  'furtherSources',
  'source',
];

/** The visible text, with the labels of figures and the titles of sources. */
export function wordsOf(page: ContentPage): string[] {
  return stringsIn(page.content, notWords);
}

/** The text written for this page. */
export function proseOf(page: ContentPage): string[] {
  return stringsIn(page.content, notProse);
}

export function isFigure(node: Node): node is Figure & Node {
  return 'asOf' in node && 'label' in node && 'text' in node;
}

export function isQuestion(node: Node): node is Question & Node {
  return 'question' in node && 'answer' in node;
}

export function hasUrl(node: Node): node is Source & Node {
  return 'url' in node;
}

/** Sources of figures and pages, with or without URL. */
export function sourcesIn(content: unknown): Source[] {
  return nodesIn(content).flatMap(({ source, furtherSources }) =>
    [source, ...(Array.isArray(furtherSources) ? furtherSources : [])].filter(
      (one): one is Source => isNode(one) && 'title' in one,
    ),
  );
}

export function questionsOf(page: ContentPage): Question[] {
  return nodesIn(page.content).filter(isQuestion);
}

/** A page may link to an authority, by https and on its own host. */
export function isOfficial(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && officialHosts.includes(hostname.replace(/^www\./, ''));
}

export function linksIn(text: string): string[] {
  return [...text.matchAll(/\[[^\]]+\]\(([^)]*)\)/g)].map(([, target]) => target ?? '');
}

/** Everything, with the broker of the demonstration. */
export async function readSiteContent(): Promise<SiteContent> {
  const pages = await readPages(parseEnvironment({}).broker);
  const facts = factFolders.flatMap(filesIn).map(async (file) => ({
    file: `lib/content/${file}`,
    content: await exportsOf(file),
  }));
  return {
    pages,
    products: pages.filter(({ isProduct }) => isProduct),
    facts: await Promise.all(facts),
  };
}

/** @param file a path in lib/content. */
export function readContentSource(file: string): string {
  return readFileSync(join(contentFolder, file), 'utf8');
}
