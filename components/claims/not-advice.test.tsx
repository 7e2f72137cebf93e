import { renderToStaticMarkup } from 'react-dom/server';
import { CalculatorAnswer } from '@/components/calculators/calculator-answer';
import { DatedPlanAnswer } from '@/components/timeline/dated-plan-sheet';
import { healthCashless as type } from '@/lib/content/claims/health';
import { parseClaimEvents } from '@/lib/tools/claims/parse-claim-events';

const sentence = 'General information on what you typed, not advice.';
const now = { date: '2026-11-26', time: '10:00' } as const;

test('the answer of a calculator and of a dated plan begins with the sentence', () => {
  const answer = {
    verdict: '',
    numbers: [],
    text: ['Sum'],
    nextSteps: [],
    working: { caption: '', rows: [] },
    assumptions: [],
    subject: '',
  };
  const calculator = renderToStaticMarkup(
    <CalculatorAnswer
      answer={{ ...answer, noChart: 'none', related: [], figures: [] }}
      search=""
    />,
  );
  const plan = renderToStaticMarkup(<DatedPlanAnswer text="Renew" today="2026-11-26" />);
  for (const [html, first] of [
    [calculator, 'Sum'],
    [plan, 'Renew'],
  ] as const) {
    expect(html).toContain(sentence);
    expect(html.indexOf(sentence)).toBeLessThan(html.indexOf(first));
  }
});

test('the plan of a dated claim has it; the guide without a date gives no verdict', async () => {
  const { ClaimAnswer } = await import('@/components/claims/claim-answer');
  const answerTo = (date: string) => {
    const query = parseClaimEvents(type, (name) => (name === 'date' ? date : ''), now);
    return renderToStaticMarkup(<ClaimAnswer query={{ type, ...query }} now={now} />);
  };
  expect(answerTo('2026-11-25')).toContain(sentence);
  expect(answerTo('')).not.toContain(sentence);
});
