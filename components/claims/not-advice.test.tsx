import { renderToStaticMarkup } from 'react-dom/server';
import { CalculatorAnswer } from '@/components/calculators/calculator-answer';
import { RenewalAnswer } from '@/components/renewals/renewal-answer';
import { healthCashless as type } from '@/lib/content/claims/health';
import { parseClaimEvents } from '@/lib/tools/claims/parse-claim-events';

const sentence = 'General information on what you typed, not advice.';
const now = { date: '2026-11-26', time: '10:00' } as const;

test('the answer of a calculator and of a dated plan has the sentence once, after what to do next', () => {
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
  const renewal = { line: 'car', mode: 'yearly', part: 'both', expiry: '2026-12-15' } as const;
  const plan = renderToStaticMarkup(<RenewalAnswer input={renewal} today="2026-11-26" />);
  for (const html of [calculator, plan]) {
    expect(html.split(sentence)).toHaveLength(2);
    expect(html.indexOf(sentence)).toBeGreaterThan(html.indexOf('Do this next'));
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
