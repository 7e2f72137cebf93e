import { testClaims } from '../../../testing/data/claim-rows.ts';
import { claimTypes } from '../../content/claims/all-claims.ts';
import { motorOwnDamageClaim } from '../../content/claims/motor.ts';
import { buildClaimLetters } from './build-claim-letters.ts';
import { pendingSteps } from './claim-events.ts';
import { parseClaimQuery } from './parse-claim-events.ts';
import { planTimeline } from './plan-timeline.ts';

const now = { date: '2026-11-21', time: '15:00' } as const;
const claims = testClaims(now);
const own = 'type=motor-own-damage&date=2026-11-01&time=09:00';
const hurt = 'type=motor-third-party&role=hurt';

claims`
  query | row notice | row event-told | no row notice | heading | calendar | why
  ${own}&told=2026-11-02T20:10 | 2026-11-02, 8:10…pm, Late by 11 hours, past, done: Time allowed: until 2 November 2026, 9:00…am. Your policy may allow longer. Late notice alone is no ground to reject a claim. | none | | | | an event that met a clock appears once, at its own time, with its verdict and the time allowed
  ${own}&decided=2026-11-20 | undated, Done, past, done: … | | This time is over | – | – | a step that only a later event proves is done for everyone
  ${own}&decided=2026-11-20 | | | Late by
  type=motor-theft&date=2026-11-01 | …late notice alone is no ground to reject… | | | | | a customary notice that is overdue is late, but nothing is lost
`;

claims`
  query | row surveyor | row medical-papers | row notice-emergency | row complaint-reply | why
  type=two-wheeler&date=2026-11-01&surveyed=2026-11-09 | …Done, …done: … | | | | an estimated date never leads to “late”
  type=two-wheeler&date=2026-11-01&reported=2026-11-20 | undated, Done, …done: … | | | | a report proves its surveyor
  type=travel&date=2026-11-01&papers=2026-11-05 | | none
  type=health-cashless&date=2026-11-20&time=09:00&answered=2026-11-20T12:00 | | | undated, Done, … | | an answer proves its request
  type=travel&date=2026-10-01&complained=2026-10-05&ombudsman=2026-11-10 | | | | /^(?!.*, done:)/
`;

// The six months for the tribunal are law, and after them the step names the court’s order instead of a loss.
claims`
  query | row petition | heading | why
  type=motor-third-party&date=2026-05-21 | 2026-11-21, … | If you were hurt, or somebody died, file the petition to the tribunal today | who does not say their part has the victim’s last day as well
  type=motor-third-party&date=2026-08-31 | 2027-02-28, … | –
  ${hurt}&date=2026-08-31 | 2027-02-28, …
  ${hurt}&date=2026-05-01 | …, now: …File all the same, with legal help. On 7 November 2025…
  ${hurt}&date=2021-06-01 | undated, …due: …This limit began on 1 April 2022… | | an accident before the six months were law gets no date for them
`;

test('each step says what sets its time', () => {
  const basisOf = (query: string, id: string) => {
    const parsed = parseClaimQuery(Object.fromEntries(new URLSearchParams(query)), now);
    if (!parsed) throw new Error(query);
    return planTimeline(parsed.type, parsed.eventTimes, now).find((step) => step.id === id)?.basis;
  };
  const theft = 'type=motor-theft&date=2026-11-01';
  expect(basisOf(theft, 'notice')).toBe('Policy term: check your policy');
  expect(basisOf(`${hurt}&date=2026-05-01`, 'petition')).toBe('Law');
});

test('a completed step is not listed as to do; all ten kinds ask when the insurer was told', () => {
  const notice = { told: { date: '2026-11-01', time: null } } as const;
  for (const type of claimTypes) {
    const pending = pendingSteps(type, notice, now).map(({ title }) => title);
    const asks = /tell (the|each) insurer|register the claim|assistance company/i;
    expect(pending.filter((title) => asks.test(title))).toEqual([]);
    expect([type.id, type.events.some(({ id }) => id === 'told')]).toEqual([type.id, true]);
  }
});

test('what a later event proves is asked for no more', () => {
  const at = (date: '2026-11-20', time: string | null) => ({ date, time });
  const asked = (id: string, eventTimes: Parameters<typeof pendingSteps>[1]) => {
    const type = claimTypes.find((one) => one.id === id) ?? motorOwnDamageClaim;
    return pendingSteps(type, eventTimes, now).map(({ completedBy }) => completedBy);
  };
  const decided = { decided: at('2026-11-20', null) };
  expect(asked('motor-own-damage', decided)).not.toContain('told');
  expect(asked('health-cashless', { answered: at('2026-11-20', '12:00') })).not.toContain('asked');
  const [letter] = buildClaimLetters(motorOwnDamageClaim, decided, now);
  expect(letter?.offered).toBeUndefined();
});
