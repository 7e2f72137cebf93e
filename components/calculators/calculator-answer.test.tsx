/** A long account of how the sum was counted is folded, and is there without scripts. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { CalculatorAnswer as Answer } from '@/lib/tools/calculators/calculator';
import { CalculatorAnswer } from './calculator-answer';

const answer: Answer = {
  verdict: 'The old regime costs less',
  text: [],
  working: { caption: 'Sum', rows: [] },
  tables: [
    { caption: 'Open', columns: ['a', 'b'], rows: [['x', '1']] },
    { caption: 'Slab by slab', columns: ['a', 'b'], rows: [['y', '2']], isFolded: true },
  ],
  assumptions: [],
  next: [],
  figures: [],
};

test('only a folded table is inside a closed disclosure', () => {
  const html = renderToStaticMarkup(<CalculatorAnswer answer={answer} search="" />);
  const folded = /<details.*<\/details>/s.exec(html)?.[0] ?? '';
  expect(folded).toContain('Slab by slab');
  expect(folded).toContain('<td>2</td>');
  expect(folded).not.toContain('open');
  expect(folded).not.toContain('<td>1</td>');
  expect(html).toContain('<td>1</td>');
});

test('the line comes first, then the steps in order, then the law in a closed fold', () => {
  const html = renderToStaticMarkup(
    <CalculatorAnswer
      answer={{
        ...answer,
        tables: [],
        text: ['One line.'],
        steps: ['Ask two insurers.', 'Ask the hospital.'],
        reasons: { caption: 'What the law says', text: ['Circular 15 of 2024.'] },
      }}
      search=""
    />,
  );
  expect(html).toMatch(
    /One line\..*<ol[^>]*><li>Ask two insurers\.<\/li><li>Ask the hospital\.<\/li><\/ol><details.*What the law says.*Circular 15/s,
  );
  expect(html).not.toMatch(/<details[^>]* open/);
});

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
      answer={{ ...answer, tables: [], working: { caption: 'Filed prices', rows: [row] } }}
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
