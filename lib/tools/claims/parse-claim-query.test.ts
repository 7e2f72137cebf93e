import { readClaim, testClaims } from '../../../testing/data/claim-rows.ts';
import { claimTypes } from '../../content/claims/all-claims.ts';
import { claimHref } from './claim-href.ts';
import { eventMessages, parseClaimQuery } from './parse-claim-events.ts';

const now = { date: '2026-11-21', time: '15:00' } as const;
const own = 'type=motor-own-damage';
const claims = testClaims(now);

claims`
  query | address | error | why
  type=motor-theft&step=plan&date=2026-11-21&time=14:00 | /claim/motor-theft/answer?date=2026-11-21&time=14:00 | – | the step of an old address is ignored
  type=health-cashless&date=2026-11-21&asked=2026-11-21T10:15 | /claim/health-cashless/answer?date=2026-11-21&asked=2026-11-21T10:15 | – | later events have their hour in the address
  type=travel&date=21/11/2026 | /claim/travel/answer?date=2026-11-21 | – | Indian notation
  type=travel&date=1-3-2026 | /claim/travel/answer?date=2026-03-01 | –
  type=travel&date=२०२६-११-२० | /claim/travel/answer?date=2026-11-20 | – | digits of Indian scripts
  type=health-cashless&date=2026-12-01 | | – | only a stay in hospital may be planned
  type=health-cashless&date=2028-12-01 | | date: ${eventMessages.farAhead} | at most a year ahead
  type=life-death&date=2026-11-01&start=1994-05-01 | | – | the start of a policy may be long ago
  type=life-death&date=2026-11-01&start=2026-11-02 | | start: ${eventMessages.tooLate} | and is before the death
  type=health-reimbursement&date=2026-11-01&discharge=2026-11-05&papers=2026-11-02 | | papers: ${eventMessages.tooEarlyAfter} | the last paper of a stay cannot be sent before the discharge
  ${own}&date=2026-02-31 | | date: ${eventMessages.date}
  ${own}&date=2027-02-29 | | date: ${eventMessages.date}
  ${own}&date=<b> | | date: ${eventMessages.date}
  ${own}&date=${'2'.repeat(500)} | | date: ${eventMessages.date}
  ${own}&date=2026-11-22 | | date: ${eventMessages.ahead}
  ${own}&date=1926-11-20 | | date: ${eventMessages.farBack}
  ${own}&date=2026-11-21&time=25:00 | | time: ${eventMessages.time}
  ${own}&date=2026-11-21&time=15:01 | | time: ${eventMessages.timeAhead}
  ${own}&time=15:00 | | date: ${eventMessages.timeAlone}
  ${own}&date=2026-11-20&told=2026-11-19 | | told: ${eventMessages.tooEarly}
  ${own}&date=2026-11-20&told=2026-11-20T9 | | told: ${eventMessages.time}
  ${own}&date=2026-11-20&surveyed=31/02/2026 | | surveyed: ${eventMessages.date}
  ${own}&complained=2026-11-10&replied=2026-11-09 | | replied: ${eventMessages.tooEarlyAfter}
  ${own}&told=2026-11-10T10:00&surveyed=2026-11-09 | | surveyed: ${eventMessages.tooEarlyAfter}
  ${own}&date=2026-11-20&told=2026-11-20T10:00 | | – | hours are compared only where both dates of one day have one
  ${own}&date=2026-11-20&time=10:00&told=2026-11-20 | | –
  ${own}&date=2026-11-20&time=10:00&told=2026-11-20T10:00 | | –
  ${own}&date=2026-11-20&time=10:01&told=2026-11-20T10:00 | | told: ${eventMessages.tooEarly}
`;

test('every kind is read back from its own URL', () => {
  const eventTimes = { happened: { date: '2026-11-20', time: '09:05' } } as const;
  for (const type of claimTypes) {
    const href = claimHref(type, eventTimes);
    expect(href).toBe(`/claim/${type.id}/answer?date=2026-11-20&time=09:05`);
    const parsed = readClaim(`type=${type.id}&${href.split('?')[1]}`, now);
    const { date } = parsed.eventTimes.happened ?? {};
    expect([parsed.type, parsed.errors, date]).toEqual([type, {}, '2026-11-20']);
  }
});

test('a rejected value is shown as typed, unless it is nothing that a visitor would type', () => {
  const typed = (query: string) => readClaim(`type=travel&${query}`, now).typed;
  expect(typed('date=2026-02-31&time=9')).toEqual({ date: '2026-02-31', time: '9' });
  expect(typed('date=2026-11-20&time=25:00')).toEqual({ date: '2026-11-20', time: '25:00' });
  expect(typed(`date=${'9'.repeat(500)}`)).toEqual({ time: '' });
  expect(typed('date=2026-11-20&time=09:00')).toEqual({});
  const surveyed = readClaim(`${own}&surveyed=31/02/2026`, now).typed;
  expect(surveyed).toEqual({ surveyed: '31/02/2026' });
});

test('an unknown kind is not a claim, whatever the other parameters', () => {
  for (const type of ['', 'car', '<script>', '__proto__', 'constructor', 'x'.repeat(5_000)])
    expect(parseClaimQuery({ type }, now)).toBeNull();
  expect(parseClaimQuery({ type: ['motor-theft', 'x'] }, now)).not.toBeNull();
});
