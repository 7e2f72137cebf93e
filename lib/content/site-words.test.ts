import {
  factFolders,
  filesIn,
  nodesIn,
  notWords,
  readContentSource,
  readPages,
  readSiteContent,
  type SiteContent,
  stringsIn,
  wordsOf,
} from '../../testing/checks/site-content.ts';
import { productionVariables } from '../../testing/servers/production-variables.ts';
import { demonstrationBroker } from '../config/broker-details.ts';
import { parseEnvironment } from '../config/parse-environment.ts';
import { bannedWordsIn } from '../site/banned-words.ts';

/** Pages that may use a banned wording in a sentence that denies it. */
const allowedWhereDenied = { cashback: ['/legal', '/terms-and-conditions'] };

let pages: SiteContent['pages'];
let facts: SiteContent['facts'];
beforeAll(async () => {
  ({ pages, facts } = await readSiteContent());
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

test('at most five pages have a heading of a noun, a colon and a clause', () => {
  const headings = pages.flatMap(({ content }) =>
    nodesIn(content).flatMap(({ heading, answer, questions }) =>
      typeof heading === 'string' && typeof answer === 'string' && questions ? [heading] : [],
    ),
  );
  expect(headings.length).toBeGreaterThan(28);
  expect(headings.filter((heading) => heading.includes(':')).length).toBeLessThanOrEqual(5);
});

/** Notices and disclosures keep the words of their law. */
const inLaw = ['/legal', '/privacy-policy', '/terms-and-conditions'];

test('nothing on a page is filed, computed or under a link', () => {
  const problems = pages
    .filter(({ path }) => !inLaw.includes(path))
    .flatMap((page) =>
      wordsOf(page).filter((text) => /\bfiled\b|\bcomput(e|es|ed)\b|\bunder \[/i.test(text)),
    );
  expect(problems).toEqual([]);
});

test('no content file names the broker: its name, phone and mailboxes are configuration', () => {
  const { name, phone, helpMailbox, complaintsMailbox } = demonstrationBroker;
  const files = ['products', 'pages', ...factFolders].flatMap(filesIn);
  const problems = files.flatMap((file) => {
    const source = readContentSource(file).toLowerCase();
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
  const problems = (await readPages(live)).flatMap((page) =>
    wordsOf(page)
      .filter((text) =>
        /demonstration|stand-ins|10 May 2027|2027-05-10|15 January 2028|2028-01-15/i.test(text),
      )
      .map((text) => `${page.file}: "${text}"`),
  );
  expect(problems).toEqual([]);
});
