import { testRows } from '../../../testing/data/rows.ts';
import { personInWords } from './resolve-refusal.ts';

// Whom the letter is written for, and the words without that person; nobody for whom it speaks.
testRows(['words'], ({ words = '' }) => {
  const found = personInWords(words);
  return {
    person: () => (found ? `${found.represented.person} ${found.represented.role}` : 'nobody'),
    rest: () => found?.rest ?? '',
  };
})`
  words | person | rest
  my father had sugar | father insured | had sugar
  papa ki policy 2 saal ke andar | father insured | policy 2 saal ke andar
  PED, mother’s claim | mother insured | PED, claim
  My Husband's stent was refused | husband insured | stent was refused
  मेरे पापा की पुरानी बीमारी | father insured | पुरानी बीमारी
  my son was admitted for tests | son insured | was admitted for tests
  father died within 2 years | father died | died within 2 years
  my husband expired in accident | husband died | expired in accident
  papa expire ho gaye | father died | expire ho gaye
  my father is no more | father died | is no more
  my late husband PED | husband died | PED
  late husband’s claim | husband died | claim
  my late son was admitted | son died | was admitted
  papa ab nahi rahe | father died | ab nahi rahe
  पापा नहीं रहे | father died | नहीं रहे
  my husband’s policy expired | husband insured | policy expired
  father expired policy | father insured | expired policy
  wife is no more covered | wife insured | is no more covered
  papa nahi rahe 24 ghante | father insured | nahi rahe 24 ghante
  intimation late father in ICU | father insured | intimation late in ICU
  father sugar not told | father insured | sugar not told
  pre-existing disease | nobody
  father and mother not disclosed | nobody
  nominee is wife | nobody
  the son was driving | nobody
  my husband was driving without licence | nobody
  my father in law PED | nobody
  mother-in-law had BP | nobody
  family history: father had BP | nobody
  patient’s father said he had sugar | nobody
  patient's father had sugar | nobody
  father told the doctor of asthma | nobody
  father stated old asthma | nobody
  my son was riding | nobody
  wife nominated | nobody
  grandfather clause | nobody
  mothership | nobody
   | nobody
`;
