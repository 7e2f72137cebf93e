import { todayInIndia } from '../../dates/iso-date.ts';
import { productRoutes } from '../../site/find-route.ts';
import { maxAnswerAddressLength } from '../../site/tool-paths.ts';
import { answerAddress } from '../calculators/answer-address.ts';
import { parseCalculatorQuery } from '../calculators/parse-calculator-query.ts';
import { calculatorAddress, calculatorsFor } from './page-calculators.ts';
import { parseAnswerAddress } from './parse-answer-address.server.ts';

const now = new Date();
const today = todayInIndia(now);
const everyExample = productRoutes.flatMap(({ path }) =>
  calculatorsFor(path).flatMap((calculator) =>
    (calculator.examples ?? []).map(
      ({ label, typed }) => [`${path}: ${label}`, path, calculator, typed] as const,
    ),
  ),
);

test.each(everyExample)(
  'the address of %s parses to the same values, whatever was typed',
  async (...row) => {
    const [, page, calculator, typed] = row;
    const texts = typed as Record<string, string>;
    const outcome = parseCalculatorQuery(calculator, (name) => texts[name] ?? '', today);
    if (outcome.kind !== 'valid') throw new Error(JSON.stringify(outcome));
    const address = answerAddress(
      calculatorAddress(calculator.id, page),
      calculator,
      outcome.input,
    );
    expect(address).toMatch(/^\/[\w-]+\/[\w-]+\/answer\?[\w=&%+.-]+$/);
    const query = new URLSearchParams(address?.split('?')[1]);
    const again = parseCalculatorQuery(calculator, (name) => query.get(name) ?? '', today);
    expect(again).toMatchObject({ kind: 'valid', input: outcome.input });
    expect(await parseAnswerAddress(address, now)).toBe(address);
  },
);

const life = '/term-insurance/human-life-value-calculator/answer';

test('words of the visitor, unknown keys and fragments are not in it', async () => {
  const typed = 'age=34+years+old+Asha+Rao&income=12+lakh&name=Asha&for=Asha#Asha';
  const address = await parseAnswerAddress(`${life}?${typed}`, now);
  expect(address).toMatch(
    /^\/term-insurance\/human-life-value-calculator\/answer\?age=34&income=1200000&/,
  );
  expect(address).not.toMatch(/asha|rao|old/i);
});

test('the product whose page asked stays, if that page has the calculator', async () => {
  const cover = '/health-insurance/cover-calculator/answer?age=34';
  expect(await parseAnswerAddress(`${cover}&for=senior-citizen`, now)).toContain(
    'for=senior-citizen',
  );
  expect(await parseAnswerAddress(`${cover}&for=term-insurance`, now)).not.toContain('for=');
});

test.each([
  undefined,
  null,
  7,
  {},
  ['/term-insurance'],
  '',
  '/',
  life,
  `${life}?`,
  `${life}?age=`,
  `${life}?age=340&income=12+lakh`,
  `https://example.com${life}?age=34&income=12+lakh`,
  `//example.com${life}?age=34&income=12+lakh`,
  `/..${life}?age=34&income=12+lakh`,
  `${life}/?age=34&income=12+lakh`,
  `/answer?age=34`,
  `/desk/records/answer?age=34`,
  `/claim/motor-theft/answer?on=2026-11-01`,
  'javascript:alert(1)?age=34',
  `${life}?age=34&income=12+lakh&x=${'x'.repeat(maxAnswerAddressLength)}`,
])('attack: %p is no answer of this site', async (posted) => {
  expect(await parseAnswerAddress(posted, now)).toBeNull();
});

test('an address that is too long is not offered', () => {
  const rows = { rows: { kind: 'rows', label: 'Sums', minRows: 1, maxRows: 500 } } as const;
  const at = (count: number) =>
    answerAddress({ path: '/a/b' }, { fields: rows }, { rows: Array(count).fill(12_00_000) });
  expect(at(60)?.length).toBeLessThan(1000);
  expect(at(500)).toBeNull();
});
