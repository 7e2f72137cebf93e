/**
 * The form and the answer as HTML, without scripts.
 *
 * @jest-environment jsdom
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { deductionsVerdict, judgeDeductions } from '@/lib/tools/deductions/judge-deductions';
import { parseDeductions } from '@/lib/tools/deductions/parse-deductions';
import { DeductionsAnswer } from './deductions-answer';
import { DeductionsForm, deductionFieldId } from './deductions-form';

const today = '2026-11-26';
const action = '/claim/refused/answer';

const answerTo = (kind: 'health' | 'motor', typed: Record<string, string>) => {
  const query = parseDeductions(kind, (name) => typed[name] ?? '', today);
  if (query.kind !== 'valid') throw new Error(JSON.stringify(query));
  const judged = judgeDeductions(query);
  const { headline, numbers } = deductionsVerdict(judged);
  return renderToStaticMarkup(
    <>
      <h1>{`${headline}: ${numbers.map(({ label, value }) => `${label} ${value}`).join(', ')}`}</h1>
      <DeductionsAnswer judged={judged} />
    </>,
  );
};

function formIn(html: string): HTMLFormElement {
  document.body.innerHTML = html;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

test('what the visitor typed and what the page carries are in the next address', () => {
  const form = formIn(
    renderToStaticMarkup(
      <DeductionsForm
        kind="health"
        action={action}
        pageQuery="line=health-cashless&kind=part&reason=room-rent&reason=co-payment"
        typed={{ roomCut: '5 lakh', extrasCover: 'yes' }}
      />,
    ),
  );
  const sent = [...new FormData(form)].filter(([, value]) => value !== '');
  expect(sent).toEqual([
    ['line', 'health-cashless'],
    ['kind', 'part'],
    ['reason', 'room-rent'],
    ['reason', 'co-payment'],
    ['roomCut', '5 lakh'],
    ['extrasCover', 'yes'],
  ]);
  expect(form.getAttribute('action')).toBe(action);
  expect(form.getAttribute('method')).toBeNull();
});

test('a group with a typed field or an error is open, the others are folded; the message is at its field', () => {
  const form = formIn(
    renderToStaticMarkup(
      <DeductionsForm
        kind="motor"
        action={action}
        pageQuery=""
        typed={{ salvageCut: '100' }}
        errors={{ excessCut: 'Enter a sum.' }}
      />,
    ),
  );
  const open = [...form.querySelectorAll('details[open] legend')].map((one) => one.textContent);
  expect(open).toEqual(['Compulsory and voluntary excess', 'Salvage']);
  const field = form.querySelector(`#${deductionFieldId('excessCut')}`);
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(form.querySelectorAll('[required]')).toHaveLength(0);
});

test('part or all is the heading, and its sums; later terms, missing numbers and what nobody can judge are printed', () => {
  const html = answerTo('health', {
    roomCut: '165000',
    room: '10000',
    roomLimit: '5000',
    roomDays: '5',
    roomCharges: '200000',
    coPayCut: '10000',
    coPayPercent: '10',
    coPayBase: '100000',
    subLimitCut: '700',
  });
  expect(html).toMatch(/<h1>A part can be asked back: Ask back ₹36,000, Deducted ₹1,75,700</);
  expect(html).toContain('Co-payment of 10% on what comes back');
  expect(html).toContain('The limit: the table of benefits');
  expect(html.match(/We cannot judge:/g)).toHaveLength(3);
});

test('where all is by the rule, the answer says so', () => {
  const html = answerTo('motor', { excessCut: '900', compulsory: '1000', voluntary: '0' });
  expect(html).toMatch(/<h1>On these numbers nothing can be asked back/);
  expect(html).toContain('less than the rule allows (₹1,000)');
});

test('where nothing can be counted, the heading asks for the reasons', () => {
  expect(answerTo('motor', { otherCut: '900' })).toMatch(
    /<h1>Ask for the reasons first: To be explained ₹900</,
  );
});

test('a room-rent cut is a lower bound while it is not known whether every room costs the same', () => {
  const room = {
    roomCut: '165000',
    room: '10000',
    roomLimit: '5000',
    roomDays: '5',
    roomCharges: '200000',
  };
  expect(answerTo('health', room)).toMatch(/Ask back at least ₹40,000, Deducted ₹1,65,000/);
  expect(answerTo('health', { ...room, roomTariff: 'lower' })).toMatch(/: Ask back ₹40,000,/);
  expect(answerTo('health', { ...room, roomTariff: 'same' })).toMatch(/: Ask back ₹1,40,000,/);
  // The co-payment that is not known lowers the sum: it is no longer the least.
  expect(answerTo('health', { ...room, coPayCut: '500' })).toMatch(/: Ask back ₹40,000,/);
});
