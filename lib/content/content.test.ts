import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { productionVariables } from '../../testing/servers/production-variables.ts';
import { type BrokerDetails, demonstrationBroker } from '../config/broker-details.ts';
import { parseEnvironment } from '../config/parse-environment.ts';
import { bannedWordsIn } from '../site/banned-words.ts';
import { isAnswerPath } from '../site/dynamic-paths.ts';
import { isPagePath, isRoutePath, productRoutes } from '../site/find-route.ts';
import { routes } from '../site/routes.ts';
import { explainedTerms } from './terms.ts';
import type { Figure, Question, Source } from './types.ts';

/** No figure may have a later date. Raise it with each review of the pages. */
const checkedOn = '2026-11-27';

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

/** Ids set by components, beside the sections and questions of the content. */
const componentFragments = ['get-a-call'];

/** Places of a planner's answer, which the steps of a flow lead to. */
const planFragments = ['#save', '#letter', '#keep-ready', '#office'];

/** Pages that may use a banned wording in a sentence that denies it. */
const allowedWhereDenied = { cashback: ['/legal', '/terms-and-conditions'] };

const { broker: demonstration } = parseEnvironment({});

type Node = Record<string, unknown>;
type Page = { path: string; file: string; isProduct: boolean; content: unknown[] };

/** Files of lib/content/pages that are a section of another page, which has their text. */
const sectionFiles = ['pages/privacy-notice-hindi.ts'];

function filesIn(folder: string): string[] {
  return readdirSync(join(__dirname, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

/** Content folders that are not pages: figures, comparisons and so on. */
const factFolders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['products', 'pages'].includes(entry.name))
  .map(({ name }) => name)
  .concat('.');

async function exportsOf(file: string): Promise<unknown[]> {
  return Object.values((await import(join(__dirname, file))) as Node);
}

async function pagesFor(broker: BrokerDetails): Promise<Page[]> {
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

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every nested object, once each. */
function nodesIn(value: unknown, seen = new Set<Node>()): Node[] {
  if (Array.isArray(value)) return value.flatMap((item) => nodesIn(item, seen));
  if (!isNode(value) || seen.has(value)) return [];
  seen.add(value);
  return [value, ...Object.values(value).flatMap((item) => nodesIn(item, seen))];
}

/** Every nested string, except under these names. */
function stringsIn(value: unknown, except: readonly string[]): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item, except));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    except.includes(name) ? [] : stringsIn(item, except),
  );
}

const notWords = [
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
const notProse = [...notWords, 'figure', 'figures', 'figuresInText', 'furtherSources', 'source'];

/** The visible text, with the labels of figures and the titles of sources. */
function wordsOf(page: Page): string[] {
  return stringsIn(page.content, notWords);
}

/** The text written for this page. */
function proseOf(page: Page): string[] {
  return stringsIn(page.content, notProse);
}

function isFigure(node: Node): node is Figure & Node {
  return 'asOf' in node && 'label' in node && 'text' in node;
}

function isQuestion(node: Node): node is Question & Node {
  return 'question' in node && 'answer' in node;
}

function hasUrl(node: Node): node is Source & Node {
  return 'url' in node;
}

/** Sources of figures and pages, with or without URL. */
function sourcesIn(content: unknown): Source[] {
  return nodesIn(content).flatMap(({ source, furtherSources }) =>
    [source, ...(Array.isArray(furtherSources) ? furtherSources : [])].filter(
      (one): one is Source => isNode(one) && 'title' in one,
    ),
  );
}

function questionsOf(page: Page): Question[] {
  return nodesIn(page.content).filter(isQuestion);
}

/** A page may link to an authority, by https and on its own host. */
function isOfficial(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && officialHosts.includes(hostname.replace(/^www\./, ''));
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\[[^\]]+\]\(([^)]*)\)/g)].map(([, target]) => target ?? '');
}

function sentencesOf(page: Page): Set<string> {
  const sentences = proseOf(page)
    .flatMap((text) => text.split(/(?<=[.?!:;])\s+/))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length >= 4);
  return new Set(sentences);
}

/** The same day for '2026-11-21', the first day of the period for '2026-11' and '2026'; null if it is not a date. */
function startOf(asOf: string): string | null {
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(asOf)) return null;
  const day = asOf + '-01-01'.slice(asOf.length - 4);
  const read = new Date(day);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null;
}

