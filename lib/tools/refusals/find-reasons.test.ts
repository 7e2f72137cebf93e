/** What a reader types of a letter, or without one, in English, Hinglish and Hindi, and the reasons that are offered. */
import { testRows, wordsAsked } from '../../../testing/data/rows.ts';
import { refusalReasons } from '../../content/refusals/all-refusals.ts';
import { type RefusalLine, refusalLines } from '../../content/refusals/refusal-types.ts';
import { findReasons } from './find-reasons.ts';
import typed from './typed-reasons.json' with { type: 'json' };
import held from './typed-reasons-held.json' with { type: 'json' };

const found = (...args: Parameters<typeof findReasons>) => {
  const result = findReasons(...args);
  if (result.kind === 'clear') return [result.reason.id];
  return result.kind === 'several' ? result.reasons.map(({ id }) => id) : [];
};

// The line is empty where it is not known. Several lines, and any line, find the same.
const finds = testRows(['words', 'line'], ({ words = '', line = '', has, lacks }) => {
  const lines = line === 'any' ? ['', ...refusalLines] : line.split(', ');
  const ofEach = (find: (ids: readonly string[], kind: string) => readonly string[]) => () => {
    const texts = lines.map((name) => {
      const one = refusalLines.find((known) => known === name) ?? null;
      return find(found(words, one), findReasons(words, one).kind).join(', ');
    });
    return [...new Set(texts)].join(' / ');
  };
  return {
    kind: ofEach((_, kind) => [kind]),
    clear: ofEach((ids, kind) => (kind === 'clear' ? ids : [kind])),
    question: ofEach((ids, kind) => (kind === 'several' ? ids : [kind])),
    finds: ofEach((ids) => ids),
    first: ofEach((ids) => ids.slice(0, 1)),
    has: ofEach((ids) => [wordsAsked(has, ids.join(), true)]),
    lacks: ofEach((ids) => [wordsAsked(lacks, ids.join(), false)]),
  };
});

test.each(refusalReasons.map((reason) => [reason.id, reason] as const))(
  '%s is found by its label and by each of its words, in each of its lines',
  (id, { label, words, lines }) => {
    for (const line of lines) {
      // The list beside the field sends the label: it must lead to the answer without a further question.
      expect({ label, found: found(label, line) }).toEqual({ label, found: [id] });
      expect(words.filter((word) => !found(word, line).includes(id))).toEqual([]);
    }
  },
);

