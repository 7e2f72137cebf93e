/** @jest-environment jsdom */
/** The order of an answer's parts, and what is folded. */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HeadlineNumbers } from '@/components/ui/headline-numbers';
import type { CalculatorAnswer as Answer } from '@/lib/tools/calculators/calculator';
import { BarChart } from './bar-chart';
import { CalculatorAnswer } from './calculator-answer';

const answer: Answer = {
  verdict: 'A policy each for your parents',
  figures: [],
  numbers: [{ label: 'Each parent', value: '₹20 lakh' }],
  text: ['One sentence.'],
  tables: [{ caption: 'What waits', columns: ['a', 'b'], rows: [['x', '1']] }],
  exception: { title: 'Diabetes: waits', text: 'Declare it.' },
  nextSteps: [{ text: 'Ask two insurers', link: 'List', href: '/insurance-companies' }],
  working: { caption: 'Sum', rows: [{ label: 'A bill', value: '₹8,00,000' }] },
  chart: {
    title: 'Two layers',
    bars: [
      {
        label: 'Cover',
        parts: [
          { label: 'base policy', amount: 1_000_000, tone: 'insurer' },
          { label: 'super top-up', amount: 1_000_000, tone: 'layer' },
          { label: 'own share', amount: 20_000, tone: 'own' },
        ],
        against: { label: 'Bill of a bad year', amount: 1_760_000 },
      },
    ],
  },
  assumptions: ['Bills rise.'],
  related: ['[Compare](/x)'],
  subject: '₹20 lakh of health cover for each parent',
  brief: {
    subject: 'life',
    heading: 'Request for an offer',
    request: 'Please offer a policy.',
    facts: [],
    blanks: ['name'],
    askInWriting: ['The price?'],
    mustHaveTerms: ['No co-pay.'],
    assumed: [],
  },
};

test('a plan is a card: its price to the rupee is open, the filing is folded, and one button asks about it', () => {
  const plan = {
    insurer: 'Example Insurer',
    name: 'Example Plan',
    price: '₹9,628 a year',
    priceFor: 'non-smoker, yearly',
    facts: [{ label: 'Paying years', text: 'Example: the whole term' }],
    askHref: '#get-a-call',
  };
  const row = { label: 'Example Insurer: Example Plan', value: '₹9,628.41', note: 'UIN E-1', plan };
  const html = renderToStaticMarkup(
    <CalculatorAnswer
      answer={{
        ...answer,
        tables: [],
        working: { caption: 'Prices from the insurers’ tables', rows: [row] },
      }}
      search=""
    />,
  );
  const [open = '', folded = ''] = html.split(/<details/);
  expect(open).toMatch(/<h3>.*Example Plan.*₹9,628 a year.*Paying years/s);
  expect(open).not.toMatch(/9,628\.41|UIN/);
  expect(folded).toMatch(/^(?! open)[^>]*>.*₹9,628\.41.*UIN E-1.*<a href="#get-a-call"/s);
  expect(html).toMatch(/Ask about this plan<span[^>]*>: Example Insurer: Example Plan/);
  expect(html).not.toContain('<table');
});

test('the template: drawing, sentence, exception, next steps, call and actions are open, all else is folded', () => {
  const html = renderToStaticMarkup(
    <CalculatorAnswer
      answer={answer}
      search="age=34"
      callPanel={<p>Call panel</p>}
      planLinks={['[Plans](/plans)']}
      sources={<p>Sources</p>}
    />,
  );
  const [open = '', folded = ''] = html.split(/<h2[^>]*>More about this answer<\/h2>/);
  expect(open).toMatch(
    /Two layers.*One sentence\..*Diabetes: waits.*Do this next.*Ask two insurers.*Plans.*not advice.*Call panel.*\?age=34&amp;brief=1/s,
  );
  expect(open).not.toMatch(/<details|8,00,000|Bills rise/);
  expect(folded).toMatch(
    /How we counted.*₹8,00,000.*What waits.*What we assumed.*Bills rise.*Related.*Compare.*Sources/s,
  );
  expect(folded).not.toMatch(/<details[^>]* open/);
});

