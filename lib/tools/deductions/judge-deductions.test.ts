/**
 * Eleven cases made by hand, counted by a program of its own outside this repository, and three that were decided and
 * read (read-cases.json): their sums are the commission's.
 */
import { seededRandom } from '../../../testing/data/seeded-random.ts';
import { percentOf } from '../../content/figure-amounts.ts';
import { healthProportionateLimit, standardHealthCoPay } from '../../content/figures/health.ts';
import readCases from '../../content/refusals/read-cases.json';
import { refusalLines } from '../../content/refusals/refusal-types.ts';
import { bannedWordsIn } from '../../site/banned-words.ts';
import { lowerFirst } from '../../text/words.ts';
import {
  type DeductionKind,
  deductionForms,
  deductionKindOf,
  healthDeductionFields,
  motorDeductionFields,
} from './deduction-fields.ts';
import { judgeDeductions } from './judge-deductions.ts';
import { deductionSearch, parseDeductions } from './parse-deductions.ts';

const today = '2026-11-26';
type Typed = Record<string, string>;

const parse = (kind: DeductionKind, typed: Typed) =>
  parseDeductions(kind, (name) => typed[name] ?? '', today);

function judge(kind: DeductionKind, typed: Typed) {
  const query = parse(kind, typed);
  if (query.kind !== 'valid') throw new Error(JSON.stringify(query));
  return judgeDeductions(query);
}

const errorsOf = (kind: DeductionKind, typed: Typed) => {
  const query = parse(kind, typed);
  return query.kind === 'invalid' ? query.errors : query.kind;
};

const room = { room: '10000', roomLimit: '5000', roomDays: '5', roomCharges: '2 lakh' };
const roomWithinLimit = {
  roomCut: '20000',
  room: '5000',
  roomLimit: '5000',
  roomDays: '3',
  roomCharges: '40000',
};
const repair = { plastic: '30000', fibreglass: '5000', metal: '42500', paint: '18000' };

test.each<[why: string, DeductionKind, Typed, rows: Record<string, number>, total: number]>([
  [
    'half the rent and half of the charges',
    'health',
    { roomCut: '165000', ...room },
    { room: 40_000 },
    40_000,
  ],
  [
    'a hospital that charges alike in every room: the rent alone',
    'health',
    { roomCut: '62000', room: '8000', roomLimit: '6000', roomDays: '4', roomTariff: 'same' },
    { room: 54_000 },
    54_000,
  ],
  [
    'items in none of the lists',
    'health',
    { extrasCut: '23450', extrasListed: '6200', extrasPart: '3150' },
    { extras: 14_100 },
    14_100,
  ],
  [
    'an add-on pays List I as well',
    'health',
    { extrasCut: '23450', extrasListed: '6200', extrasPart: '3150', extrasCover: 'yes' },
    { extras: 20_300 },
    20_300,
  ],
  [
    'what comes back bears the co-payment, and the co-payment was too high',
    'health',
    {
      roomCut: '90000',
      room: '9000',
      roomLimit: '6000',
      roomDays: '7',
      roomCharges: '130000',
      coPayCut: '30000',
      coPayPercent: '10',
      coPayBase: '240000',
    },
    { room: 25_667, 'co-payment': 6000 },
    29_100,
  ],
  [
    'above the treatment’s limit nothing more comes back',
    'health',
    { ...roomWithinLimit, subLimitCut: '25000', subLimit: '60000', subLimitCharged: '75000' },
    { room: 20_000, 'sub-limit': 10_000 },
    10_000,
  ],
  [
    'below the treatment’s limit only the rest of it comes back',
    'health',
    { ...roomWithinLimit, subLimitCut: '25000', subLimit: '60000', subLimitCharged: '50000' },
    { room: 20_000, 'sub-limit': 25_000 },
    35_000,
  ],
  [
    'a deductible of which a part was borne before',
    'health',
    {
      deductibleCut: '1 lakh',
      deductible: '1 lakh',
      deductibleUsed: '35000',
      notCoveredCut: '18000',
    },
    { deductible: 35_000, 'not-covered': 0 },
    35_000,
  ],
  [
    'a rate of the insurer’s own, and a sum insured nearly spent',
    'health',
    {
      reasonableCut: '45000',
      reasonableCharged: '120000',
      reasonableRate: '90000',
      sumInsured: '3 lakh',
      paid: '290000',
    },
    { reasonable: 15_000 },
    10_000,
  ],
  [
    'depreciation by the table, and an excess above the schedule',
    'motor',
    {
      partsCut: '48000',
      ...repair,
      vehicleAge: '4',
      excessCut: '3500',
      compulsory: '2000',
      voluntary: '0',
    },
    { parts: 18_625, excess: 1500 },
    20_125,
  ],
  [
    'zero depreciation, a wreck kept, consumables without an add-on, labour depreciated',
    'motor',
    {
      partsCut: '22000',
      zeroDepreciation: 'yes',
      salvageCut: '9000',
      salvageHolder: 'wreck-mine',
      salvageQuote: '4500',
      consumablesCut: '2600',
      labourCut: '6400',
      labourReason: 'depreciation',
    },
    { parts: 22_000, salvage: 4500, consumables: 0, labour: 6400 },
    32_900,
  ],
  [
    'an excess that was not taken off in full',
    'motor',
    {
      labourCut: '500',
      labourReason: 'depreciation',
      excessCut: '1000',
      compulsory: '2000',
      voluntary: '0',
    },
    { labour: 500, excess: 0 },
    0,
  ],
])('made by hand: %s', (_, kind, typed, rows, total) => {
  const judged = judge(kind, typed);
  expect(Object.fromEntries(judged.rows.map((row) => [row.id, row.canBeAskedBack]))).toEqual(rows);
  expect(judged.askedBack).toBe(total);
});