let pages: Page[];
let products: Page[];
/** Figures, insurers and all other content that is not a page. */
let facts: { file: string; content: unknown[] }[];
beforeAll(async () => {
  pages = await pagesFor(demonstration);
  products = pages.filter(({ isProduct }) => isProduct);
  facts = await Promise.all(
    factFolders.flatMap(filesIn).map(async (file) => ({
      file: `lib/content/${file}`,
      content: await exportsOf(file),
    })),
  );
});

test('every page of the route table has content, and every content a route', () => {
  const withContent = routes.map(({ path }) => path as string).filter((path) => path !== '/');
  expect(pages.map(({ path }) => path).sort()).toEqual(withContent.sort());
  expect(products.map(({ path }) => path).sort()).toEqual(
    productRoutes.map(({ path }) => path as string).sort(),
  );
});

test('every content file exports one page with a heading', () => {
  for (const { file, content } of pages) {
    const headed = content.filter((one) => isNode(one) && 'heading' in one && 'answer' in one);
    expect({ file, pages: headed.length }).toEqual({ file, pages: 1 });
  }
});

test('no page, figure or list has a banned word', () => {
  const allowed: Record<string, string[]> = allowedWhereDenied;
  const problems = [
    ...pages.flatMap((page) => wordsOf(page).map((text) => ({ ...page, text }))),
    ...facts.flatMap((fact) =>
      stringsIn(fact.content, notWords).map((text) => ({ ...fact, path: '', text })),
    ),
  ].flatMap(({ file, path, text }) =>
    bannedWordsIn(text)
      .filter(
        (words) =>
          !(allowed[words]?.includes(path) && /\b(no|not|never|none|nor|nobody)\b/i.test(text)),
      )
      .map((words) => `${file}: take "${words}" out of "${text}"`),
  );
  expect(problems).toEqual([]);
});

test('the id of a question is used once on the whole site', () => {
  const filesById = new Map<string, string[]>();
  for (const page of pages) {
    for (const { id } of questionsOf(page)) {
      filesById.set(id, [...(filesById.get(id) ?? []), page.file]);
    }
  }
  const problems = [...filesById]
    .filter(([, files]) => files.length > 1)
    .map(([id, files]) => `Question "${id}" is in ${files.join(' and ')}: rename one.`);
  expect(problems).toEqual([]);
});

test('no question is asked twice on the site', () => {
  const texts = pages.flatMap(questionsOf).map(({ question }) => question.toLowerCase());
  expect(texts.filter((question, index) => texts.indexOf(question) !== index)).toEqual([]);
});

test('every page answers at least three questions', () => {
  const problems = pages
    .filter((page) => questionsOf(page).length < 3)
    .map((page) => `${page.file} answers ${questionsOf(page).length} questions: add up to three.`);
  expect(problems).toEqual([]);
});

test('a question ends in a question mark, has an answer and an id for a URL', () => {
  const problems = pages.flatMap((page) =>
    questionsOf(page)
      .filter(
        ({ id, question, answer }) =>
          !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id) ||
          !question.endsWith('?') ||
          answer.length === 0 ||
          answer.some((paragraph) => paragraph.trim().length < 10),
      )
      .map(({ id }) => `${page.file}: look at question "${id}".`),
  );
  expect(problems).toEqual([]);
});

test('ids of sections and questions are unique on their page', () => {
  for (const page of pages) {
    const ids = nodesIn(page.content)
      .filter((node) => isQuestion(node) || ('id' in node && 'heading' in node))
      .map(({ id }) => id);
    // The groups of /faqs are its sections: one id, two views of it.
    const twice = page.path === '/faqs' ? [] : ids.filter((id, index) => ids.indexOf(id) !== index);
    expect({ file: page.file, twice }).toEqual({ file: page.file, twice: [] });
  }
});

