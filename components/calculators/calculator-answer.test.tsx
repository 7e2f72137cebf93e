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
