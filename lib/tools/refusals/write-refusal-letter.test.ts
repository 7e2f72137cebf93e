import { findReason, refusalReasons } from '../../content/refusals/all-refusals.ts';
import { burdenOfProof } from '../../content/refusals/refusal-letter.ts';
import { judgeDeductions } from '../deductions/judge-deductions.ts';
import { parseDeductions } from '../deductions/parse-deductions.ts';
import { fillLetter, letterText } from '../letters/fill-letter.ts';
import type { RefusalInput } from './refusal-input.ts';
import { writeRefusalLetter } from './write-refusal-letter.ts';

const today = '2026-11-26';

const reasons = (...ids: string[]) => ids.flatMap((id) => findReason(id) ?? []);

const input: RefusalInput = {
  line: 'health-reimbursement',
  kind: 'refused',
  reasons: reasons('pre-existing-disease', 'late-papers'),
  days: { began: '2020-01-02', letter: '2026-11-10' },
  sent: null,
};

function written(claim: RefusalInput): string {
  const { letter, blanks } = writeRefusalLetter(claim, today);
  const values = Object.fromEntries(blanks.map(({ id, value = '' }) => [id, value]));
  return letterText(fillLetter(letter, blanks, values));
}

test('both reasons are answered, the days are filled in, and the others stay gaps', () => {
  const text = written(input);
  expect(text).toContain('Your letter of 2026-11-10 refuses my claim');
  expect(text).toContain('You rely on a pre-existing disease');
  expect(text).toContain('You closed the claim and say that papers are missing');
  expect(text).toContain(
    'My cover began on 2020-01-02, and the claim arose on [day of the event or admission]',
  );
});

test('each line asks for what its refusal must have', () => {
  expect(written(input)).toContain('claims review committee');
  expect(written({ ...input, line: 'own-damage', reasons: [] })).toContain('surveyor’s report');
  expect(written({ ...input, line: 'own-damage', reasons: [] })).not.toContain('committee');
});

test('a cut needs no committee, and a reason that was typed is not called missing', () => {
  expect(written({ ...input, kind: 'part' })).not.toContain('committee');
  const { letter } = writeRefusalLetter({ ...input, reasons: [] }, today, null, true);
  expect(letter.join()).not.toContain('I have no reason');
  expect(letter.join()).toContain('the facts');
});

test('an undecided cashless request is to be decided now: no day of payment, no interest', () => {
  const text = written({ ...input, line: 'health-cashless', kind: 'silence', reasons: [] });
  expect(text).toContain('Please decide on the cashless request now');
  expect(text).not.toMatch(/day of payment|interest/);
});

test('an unknown reason is asked for in writing', () => {
  expect(written({ ...input, reasons: [] })).toContain('the reason, the clause of my policy');
  expect(written({ ...input, kind: 'part', reasons: [] })).toContain('each deduction in writing');
});

test('silence names the limits that are over, and the interest; not one that still runs', () => {
  const silent: RefusalInput = {
    ...input,
    line: 'life',
    kind: 'silence',
    reasons: [],
    days: { arose: '2026-10-01', papers: '2026-11-01' },
  };
  const text = written(silent);
  expect(text).toContain('you had 15 days, until 16 November 2026');
  expect(text).not.toContain('45 days');
  expect(text).toContain('bank rate plus 2 percentage points');
});

test('the interest is counted in the letter, in silence and where it is the reason', () => {
  const days = { papers: '2026-10-01', told: '2026-09-27', settled: '2026-10-27' } as const;
  const late = { ...input, line: 'life', amount: 365_000, days } as const;
  const silent = written({ ...late, kind: 'silence', reasons: [] });
  expect(silent).toContain('that is 30 days, at 7.5% a year: ₹2,250 on ₹3,65,000');
  const reduced = written({ ...late, kind: 'part', reasons: reasons('late-interest') });
  expect(reduced).toContain('₹2,250 on ₹3,65,000');
  expect(written({ ...late, reasons: reasons('suicide') })).not.toContain('₹2,250');
});

