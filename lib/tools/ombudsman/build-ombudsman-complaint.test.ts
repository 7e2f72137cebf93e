import { readTyped, testRows, wordsAsked } from '../../../testing/data/rows.ts';
import { ombudsmanStates } from '../../content/ombudsman-offices.ts';
import { fillLetter, letterText } from '../letters/fill-letter.ts';
import { parseRepresented } from '../letters/represented-query.ts';
import { buildOmbudsmanComplaint, type OmbudsmanComplaint } from './build-ombudsman-complaint.ts';
import { findOffice, isSplitState, placesOf } from './find-office.ts';
import { officeEntries, parseOfficeChoice } from './office-query.ts';

const names = ['sent', 'answered', 'state', 'place', 'behalf', 'as', 'target', 'facts'];

testRows(['typed'], ({ typed = '', has, lacks }) => {
  const { sent = '2026-09-01', answered = null, target, facts, ...query } = readTyped(typed, names);
  const [office, represented] = [parseOfficeChoice(query), parseRepresented(query)];
  const complaint = { sent, answered, target, ...(facts && { facts: [facts] }) };
  const { letter, blanks } = buildOmbudsmanComplaint(
    {
      ...complaint,
      ...(office && { office }),
      ...(represented && { represented }),
    } as OmbudsmanComplaint,
    '2026-11-26',
  );
  const text = letterText(fillLetter(letter, blanks, {}));
  return {
    letter: () => text,
    has: () => wordsAsked(has, text, true),
    lacks: () => wordsAsked(lacks, text, false),
  };
})`
  typed | letter | has | lacks | why
  facts The insurer refused my claim. | /^To the Insurance Ombudsman, \[city[^]*1\. Who complains\n\[your name\]\n\[your address\][^]*3\. The insurer, and its branch or office\n\[insurer’s name\]\n\[insurer’s branch[^]*4\. The facts\nThe insurer refused my claim\.\n\[what happened[^]*I wrote to it on 1 September 2026\. I have no answer from it\. The period of one month ended on 1 October[^]*I file within one year: by my count it ends on 1 October 2027[^]*7\. My loss, and what I ask for\n\[your loss.*\n.*not more than ₹50 lakh[^]*8\. No other case\nNo court, consumer commission or arbitrator[^]*9\. Enclosed[^]*Yours faithfully,\n\n\n\[your name\]/ | | grievance officer; Dear Sir; {; }; undefined; died | rule 14: each thing that it asks for is there, in numbered parts
  answered 2026-09-10 | | It answered on 10 September 2026. I do not accept the answer.; ends on 10 September 2027 | | an answer is named with its day
  sent 2024-09-01 | | one year ended on 1 October 2025. I ask the Ombudsman to excuse; [what kept you from filing in time] | I file within | after the year the delay is to be excused, with its reason
  sent 2025-09-01; answered 2026-03-01 | | Counted from its answer one year ends on 1 March 2027, and I file within; it ended on 1 October 2026: if it is counted so, I ask the Ombudsman | | an answer after the month of silence: excuse is asked only in case
  sent 2024-01-01; answered 2024-06-01 | | By my count one year ended on 1 February 2025. I ask
  behalf father; as insured | /Yours faithfully,\n\n\n\[name of your father, who signs\]/ | A letter on my behalf went to it on 1 September 2026. | my father; authorised | the represented person complains and signs, and did not write the letter
  behalf father; as died | /Yours faithfully,\n\n\n\[your name\]/ | I wrote to it on 1 September 2026.; Name of the person who died:
  state kerala | /To the Insurance Ombudsman, Kochi \(Ernakulam\)\n\[address of that office\]/ | | | the office is the one of the state and place, and none is guessed
  state maharashtra; place palghar | | Ombudsman, Thane
  state uttar-pradesh | | [city of the Omb
  state maharashtra | | [city of the Omb
  target broker | /3\. The insurance broker, and its office\n\[broker’s name\]\n\[broker’s office\]/ | | | the one who had the complaint
  target portal | | I complained on Bima Bharosa on 1 S
`;

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
