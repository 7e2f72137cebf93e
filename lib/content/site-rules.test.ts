import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  factFolders,
  filesIn,
  isFigure,
  isQuestion,
  nodesIn,
  notProse,
  readContentSource,
  readSiteContent,
  type SiteContent,
  stringsIn,
} from '../../testing/checks/site-content.ts';

let pages: SiteContent['pages'];
let facts: SiteContent['facts'];
beforeAll(async () => {
  ({ pages, facts } = await readSiteContent());
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
    const typed = readContentSource(file)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '')
      // What letters and people write, for the search.
      .replace(/'[^'\n]*\|[^'\n]*'/g, '')
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
  expect(files.length).toBeGreaterThan(200);
  const typed = files.flatMap((file) =>
    percentagesIn(readFileSync(join(__dirname, '../tools', file), 'utf8')).map(
      (line) => `lib/tools/${file}: ${line}`,
    ),
  );
  expect(typed).toEqual([]);
});

function percentagesIn(code: string): string[] {
  return (
    code
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      // An example's label repeats its own input; percentage points are what-if steps.
      .filter(
        (line) =>
          /[1-9]\d* ?(%|per ?cent)/.test(line) && !/^\s*\/\/|label: '|percentage points/.test(line),
      )
      .map((line) => line.trim())
  );
}

test.each(["text: 'Tax of 18% on it',", "text: '5 per cent',", "text: '20 percent',"])(
  'found as a percentage: %s',
  (line) => {
    expect(percentagesIn(`/* 7% */\n${line}\n// 9%\nlabel: 'At 6%',`)).toEqual([line]);
  },
);
