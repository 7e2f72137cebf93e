import { personInWords } from './person-in-words.ts';

test.each([
  ['my father had sugar', 'father', 'insured', 'had sugar'],
  ['papa ki policy 2 saal ke andar', 'father', 'insured', 'policy 2 saal ke andar'],
  ['PED, mother’s claim', 'mother', 'insured', 'PED, claim'],
  ["My Husband's stent was refused", 'husband', 'insured', 'stent was refused'],
  ['मेरे पापा की पुरानी बीमारी', 'father', 'insured', 'पुरानी बीमारी'],
  ['my son was admitted for tests', 'son', 'insured', 'was admitted for tests'],
  ['father died within 2 years', 'father', 'died', 'died within 2 years'],
])('“%s” is written for the %s (%s)', (text, person, role, rest) => {
  expect(personInWords(text)).toEqual({ represented: { person, role }, rest });
});

test.each([
  'pre-existing disease',
  'father and mother not disclosed',
  'nominee is wife',
  'the son was driving',
  'my husband was driving without licence',
  'grandfather clause',
  'mothership',
  '',
])('“%s” names nobody for whom the letter speaks', (text) => {
  expect(personInWords(text)).toBeNull();
});
