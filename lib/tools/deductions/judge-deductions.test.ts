/**
 * Eleven cases made by hand, counted by a program of its own outside this repository, and three that were decided and
 * read (read-cases.json): their sums are the commission's.
 */
import { readTyped, testRows } from '../../../testing/data/rows.ts';
import { Dice } from '../../../testing/data/seeded-random.ts';
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

type Typed = Record<string, string>;
const parse = (kind: DeductionKind, typed: Typed) =>
  parseDeductions(kind, (name) => typed[name] ?? '', '2026-11-26');

function judge(kind: DeductionKind, typed: Typed) {
  const query = parse(kind, typed);
  if (query.kind !== 'valid') throw new Error(JSON.stringify(query));
  return judgeDeductions(query);
}

const list = (lines: readonly string[] = []) => lines.join(' / ');
const testJudged = testRows(['kind', 'typed'], (row) => {
  const kind = row.kind as DeductionKind;
  const typed = readTyped(row.typed ?? '', Object.keys(deductionForms[kind].fields));
  const query = parse(kind, typed);
  const errors: Typed = query.kind === 'invalid' ? Object(query.errors) : {};
  const judged = () => judge(kind, typed);
  return {
    rows: () =>
      judged()
        .rows.map((one) => `${one.id} ${one.canBeAskedBack}`)
        .join('; '),
    'asked back': () => String(judged().askedBack),
    'to be explained': () => String(judged().toBeExplained),
    allowed: () => String(judged().rows[0]?.allowedByRule),
    'look up': () => list(judged().rows[0]?.lookUp),
    'cannot judge': () => judged().rows[0]?.cannotJudge ?? '',
    'not in rows': () => String(judged().notInRows),
    letter: () => list(judged().letter),
    caveats: () => String(judged().caveats.length),
    error: () => list(Object.entries(errors).map(([name, message]) => `${name}: ${message}`)),
  };
});

const room = 'room 10000; roomLimit 5000; roomDays 5; roomCharges 2 lakh';
const roomWithinLimit = 'roomCut 20000; room 5000; roomLimit 5000; roomDays 3; roomCharges 40000';
const repair = 'plastic 30000; fibreglass 5000; metal 42500; paint 18000';

testJudged`
  kind | typed | rows | asked back | why
  health | roomCut 165000; ${room} | room 40000 | 40000 | half the rent and half of the charges
  health | roomCut 62000; room 8000; roomLimit 6000; roomDays 4; roomTariff same | room 54000 | 54000 | a hospital that charges alike in every room: the rent alone
  health | extrasCut 23450; extrasListed 6200; extrasPart 3150 | extras 14100 | 14100 | items in none of the lists
  health | extrasCut 23450; extrasListed 6200; extrasPart 3150; extrasCover yes | extras 20300 | 20300 | an add-on pays List I as well
  health | roomCut 90000; room 9000; roomLimit 6000; roomDays 7; roomCharges 130000; coPayCut 30000; coPayPercent 10; coPayBase 240000 | room 25667; co-payment 6000 | 29100 | what comes back bears the co-payment, and the co-payment was too high
  health | ${roomWithinLimit}; subLimitCut 25000; subLimit 60000; subLimitCharged 75000 | room 20000; sub-limit 10000 | 10000 | above the treatment’s limit nothing more comes back
  health | ${roomWithinLimit}; subLimitCut 25000; subLimit 60000; subLimitCharged 50000 | room 20000; sub-limit 25000 | 35000 | below the treatment’s limit only the rest of it comes back
  health | deductibleCut 1 lakh; deductible 1 lakh; deductibleUsed 35000; notCoveredCut 18000 | not-covered 0; deductible 35000 | 35000 | a deductible of which a part was borne before
  health | reasonableCut 45000; reasonableCharged 120000; reasonableRate 90000; sumInsured 3 lakh; paid 290000 | reasonable 15000 | 10000 | a rate of the insurer’s own, and a sum insured nearly spent
  motor | partsCut 48000; ${repair}; vehicleAge 4; excessCut 3500; compulsory 2000; voluntary 0 | parts 18625; excess 1500 | 20125 | depreciation by the table, and an excess above the schedule
  motor | partsCut 22000; zeroDepreciation yes; salvageCut 9000; salvageHolder wreck-mine; salvageQuote 4500; consumablesCut 2600; labourCut 6400; labourReason depreciation | parts 22000; salvage 4500; consumables 0; labour 6400 | 32900 | zero depreciation, a wreck kept, consumables without an add-on, labour depreciated
  motor | labourCut 500; labourReason depreciation; excessCut 1000; compulsory 2000; voluntary 0 | excess 0; labour 500 | 0 | an excess that was not taken off in full
  health | bill 9000; paid 5000 | – | 0 | bill and payment alone are no error: nothing is judged yet
`;