test('every link in the prose leads to a route, and to an existing fragment', () => {
  const idsByPath = new Map(
    pages.map((page) => [page.path, new Set(nodesIn(page.content).map(({ id }) => id))]),
  );
  const texts = [...pages, ...facts.map((fact) => ({ ...fact, path: '' }))];
  const problems = texts.flatMap((page) =>
    stringsIn(page.content, notWords)
      .flatMap(linksIn)
      .filter((target) => !/^(term|tel|mailto):/.test(target) && !isOfficial(target))
      .filter((target) => page.path !== '' || !planFragments.includes(target))
      .flatMap((target) => {
        const [href = '', fragment] = target.split('#');
        const [written = '', query] = href.split('?');
        // "#place" is on the page itself.
        const path = written || page.path;
        // An answer has the fragments of its page.
        const placesPath = isAnswerPath(path) ? path.replace(/\/answer$/, '') : path;
        if (!isPagePath(placesPath)) {
          return `${page.file}: ${target} is no path of lib/site/routes.ts or tool-routes.ts.`;
        }
        if (isAnswerPath(path) !== (query !== undefined)) {
          return `${page.file}: ${target} asks for something that no tool answers.`;
        }
        const isThere =
          fragment === undefined ||
          componentFragments.includes(fragment) ||
          idsByPath.get(placesPath)?.has(fragment);
        return isThere ? [] : `${page.file}: ${path} has no section or question "${fragment}".`;
      }),
  );
  expect(problems).toEqual([]);
});

test('a marked term is in terms.ts, and is marked once per page and on product pages only', () => {
  const problems = pages.flatMap((page) => {
    const ids = stringsIn(page.content, notWords)
      .flatMap(linksIn)
      .filter((target) => target.startsWith('term:'))
      .map((target) => target.slice('term:'.length));
    return [
      ...(ids.length > 0 && !page.isProduct
        ? [`${page.file} marks terms; it shows no notes.`]
        : []),
      ...ids.filter((id) => !(id in explainedTerms)).map((id) => `${page.file}: no term "${id}".`),
      ...ids
        .filter((id, place) => ids.indexOf(id) !== place)
        .map((id) => `${page.file}: "${id}" is marked twice.`),
    ];
  });
  expect(problems).toEqual([]);
});

test('the link targets of menus and the form’s notice exist', () => {
  for (const [path, fragment] of [
    ['/contact-us', 'stop-calls'],
    ['/privacy-policy', 'get-a-call'],
    ['/privacy-policy', 'hindi'],
    ['/privacy-policy', 'service-requests'],
  ]) {
    const page = pages.find((one) => one.path === path);
    expect(nodesIn(page?.content).map(({ id }) => id)).toContain(fragment);
  }
});

test('prose uses only its three marks, and closes them', () => {
  const problems = pages.flatMap((page) =>
    wordsOf(page)
      .filter((text) => {
        const rest = text.replace(/\[[^\]]+\]\([^)]*\)/g, '').replace(/\*\*[^*]+\*\*/g, '');
        return /\*|\]\(|https?:|<\/?[a-z]|^\s*[#>-]\s|undefined|\[object|NaN/.test(rest);
      })
      .map((text) => `${page.file}: "${text}"`),
  );
  expect(problems).toEqual([]);
});

test('every source with a URL leads to an official host over https', () => {
  const sources = [...pages, ...facts].flatMap(({ file, content }) =>
    nodesIn(content)
      .filter(hasUrl)
      .map(({ title, url = '' }) => ({ file, title, url })),
  );
  expect(sources.length).toBeGreaterThan(0);
  const problems = sources
    .filter(({ url }) => !isOfficial(url))
    .map(({ file, title, url }) => `${file}: "${title}" leads to "${url}", no official host.`);
  expect(problems).toEqual([]);
});

test('every figure has its meaning, its source and its date', () => {
  const figures = [...pages, ...facts].flatMap(({ file, content }) =>
    nodesIn(content)
      .filter(isFigure)
      .map((figure) => ({ file, ...figure })),
  );
  expect(figures.length).toBeGreaterThan(0);
  const problems = figures.flatMap(({ file, id, label, text, asOf, source }) => {
    const start = startOf(asOf);
    return [
      ...(id?.trim() && label.trim() && text.trim() ? [] : ['has no id, label or text']),
      ...(source?.title?.trim() ? [] : ['has no source']),
      ...(start === null ? [`has "${asOf}" for a date`] : []),
      ...(start !== null && start > checkedOn ? [`is dated ${asOf}, after ${checkedOn}`] : []),
    ].map((problem) => `${file}: figure "${id}" ${problem}.`);
  });
  expect(problems).toEqual([]);
});