// One reason is named: nothing is asked. The long ones are the regulator's own wording.
finds`
  words | line | clear
  Excl 01 | health-reimbursement | pre-existing-disease
  exclusion code 1 of the policy | health-reimbursement | pre-existing-disease
  Claim stands repudiated under clause 4.1 | health-reimbursement | pre-existing-disease
  as per Excl-01 | health-reimbursement | pre-existing-disease
  preexisting disese | health-reimbursement | pre-existing-disease
  पुरानी बीमारी | health-reimbursement | pre-existing-disease
  puraani beemari ki wajah se | health-reimbursement | pre-existing-disease
  u/s 45 of the Insurance Act | life | section-45
  Sec.45 | life | section-45
  धारा ४५ | life | section-45
  late notice | theft | late-notice-theft
  लाइसेंस |  | driving-licence
  driving licence | own-damage | driving-licence
  proportionate deduction |  | room-rent-proportion
  claim not payable as per policy terms |  | no-clear-reason
  claim not payable as per policy terms | health-reimbursement | no-clear-reason
  room rent limit exceeded proportionate deduction | health-reimbursement | room-rent-proportion
  non disclosure of BP | health-reimbursement | non-disclosure-health
  BP not told, non-disclosure | health-cashless | non-disclosure-health
  section 45, sugar | life | section-45
  PED: hernia | health-reimbursement | pre-existing-disease
  attempted suicide poisoning | health-reimbursement | mental-illness
  self inflicted injury suicide attempt | health-reimbursement | mental-illness
  oral chemotherapy not payable | health-reimbursement | unproven-treatment
  claim within 30 days of inception of policy Excl03 | health-reimbursement | initial-wait
  waiting period Excl02 | health-cashless | specified-disease-wait
  diabetes pehle se thi | health-cashless | pre-existing-disease
  Expenses related to the treatment of a pre-existing Disease (PED) and its direct complications shall be excluded until the expiry of 36 months of continuous coverage after the date of inception of the first policy with insurer. | health-reimbursement, unknown | pre-existing-disease
  Expenses related to the treatment of the listed Conditions, surgeries/treatments shall be excluded until the expiry of 24 months of continuous coverage after the date of inception of the first policy with us. | health-reimbursement, unknown | specified-disease-wait
  Expenses related to the treatment of any illness within 30 days from the first policy commencement date shall be excluded except claims arising due to an accident, provided the same are covered. | health-reimbursement, unknown | initial-wait
  Expenses related to any admission primarily for diagnostics and evaluation purposes only are excluded. Any diagnostic expenses which are not related or not incidental to the current diagnosis and treatment are excluded. | health-reimbursement, unknown | investigation-only
  Expenses related to any admission primarily for enforced bed rest and not for receiving treatment. This also includes custodial care either at home or in a nursing facility for personal care. | health-reimbursement, unknown | rest-cure
  Expenses related to the surgical treatment of obesity that does not fulfil all the below conditions: surgery to be conducted is upon the advice of the doctor. | health-reimbursement, unknown | obesity
  Expenses related to any treatment, including surgical management, to change characteristics of the body to those of the opposite sex. | health-reimbursement, unknown | change-of-gender
  Expenses for cosmetic or plastic surgery or any treatment to change appearance unless for reconstruction following an Accident, Burn(s) or Cancer or as part of medically necessary treatment. | health-reimbursement, unknown | cosmetic
  Expenses related to any treatment necessitated due to participation as a professional in hazardous or adventure sports, including but not limited to, para-jumping, rock climbing, mountaineering, rafting. | health-reimbursement, unknown | hazardous-sports
  Expenses for treatment directly arising from or consequent upon any Insured Person committing or attempting to commit a breach of law with criminal intent. | health-reimbursement, unknown | breach-of-law
  Expenses incurred towards treatment in any hospital or by any Medical Practitioner or any other provider specifically excluded by the Insurer and disclosed in its website / notified to the policyholders are not admissible. | health-reimbursement, unknown | excluded-hospital
  Treatment for, Alcoholism, drug or substance abuse or any addictive condition and consequences thereof. | health-reimbursement, unknown | alcohol-exclusion
  Treatments received in health hydros, nature cure clinics, spas or similar establishments or private beds registered as a nursing home attached to such establishments or where admission is arranged wholly or partly for domestic reasons. | health-reimbursement, unknown | spa-and-supplements
  Dietary supplements and substances that can be purchased without prescription, including but not limited to Vitamins, minerals and organic substances unless prescribed by a medical practitioner. | health-reimbursement, unknown | spa-and-supplements
  Expenses related to the treatment for correction of eye sight due to refractive error less than 7.5 dioptres. | health-reimbursement, unknown | refractive-error
  Expenses related to any unproven treatment, services and supplies for or in connection with any treatment. Unproven treatments are treatments, procedures or supplies that lack significant medical documentation to support their effectiveness. | health-reimbursement, unknown | unproven-treatment
  Expenses related to sterility and infertility. This includes any type of contraception, sterilization; Assisted Reproduction services including artificial insemination and advanced reproductive technologies. | health-reimbursement, unknown | infertility
`;