test('read case Modi: limits that do not bind leave the sum insured as the only cap, as the forum awarded', () => {
  const { facts, ruleThatDecided } = caseOf('health-room-rent-2014');
  expect(facts).toContain('₹1,83,219');
  expect(facts).toContain('₹62,814');
  const judged = judge('health', {
    bill: '183219',
    paid: '62814',
    sumInsured: '150000',
    subLimitCut: '120405',
    subLimit: '183219',
    subLimitCharged: '183219',
  });
  expect(ruleThatDecided).toContain('₹87,186');
  expect(judged.askedBack).toBe(87_186);
});

test('read case Verma: the whole deduction is asked back if no list has the items, and explained if nobody says', () => {
  const { facts } = caseOf('health-deductions-star');
  expect(facts).toContain('₹1,55,042');
  const sums = { bill: '225000', paid: '69958', extrasCut: '155042' };
  expect(judge('health', { ...sums, extrasListed: '0', extrasPart: '0' }).askedBack).toBe(155_042);
  const unnamed = judge('health', sums);
  expect(unnamed).toMatchObject({ askedBack: 0, toBeExplained: 155_042, notInRows: 0 });
  expect(unnamed.letter.join()).toContain('or pay it');
});

test('read case Shah: a rate whose source the insurer does not name is not accepted', () => {
  const { facts } = caseOf('health-rc-2022');
  expect(facts).toContain('₹1,30,298');
  const judged = judge('health', { reasonableCut: '130298' });
  expect(judged.toBeExplained).toBe(130_298);
  expect(judged.rows[0]?.lookUp).toHaveLength(3);
});