test('a day of its own is pleaded', () => {
  const lapsed = ofLine('life', 'lapsed', { due: '2026-01-10', arose: '2026-01-25' });
  expect(lapsed).toContain('its grace ran at least to 25 January 2026');
  expect(lapsed).toContain('I ask you to pay the sum assured');
  const licence = { licence: '2026-01-10', arose: '2026-01-11' } as const;
  const text = ofLine('own-damage', 'driving-licence', licence);
  expect(text).toContain('The accident was on 11 January 2026. Please state the clause');
  expect(text).not.toContain('I do not accept');
});

test.each([
  ['own-damage', 'driving-licence', { licence: '2026-01-10', arose: '2026-01-11' }],
  ['own-damage', 'registration-expired', { registration: '2026-01-10', arose: '2026-01-11' }],
  ['own-damage', 'permit-fitness', { permit: '2026-01-10', arose: '2026-01-11' }],
  ['own-damage', 'cheque-dishonoured-64vb', { notice: '2026-01-10', arose: '2026-01-11' }],
  ['own-damage', 'motor-policy-not-in-force', { premium: '2026-01-11', arose: '2026-01-11' }],
  ['life', 'lapsed', { due: '2026-01-10', arose: '2026-03-11' }],
  ['life', 'life-cheque-64vb', { due: '2026-01-10', arose: '2026-03-11' }],
  ['health-reimbursement', 'lapsed-health', { due: '2026-01-10', premium: '2026-03-11' }],
] as const)(
  '%s, %s: the letter does not say the day that speaks for the insurer',
  (line, id, days) => {
    const text = ofLine(line, id, days);
    expect(text).not.toContain('I do not accept');
    expect(text).not.toMatch(/10 January 2026|paid on/);
  },
);

test.each([
  ['own-damage', 'consequential-engine-damage', /not started/],
  ['own-damage', 'assessed-below-total-loss', /cost more than/],
  ['own-damage', 'registration-expired', /I enclose the/],
  ['life', 'nominee-dispute', /I am the nominee/],
  ['health-reimbursement', 'change-of-gender', /was for the illness/],
  ['health-reimbursement', 'hazardous-sports', /I do not:/],
  ['health-reimbursement', 'infertility', /in the enclosed/],
  ['health-reimbursement', 'dental', /accident on/],
  ['health-reimbursement', 'not-a-hospital', /It was registered/],
  ['health-reimbursement', 'lapsed-health', /the enclosed record/],
  ['own-damage', 'ownership-transfer', /enclosed papers show/],
] as const)(
  '%s, %s: the letter states no fact that the visitor did not give',
  (line, id, claimed) => {
    expect(ofLine(line, id, { arose: '2026-10-01' })).not.toMatch(claimed);
  },
);

test.each([
  ['2026-11-18', false],
  ['2026-11-19', true],
  ['2026-11-20', true],
] as const)('on the last days of a period the letter asks for the count: %s', (arose, is) => {
  const text = ofLine('health-reimbursement', 'non-disclosure-health', {
    began: '2021-11-20',
    arose,
  });
  expect(text.includes('Please show me your count')).toBe(is);
});

test('an offer of the premium admits nothing', () => {
  expect(ofLine('own-damage', 'no-claim-bonus-misstated', {})).toContain(
    'Without accepting this ground, I offer',
  );
});

test('a letter that contests asks for the money', () => {
  expect(ofLine('theft', 'late-papers', {})).toContain('look at it again and to settle the claim');
});

test('only blanks of the letter are asked for, and no line asks for a gap that it lacks', () => {
  for (const kind of ['refused', 'part', 'silence'] as const) {
    const { letter, blanks } = writeRefusalLetter({ ...input, kind }, today);
    const text = letter.join('\n');
    expect(blanks.filter(({ id }) => !text.includes(`{${id}}`))).toEqual([]);
    expect(() => fillLetter(letter, blanks, {})).not.toThrow();
  }
});