finds`
  words | line | finds | why
  4.1 |  | pre-existing-disease
  clause 4.1 | health-cashless | pre-existing-disease
  64VB | life | life-cheque-64vb
  section 64 VB | theft | cheque-dishonoured-64vb
  breach of warranty |  | breach-of-condition
  breach of warranty | own-damage | breach-of-condition
  शर्तों का उल्लंघन | theft | breach-of-condition
  interest on delayed payment |  | late-interest
  waiting period | life | life-waiting-period
  survival period | life | rider-waiting-period
  PUC expired | own-damage | pollution-certificate
  they did not give any reason | unknown, health-cashless, life, own-damage | no-clear-reason
  They gave no reason | unknown, health-cashless, life, own-damage | no-clear-reason
  no reason given by the company | unknown, health-cashless, life, own-damage | no-clear-reason
  without any reason | unknown, health-cashless, life, own-damage | no-clear-reason
  rejected without reason | unknown, health-cashless, life, own-damage | no-clear-reason
  they have not told me the reason | unknown, health-cashless, life, own-damage | no-clear-reason
  reason not mentioned in the letter | unknown, health-cashless, life, own-damage | no-clear-reason
  koi reason nahi diya | unknown, health-cashless, life, own-damage | no-clear-reason
  koi karan nahi bataya | unknown, health-cashless, life, own-damage | no-clear-reason
  bina wajah reject kar diya | unknown, health-cashless, life, own-damage | no-clear-reason
  wajah nahi batayi | unknown, health-cashless, life, own-damage | no-clear-reason
  कोई कारण नहीं बताया | unknown, health-cashless, life, own-damage | no-clear-reason
  claim rejected | any | – | said of every claim: no reason
  my insurance claim is refused by the company | any | –
  क्लेम खारिज | any | –
  बीमा कंपनी ने क्लेम खारिज किया | any | –
  bima claim reject kyon | any | –
  HIV AIDS excluded | unknown, health-reimbursement | hiv
  cochlear implant | unknown, health-reimbursement | – | none of our reasons
  home treatment domiciliary not covered | unknown, health-reimbursement | –
  hospital treatment expenses excluded | unknown, health-reimbursement | –
  45 days | life | – | a code is not found in a longer number
  not a hospital | health-cashless | not-a-hospital
  IRDAI Excl.zero four read with clause 5.4 |  | investigation-only | a code in words or in Roman numerals
  Code- EXCL XV, power was -6.0 D in both eyes |  | refractive-error
  Insured is found retroviral positive, AIDS ailments are permanently excluded | health-reimbursement | hiv
  external hearing aid, therefore not payable |  | non-payables
  they say bill is fack and dr. sign not matching |  | fraud
  Cashless facility is denied as admissibility cannot be established at this stage |  | no-clear-reason
  pre auth denied |  | no-clear-reason
  papa didn’t tell about heart problem | life | section-45
  gutkha aur cigarette pite the par non smoker likhwaya tha isliye term claim radd | life | section-45
  under insurance average clause |  | – | a clause is in every letter
  ecxl12 mouth growth | health-reimbursement | alcohol-exclusion | a code misspelt
  घर पर इलाज | health-reimbursement | –
  ghar par bhi ilaj ho sakta tha | health-reimbursement | not-medically-necessary
  nominee ne fansi wali death claim kiya | life | suicide, nominee-dispute | everybody who claims is a nominee; ph and f sound alike
  aapka claim niyam aur sharton ke anusar dey nahi hai | health-reimbursement | no-clear-reason
  policy is only 12 days old so fever claim rejected | health-cashless | initial-wait
  cochlear implant, janam se behra | health-cashless | congenital
  घिसाई | own-damage | wear-and-tear
  Excl01 and late intimation | health-cashless | pre-existing-disease, late-notice | a code comes before what else the letter names
  waiting period, room rent, co-pay, maternity, dental, obesity | health-cashless | /^[^,]+(, [^,]+){3}$/ | no question has more than four choices
`;

// What sounds like a reason and is another, or none, comes with no letter.
finds`
  words | line | has | lacks
  ghar par ilaj karaya, domiciliary 3 din se kam tha |  | | not-medically-necessary
  covid home isolation, no bed was there. they say domiciliary nt covered |  | | not-medically-necessary
  smoker declared non smoker term plan |  | section-45
  Loss assessed by surveyor against estimate due depreciation on plastic & salvage |  | | cosmetic
  investigation going on |  | investigation-only
  We have appointed an investigator, please cooperate |  | | minor-nominee
  compulsory deductible and salvage deducted |  | | co-pay
  intimation was received after 9 days of admission against 24 hrs stipulated, breach of condition 4.2 |  | late-notice
  Other insurance policies with HDFC and SBI were not revealed at proposal stage |  | non-disclosure-other-policies
  Patient consumed organophosphorus poison with intent to end her life |  | mental-illness | non-payables
  policy lapsed for non payment of the Feb quarterly premium |  | lapsed | non-payables
`;

// Words that say nothing, or none.
finds`
  words | line | kind
   | | none
  ??? | | none
  why | | none
  kyu nahi | | none
  zeppelin | | none
  12345678 | | none
  b | | none
  a b | | none
`;

