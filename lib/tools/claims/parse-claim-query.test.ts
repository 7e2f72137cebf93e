import { claimTypes } from '../../content/claims/all-claims.ts';
import { eventMessages } from './claim-event-errors.ts';
import { claimHref } from './claim-href.ts';
import { parseClaimQuery } from './parse-claim-query.ts';

const now = { date: '2026-11-21', time: '15:00' } as const;

function read(query: string) {
  const parsed = parseClaimQuery(Object.fromEntries(new URLSearchParams(query)), now);
  if (!parsed) throw new Error(query);
  return parsed;
}

test('kind and dates are read from the URL, and the step of an old URL is ignored', () => {
  expect(read('type=motor-theft&step=plan&date=2026-11-21&time=14:00')).toMatchObject({
    type: { id: 'motor-theft' },
    eventTimes: { happened: { date: '2026-11-21', time: '14:00' } },
    errors: {},
  });
});

test('every kind is read back from its own URL', () => {
  const eventTimes = { happened: { date: '2026-11-20', time: '09:05' } } as const;
  for (const type of claimTypes) {
    const href = claimHref(type, eventTimes);
    expect(href).toBe(`/claim/${type.id}/answer?date=2026-11-20&time=09:05`);
    const parsed = read(`type=${type.id}&${href.split('?')[1]}`);
    expect(parsed.type).toBe(type);
    expect(parsed.errors).toEqual({});
    expect(parsed.eventTimes.happened?.date).toBe('2026-11-20');
  }
});

test('later events have their hour in the URL', () => {
  const query = 'type=health-cashless&date=2026-11-21&asked=2026-11-21T10:15';
  const { type, eventTimes } = read(query);
  expect(eventTimes.asked).toEqual({ date: '2026-11-21', time: '10:15' });
  expect(claimHref(type, eventTimes)).toBe(
    '/claim/health-cashless/answer?date=2026-11-21&asked=2026-11-21T10:15',
  );
});

test('a rejected value is shown as typed, unless it is nothing that a visitor would type', () => {
  expect(read('type=travel&date=2026-02-31&time=9').typed).toEqual({
    date: '2026-02-31',
    time: '9',
  });
  expect(read('type=travel&date=2026-11-20&time=25:00').typed).toEqual({
    date: '2026-11-20',
    time: '25:00',
  });
  expect(read('type=motor-own-damage&surveyed=31/02/2026').typed).toEqual({
    surveyed: '31/02/2026',
  });
  expect(read(`type=travel&date=${'9'.repeat(500)}`).typed).toEqual({ time: '' });
  expect(read('type=travel&date=2026-11-20&time=09:00').typed).toEqual({});
});

test('an unknown kind is not a claim, whatever the other parameters', () => {
  for (const type of ['', 'car', '<script>', '__proto__', 'constructor', 'x'.repeat(5_000)])
    expect(parseClaimQuery({ type }, now)).toBeNull();
  expect(parseClaimQuery({ type: ['motor-theft', 'x'] }, now)).not.toBeNull();
});

test.each([
  ['date=2026-02-31', 'date', eventMessages.date],
  ['date=2027-02-29', 'date', eventMessages.date],
  ['date=<b>', 'date', eventMessages.date],
  [`date=${'2'.repeat(500)}`, 'date', eventMessages.date],
  ['date=2026-11-22', 'date', eventMessages.ahead],
  ['date=1926-11-20', 'date', eventMessages.farBack],
  ['date=2026-11-21&time=25:00', 'time', eventMessages.time],
  ['date=2026-11-21&time=15:01', 'time', eventMessages.timeAhead],
  ['time=15:00', 'date', eventMessages.timeAlone],
  ['date=2026-11-20&told=2026-11-19', 'told', eventMessages.tooEarly],
  ['date=2026-11-20&told=2026-11-20T9', 'told', eventMessages.time],
  ['date=2026-11-20&surveyed=31/02/2026', 'surveyed', eventMessages.date],
  ['complained=2026-11-10&replied=2026-11-09', 'replied', eventMessages.tooEarlyAfter],
  ['told=2026-11-10T10:00&surveyed=2026-11-09', 'surveyed', eventMessages.tooEarlyAfter],
])('%s is rejected with a message at its field', (query, field, message) => {
  const parsed = read(`type=motor-own-damage&${query}`);
  expect(parsed.errors).toEqual({ [field]: message });
});

test('a date is accepted in Indian notation and in digits of Indian scripts', () => {
  const dateOf = (text: string) => read(`type=travel&date=${text}`).eventTimes.happened?.date;
  expect(dateOf('21/11/2026')).toBe('2026-11-21');
  expect(dateOf('1-3-2026')).toBe('2026-03-01');
  expect(dateOf('२०२६-११-२०')).toBe('2026-11-20');
});

test('only a stay in hospital may be planned, at most a year ahead', () => {
  expect(read('type=health-cashless&date=2026-12-01').errors).toEqual({});
  expect(read('type=health-cashless&date=2028-12-01').errors).toEqual({
    date: eventMessages.farAhead,
  });
});

test('the start of a policy is before the death, and may be long ago', () => {
  expect(read('type=life-death&date=2026-11-01&start=1994-05-01').errors).toEqual({});
  expect(read('type=life-death&date=2026-11-01&start=2026-11-02').errors).toEqual({
    start: eventMessages.tooLate,
  });
});

test('hours are compared only where both dates of one day have one', () => {
  const errorsOf = (query: string) => read(`type=motor-own-damage&${query}`).errors;
  expect(errorsOf('date=2026-11-20&told=2026-11-20T10:00')).toEqual({});
  expect(errorsOf('date=2026-11-20&time=10:00&told=2026-11-20')).toEqual({});
  expect(errorsOf('date=2026-11-20&time=10:00&told=2026-11-20T10:00')).toEqual({});
  expect(errorsOf('date=2026-11-20&time=10:01&told=2026-11-20T10:00')).toEqual({
    told: eventMessages.tooEarly,
  });
});

test('the last paper of a stay cannot be sent before the discharge', () => {
  const parsed = read(
    'type=health-reimbursement&date=2026-11-01&discharge=2026-11-05&papers=2026-11-02',
  );
  expect(parsed.errors).toEqual({ papers: eventMessages.tooEarlyAfter });
});