// Without a number nothing is asked back, and the answer says where it is found.
testJudged`
  kind | typed | look up | asked back | to be explained | allowed
  health | roomCut 5000 | /^[^/]*room for a day[^/]* / [^/]*room limit[^/]* / [^/]*days[^/]* / [^/]*Nursing[^/]*$/ | 0 | 5000 | null
  health | roomCut 5000; ${room}; roomLimit | /^[^/]*room limit[^/]*schedule[^/]*$/ | 0 | 5000 | null
  health | extrasCut 5000; extrasListed 200 | /^[^/]*settlement sheet[^/]* / [^/]*annexure[^/]*$/ | 0 | 5000 | null
  health | subLimitCut 5000; subLimit 40000 | /^[^/]*settlement sheet[^/]*$/ | 0 | 5000 | null
  health | deductibleCut 5000 | /^[^/]*schedule[^/]* / [^/]*policy year[^/]*$/ | 0 | 5000 | null
  health | coPayCut 5000; coPayPercent 10 | /^[^/]*admitted before the co-payment[^/]*$/ | 0 | 5000 | null
  motor | partsCut 5000; ${repair} | /^[^/]*age of the vehicle[^/]* / [^/]*survey report[^/]*$/ | 0 | 5000 | null
  motor | partsCut 5000; ${repair}; plastic; vehicleAge 4 | /^[^/]*Plastic[^/]* / [^/]*survey report[^/]*$/ | 0 | 5000 | null
  motor | excessCut 5000; compulsory 1000 | /^[^/]*voluntary[^/]*$/ | 0 | 5000 | null
  motor | salvageCut 5000 | /^[^/]*Who took[^/]*$/ | 0 | 5000 | null
  motor | salvageCut 5000; salvageHolder wreck-mine | /^[^/]*quotes[^/]*$/ | 0 | 5000 | null
`;

const percent = percentOf(standardHealthCoPay);
testJudged`
  kind | typed | asked back | look up | cannot judge | letter | no letter | not in rows | caveats | why
  health | roomCut 165000; ${room} | 40000 | …₹1,00,000… | …repealed in 2024… | | | | | nobody knows whether the hospital charges alike in every room: the sum that depends on it is named
  health | roomCut 165000; ${room}; roomTariff lower | 40000 | –
  health | roomCut 165000; ${room}; roomTariff same | 140000
  health | ${roomWithinLimit} | 20000 | | | | | | 1 | a room at its limit, or below, leaves nothing to cut
  health | ${roomWithinLimit}; roomLimit 9000 | 20000
  health | extrasCut 900; extrasListed 100; extrasPart 100 | | | …not read the official lists item by item… | | | | | our lists of non-payable items are never called complete
  motor | salvageCut 5000; salvageHolder parts-gone | 0 | | …we read no rule… | | | | | old parts, on which no rule was read, are never counted
  motor | labourCut 5000; labourReason gst | 0 | | …we read no rule… | | | | | nor is GST
  health | coPayCut ${String(5000 * percent)}; coPayPercent ${String(percent)}; coPayBase 300000 | ${String(2000 * percent)} | | | | | | | the standard policy’s co-payment of the bill of 5 lakh instead of the admissible sum
  health | otherCut 400; bill 1000; paid 100 | | | | …₹900. The deductions that I find in your letter come to ₹400. Please explain the other ₹500… | | 500 | | what is neither paid nor in a row is named
  health | otherCut 400; bill 1000; paid 595 | | | | | | 0 | | a few rupees of rounding are not
  health | roomCut 165000; ${room}; coPayCut 10000; coPayPercent 10; coPayBase 1 lakh | 36000 | | | /^You deducted ₹1,65,000 as “Room rent.*I ask for ₹40,000\. / In all I ask you to pay ₹36,000\.[^/]*Co-payment of 10%[^/]*₹4,000[^/]*$/ | | | | the letter asks for the sum of each row and for the total, and says what was taken off
  motor | excessCut 2000; compulsory 2000; voluntary 0 | 0 | | | – | | | | a deduction that the rule allows is not in the letter
  health | ${roomWithinLimit}; sumInsured 5 lakh | | | | | | | 0
  health | ${roomWithinLimit}; sumInsured 5 lakh; subLimitCut 1; deductibleCut 1; coPayCut 1 | | | | | | | 3 | where a later term has no numbers, the answer says that it may lower the sum
`;

testJudged`
  kind | typed | error
  health | room 5000 | roomCut: …Enter what they deducted…
  health | extrasCut 500; extrasListed 400; extrasPart 101 | extrasPart: …₹501…
  health | otherCut 500; bill 1000; paid 2000 | paid: …more than the bill…
  health | otherCut 500; bill 1000; paid 700 | bill: …₹500…₹300…
  health | otherCut 0 | otherCut: …at least ₹1…
  health | otherCut 5000 crore | otherCut: …at most ₹1,00,00,00,000…
  health | roomCut 1; roomDays 366 | roomDays: …1 to 365…
  health | coPayCut 1; coPayPercent 101 | coPayPercent: …0 to 100…
  motor | partsCut 1; vehicleAge 8 | vehicleAge: …Choose one…
  motor | partsCut 1; paint 10; paintMaterial 11 | paintMaterial: …more than…
  motor | zeroDepreciation yes | partsCut: …Enter what they deducted…
  motor | otherCut many | otherCut: …Enter a sum…
`;