// An illness alone is a question: a letter about it may say another reason.
finds`
  words | line | question
  hypertension | health-reimbursement | pre-existing-disease, non-disclosure-health
  BP | health-cashless | pre-existing-disease, non-disclosure-health
  sugar | health-reimbursement | pre-existing-disease, non-disclosure-health
  diabetes | health-reimbursement | pre-existing-disease, non-disclosure-health
  diabetic patient | health-reimbursement | pre-existing-disease, non-disclosure-health
  डायबिटीज | health-reimbursement | pre-existing-disease, non-disclosure-health
  शुगर | health-reimbursement | pre-existing-disease, non-disclosure-health
  बीपी | health-reimbursement | pre-existing-disease, non-disclosure-health
  मोतियाबिंद | health-reimbursement | specified-disease-wait
  motiyabind | health-cashless | specified-disease-wait
  knee replacement not covered | health-cashless | specified-disease-wait
  cirrhosis | health-cashless | alcohol-exclusion
  non-disclosure and room rent | health-reimbursement | room-rent-proportion, non-disclosure-health
  waiting period | health-cashless | pre-existing-disease, specified-disease-wait, initial-wait
  64VB | | cheque-dishonoured-64vb, life-cheque-64vb
`;

finds`
  words | line | has | lacks | kind | why
  PED and late intimation | health-reimbursement | pre-existing-disease; late-notice
  PED aur der se soochna | health-reimbursement | pre-existing-disease; late-notice
  policy lapsed, and suicide | life | lapsed; suicide
  driving licence; overloading | own-damage | driving-licence; overloading
  late intimation and key in ignition | theft | late-notice-theft; keys-left
  room rent and non medical items | health-cashless | room-rent-proportion; non-payables
  PED and original bills not submitted | health-cashless | pre-existing-disease; late-papers
  fraud and no reply to reminders | life | fraud; late-papers
  BAC and damage not shown to surveyor | own-damage | drunk-driving; repaired-before-survey
  non disclosure of BP | | non-disclosure-health; section-45 | pre-existing-disease
  4.12 | health-reimbursement | | pre-existing-disease | | a code is not found in a longer number
  clause 14.1 | health-reimbursement | | pre-existing-disease
  Excl 011 of 2010 | health-reimbursement | | pre-existing-disease
  pre-existing illness | | | | several | without a line the words of two lines are both offered
  PED | | pre-existing-disease; travel-pre-existing
  Pre-existing disease. Further, documents not submitted in spite of reminders | health-reimbursement | late-papers; pre-existing-disease
  diabetes | | pre-existing-disease; section-45; travel-pre-existing
  my illness | health-reimbursement | | | none | single words of a row are never taken for granted
  घिसाई की कटौती | own-damage | | wear-and-tear | | a deduction and no part that failed by age
  ghisai ki katauti | own-damage | | wear-and-tear
  depreciation | own-damage | | wear-and-tear
  lapsed | | lapsed; lapsed-health | | several | without a line, words of several lines are not clear
  lapse | | lapsed; lapsed-health | | several
  alcohol | | alcohol-exclusion; drunk-driving; accident-intoxication | | several
  वाहन चोरी देरी से सूचना | | late-notice-theft; late-notice | | several
  शराब | | alcohol-exclusion; drunk-driving; accident-intoxication | | several
  धारा 45 | | section-45
  नाबालिग नॉमिनी | | minor-nominee
  सेक्शन 45 | | section-45
  चेक बाउंस | | cheque-dishonoured-64vb; life-cheque-64vb
`;

