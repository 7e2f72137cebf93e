import { personInWords } from '../refusals/resolve-refusal.ts';

test.each([
  ['my father had sugar', 'father', 'insured', 'had sugar'],
  ['papa ki policy 2 saal ke andar', 'father', 'insured', 'policy 2 saal ke andar'],
  ['PED, mother’s claim', 'mother', 'insured', 'PED, claim'],
  ["My Husband's stent was refused", 'husband', 'insured', 'stent was refused'],
  ['मेरे पापा की पुरानी बीमारी', 'father', 'insured', 'पुरानी बीमारी'],
  ['my son was admitted for tests', 'son', 'insured', 'was admitted for tests'],
  ['father died within 2 years', 'father', 'died', 'died within 2 years'],
  ['my husband expired in accident', 'husband', 'died', 'expired in accident'],
  ['papa expire ho gaye', 'father', 'died', 'expire ho gaye'],
  ['my father is no more', 'father', 'died', 'is no more'],
  ['my late husband PED', 'husband', 'died', 'PED'],
  ['late husband’s claim', 'husband', 'died', 'claim'],
  ['my late son was admitted', 'son', 'died', 'was admitted'],
  ['papa ab nahi rahe', 'father', 'died', 'ab nahi rahe'],
  ['पापा नहीं रहे', 'father', 'died', 'नहीं रहे'],
  ['my husband’s policy expired', 'husband', 'insured', 'policy expired'],
  ['father expired policy', 'father', 'insured', 'expired policy'],
  ['wife is no more covered', 'wife', 'insured', 'is no more covered'],
  ['papa nahi rahe 24 ghante', 'father', 'insured', 'nahi rahe 24 ghante'],
  ['intimation late father in ICU', 'father', 'insured', 'intimation late in ICU'],
  ['father sugar not told', 'father', 'insured', 'sugar not told'],
])('“%s” is written for the %s (%s)', (text, person, role, rest) => {
  expect(personInWords(text)).toEqual({ represented: { person, role }, rest });
});

test.each([
  'pre-existing disease',
  'father and mother not disclosed',
  'nominee is wife',
  'the son was driving',
  'my husband was driving without licence',
  'my father in law PED',
  'mother-in-law had BP',
  'family history: father had BP',
  'patient’s father said he had sugar',
  "patient's father had sugar",
  'father told the doctor of asthma',
  'father stated old asthma',
  'my son was riding',
  'wife nominated',
  'grandfather clause',
  'mothership',
  '',
])('“%s” names nobody for whom the letter speaks', (text) => {
  expect(personInWords(text)).toBeNull();
});
