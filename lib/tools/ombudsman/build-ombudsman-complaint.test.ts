import { ombudsmanStates } from '../../content/ombudsman-offices.ts';
import { fillLetter, letterText } from '../letters/fill-letter.ts';
import { buildOmbudsmanComplaint, type OmbudsmanComplaint } from './build-ombudsman-complaint.ts';
import { findOffice, isSplitState, placesOf } from './find-office.ts';
import { officeEntries, parseOfficeChoice } from './office-query.ts';

const today = '2026-11-26';
const silent: OmbudsmanComplaint = { sent: '2026-09-01', answered: null };

function written(complaint: OmbudsmanComplaint): string {
  const { letter, blanks } = buildOmbudsmanComplaint(complaint, today);
  return letterText(fillLetter(letter, blanks, {}));
}

test('rule 14: each thing that it asks for is there, in numbered parts', () => {
  const text = written({ ...silent, facts: ['The insurer refused my claim.'] });
  for (const asked of [
    /^To the Insurance Ombudsman, \[city/,
    /1\. Who complains\n\[your name\]\n\[your address\]/,
    /3\. The insurer, and its branch or office\n\[insurer’s name\]\n\[insurer’s branch/,
    /4\. The facts\nThe insurer refused my claim\.\n\[what happened/,
    /I wrote to it on 1 September 2026\. I have no answer from it\. The period of one month ended on 1 October/,
    /I file within one year: by my count it ends on 1 October 2027/,
    /7\. My loss, and what I ask for\n\[your loss.*\n.*not more than ₹50 lakh/,
    /8\. No other case\nNo court, consumer commission or arbitrator/,
    /9\. Enclosed/,
    /Yours faithfully,\n\n\n\[your name\]/,
  ])
    expect(text).toMatch(asked);
  expect(text).not.toMatch(/grievance officer|Dear officer|[{}]|undefined/);
});

test('an answer is named with its day; after the year the delay is to be excused, with its reason', () => {
  const answered = written({ ...silent, answered: '2026-09-10' });
  expect(answered).toContain('It answered on 10 September 2026. I do not accept the answer.');
  expect(answered).toContain('ends on 10 September 2027');
  const late = written({ sent: '2024-09-01', answered: null });
  expect(late).toContain('one year ended on 1 October 2025. I ask the Ombudsman to excuse');
  expect(late).toContain('[what kept you from filing in time]');
  expect(late).not.toContain('I file within');
});

test('an answer after the month of silence: the year from the answer is claimed, and excuse is asked only in case', () => {
  const text = written({ sent: '2025-09-01', answered: '2026-03-01' });
  expect(text).toContain(
    'Counted from its answer one year ends on 1 March 2027, and I file within',
  );
  expect(text).toContain('it ended on 1 October 2026: if it is counted so, I ask the Ombudsman');
  const over = written({ sent: '2024-01-01', answered: '2024-06-01' });
  expect(over).toContain('By my count one year ended on 1 February 2025. I ask');
});

test('a father who signs does not say that he wrote the letter of his daughter', () => {
  const of = (role: 'insured' | 'died') =>
    written({ ...silent, represented: { person: 'father', role } });
  expect(of('insured')).toContain('A letter on my behalf went to it on 1 September 2026.');
  expect(of('died')).toContain('I wrote to it on 1 September 2026.');
});

test('the office is the one of the state and place; its address is a gap, and no office is guessed', () => {
  expect(written({ ...silent, office: { state: 'kerala', place: '' } })).toContain(
    'To the Insurance Ombudsman, Kochi (Ernakulam)\n[address of that office]',
  );
  expect(written({ ...silent, office: { state: 'maharashtra', place: 'palghar' } })).toContain(
    'Ombudsman, Thane',
  );
  for (const state of ['uttar-pradesh', 'maharashtra'])
    expect(written({ ...silent, office: { state, place: '' } })).toContain('[city of the Omb');
});

test('the broker, or the portal, as the one who had the complaint', () => {
  expect(written({ ...silent, target: 'broker' })).toContain(
    '3. The insurance broker, and its office\n[broker’s name]\n[broker’s office]',
  );
  expect(written({ ...silent, target: 'portal' })).toContain('I complained on Bima Bharosa on 1 S');
});

test('the represented person complains and signs, as the rules ask; after a death the writer does', () => {
  const father = written({ ...silent, represented: { person: 'father', role: 'insured' } });
  expect(father).toMatch(/Yours faithfully,\n\n\n\[name of your father, who signs\]/);
  expect(father).not.toMatch(/my father|authorised/);
  const dead = written({ ...silent, represented: { person: 'father', role: 'died' } });
  expect(dead).toMatch(/Yours faithfully,\n\n\n\[your name\]/);
  expect(dead).toContain('Name of the person who died:');
  expect(written(silent)).not.toContain('died');
});

test('every state and place of the list comes back from the address; others are left out', () => {
  for (const state of ombudsmanStates)
    for (const { value } of isSplitState(state) ? placesOf(state) : [{ value: '' }]) {
      const choice = { state: state.id, place: value };
      expect(parseOfficeChoice(new URLSearchParams(officeEntries(choice)))).toEqual(choice);
      expect(findOffice(ombudsmanStates, choice.state, choice.place)?.kind).not.toBe(
        'choose-place',
      );
    }
  expect(parseOfficeChoice({ state: 'atlantis' })).toBeNull();
  expect(parseOfficeChoice({ state: 'kerala', place: 'palghar' })).toEqual({
    state: 'kerala',
    place: '',
  });
  expect(parseOfficeChoice({})).toBeNull();
});