test('the sentence of a next step is its link, and its name says where it leads', () => {
  render(<CalculatorAnswer answer={answer} search="age=34" />);
  const link = screen.getByRole('link', { name: 'List: Ask two insurers' });
  expect(link).toHaveAttribute('href', '/insurance-companies');
});

const keyOf = (html: string) =>
  [...html.matchAll(/<li class="part">(.*?)<\/li>/g)].map(([, item = '']) =>
    item.replace(/<[^>]*>/g, ''),
  );
const drawnOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);

test('the key has every part of a bar, in order; a part without room takes all names out of the bar', () => {
  const html = renderToStaticMarkup(<CalculatorAnswer answer={answer} search="" />);
  expect(keyOf(html)).toEqual([
    'Base policy ₹10 lakh',
    'Super top-up ₹10 lakh',
    'Own share ₹20,000',
  ]);
  expect(drawnOf(html)).toEqual([]);
  expect(html).toMatch(
    /Own share ₹20,000<\/span><\/li><li><svg.*Bill of a bad year: <\/span><span>₹17\.6 lakh/s,
  );
});

test('a bar has all its names inside from the width on which the longest has room', () => {
  const bar = (amounts: readonly [number, number]) =>
    renderToStaticMarkup(
      <BarChart
        drawing={{
          title: 'Wait',
          bars: [
            {
              label: 'Wait',
              parts: [
                { label: 'waits', amount: amounts[0], value: '36 months', tone: 'spare' },
                { label: 'covered', amount: amounts[1], value: 'from month 37', tone: 'insurer' },
              ],
            },
          ],
        }}
      />,
    );
  const names = ['Waits 36 months', 'Covered from month 37'];
  for (const [amounts, width] of [
    [[4, 6], 20],
    [[6, 4], 25],
    [[5, 5], 20],
  ] as const) {
    const html = bar(amounts);
    expect([drawnOf(html), keyOf(html)]).toEqual([names, names]);
    expect(html).toContain(`<figure class="figure from${width}">`);
  }
  expect([drawnOf(bar([9, 1])), keyOf(bar([9, 1]))]).toEqual([[], names]);
});

test('all bars of a drawing have their names inside from one width, or all have a key', () => {
  const drawing = (...amounts: number[]) =>
    renderToStaticMarkup(
      <BarChart
        drawing={{
          title: 'Value',
          bars: amounts.map((amount, index) => ({
            label: `Year ${index}`,
            parts: [{ label: 'value', amount, value: 'known', tone: 'insurer' }],
          })),
        }}
      />,
    );
  const widthsOf = (html: string) => html.match(/\bfrom\d+/g);
  expect(widthsOf(drawing(10, 9))).toEqual(['from17']);
  // The shortest bar decides for every bar.
  expect(widthsOf(drawing(10, 3))).toEqual(['from20']);
  expect(drawnOf(drawing(10, 3))).toEqual(['Value known', 'Value known']);
  const withKey = drawing(10, 1);
  expect([widthsOf(withKey), drawnOf(withKey), keyOf(withKey)]).toEqual([
    null,
    [],
    ['Value known', 'Value known'],
  ]);
});

test('the numbers are terms with their values', () => {
  expect(renderToStaticMarkup(<HeadlineNumbers numbers={answer.numbers} />)).toMatch(
    /<dt>Each parent<\/dt><dd>₹20 lakh<\/dd>/,
  );
});

test('a doubt about a number is directly below it', () => {
  const number = { label: 'You pay', value: '₹4,031', note: 'Ask the insurer.' };
  expect(renderToStaticMarkup(<HeadlineNumbers numbers={[number]} />)).toMatch(
    /<dd>₹4,031<\/dd><dd[^>]*>Ask the insurer\.<\/dd><\/div>/,
  );
});

test('the key of a dashed line is before its text, which hangs beside it, and its sum does not break', () => {
  const html = renderToStaticMarkup(<CalculatorAnswer answer={answer} search="" />);
  expect(html).toMatch(
    /<li><svg[^>]*><line[^>]*><\/line><\/svg><p><span>Bill of a bad year: <\/span><span>₹17\.6 lakh<\/span><\/p><\/li>/,
  );
});