const ofLine = (line: RefusalInput['line'], id: string, days: RefusalInput['days']) =>
  written({ ...input, line, reasons: reasons(id), days });

test('a period that is over is pleaded with its last day, and nothing lower is offered', () => {
  const life = ofLine('life', 'section-45', { began: '2020-01-10', letter: '2026-11-10' });
  expect(life).toContain('ended on 10 January 2023; your letter is of 10 November 2026');
  expect(life).toContain('I ask you to pay the sum assured');
  expect(life).not.toContain('premiums are due');
  const health = ofLine('health-reimbursement', 'pre-existing-disease', {
    began: '2020-01-02',
    arose: '2026-11-01',
  });
  expect(health).toContain('ended on 2 January 2023; my claim arose on 1 November 2026');
  expect(health).toContain('I do not accept this');
});

test('a period that still runs is not pleaded: the letter asks to check', () => {
  const days = { began: '2024-05-01', arose: '2026-11-01', letter: '2026-11-10' } as const;
  const text = ofLine('health-reimbursement', 'non-disclosure-health', days);
  expect(text).toContain('Please check whether');
  expect(text).toContain('I do not accept this on the papers that I have');
  expect(text).not.toMatch(/established fraud|settle the claim/);
  // A second reason on which the days are silent is not accepted.
  const two = { ...input, reasons: reasons('non-disclosure-health', 'late-papers'), days };
  expect(written(two)).toContain('I do not accept this');
  const one = { ...two, kind: 'part', reasons: two.reasons.slice(0, 1) } as const;
  const openingWith = (letter: string[]) =>
    writeRefusalLetter(one, today, { rows: [], letter }).letter[3];
  expect(openingWith([])).toContain('I do not accept this on the papers');
  expect(openingWith(['You deducted a sum.'])).toContain('I do not accept what you deducted');
});

test('a claim from before the rule does not plead the period of today', () => {
  const days = { began: '2019-01-10', arose: '2022-06-01' } as const;
  const text = ofLine('health-reimbursement', 'pre-existing-disease', days);
  expect(text).not.toContain('36 months');
});

test('in silence there is no letter of the insurer, and no reason to answer', () => {
  const silent = {
    ...input,
    kind: 'silence',
    line: 'life',
    reasons: reasons('section-45'),
  } as const;
  const text = written({ ...silent, days: { began: '2020-01-10', papers: '2026-10-01' } });
  expect(text).not.toMatch(/your letter|You call the policy into question/i);
  expect(text).toContain('If you have a reason not to pay');
});

test('the second day of a vehicle is the day on which the insurer was told', () => {
  const days = { arose: '2026-10-01', papers: '2026-10-02' } as const;
  const silent = { ...input, kind: 'silence', reasons: [], days } as const;
  expect(written({ ...silent, line: 'own-damage' })).toContain('I told you of it on 2026-10-02');
  expect(written({ ...silent, line: 'own-damage' })).not.toContain('papers went');
  expect(written({ ...silent, line: 'life' })).toContain(
    'the last papers went to you on 2026-10-02',
  );
});

test('a letter does not say that a paper is there which the visitor may not have', () => {
  const days = { arose: '2026-10-01' } as const;
  const theft = ofLine('theft', 'late-notice-theft', days);
  expect(theft).not.toMatch(/was reported to the police|is enclosed/);
  expect(theft).toContain('I enclose, as far as I have');
  expect(ofLine('health-reimbursement', 'investigation-only', days)).not.toContain('is enclosed');
  expect(ofLine('own-damage', 'driving-licence', days)).not.toContain('7,500');
});

const healthCuts = (typed: Record<string, string>) => {
  const query = parseDeductions('health', (name) => typed[name] ?? '', today);
  if (query.kind !== 'valid') throw new Error(JSON.stringify(query));
  return judgeDeductions(query);
};

