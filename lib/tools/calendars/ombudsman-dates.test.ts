// The claim guide and the complaint planner give the same dates for the Ombudsman.
import { findClaimType } from '../../content/claims/all-claims.ts';
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { computeDueDates } from '../claims/due-dates.ts';
import { computeComplaintFlow } from '../complaints/plan-complaint.ts';

const travel = findClaimType('travel') as ClaimType;
const day = (date: IsoDate) => ({ date, time: null });

function ofClaim(complained: IsoDate, replied?: IsoDate) {
  const input = { complained: day(complained), ...(replied ? { replied: day(replied) } : {}) };
  const dates = computeDueDates(travel, input, { date: complained, time: '12:00' });
  const dateOf = (id: string) => dates.find(({ clock }) => clock.id === id)?.due?.date;
  return { opens: dateOf('ombudsman-opens'), closes: dateOf('ombudsman-closes') };
}

test('a complaint of 31 October allows the Ombudsman from 1 December', () => {
  expect(ofClaim('2026-10-31')).toEqual({ opens: '2026-12-01', closes: '2027-11-30' });
});

test('the two planners agree on every day of two years, with a reply and without one', () => {
  for (let ahead = 0; ahead < 731; ahead += 1) {
    const complained = addDays('2027-01-01', ahead);
    const answered = addDays(complained, 9);
    const silent = computeComplaintFlow({ to: 'insurer', complained, answered: null }).dates;
    expect(ofClaim(complained)).toEqual({
      opens: silent.ombudsmanWindowOpens,
      closes: silent.ombudsmanWindowCloses,
    });
    const replied = computeComplaintFlow({ to: 'insurer', complained, answered }).dates;
    expect(ofClaim(complained, answered).closes).toBe(replied.ombudsmanWindowCloses);
  }
});
