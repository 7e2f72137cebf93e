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

test.each([
  ['Excl 01', 'pre-existing-disease'],
  ['exclusion code 1 of the policy', 'pre-existing-disease'],
  ['Claim stands repudiated under clause 4.1', 'pre-existing-disease'],
  ['as per Excl-01', 'pre-existing-disease'],
  ['preexisting disese', 'pre-existing-disease'],
  ['पुरानी बीमारी', 'pre-existing-disease'],
  ['puraani beemari ki wajah se', 'pre-existing-disease'],
])('health: "%s" is clear', (text, id) => {
  expect(findReasons(text, 'health-reimbursement')).toMatchObject({
    kind: 'clear',
    reason: { id },
  });
});

test.each([
  ['u/s 45 of the Insurance Act', 'section-45'],
  ['Sec.45', 'section-45'],
  ['धारा ४५', 'section-45'],
])('life: "%s" is clear', (text, id) => {
  expect(findReasons(text, 'life')).toMatchObject({ kind: 'clear', reason: { id } });
});

test.each([
  ['late notice', 'theft', 'late-notice-theft'],
  ['लाइसेंस', null, 'driving-licence'],
  ['driving licence', 'own-damage', 'driving-licence'],
  ['proportionate deduction', null, 'room-rent-proportion'],
  ['claim not payable as per policy terms', null, 'no-clear-reason'],
  ['claim not payable as per policy terms', 'health-reimbursement', 'no-clear-reason'],
] as const)('"%s" (%s) has one reason, and asks nothing', (text, line, id) => {
  expect(findReasons(text, line)).toMatchObject({ kind: 'clear', reason: { id } });
});

test.each([
  [
    'room rent limit exceeded proportionate deduction',
    'health-reimbursement',
    'room-rent-proportion',
  ],
  ['non disclosure of BP', 'health-reimbursement', 'non-disclosure-health'],
  ['BP not told, non-disclosure', 'health-cashless', 'non-disclosure-health'],
  ['section 45, sugar', 'life', 'section-45'],
  ['PED: hernia', 'health-reimbursement', 'pre-existing-disease'],
] as const)('"%s" (%s) has the name of one reason, and asks nothing', (text, line, id) => {
  expect(findReasons(text, line)).toMatchObject({ kind: 'clear', reason: { id } });
});

test('two names are a question; of several the named ones come first', () => {
  expect(found('non-disclosure and room rent', 'health-reimbursement').sort()).toEqual([
    'non-disclosure-health',
    'room-rent-proportion',
  ]);
  const [first] = found('BP and sugar, bills not submitted, late intimation', 'health-cashless');
  expect(first).toBe('late-notice');
  const unknown = found('non disclosure of BP', null);
  expect(unknown).toEqual(expect.arrayContaining(['non-disclosure-health', 'section-45']));
  expect(unknown).not.toContain('pre-existing-disease');
});

test('a code is not found in a longer number', () => {
  expect(found('45 days', 'life')).toEqual([]);
  expect(found('4.12', 'health-reimbursement')).not.toContain('pre-existing-disease');
  expect(found('clause 14.1', 'health-reimbursement')).not.toContain('pre-existing-disease');
  expect(found('Excl 011 of 2010', 'health-reimbursement')).not.toContain('pre-existing-disease');
});

test('without a line the words of two lines are both offered', () => {
  expect(findReasons('pre-existing illness', null).kind).toBe('several');
  expect(found('PED', null)).toEqual(
    expect.arrayContaining(['pre-existing-disease', 'travel-pre-existing']),
  );
});

test('two reasons in one text are both offered', () => {
  const text = 'Pre-existing disease. Further, documents not submitted in spite of reminders';
  expect(found(text, 'health-reimbursement').sort()).toEqual([
    'late-papers',
    'pre-existing-disease',
  ]);
});