// A reader's own words, and those of a reader who has no letter at hand.
finds`
  words | line | first
  diabetes not told | health-reimbursement | non-disclosure-health
  sugar ki bimari nahi batai | health-reimbursement | non-disclosure-health
  बीमारी नहीं बताई | life | section-45
  claim within 2 years of policy | life | section-45
  papa ki policy 2 saal ke andar | life | section-45
  k/c/o HTN | health-cashless | pre-existing-disease
  piles | health-reimbursement | specified-disease-wait
  tariff | health-reimbursement | reasonable-and-customary
  ICU not required | health-reimbursement | not-medically-necessary
  cannot be considered at this juncture | health-cashless | no-clear-reason
  theft informed after 5 days | theft | late-notice-theft
  bike key not given | theft | keys-left
  pehle se bimari |  | pre-existing-disease
  pahle se bimari thi |  | pre-existing-disease
  pehle se beemari hai bol rahe hain |  | pre-existing-disease
  papa ko pehle se bimari thi | health-cashless | pre-existing-disease
  sugar patient |  | pre-existing-disease
  bp tha |  | pre-existing-disease
  mummy ko bp aur sugar tha |  | pre-existing-disease
  he was ill before the policy |  | pre-existing-disease
  old disease |  | pre-existing-disease
  disease existed before policy | health-reimbursement | pre-existing-disease
  diabetes chhupaya |  | non-disclosure-health
  sugar chupaya tha |  | non-disclosure-health
  bimari chhupayi |  | non-disclosure-health
  bimari nahi bataya |  | non-disclosure-health
  you hid your diabetes | health-reimbursement | non-disclosure-health
  did not tell about thyroid in the form | health-reimbursement | non-disclosure-health
  form mein bimari nahi likhi | health-cashless | non-disclosure-health
  papa ne sugar chhupaya | life | section-45
  policy 2 saal purani nahi thi | life | section-45
  waiting period not completed | health-cashless | pre-existing-disease
  motiyabind ka operation 2 saal baad |  | specified-disease-wait
  admission was not needed | health-cashless | not-medically-necessary
  bharti hone ki zarurat nahi thi | health-cashless | not-medically-necessary
  ghar par ilaj ho sakta tha | health-cashless | not-medically-necessary
  only tests were done | health-reimbursement | investigation-only
  sirf jaanch hui | health-reimbursement | investigation-only
  room rent zyada tha | health-reimbursement | room-rent-proportion
  hospital not in network |  | non-network-hospital
  premium nahi bhara | life | lapsed
  kist nahi bhari thi | health-cashless | lapsed-health
  policy band ho gayi thi | life | lapsed
  claim late kiya | health-reimbursement | late-notice
  der se bataya | health-reimbursement | late-notice
  we informed them late | own-damage | late-notice
  documents pending | health-reimbursement | late-papers
  kagaz pure nahi hai | life | late-papers
  licence nahi tha | own-damage | driving-licence
  driver was drunk | own-damage | drunk-driving
  daru pi rakhi thi | own-damage | drunk-driving
  gaadi ki chabi andar thi | theft | keys-left
  gaadi taxi mein chala rahe the | own-damage | commercial-use
  BP and sugar, bills not submitted, late intimation | health-cashless | late-notice
  पहले से मौजूद बीमारी | | pre-existing-disease
  बीमारी छुपाना | | non-disclosure-health
  चोरी की सूचना देर से | | late-notice-theft
  der se soochna | | late-notice
  ड्राइविंग लाइसेंस नहीं | | driving-licence
  शराब पीकर गाड़ी | | drunk-driving
`;

test.each(['hospital', 'my hospital', 'treatment', 'policy', 'accident', 'test', 'network'])(
  '"%s" is no reason’s name, though little else is left of one',
  (text) => {
    for (const line of [null, ...refusalLines])
      expect(findReasons(text, line).kind).not.toBe('clear');
  },
);

const codes = Array.from({ length: 18 }, (_, place) => place + 1);

test.each(codes)('standard exclusion %i is clear in every spelling', (code) => {
  const two = String(code).padStart(2, '0');
  const [owner] = found(`Excl${two}`, 'health-reimbursement');
  expect(refusalReasons.find(({ id }) => id === owner)?.label).toContain(`Excl${two}`);
  const spellings = [
    ...[`Excl${code}`, `Excl ${code}`, `Excl ${two}`, `excl. ${two}`, `EXCL-${two}`],
    ...[`Excl. No. ${code}`, `Code-Excl${two}`, `Code - Excl ${two}`, `exclusion code ${code}`],
    ...[`Exclusion ${two}`, `ecxl${two}`, `exlc ${two}`, `EXL ${two}`, `excluson no. ${code}`],
  ];
  expect(spellings.filter((text) => found(text, 'health-reimbursement').join() !== owner)).toEqual(
    [],
  );
});

test('a very long text, and one that looks like a pattern, are read', () => {
  expect(findReasons('('.repeat(5000), null).kind).toBe('none');
  expect(found(`Excl01 ${'x'.repeat(5000)}`, 'health-cashless')).toEqual(['pre-existing-disease']);
});

describe('60 ways to say a reason (typed-reasons.json)', () => {
  const answers = [...typed.rows, ...held.rows].map(({ text, line, expected }) => {
    const { kind } = findReasons(text, line as RefusalLine);
    const ids = kind === 'none' ? ['none'] : found(text, line as RefusalLine);
    return { text, kind, ids, isRight: ids.some((id) => expected.includes(id)) };
  });

  test('none leads to a letter about another reason', () => {
    expect(answers.filter(({ kind, isRight }) => kind === 'clear' && !isRight)).toEqual([]);
  });

  test('most are right at once, nearly all with the question', () => {
    const right = answers.filter(({ isRight }) => isRight);
    expect(right.filter(({ kind }) => kind !== 'several').length).toBeGreaterThanOrEqual(35);
    expect(right.length).toBeGreaterThanOrEqual(50);
  });
});