test('a document has one title, and at most one URL', () => {
  const urlsByDocument = new Map<string, Set<string>>();
  const titlesByDocument = new Map<string, Set<string>>();
  for (const { title, url } of [...pages, ...facts].flatMap(({ content }) => sourcesIn(content))) {
    // Excludes how we read it, its effective date, and the section.
    const document = title
      .toLowerCase()
      .replace(/, (as (reported|named|tabled|explained|reproduced)|in force|read) .*$/, '')
      .replace(/\bno\. |, part [ivx]+\b/g, '');
    titlesByDocument.set(document, (titlesByDocument.get(document) ?? new Set()).add(title));
    urlsByDocument.set(title, (urlsByDocument.get(title) ?? new Set()).add(url ?? 'none'));
  }
  expect(titlesByDocument.size).toBeGreaterThan(50);
  const twice = [...titlesByDocument.values(), ...urlsByDocument.values()].filter(
    (names) => names.size > 1,
  );
  expect(twice.map((names) => [...names])).toEqual([]);
});

test('two figures share an id only where one follows the other', () => {
  const figureById = new Map<string, string>();
  const problems = new Set<string>();
  for (const { file, content } of [...facts, ...pages]) {
    for (const { id, from, label, text, asOf, source } of nodesIn(content).filter(isFigure)) {
      const figure = JSON.stringify([label, text, asOf, source]);
      const row = `${id} ${from}`;
      if ((figureById.get(row) ?? figure) !== figure) {
        problems.add(`${file}: figure "${id}" says something else than another of that id.`);
      }
      figureById.set(row, figure);
    }
  }
  expect([...problems]).toEqual([]);
});

/** What is about a rule: a question with its answer, and every other text by itself. */
function passagesOf(content: unknown): string[] {
  const questions = nodesIn(content).filter(isQuestion);
  const inQuestions = new Set(questions.flatMap(({ answer }) => answer));
  return [
    ...questions.map(({ question, answer }) => [question, ...answer].join(' ')),
    ...stringsIn(content, notProse).filter((text) => !inQuestions.has(text)),
  ].filter((text) => !questions.some(({ question }) => question === text));
}

test('a rule of shared-rules.ts is printed in its own words wherever its subject comes up', async () => {
  const rules = Object.values(await import('./shared-rules.ts'));
  const places = [
    ...pages,
    ...facts.filter(({ file }) => !/figures\/|(figure-on|shared-rules|\/questions)\.ts/.test(file)),
  ];
  for (const { about, text, figures } of rules) {
    const passages = places.flatMap(({ file, content }) =>
      passagesOf(content).map((words) => ({ file, content, words })),
    );
    const printed = passages.filter(({ words }) => words.includes(text));
    const otherwise = passages.filter(({ words }) => about.test(words) && !words.includes(text));
    expect(otherwise.map(({ file, words }) => `${file}: "${words}" is not "${text}"`)).toEqual([]);
    expect([text, printed.length]).not.toEqual([text, 0]);
    const unsourced = printed.filter(({ content }) => {
      const ids = new Set(nodesIn(content).map(({ id }) => id));
      return figures.some(({ id }) => !ids.has(id));
    });
    expect(unsourced.map(({ file }) => `${file} prints "${text}" without its figures`)).toEqual([]);
  }
});

/** Ages in the IDV table and the seven days that we set ourselves: not the figures of the same length. */
const typedLengths: Record<string, string[]> = {
  'consent.ts': ['7 days'],
  'drawings.ts': ['6 months', '3 years', '5 years'],
  'products/car-insurance.ts': ['6 months', '5 years'],
};

test('a time limit, a day or an unrounded sum of a figure is printed from its row, never typed', () => {
  const rows = facts.filter(({ file }) => file.includes('/figures/'));
  const exact = new Set(
    nodesIn(rows.map(({ content }) => content))
      .filter(isFigure)
      .map(({ text }) => text)
      .filter((text) =>
        /^(\d+ (days|hours|months|years)|\d+ \p{L}+ \d{4}|₹[\d,]*[1-9]\d?)$/u.test(text),
      ),
  );
  expect(exact.size).toBeGreaterThan(50);
  const files = ['products', 'pages', ...factFolders.filter((name) => name !== 'figures')];
  const problems = files.flatMap(filesIn).flatMap((file) => {
    const typed = readFileSync(join(__dirname, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '')
      .replace(/\$\{[^}]*\}/g, '…');
    const words = typed.match(
      /(?<![\d,.])₹?\d[\d,]*( (days|hours|months|years|\p{L}+ \d{4})\b)?/gu,
    );
    return [...new Set(words ?? [])]
      .filter((text) => exact.has(text) && !typedLengths[file]?.includes(text))
      .map((text) => `lib/content/${file}: "${text}" is the text of a figure: print its row.`);
  });
  expect(problems).toEqual([]);
});

