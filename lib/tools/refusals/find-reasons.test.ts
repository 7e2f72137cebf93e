import { refusalReasons } from '../../content/refusals/all-refusals.ts';
import { findReasons } from './find-reasons.ts';

const found = (...asked: Parameters<typeof findReasons>) => {
  const result = findReasons(...asked);
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

test('single words of a row are offered and never taken for granted', () => {
  expect(findReasons('my illness', 'health-reimbursement').kind).not.toBe('clear');
});

test('words that say nothing, and none at all, find nothing', () => {
  for (const text of ['', '  ', '???', 'why', 'kyu nahi', 'zeppelin', '12345678'])
    expect(findReasons(text, null)).toEqual({ kind: 'none' });
});

test('a very long text, and one that looks like a pattern, are read', () => {
  expect(findReasons('('.repeat(5000), null).kind).toBe('none');
  expect(found(`Excl01 ${'x'.repeat(5000)}`, 'health-cashless')).toEqual(['pre-existing-disease']);
});