test.each([
  ['PED and late intimation', 'health-reimbursement', ['pre-existing-disease', 'late-notice']],
  ['PED aur der se soochna', 'health-reimbursement', ['pre-existing-disease', 'late-notice']],
  ['policy lapsed, and suicide', 'life', ['lapsed', 'suicide']],
  ['driving licence; overloading', 'own-damage', ['driving-licence', 'overloading']],
  ['late intimation and key in ignition', 'theft', ['late-notice-theft', 'keys-left']],
  ['room rent and non medical items', 'health-cashless', ['room-rent-proportion', 'non-payables']],
  // The short one alone would score too little beside the long one.
  [
    'PED and original bills not submitted',
    'health-cashless',
    ['pre-existing-disease', 'late-papers'],
  ],
  ['fraud and no reply to reminders', 'life', ['fraud', 'late-papers']],
  [
    'BAC and damage not shown to surveyor',
    'own-damage',
    ['drunk-driving', 'repaired-before-survey'],
  ],
] as const)('two reasons in one go, "%s" (%s): both are offered', (text, line, ids) => {
  expect(found(text, line)).toEqual(expect.arrayContaining([...ids]));
});

test.each([
  ['4.1', null, 'pre-existing-disease'],
  ['clause 4.1', 'health-cashless', 'pre-existing-disease'],
  ['64VB', 'life', 'life-cheque-64vb'],
  ['section 64 VB', 'theft', 'cheque-dishonoured-64vb'],
  ['breach of warranty', null, 'breach-of-condition'],
  ['breach of warranty', 'own-damage', 'breach-of-condition'],
  ['शर्तों का उल्लंघन', 'theft', 'breach-of-condition'],
  ['interest on delayed payment', null, 'late-interest'],
  ['waiting period', 'life', 'life-waiting-period'],
  ['survival period', 'life', 'rider-waiting-period'],
  ['PUC expired', 'own-damage', 'pollution-certificate'],
] as const)('"%s" (%s) leads to %s', (text, line, id) => {
  expect(found(text, line)).toEqual([id]);
});

test.each([
  ['hypertension', 'health-reimbursement', 'pre-existing-disease'],
  ['BP', 'health-cashless', 'pre-existing-disease'],
  ['sugar', 'health-reimbursement', 'pre-existing-disease'],
  ['diabetes', 'health-reimbursement', 'pre-existing-disease'],
  ['diabetic patient', 'health-reimbursement', 'pre-existing-disease'],
  ['डायबिटीज', 'health-reimbursement', 'pre-existing-disease'],
  ['शुगर', 'health-reimbursement', 'pre-existing-disease'],
  ['बीपी', 'health-reimbursement', 'pre-existing-disease'],
  ['मोतियाबिंद', 'health-reimbursement', 'specified-disease-wait'],
  ['motiyabind', 'health-cashless', 'specified-disease-wait'],
  ['knee replacement not covered', 'health-cashless', 'specified-disease-wait'],
  ['cirrhosis', 'health-cashless', 'alcohol-exclusion'],
] as const)(
  'an illness alone, "%s" (%s), is a question: a letter about it may say another reason',
  (text, line, id) => {
    expect(findReasons(text, line).kind).toBe('several');
    expect(found(text, line)).toEqual(
      id === 'pre-existing-disease' ? [id, 'non-disclosure-health'] : [id],
    );
  },
);

test('words that several lines or rows share are offered and not taken for granted', () => {
  expect(found('waiting period', 'health-cashless').sort()).toEqual([
    'initial-wait',
    'pre-existing-disease',
    'specified-disease-wait',
  ]);
  expect(found('64VB', null).sort()).toEqual(['cheque-dishonoured-64vb', 'life-cheque-64vb']);
  expect(found('diabetes', null)).toEqual(
    expect.arrayContaining(['pre-existing-disease', 'section-45', 'travel-pre-existing']),
  );
});

const codes = Array.from({ length: 18 }, (_, place) => place + 1);

test.each(codes)('standard exclusion %i is clear in every spelling', (code) => {
  const two = String(code).padStart(2, '0');
  const [owner] = found(`Excl${two}`, 'health-reimbursement');
  expect(refusalReasons.find(({ id }) => id === owner)?.label).toContain(`Excl${two}`);
  const spellings = [
    ...[
      `Excl${code}`,
      `Excl ${code}`,
      `Excl ${two}`,
      `excl. ${two}`,
      `EXCL-${two}`,
      `Excl. No. ${code}`,
    ],
    ...[`Code-Excl${two}`, `Code - Excl ${two}`, `exclusion code ${code}`, `Exclusion ${two}`],
  ];
  expect(spellings.filter((text) => found(text, 'health-reimbursement').join() !== owner)).toEqual(
    [],
  );
});