test('a cut that is argued with its sums is not argued again as a reason', () => {
  const twoReasons: RefusalInput = {
    ...input,
    kind: 'part',
    reasons: reasons('room-rent-proportion', 'late-papers'),
  };
  const room = { roomCut: '900', room: '100', roomLimit: '90', roomDays: '2', roomCharges: '500' };
  const argues = (cuts: ReturnType<typeof healthCuts> | null) => {
    const text = writeRefusalLetter(twoReasons, today, cuts).letter.join('\n');
    return [/as “Room rent/.test(text), /You cut/.test(text), /papers are missing/.test(text)];
  };
  expect(argues(healthCuts(room))).toEqual([true, false, true]);
  expect(argues(healthCuts({ otherCut: '900' }))).toEqual([false, true, true]);
  expect(argues(null)).toEqual([false, true, true]);
});

test('no letter of any reason has a hole: a day that is not known is a marked blank', () => {
  for (const kind of ['refused', 'part', 'silence'] as const) {
    for (const reason of refusalReasons) {
      for (const days of [{}, { began: '2024-01-01' }, { letter: '2026-11-10' }] as const) {
        const [line] = reason.lines;
        const { letter, blanks } = writeRefusalLetter(
          { line, kind, reasons: [reason], days, sent: null },
          today,
        );
        const text = letterText(fillLetter(letter, blanks, {}));
        expect(text).not.toMatch(/ {2}|undefined|null|NaN|[{}]| [.,;]|\[\]/);
        expect(new Set(letter).size).toBe(letter.length);
        for (const [, id] of letter.join().matchAll(/\{(\w+)\}/g)) {
          const label = blanks.find((blank) => blank.id === id)?.label ?? '';
          expect(text.toLowerCase()).toContain(`[${label.toLowerCase()}]`);
        }
      }
    }
  }
});

test('two reasons are two arguments in one letter, under one opening and one close', () => {
  const text = written({ ...input, days: {} });
  expect(text).toContain('Your letter of [date of their letter] refuses my claim');
  for (const once of [
    'Dear officer',
    'refuses my claim',
    'Please send me, in writing:',
    'Ombudsman',
  ])
    expect(text.split(once)).toHaveLength(2);
});

test('on the anniversary the letter pleads that the period was complete the day before', () => {
  const onDay = (arose: RefusalInput['days']['arose']) =>
    written({
      ...input,
      reasons: reasons('non-disclosure-health'),
      days: { began: '2020-11-20', arose, letter: '2025-11-25' },
    });
  expect(onDay('2025-11-20')).toContain('They ended on 19 November 2025');
  expect(onDay('2025-11-20')).toContain('Please show me your count');
  expect(onDay('2025-11-21')).toContain('They ended on 20 November 2025');
});

test('a letter after the moratorium is named where the claim arose within it', () => {
  const answered = (letter: RefusalInput['days']['letter']) =>
    written({
      ...input,
      reasons: reasons('non-disclosure-health'),
      days: { began: '2020-11-20', arose: '2025-10-01', letter },
    });
  expect(answered('2025-11-25')).toContain('came after 20 November 2025');
  expect(answered('2025-11-20')).not.toContain('came after');
});

test('after a complaint the letter reminds of it, and does not announce the Ombudsman as a step to come', () => {
  const reminding = written({ ...input, sent: '2026-10-01' });
  expect(reminding).toContain('I complained of this to you on 2026-10-01');
  expect(reminding).not.toContain('I shall go to');
  expect(written(input)).toContain('I shall go to the Insurance Ombudsman');
});

test('after a death the letter names the person who died; no other letter asks for a name but the writer’s', () => {
  expect(written({ ...input, line: 'life', reasons: [] })).toContain(
    'Name of the person who died: [name of the person who died]',
  );
  expect(written(input)).not.toContain('died');
});

