/** The query that the form sends, and hand-made variants of it. */
import { testRows } from '../../../testing/data/rows.ts';
import { usedVehiclePlanHref } from '../../content/life-events/vehicle-event.ts';
import { dateFieldLabel, lifeEventSearch, parseLifeEventQuery } from './life-event-query.ts';

const parse = (search = '') => parseLifeEventQuery(new URLSearchParams(search), '2026-11-23');

// An accepted query is written as one again; a rejected one has its fields with an error, or asks for a day.
testRows(['query'], ({ query }) => {
  const parsed = parse(query);
  expect(JSON.stringify(parsed).length).toBeLessThan(1000);
  const isValid = parsed.kind === 'valid';
  return {
    accepted: () => (isValid ? lifeEventSearch(parsed.input) : ''),
    guesses: () => String(isValid && parsed.input.filter((one) => one.isGuess).length),
    errors: () => (isValid ? 'accepted' : Object.keys(parsed.errors).join(', ')),
    asks: () => (isValid ? 'accepted' : (parsed.question ?? '')),
    missing: () => (isValid ? 'accepted' : Object.keys(parsed.values.missing ?? {}).join(', ')),
    ticked: () => (isValid ? 'accepted' : parsed.values.ticked.join(', ')),
  };
})`
  query | accepted | guesses | errors | asks | missing | ticked | why
  plan=yes&event=baby&event=wedding&baby=2/5/2027&wedding=2026-12-20&job= | event=wedding&wedding=2026-12-20&event=baby&baby=2027-05-02 | 0 | | | | | several events are parsed into one order
  event=wedding&wedding=2026-12-20&event=wedding&wedding=2027-01-01 | event=wedding&wedding=2026-12-20
  event=wedding&wedding=2026-12-20&event=constructor&x=1 | event=wedding&wedding=2026-12-20
  event=wedding&wedding=2026-12-20&job=2026-13-45 | event=wedding&wedding=2026-12-20
  event=baby&baby=२९-०२-२०२८ | event=baby&baby=2028-02-29
  event=trip&trip=2024-11-23 | event=trip&trip=2024-11-23
  event=trip&trip=2032-11-23 | event=trip&trip=2032-11-23
  plan=yes | | | event | –
  event=party&party=2026-12-20 | | | event
  plan=yes&wedding=2026-12-20 | | | event
  plan=yes&event=wedding | | | –
  event=wedding&wedding=2027-02-29 | | | wedding
  event=wedding&wedding=2026-12-20&event=job&job=soon | | | job
  event=trip&trip=2024-11-22 | | | trip
  event=trip&trip=2032-11-24 | | | trip
  event=baby&baby=${'9'.repeat(10_000)} | | | baby
  event=vehicle&vehicle=2026-11-20&bought=used | event=vehicle&vehicle=2026-11-20&bought=used | | | | | | new or used belongs to the vehicle
  event=vehicle&vehicle=2026-11-20&bought=stolen | event=vehicle&vehicle=2026-11-20 | | | | | | any other word is left out
  event=trip&trip=2026-12-20&bought=used | event=trip&trip=2026-12-20
  ${usedVehiclePlanHref.split('?')[1] ?? ''} | | | – | Car or bike: when’s the day? | | vehicle | survives a missing date
  event=wedding&event=job&job=2026-12-20 | | | | Wedding: when’s the day? | | | a date that was left out is asked for
  event=wedding&event=job&job=soon | | | | – | | | unless something else is wrong
  event=baby&baby= | | | – | Baby: when’s the day? | – | baby | no error: a guess will do; a link marks no missing day
  plan=yes&event=baby&baby= | | | – | Baby: when’s the day? | baby | baby | a form marks it
  event=baby&event=job | | | – | When are the big days?
  plan=yes&event=baby&event=job | | | – | When are the big days?
  event=baby&event=job&job=soon | | | baby, job
  plan=yes&event=wedding&wedding=&event=baby&baby= | | | | | wedding, baby
  event=wedding | | | | | –
  plan=yes&event=wedding&event=job&job=2026-12-20&wedding=&guess=3 | event=wedding&wedding=2027-02-23&guessed=2027-02-23&event=job&job=2026-12-20 | 1 | | | | | a guess is the day of the events that have none
  event=wedding&wedding=2027-02-23&guessed=2027-02-23&event=job&job=2026-12-20 | event=wedding&wedding=2027-02-23&guessed=2027-02-23&event=job&job=2026-12-20 | 1
  plan=yes&guessed=2027-02-23&event=wedding&wedding=2027-03-01 | event=wedding&wedding=2027-03-01 | 0 | | | | | the form sends the old guess with a new day
  plan=yes&event=wedding&guess=soon | | | | Wedding: when’s the day?
`;

test('valid values stay beside invalid ones, and a used vehicle stays used', () => {
  const query = parse('event=wedding&wedding=2026-12-20&event=job&job=');
  const values = { ticked: ['wedding', 'job'], dates: { wedding: '2026-12-20' } };
  expect(query).toMatchObject({ values });
  const used = parse(usedVehiclePlanHref.split('?')[1]);
  expect(used).toMatchObject({ values: { bought: 'used' } });
});

test('the name of an event is not said twice before its date', () => {
  expect(dateFieldLabel('wedding')).toBe('Wedding day');
  expect(dateFieldLabel('baby')).toBe('Baby: birth, or expected');
});