test('single words of a row are offered and never taken for granted', () => {
  expect(findReasons('my illness', 'health-reimbursement').kind).not.toBe('clear');
});

test.each([
  'claim rejected',
  'my insurance claim is refused by the company',
  'क्लेम खारिज',
  'बीमा कंपनी ने क्लेम खारिज किया',
  'bima claim reject kyon',
])('"%s" is said of every claim and names no reason', (text) => {
  for (const line of [null, ...refusalLines]) expect(found(text, line)).toEqual([]);
});

test.each([
  ['diabetes not told', 'health-reimbursement', 'non-disclosure-health'],
  ['sugar ki bimari nahi batai', 'health-reimbursement', 'non-disclosure-health'],
  ['बीमारी नहीं बताई', 'life', 'section-45'],
  ['claim within 2 years of policy', 'life', 'section-45'],
  ['papa ki policy 2 saal ke andar', 'life', 'section-45'],
  ['k/c/o HTN', 'health-cashless', 'pre-existing-disease'],
  ['piles', 'health-reimbursement', 'specified-disease-wait'],
  ['tariff', 'health-reimbursement', 'reasonable-and-customary'],
  ['ICU not required', 'health-reimbursement', 'not-medically-necessary'],
  ['cannot be considered at this juncture', 'health-cashless', 'no-clear-reason'],
  ['theft informed after 5 days', 'theft', 'late-notice-theft'],
  ['bike key not given', 'theft', 'keys-left'],
] as const)('a reader’s own words, "%s" (%s), lead first to %s', (text, line, id) => {
  expect(found(text, line)[0]).toBe(id);
});

test('words that say nothing, and none at all, find nothing', () => {
  for (const text of ['', '  ', '???', 'why', 'kyu nahi', 'zeppelin', '12345678', 'b', 'a b'])
    expect(findReasons(text, null)).toEqual({ kind: 'none' });
});

test('a very long text, and one that looks like a pattern, are read', () => {
  expect(findReasons('('.repeat(5000), null).kind).toBe('none');
  expect(found(`Excl01 ${'x'.repeat(5000)}`, 'health-cashless')).toEqual(['pre-existing-disease']);
});

test.each(['घिसाई की कटौती', 'ghisai ki katauti', 'depreciation'])(
  '"%s" is a deduction and no part that failed by age',
  (text) => {
    expect(found(text, 'own-damage')).not.toContain('wear-and-tear');
    expect(found('घिसाई', 'own-damage')).toEqual(['wear-and-tear']);
  },
);