function caseOf(id: string) {
  const found = readCases.find((one) => one.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return found;
}

test.each<[DeductionKind, Typed, missing: RegExp[]]>([
  ['health', { roomCut: '5000' }, [/room for a day/, /room limit/, /days/, /Nursing/]],
  ['health', { roomCut: '5000', ...room, roomLimit: '' }, [/room limit.*schedule/]],
  ['health', { extrasCut: '5000', extrasListed: '200' }, [/settlement sheet/, /annexure/]],
  ['health', { subLimitCut: '5000', subLimit: '40000' }, [/settlement sheet/]],
  ['health', { deductibleCut: '5000' }, [/schedule/, /policy year/]],
  ['health', { coPayCut: '5000', coPayPercent: '10' }, [/admitted before the co-payment/]],
  ['motor', { partsCut: '5000', ...repair }, [/age of the vehicle/, /survey report/]],
  [
    'motor',
    { partsCut: '5000', ...repair, plastic: '', vehicleAge: '4' },
    [/Plastic/, /survey report/],
  ],
  ['motor', { excessCut: '5000', compulsory: '1000' }, [/voluntary/]],
  ['motor', { salvageCut: '5000' }, [/Who took/]],
  ['motor', { salvageCut: '5000', salvageHolder: 'wreck-mine' }, [/quotes/]],
])(
  'without a number nothing is asked back, and the answer says where it is found: %s %j',
  (kind, typed, missing) => {
    const { rows, askedBack, toBeExplained } = judge(kind, typed);
    expect(askedBack).toBe(0);
    expect(toBeExplained).toBe(5000);
    const [row] = rows;
    expect(row?.allowedByRule).toBeNull();
    expect(row?.lookUp.length).toBe(missing.length);
    for (const [place, pattern] of missing.entries()) expect(row?.lookUp[place]).toMatch(pattern);
  },
);

test('while nobody knows whether the hospital charges alike in every room, the answer names the sum that depends on it', () => {
  const typed = { roomCut: '165000', ...room };
  expect(judge('health', typed).rows[0]?.lookUp.join()).toContain('₹1,00,000');
  expect(judge('health', { ...typed, roomTariff: 'lower' }).rows[0]?.lookUp).toEqual([]);
  expect(judge('health', { ...typed, roomTariff: 'same' }).askedBack).toBe(140_000);
});

test('a room at its limit, or below, leaves nothing to cut', () => {
  expect(judge('health', roomWithinLimit).askedBack).toBe(20_000);
  expect(judge('health', { ...roomWithinLimit, roomLimit: '9000' }).askedBack).toBe(20_000);
});

test('the charges that the norms keep out are printed from their row, with the doubt about its force', () => {
  const [row] = judge('health', { roomCut: '165000', ...room }).rows;
  expect(row?.why.join()).toContain(lowerFirst(healthProportionateLimit.text));
  expect(row?.cannotJudge).toMatch(/repealed in 2024/);
  expect(row?.figures).toContain(healthProportionateLimit);
});

test('our lists of non-payable items are never called complete', () => {
  const [row] = judge('health', { extrasCut: '900', extrasListed: '100', extrasPart: '100' }).rows;
  expect(row?.cannotJudge).toMatch(/not read the official lists item by item/);
});

test('old parts and GST, on which no rule was read, are never counted', () => {
  const cases: Typed[] = [
    { salvageCut: '5000', salvageHolder: 'parts-gone' },
    { labourCut: '5000', labourReason: 'gst' },
  ];
  for (const typed of cases) {
    const { rows, askedBack } = judge('motor', typed);
    expect(askedBack).toBe(0);
    expect(rows[0]?.cannotJudge).toMatch(/we read no rule/);
  }
});

test('the standard policy’s co-payment of the bill instead of the admissible sum comes back', () => {
  const percent = percentOf(standardHealthCoPay);
  const judged = judge('health', {
    coPayCut: `${(500_000 * percent) / 100}`,
    coPayPercent: `${percent}`,
    coPayBase: '300000',
  });
  expect(judged.askedBack).toBe((200_000 * percent) / 100);
});

test.each<[DeductionKind, Typed, name: string, message: RegExp]>([
  ['health', { room: '5000' }, 'roomCut', /Enter what they deducted/],
  ['health', { extrasCut: '500', extrasListed: '400', extrasPart: '101' }, 'extrasPart', /₹501/],
  ['health', { otherCut: '500', bill: '1000', paid: '2000' }, 'paid', /more than the bill/],
  ['health', { otherCut: '500', bill: '1000', paid: '700' }, 'bill', /₹500.*₹300/],
  ['health', { otherCut: '0' }, 'otherCut', /₹1 to ₹1,00,00,00,000/],
  ['health', { otherCut: '5000 crore' }, 'otherCut', /₹1 to/],
  ['health', { roomCut: '1', roomDays: '366' }, 'roomDays', /1 to 365/],
  ['health', { coPayCut: '1', coPayPercent: '101' }, 'coPayPercent', /0 to 100/],
  ['motor', { partsCut: '1', vehicleAge: '8' }, 'vehicleAge', /Choose one/],
  ['motor', { partsCut: '1', paint: '10', paintMaterial: '11' }, 'paintMaterial', /more than/],
  ['motor', { zeroDepreciation: 'yes' }, 'partsCut', /Enter what they deducted/],
  ['motor', { otherCut: 'many' }, 'otherCut', /Enter a sum/],
])('wrong: %s %j, beside %s', (kind, typed, name, message) => {
  const errors: Record<string, string> = Object(errorsOf(kind, typed));
  expect(Object.keys(errors)).toEqual([name]);
  expect(errors[name]).toMatch(message);
});

test('bill and payment alone are no error: nothing is judged yet', () => {
  expect(judge('health', { bill: '9000', paid: '5000' }).rows).toEqual([]);
});

test('an address without a deduction is the form alone, and other fields of the page are no deduction', () => {
  expect(errorsOf('health', { reason: 'room-rent', began: '2020-01-01' })).toBe('blank');
  expect(errorsOf('motor', {})).toBe('blank');
});

test('the typed deductions are a query again, and nothing else of the page is', () => {
  const typed = { roomCut: '5 lakh', extrasCut: '10', extrasCover: 'yes', reason: 'x' };
  expect(deductionSearch(parse('health', typed))).toBe(
    'roomCut=5+lakh&extrasCut=10&extrasCover=yes',
  );
  expect(deductionSearch(parse('health', {}))).toBe('');
});

test('what is neither paid nor in a row is named; a few rupees of rounding are not', () => {
  const typed = { otherCut: '400', bill: '1000' };
  expect(judge('health', { ...typed, paid: '100' })).toMatchObject({ notInRows: 500 });
  expect(judge('health', { ...typed, paid: '100' }).letter.join()).toContain(
    '₹900. The deductions that I find in your letter come to ₹400. Please explain the other ₹500',
  );
  expect(judge('health', { ...typed, paid: '595' }).notInRows).toBe(0);
});

test('the letter asks for the sum of each row and for the total, and says what was taken off', () => {
  const { letter } = judge('health', {
    roomCut: '165000',
    ...room,
    coPayCut: '10000',
    coPayPercent: '10',
    coPayBase: '1 lakh',
  });
  expect(letter).toHaveLength(2);
  expect(letter[0]).toMatch(/^You deducted ₹1,65,000 as “Room rent.*I ask for ₹40,000\.$/);
  expect(letter[1]).toMatch(/^In all I ask you to pay ₹36,000\..*Co-payment of 10%.*₹4,000/);
});

test('a deduction that the rule allows is not in the letter', () => {
  expect(judge('motor', { excessCut: '2000', compulsory: '2000', voluntary: '0' }).letter).toEqual(
    [],
  );
});

test('where a later term has no numbers, the answer says that it may lower the sum', () => {
  const input = { ...roomWithinLimit, sumInsured: '5 lakh' };
  expect(judge('health', input).caveats).toEqual([]);
  expect(
    judge('health', { ...input, subLimitCut: '1', deductibleCut: '1', coPayCut: '1' }).caveats,
  ).toHaveLength(3);
  expect(judge('health', roomWithinLimit).caveats).toHaveLength(1);
});

test('whatever is typed: the parts of a row add up, and no more is asked back than was deducted', () => {
  const random = seededRandom(31);
  const pick = (values: readonly string[]) => values[Math.floor(random() * values.length)] ?? '';
  let answered = 0;
  for (let round = 0; round < 600; round += 1) {
    const kind = round % 2 ? 'health' : 'motor';
    const typed = Object.fromEntries(
      Object.entries(kind === 'health' ? healthDeductionFields : motorDeductionFields).map(
        ([name, field]) => [
          name,
          field.kind === 'choice'
            ? pick(['', ...Object.keys(field.options)])
            : field.kind === 'flag'
              ? pick(['', 'yes'])
              : field.kind === 'number'
                ? pick(['', '1', '10', '33'])
                : name.endsWith('Cut')
                  ? pick(['7', '9999', '123457', '1000000000'])
                  : pick(['', '', '0', '1', '333', '50001', '1000000']),
        ],
      ),
    );
    const query = parse(kind, {
      ...typed,
      bill: '',
      extrasListed: '',
      ...(round % 4 && { extrasListed: '3', extrasPart: '4' }),
    });
    if (query.kind !== 'valid') continue;
    answered += 1;
    const judged = judgeDeductions(query);
    for (const { deducted, allowedByRule, canBeAskedBack, toBeExplained } of judged.rows) {
      expect(Math.min(canBeAskedBack, toBeExplained)).toBeGreaterThanOrEqual(0);
      expect(canBeAskedBack + toBeExplained).toBeLessThanOrEqual(deducted);
      if (allowedByRule !== null) {
        expect(Math.min(allowedByRule, deducted) + canBeAskedBack + toBeExplained).toBe(deducted);
      } else expect(canBeAskedBack + toBeExplained).toBe(deducted);
      expect(Number.isInteger(canBeAskedBack)).toBe(true);
    }
    const rowSum = judged.rows.reduce((all, row) => all + row.canBeAskedBack, 0);
    const lessSum = judged.reductions.reduce((all, { amount }) => all + amount, 0);
    expect(judged.askedBack).toBe(rowSum - lessSum);
    expect(judged.askedBack).toBeGreaterThanOrEqual(0);
    const words = JSON.stringify(judged);
    expect(words).not.toMatch(/NaN|undefined|Infinity|\{\w+\}/);
    expect(bannedWordsIn(words)).toEqual([]);
  }
  expect(answered).toBeGreaterThan(100);
});

test('every field is shown once, and each deduction starts with its sum', () => {
  for (const { fields, groups } of Object.values(deductionForms)) {
    const names = groups.flatMap((group) => group.fields);
    expect(names.toSorted()).toEqual(Object.keys(fields).toSorted());
    for (const group of groups.slice(0, -1)) expect(group.fields[0]).toMatch(/Cut$/);
  }
});

test('hospital and own-damage claims have deductions to judge; the other lines have none', () => {
  expect(Object.fromEntries(refusalLines.map((line) => [line, deductionKindOf(line)]))).toEqual({
    'health-cashless': 'health',
    'health-reimbursement': 'health',
    life: null,
    'own-damage': 'motor',
    theft: 'motor',
    'third-party': null,
    travel: null,
    accident: null,
  });
});
