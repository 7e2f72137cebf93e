import { motorOwnDamageClaim } from '../../content/claims/motor.ts';
import { motorThirdPartyClaim } from '../../content/claims/road-accident.ts';
import { claimVerdict, nextDeadline } from './claim-verdict.ts';
import { parseClaimQuery } from './parse-claim-events.ts';

const now = { date: '2026-11-26', time: '02:00' } as const;

function verdictOn(search: string, isGuide?: boolean) {
  const query = parseClaimQuery(Object.fromEntries(new URLSearchParams(search)), now);
  if (!query) throw new Error(search);
  return claimVerdict(query, now, isGuide);
}

const plain = { numbers: [], note: null, isQuestion: false };
const accident = 'type=motor-third-party&date=2026-11-25';

test('a question that is due comes before what is next, which depends on its answer', () => {
  const asked = verdictOn(accident);
  expect(asked).toEqual({
    ...plain,
    headline: 'Were you driving, or was somebody hurt or killed?',
    isQuestion: true,
  });
  const { headline, isQuestion } = verdictOn(`${accident}&role=hurt`);
  expect(isQuestion).toBe(false);
  expect(headline).not.toBe(asked.headline);
});

// No kind has both today.
test('a question that is due comes before a deadline too', () => {
  const { question } = motorThirdPartyClaim;
  const type = { ...motorOwnDamageClaim, question };
  const eventTimes = { happened: { date: '2026-11-26', time: '01:00' } } as const;
  expect(nextDeadline(type, eventTimes, now)).not.toBeNull();
  expect(claimVerdict({ type, eventTimes }, now)).toEqual({
    ...plain,
    headline: question?.label,
    isQuestion: true,
  });
});

test('a question about an event is the headline once that has happened', () => {
  const stay = 'type=health-cashless&date=2026-11-25';
  const deadline = 'Tell the insurer of the stay today';
  expect(verdictOn(stay)).toMatchObject({ headline: deadline, isQuestion: false });
  expect(verdictOn(`${stay}&answered=2026-11-26`)).toEqual({
    ...plain,
    headline: 'Was the cashless request approved, cut or refused?',
    isQuestion: true,
  });
});

test('the next deadline comes before an act without one', () => {
  const { headline, numbers, note } = verdictOn('type=motor-own-damage&date=2026-11-26&time=01:00');
  expect(headline).toBe('Tell your insurer by tomorrow, 1:00\u00a0am');
  expect(numbers).toEqual([{ label: 'Time left to tell your insurer', value: '23 hours' }]);
  expect(note).toBe('Your policy may say less: check it.');
});

test('without a deadline the next act is the headline', () => {
  expect(verdictOn('type=critical-illness')).toEqual({
    ...plain,
    headline: 'Get the diagnosis in writing, then tell the insurer',
  });
});

test('the guide of a kind has its own heading, without a day and without a question', () => {
  const own = { ...plain, headline: 'Health: cashless hospital admission' };
  expect(verdictOn('type=health-cashless', true)).toEqual(own);
  expect(verdictOn(accident, true)).toMatchObject(plain);
});