test('seven years of cover: the wait by both rules, and the moratorium', () => {
  const seven = ofLine('health-reimbursement', 'pre-existing-disease', {
    began: '2019-05-01',
    arose: '2026-05-20',
  });
  expect(seven).toContain('The wait ended on 1 May 2022');
  expect(seven).toMatch(/48 months at the most \(.+\): it ended on 1 May 2023/);
  expect(seven).toMatch(/60 months of continuous cover were complete on 1 May 2024.+fraud/);
  // The rule of the policy's own year, for a claim from before today's.
  const then = { began: '2018-02-01', arose: '2023-06-20' } as const;
  const older = ofLine('health-reimbursement', 'pre-existing-disease', then);
  expect(older).toContain('it ended on 1 February 2022');
  expect(older).not.toContain('60 months');
  const within = { began: '2022-02-01', arose: '2025-06-20' } as const;
  expect(ofLine('health-reimbursement', 'pre-existing-disease', within)).not.toMatch(/48|60 m/);
});

test.each([
  ['life', 'section-45', { began: '2025-01-10', letter: '2026-11-10' }],
  ['life', 'non-disclosure-other-policies', { began: '2025-01-10', letter: '2026-11-10' }],
  ['life', 'life-fraud', { began: '2025-01-10', letter: '2026-11-10' }],
] as const)(
  '%s, %s within the time: the burden of proof first, and the refund by its day',
  (line, id, days) => {
    const text = ofLine(line, id, days);
    const after = text.slice(text.indexOf('look at it again.'));
    expect(after).toMatch(
      /^look at it again\.\s+It is for you to prove, with papers and witnesses/,
    );
    expect(text).toContain('within 90 days of your refusal, by 8 February 2027');
    expect(ofLine(line, id, { began: '2020-01-10', letter: '2026-11-10' })).not.toContain(
      'to prove',
    );
  },
);

test('a theft that the police were told of late: neither the ruling nor the paper of that day', () => {
  const text = ofLine('theft', 'late-notice-theft', { police: '2026-09-29', arose: '2026-09-11' });
  expect(text).not.toMatch(/Gurshinder|day on which the police|29 September/);
  expect(text).toContain('say that you were told late');
});

test('a grace that the days decide only for one way to pay is pleaded as such, and not beside a certain one', () => {
  const pleads = (arose: '2026-01-20' | '2026-02-05') =>
    ofLine('life', 'lapsed', { due: '2026-01-10', arose });
  expect(pleads('2026-02-05')).toContain(
    'If the premium was not paid monthly, its grace of 30 days',
  );
  expect(pleads('2026-01-20')).not.toContain('If the premium');
});

test('a repair after the surveyor’s time: the insurer was late', () => {
  const days = { told: '2026-09-01', repaired: '2026-09-05' } as const;
  expect(ofLine('own-damage', 'repaired-before-survey', days)).toContain('to 2 September 2026');
});

test.each(refusalReasons.map(({ id, letter }) => [id, Object.values(letter).flat().join(' ')]))(
  '%s: its letter concedes nothing that the insurer says',
  (_, letter) => {
    expect(letter).not.toMatch(
      /because (you|the (vehicle|policy|premium|reason|treatment)|other|papers|a paper)/,
    );
    // What may be so is said with "which I do not admit".
    expect(letter).not.toMatch(
      /\bIf (it was|they|a fact|the clause|you see|you keep|you call|a permit)[^.,]*, (?!which I do not|please say which medical)/,
    );
    expect(letter).not.toMatch(/knew better|had you known|had they been/);
  },
);

test('a ruling that a letter cites says what its case was about', () => {
  const said = [burdenOfProof, refusalReasons.map(({ letter, tests }) => [letter, tests])];
  const letters = JSON.stringify(said, (key, value) => (key === 'clock' ? null : value));
  const cited = letters.match(
    /(?:Supreme|High) Court, [^;]+?\d{4}|(?:Commission, |Ombudsman, C)[^;]+?\d{4}/g,
  );
  expect(cited?.length).toBeGreaterThan(12);
  for (const ruling of cited ?? []) expect(ruling).toMatch(/, on (?:an? |life )/);
});