test.each([
  [
    'Expenses related to the treatment of a pre-existing Disease (PED) and its direct complications shall be excluded until the expiry of 36 months of continuous coverage after the date of inception of the first policy with insurer.',
    'pre-existing-disease',
  ],
  [
    'Expenses related to the treatment of the listed Conditions, surgeries/treatments shall be excluded until the expiry of 24 months of continuous coverage after the date of inception of the first policy with us.',
    'specified-disease-wait',
  ],
  [
    'Expenses related to the treatment of any illness within 30 days from the first policy commencement date shall be excluded except claims arising due to an accident, provided the same are covered.',
    'initial-wait',
  ],
  [
    'Expenses related to any admission primarily for diagnostics and evaluation purposes only are excluded. Any diagnostic expenses which are not related or not incidental to the current diagnosis and treatment are excluded.',
    'investigation-only',
  ],
  [
    'Expenses related to any admission primarily for enforced bed rest and not for receiving treatment. This also includes custodial care either at home or in a nursing facility for personal care.',
    'rest-cure',
  ],
  [
    'Expenses related to the surgical treatment of obesity that does not fulfil all the below conditions: surgery to be conducted is upon the advice of the doctor.',
    'obesity',
  ],
  [
    'Expenses related to any treatment, including surgical management, to change characteristics of the body to those of the opposite sex.',
    'change-of-gender',
  ],
  [
    'Expenses for cosmetic or plastic surgery or any treatment to change appearance unless for reconstruction following an Accident, Burn(s) or Cancer or as part of medically necessary treatment.',
    'cosmetic',
  ],
  [
    'Expenses related to any treatment necessitated due to participation as a professional in hazardous or adventure sports, including but not limited to, para-jumping, rock climbing, mountaineering, rafting.',
    'hazardous-sports',
  ],
  [
    'Expenses for treatment directly arising from or consequent upon any Insured Person committing or attempting to commit a breach of law with criminal intent.',
    'breach-of-law',
  ],
  [
    'Expenses incurred towards treatment in any hospital or by any Medical Practitioner or any other provider specifically excluded by the Insurer and disclosed in its website / notified to the policyholders are not admissible.',
    'excluded-hospital',
  ],
  [
    'Treatment for, Alcoholism, drug or substance abuse or any addictive condition and consequences thereof.',
    'alcohol-exclusion',
  ],
  [
    'Treatments received in health hydros, nature cure clinics, spas or similar establishments or private beds registered as a nursing home attached to such establishments or where admission is arranged wholly or partly for domestic reasons.',
    'spa-and-supplements',
  ],
  [
    'Dietary supplements and substances that can be purchased without prescription, including but not limited to Vitamins, minerals and organic substances unless prescribed by a medical practitioner.',
    'spa-and-supplements',
  ],
  [
    'Expenses related to the treatment for correction of eye sight due to refractive error less than 7.5 dioptres.',
    'refractive-error',
  ],
  [
    'Expenses related to any unproven treatment, services and supplies for or in connection with any treatment. Unproven treatments are treatments, procedures or supplies that lack significant medical documentation to support their effectiveness.',
    'unproven-treatment',
  ],
  [
    'Expenses related to sterility and infertility. This includes any type of contraception, sterilization; Assisted Reproduction services including artificial insemination and advanced reproductive technologies.',
    'infertility',
  ],
  [
    'Medical treatment expenses traceable to childbirth (including complicated deliveries and caesarean sections incurred during hospitalization) except ectopic pregnancy; Expenses towards miscarriage.',
    'maternity',
  ],
] as const)('the regulator’s own wording, "%s", is %s', (text, id) => {
  for (const line of ['health-reimbursement', null] as const)
    expect(findReasons(text, line)).toMatchObject({ kind: 'clear', reason: { id } });
});

test.each([
  ['attempted suicide poisoning', 'health-reimbursement', 'mental-illness'],
  ['self inflicted injury suicide attempt', 'health-reimbursement', 'mental-illness'],
  ['oral chemotherapy not payable', 'health-reimbursement', 'unproven-treatment'],
  ['claim within 30 days of inception of policy Excl03', 'health-reimbursement', 'initial-wait'],
  ['waiting period Excl02', 'health-cashless', 'specified-disease-wait'],
  ['diabetes pehle se thi', 'health-cashless', 'pre-existing-disease'],
] as const)('"%s" (%s) is %s and nothing else', (text, line, id) => {
  expect(findReasons(text, line)).toMatchObject({ kind: 'clear', reason: { id } });
});

test.each([
  'HIV AIDS excluded',
  'cochlear implant',
  'home treatment domiciliary not covered',
  'hospital treatment expenses excluded',
])('"%s" is none of our reasons, and names none', (text) => {
  for (const line of ['health-reimbursement', null] as const)
    expect(findReasons(text, line)).toEqual({ kind: 'none' });
});

test.each(['hospital', 'my hospital', 'treatment', 'policy', 'accident', 'test', 'network'])(
  '"%s" is no reason’s name, though little else is left of one',
  (text) => {
    for (const line of [null, ...refusalLines])
      expect(findReasons(text, line).kind).not.toBe('clear');
    expect(found('not a hospital', 'health-cashless')).toEqual(['not-a-hospital']);
  },
);

test('a code comes before what else the letter names; no question has more than four choices', () => {
  expect(found('Excl01 and late intimation', 'health-cashless')).toEqual([
    'pre-existing-disease',
    'late-notice',
  ]);
  const many = 'waiting period, room rent, co-pay, maternity, dental, obesity';
  expect(found(many, 'health-cashless')).toHaveLength(4);
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
