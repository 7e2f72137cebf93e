import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type CoverageRow, specificationCoverage } from './specification-coverage.ts';

const specification = readFileSync('docs/specification.md', 'utf8');
/** Paragraphs, lists and tables, without the introduction about the document itself. */
const blocks = specification
  .split(/\n{2,}/)
  .slice(2)
  .filter((block) => !/^#+ [^\n]*$/.test(block.trim()));
/** Each line of a list is a demand, except in lists of names, which are one demand. */
const namesOnly = /^(?:Menu groups:|Other reusable input filters:|\| Route)/;
const demands = blocks.flatMap((block) =>
  namesOnly.test(block) ? [block] : block.split('\n').filter((line) => !/^(?:#|\|--|$)/.test(line)),
);
const introductions =
  /^(?:The product offers:|Call form:|Popup suppression:|POST \{service\}|\| Situation \|)/;

function titlesIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/^\s*test\(\s*(['`"])((?:\\.|(?!\1).)*)\1/gms)].map(
    ([, , title = '']) => title.replace(/\$\{[^}]*\}/g, '…').replace(/\\(.)/g, '$1'),
  );
}

test('every sentence, list and table of the specification is in the walk', () => {
  const isWalked = (demand: string) =>
    specificationCoverage.some(({ quote }) => demand.includes(quote));
  const uncovered = demands.filter((demand) => !introductions.test(demand) && !isWalked(demand));
  expect(uncovered).toEqual([]);
});

test('the walk quotes the specification to the letter, and each sentence once', () => {
  const quotes = specificationCoverage.map(({ quote }) => quote);
  expect(quotes.filter((says) => !specification.includes(says))).toEqual([]);
  expect(new Set(quotes).size).toBe(quotes.length);
});

test('every test and every decision that the walk names is there', () => {
  const decisions = readdirSync('docs/decisions').map((name) => Number(name.slice(0, 3)));
  const rules = readFileSync('docs/rules.md', 'utf8');
  const missing = ({
    quote,
    tests,
    decisions: reasons = [],
    rules: sections = [],
  }: CoverageRow) => [
    ...tests
      .filter((name) => {
        const [file = '', ...title] = name.split(': ');
        return !titlesIn(file).includes(title.join(': '));
      })
      .map((name) => `${quote}: no test ${name}`),
    ...reasons
      .filter((number) => !decisions.includes(number))
      .map((number) => `${quote}: no decision ${number}`),
    ...sections
      .filter((number) => !rules.includes(`\n## ${number}. `))
      .map((number) => `${quote}: no section ${number} of the rules`),
    ...(tests.length > 0 ? [] : [`${quote}: seen nowhere`]),
  ];
  expect(specificationCoverage.flatMap(missing)).toEqual([]);
});

test('the packages and the top level are the card’s', () => {
  const namesOf = (name: string) =>
    specification.match(new RegExp(`^- ${name}: (.*)$`, 'm'))?.[1]?.split(', ') ?? [];
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const installed = { ...dependencies, ...devDependencies };
  expect(namesOf('packages')).toHaveLength(10);
  expect(namesOf('packages').filter((name) => !(name in installed))).toEqual([]);
  expect(namesOf('top-level')).toHaveLength(10);
  expect(namesOf('top-level').filter((name) => !existsSync(name))).toEqual([]);
});