test('no tool types a percentage: a rate is a row of figures, or what the visitor typed', () => {
  const files = globSync('**/*.ts', { cwd: join(__dirname, '../tools') }).filter(
    (file) => !/\.test\.ts$|answer-keywords/.test(file),
  );
  const typed = files.flatMap((file) =>
    readFileSync(join(__dirname, '../tools', file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      // An example's label repeats its own input; percentage points are what-if steps.
      .filter(
        (line) =>
          /[1-9]\d* ?(%|per ?cent)/.test(line) && !/^\s*\/\/|label: '|percentage points/.test(line),
      )
      .map((line) => `lib/tools/${file}: ${line.trim()}`),
  );
  expect(typed).toEqual([]);
});

test('related pages are two to four routes, not the page itself', () => {
  const problems = products.flatMap((page) =>
    page.content
      .filter(isNode)
      .map(({ related }) => related as string[])
      .filter(
        (related) =>
          related.length < 2 ||
          related.length > 4 ||
          new Set(related).size !== related.length ||
          related.some((path) => !isRoutePath(path) || path === page.path),
      )
      .map((related) => `${page.file}: related is ${related.join(', ')}.`),
  );
  expect(problems).toEqual([]);
});

test('headings have at most 70 characters', () => {
  const problems = pages.flatMap((page) =>
    nodesIn(page.content)
      .map(({ heading }) => heading)
      .filter((heading) => typeof heading === 'string')
      .filter((heading) => heading.trim() === '' || [...heading].length > 70)
      .map((heading) => `${page.file}: shorten "${heading}" (${[...heading].length} characters).`),
  );
  expect(problems).toEqual([]);
});

test('no two pages have the same heading', () => {
  const headings = pages.map(
    ({ content }) => content.filter(isNode).find(({ answer }) => answer !== undefined)?.heading,
  );
  expect(new Set(headings).size).toBe(pages.length);
});

test('no two product pages share more than a fifth of their sentences', () => {
  const sentences = products.map((page) => ({ page, said: sentencesOf(page) }));
  const problems = sentences.flatMap(({ page, said }, index) =>
    sentences.slice(index + 1).flatMap((other) => {
      const shared = [...said].filter((sentence) => other.said.has(sentence)).length;
      const least = Math.min(said.size, other.said.size);
      return shared * 5 > least
        ? `${page.path} and ${other.page.path} share ${shared} of ${least} sentences: rewrite one.`
        : [];
    }),
  );
  expect(problems).toEqual([]);
});

test('a product page has at least 600 words of its own', () => {
  const problems = products.flatMap((page) => {
    const words = proseOf(page).join(' ').split(/\s+/).length;
    return words < 600 ? `${page.path} has ${words} words: add ${600 - words}.` : [];
  });
  expect(problems).toEqual([]);
});

test('no content file names the broker: its name, phone and mailboxes are configuration', () => {
  const { name, phone, helpMailbox, complaintsMailbox } = demonstrationBroker;
  const files = ['products', 'pages', ...factFolders].flatMap(filesIn);
  const problems = files.flatMap((file) => {
    const source = readFileSync(join(__dirname, file), 'utf8').toLowerCase();
    return [name, phone, helpMailbox, complaintsMailbox]
      .filter((value) => source.includes(value.toLowerCase()))
      .map((value) => `lib/content/${file}: "${value}" comes from BrokerDetails.`);
  });
  expect(problems).toEqual([]);
});

test('the pages of a live broker do not mention a demonstration', async () => {
  const { broker: live } = parseEnvironment({
    ...productionVariables,
    BROKER_LICENCE_MODE: 'continuous',
    BROKER_LICENCE_FEE_DUE: '2028-01-15',
  });
  const problems = (await pagesFor(live)).flatMap((page) =>
    wordsOf(page)
      .filter((text) =>
        /demonstration|stand-ins|10 May 2027|2027-05-10|15 January 2028|2028-01-15/i.test(text),
      )
      .map((text) => `${page.file}: "${text}"`),
  );
  expect(problems).toEqual([]);
});