const caseOf = (id: string) => {
  const found = readCases.find((one) => one.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return `${found.facts} ${found.ruleThatDecided}`;
};

// Cases that were decided and read: the sums are in their text.
testRows(['case', 'typed'], (row) => {
  const { askedBack, toBeExplained, notInRows, letter, rows } = judge(
    'health',
    readTyped(row.typed ?? '', Object.keys(healthDeductionFields)),
  );
  const text = caseOf(row.case ?? '');
  const sum = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
  return {
    read: () =>
      (row.read ?? '')
        .split(', ')
        .filter((one) => text.includes(`₹${one.replaceAll('.', ',')}`))
        .join(', '),
    'asked back': () => sum(askedBack),
    'to be explained': () => sum(toBeExplained),
    'not in rows': () => sum(notInRows),
    letter: () => letter.join(),
    'look up': () => String(rows[0]?.lookUp.length),
  };
})`
  case | typed | read | asked back | to be explained | not in rows | letter | look up | why
  health-room-rent-2014 | bill 183219; paid 62814; sumInsured 150000; subLimitCut 120405; subLimit 183219; subLimitCharged 183219 | 1.83.219, 62.814, 87.186 | ₹87,186 | | | | | Modi: limits that do not bind leave the sum insured as the only cap, as the forum awarded
  health-deductions-star | bill 225000; paid 69958; extrasCut 155042; extrasListed 0; extrasPart 0 | 1.55.042 | ₹1,55,042 | | | | | Verma: the whole deduction is asked back if no list has the items
  health-deductions-star | bill 225000; paid 69958; extrasCut 155042 | | ₹0 | ₹1,55,042 | ₹0 | …or pay it… | | and explained if nobody says
  health-rc-2022 | reasonableCut 130298 | 1.30.298 | | ₹1,30,298 | | | 3 | Shah: a rate whose source the insurer does not name is not accepted
`;

test('the charges that the norms keep out are printed from their row', () => {
  const typed = { room: '10000', roomLimit: '5000', roomDays: '5', roomCharges: '2 lakh' };
  const [row] = judge('health', { roomCut: '165000', ...typed }).rows;
  expect(row?.why.join()).toContain(lowerFirst(healthProportionateLimit.text));
  expect(row?.figures).toContain(healthProportionateLimit);
});

test('an address without a deduction is the form alone; the typed deductions are a query again, and nothing else is', () => {
  expect(parse('health', { reason: 'room-rent', began: '2020-01-01' }).kind).toBe('blank');
  expect(parse('motor', {}).kind).toBe('blank');
  const typed = { roomCut: '5 lakh', extrasCut: '10', extrasCover: 'yes', reason: 'x' };
  const search = 'roomCut=5+lakh&extrasCut=10&extrasCover=yes';
  expect(deductionSearch(parse('health', typed))).toBe(search);
  expect(deductionSearch(parse('health', {}))).toBe('');
});

test('whatever is typed: the parts of a row add up, and no more is asked back than was deducted', () => {
  const dice = new Dice(31);
  const valuesOf = (name: string, field: { kind: string; options?: object }) => {
    if (field.kind === 'choice') return ['', ...Object.keys(field.options ?? {})];
    if (field.kind === 'flag') return ['', 'yes'];
    if (field.kind === 'number') return ['', '1', '10', '33'];
    if (name.endsWith('Cut')) return ['7', '9999', '123457', '1000000000'];
    return ['', '', '0', '1', '333', '50001', '1000000'];
  };
  let answered = 0;
  for (let round = 0; round < 600; round += 1) {
    const kind = round % 2 ? 'health' : 'motor';
    const fields = kind === 'health' ? healthDeductionFields : motorDeductionFields;
    const typed = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, dice.oneOf(valuesOf(name, field))]),
    );
    const listed: Typed = round % 4 ? { extrasListed: '3', extrasPart: '4' } : { extrasListed: '' };
    const query = parse(kind, { ...typed, bill: '', ...listed });
    if (query.kind !== 'valid') continue;
    answered += 1;
    const judged = judgeDeductions(query);
    for (const { deducted, allowedByRule, canBeAskedBack, toBeExplained } of judged.rows) {
      expect(Math.min(canBeAskedBack, toBeExplained)).toBeGreaterThanOrEqual(0);
      const allowed = Math.min(allowedByRule ?? 0, deducted);
      expect(allowed + canBeAskedBack + toBeExplained).toBe(deducted);
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
  const kinds = refusalLines.map((line) => `${line} ${deductionKindOf(line)}`);
  expect(kinds.join('; ')).toBe(
    'health-cashless health; health-reimbursement health; life null; own-damage motor; theft motor; third-party null; travel null; accident null',
  );
});
