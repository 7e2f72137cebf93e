/** Deductions of a hospital claim, one by one. */
import {
  healthAssociatedExpenses,
  healthNonPayableItems,
  healthProportionateLimit,
  healthRejectionTerm,
  healthSubsumedItems,
  standardHealthCoPayBase,
} from '../../content/figures/health.ts';
import { customaryCharges, proportionByRoom } from '../../content/figures/refusals-health.ts';
import { rupees } from '../../input/rupees.ts';
import { countText, lowerFirst } from '../../text/words.ts';
import {
  type BillShares,
  type HospitalBill,
  shareBill,
} from '../health/hospital-bill/hospital-bill.ts';
import { deductionRow, type HealthDeductionInput } from './deduction-fields.ts';
import {
  deductionByRule,
  type JudgedDeduction,
  judgedDeduction,
  missingNumberTexts,
  unexplainedDeduction,
} from './judged-deduction.ts';

// A room above the limit: its rent, and the cut of the charges that go with the room in the same proportion.
const keptOut = `By the norms of 2020, and by wordings since then, the cut leaves out ${lowerFirst(healthProportionateLimit.text)}`;

function judgeRoom(input: HealthDeductionInput): JudgedDeduction | null {
  const { roomCut, room, roomLimit, roomDays, roomCharges, roomTariff } = input;
  if (roomCut === null) return null;
  const row = deductionRow('health', 'room', roomCut);
  const isSameInEveryRoom = roomTariff === 'same';
  const charges = isSameInEveryRoom ? 0 : roomCharges;
  const reasons = {
    cannotJudge: `Which charges your own wording calls associated medical expenses. The norms of 2020 keep ${lowerFirst(healthProportionateLimit.text)} out of the cut. Two notes say that they were repealed in 2024; wordings since then repeat them, and your own wording decides.`,
    figures: [healthProportionateLimit, proportionByRoom, healthAssociatedExpenses],
  };
  if (room === null || roomLimit === null || roomDays === null || charges === null) {
    return unexplainedDeduction(row, {
      ...reasons,
      why: [
        'The cut is counted from your room, its limit, the days and the charges that go with the room.',
      ],
      lookUp: missingNumberTexts([
        [room, 'The price of your room for a day: the hospital’s final bill.'],
        [
          roomLimit,
          'The room limit for a day: your policy schedule. A percentage is of the sum insured; for a kind of room, take its price at this hospital.',
        ],
        [roomDays, 'The days in this room, without ICU: the final bill.'],
        [charges, 'Nursing, doctors and operation theatre: the final bill, by heads.'],
      ]),
    });
  }
  const { overRoom, proportionate } = shareOfBill(
    { room, days: roomDays, associated: charges },
    { roomLimit },
  );
  const rent = `Rent above the limit: ${countText(roomDays, 'day')} at ${rupees(Math.max(0, room - roomLimit))}, ${rupees(overRoom)}.`;
  const cut = isSameInEveryRoom
    ? 'The other charges are the same in every room, so nothing is cut from them.'
    : `Nursing, doctors and theatre of ${rupees(charges)} are paid in the proportion ${rupees(roomLimit)} to ${rupees(room)}: the cut is ${rupees(proportionate)}.`;
  const mayBeSameInEveryRoom = roomTariff === null && proportionate > 0;
  return deductionByRule(row, overRoom + proportionate, {
    ...reasons,
    isAtLeast: mayBeSameInEveryRoom,
    why: [
      ...(room <= roomLimit
        ? ['The room was within its limit, so nothing is deducted for it.']
        : [rent, cut]),
      `${keptOut}.`,
    ],
    lookUp: mayBeSameInEveryRoom
      ? [
          `Are nursing, doctors and theatre the same in every room of this hospital? Then the norms of 2020 allow no cut of them (${rupees(proportionate)}): ask the hospital for a line in writing.`,
        ]
      : [],
    ground: `The room cost ${rupees(room)} a day for ${countText(roomDays, 'day')}, and the limit of the policy is ${rupees(roomLimit)}. ${
      room <= roomLimit
        ? 'The room was within the limit.'
        : isSameInEveryRoom
          ? `${rent} The hospital charges the rest alike in every room, so no cut in proportion applies (${proportionByRoom.source.title}).`
          : `${rent} ${cut} ${keptOut} (${healthProportionateLimit.source.title}). If my policy says otherwise, please name its clause.`
    }`,
  });
}

// One deduction of a hospital claim, counted as the tool "who pays this bill" counts it.
type Terms = { roomLimit?: number; subLimit?: number; coPay?: number };

/** Only the parts of the bill that one deduction is about, under the one term that it rests on. */
function shareOfBill(bill: Partial<HospitalBill>, terms: Terms): BillShares {
  return shareBill(
    { room: 0, days: 0, associated: 0, unaffected: 0, nonPayable: 0, ...bill },
    {
      sumInsured: Number.MAX_SAFE_INTEGER,
      roomLimit: terms.roomLimit ?? null,
      subLimit: terms.subLimit ?? null,
      deductible: 0,
      coPay: terms.coPay ?? 0,
    },
  );
}

export function judgeHealthDeductions(input: HealthDeductionInput): JudgedDeduction[] {
  return [
    judgeRoom(input),
    judgeExtras(input),
    judgeReasonable(input),
    judgeNotCovered(input),
    judgeSubLimit(input),
    judgeDeductible(input),
    judgeCoPay(input),
    judgeOther(input),
  ].filter((row) => row !== null);
}

function judgeReasonable(input: HealthDeductionInput): JudgedDeduction | null {
  const { reasonableCut, reasonableCharged, reasonableRate } = input;
  if (reasonableCut === null) return null;
  const row = deductionRow('health', 'reasonable', reasonableCut);
  const definition = `A wording compares them with ${lowerFirst(customaryCharges.text)}. The insurer has to show these charges.`;
  const reasons = {
    cannotJudge:
      'What other hospitals of the area charge, and a package rate that the hospital agreed with the insurer.',
    figures: [customaryCharges, healthRejectionTerm],
  };
  const comparison =
    'Rates of two or three hospitals like yours in the area, and the sum approved before admission.';
  if (reasonableCharged === null || reasonableRate === null) {
    return unexplainedDeduction(row, {
      ...reasons,
      why: [definition],
      lookUp: [
        ...missingNumberTexts([
          [reasonableCharged, 'What the hospital charged for this: the final bill.'],
          [
            reasonableRate,
            'The rate that they call reasonable, and where it is from: ask them in writing.',
          ],
        ]),
        comparison,
      ],
    });
  }
  const excess = Math.max(0, reasonableCharged - reasonableRate);
  const toBeExplained = Math.min(reasonableCut, excess);
  return judgedDeduction(
    row,
    { allowedByRule: null, canBeAskedBack: reasonableCut - toBeExplained, toBeExplained },
    {
      ...reasons,
      why: [
        definition,
        `By their own rate they may deduct ${rupees(excess)} at the most: ${rupees(reasonableCharged)} less ${rupees(reasonableRate)}.`,
      ],
      lookUp: [comparison],
      ground: `Your own rate is ${rupees(reasonableRate)} and the hospital charged ${rupees(reasonableCharged)}, so the difference is only ${rupees(excess)}.`,
    },
  );
}

function judgeNotCovered({ notCoveredCut, notCoveredTerm }: HealthDeductionInput) {
  if (notCoveredCut === null) return null;
  return unexplainedDeduction(deductionRow('health', 'not-covered', notCoveredCut), {
    why: [
      `A health insurer that disallows a part names ${lowerFirst(healthRejectionTerm.text)}.`,
      notCoveredTerm
        ? 'Compare this term with your wording, and look at its reason as well.'
        : 'Without that term you cannot answer it: ask for it.',
    ],
    lookUp: notCoveredTerm ? [] : ['The clause of the policy: ask the insurer in writing.'],
    cannotJudge: 'Whether the term fits your treatment.',
    figures: [healthRejectionTerm],
  });
}

function judgeSubLimit(input: HealthDeductionInput): JudgedDeduction | null {
  const { subLimitCut, subLimit, subLimitCharged } = input;
  if (subLimitCut === null) return null;
  const row = deductionRow('health', 'sub-limit', subLimitCut);
  const reasons = {
    cannotJudge:
      'Whether the limit is for your treatment, and whether it was in the policy when you bought or renewed it.',
    figures: [healthRejectionTerm],
  };
  if (subLimit === null || subLimitCharged === null) {
    return unexplainedDeduction(row, {
      ...reasons,
      why: ['Only what is above the limit may be deducted.'],
      lookUp: missingNumberTexts([
        [subLimit, 'The limit: the table of benefits in your policy schedule.'],
        [subLimitCharged, 'What they counted for the treatment: the settlement sheet.'],
      ]),
    });
  }
  const { overSubLimit } = shareOfBill({ unaffected: subLimitCharged }, { subLimit });
  const countedText = `They counted ${rupees(subLimitCharged)} for the treatment, and the limit is ${rupees(subLimit)}: ${rupees(overSubLimit)} is above it.`;
  return deductionByRule(row, overSubLimit, {
    ...reasons,
    why: [countedText],
    ground: `You counted ${rupees(subLimitCharged)} for the treatment. The limit of the policy is ${rupees(subLimit)}, so ${rupees(overSubLimit)} is above it.`,
  });
}

function judgeDeductible(input: HealthDeductionInput): JudgedDeduction | null {
  const { deductibleCut, deductible, deductibleUsed } = input;
  if (deductibleCut === null) return null;
  const row = deductionRow('health', 'deductible', deductibleCut);
  const reasons = {
    cannotJudge:
      'Whether your deductible counts for each claim or once for all claims of a year: the wording says.',
    figures: [],
  };
  if (deductible === null || deductibleUsed === null) {
    return unexplainedDeduction(row, {
      ...reasons,
      why: [
        'A deductible is taken off once: for each claim, or for all claims of a year together.',
      ],
      lookUp: missingNumberTexts([
        [deductible, 'The deductible: your policy schedule.'],
        [
          deductibleUsed,
          'What you have borne of it in this policy year: earlier settlement sheets and bills.',
        ],
      ]),
    });
  }
  const remainingDeductible = Math.max(0, deductible - deductibleUsed);
  return deductionByRule(row, remainingDeductible, {
    ...reasons,
    why: [
      `Of a deductible of ${rupees(deductible)} you have borne ${rupees(deductibleUsed)} before: ${rupees(remainingDeductible)} is left.`,
    ],
    ground: `The deductible of the policy is ${rupees(deductible)}, and I bore ${rupees(deductibleUsed)} of it before, so ${rupees(remainingDeductible)} is left.`,
  });
}

function judgeCoPay(input: HealthDeductionInput): JudgedDeduction | null {
  const { coPayCut, coPayPercent, coPayBase } = input;
  if (coPayCut === null) return null;
  const row = deductionRow('health', 'co-payment', coPayCut);
  const base = `The standard policy takes it of ${standardHealthCoPayBase.text}: of what is left after other deductions, and not of the bill.`;
  const reasons = {
    cannotJudge:
      'Whether the co-payment applies to you: it may depend on age at entry, city or hospital.',
    figures: [standardHealthCoPayBase],
  };
  if (coPayPercent === null || coPayBase === null) {
    return unexplainedDeduction(row, {
      ...reasons,
      why: [base],
      lookUp: missingNumberTexts([
        [coPayPercent, 'The percentage: your policy schedule.'],
        [coPayBase, 'The sum admitted before the co-payment: the settlement sheet.'],
      ]),
    });
  }
  const { coPay } = shareOfBill({ unaffected: coPayBase }, { coPay: coPayPercent });
  const countedText = `${coPayPercent}% of ${rupees(coPayBase)} is ${rupees(coPay)}.`;
  return deductionByRule(row, coPay, {
    ...reasons,
    why: [base, countedText],
    ground: `The co-payment is ${coPayPercent}% of the admissible sum: ${countedText}`,
  });
}

function judgeOther({ otherCut }: HealthDeductionInput): JudgedDeduction | null {
  if (otherCut === null) return null;
  return unexplainedDeduction(deductionRow('health', 'other', otherCut), {
    why: [`A health insurer that disallows a part names ${lowerFirst(healthRejectionTerm.text)}.`],
    lookUp: ['The reason and the clause: ask the insurer in writing.'],
    cannotJudge: 'A deduction whose reason is not in this form.',
    figures: [healthRejectionTerm],
  });
}

// Extras that an insurer deducts as "not payable", by the four lists of the wording.
function judgeExtras(input: HealthDeductionInput): JudgedDeduction | null {
  const { extrasCut, extrasListed, extrasPart, extrasCover } = input;
  if (extrasCut === null) return null;
  const row = deductionRow('health', 'extras', extrasCut);
  const reasons = {
    cannotJudge:
      'Whether an item is in the lists: we have not read the official lists item by item, so the lists in your own wording decide.',
    figures: [healthNonPayableItems, healthSubsumedItems, healthRejectionTerm],
  };
  const lists = `List I of the wording names what plans usually do not pay (${healthNonPayableItems.text}); Lists II, III and IV name what counts as part of the room, the procedure or the treatment (${healthSubsumedItems.text}).`;
  if (extrasListed === null || extrasPart === null) {
    return unexplainedDeduction(row, {
      ...reasons,
      why: [`${lists} An item in none of them is not deducted as “not payable”.`],
      lookUp: [
        'The name of each item: the settlement sheet. If it has none, ask for them.',
        'The list of each item: the annexure at the end of your policy wording.',
      ],
    });
  }
  const inNone = extrasCut - extrasListed - extrasPart;
  const canBeAskedBack = inNone + (extrasCover ? extrasListed : 0);
  // Add-ons differ: some pay List I only, others all four.
  const toBeExplained = extrasCover ? extrasPart : 0;
  return judgedDeduction(
    row,
    { allowedByRule: extrasCut - canBeAskedBack - toBeExplained, canBeAskedBack, toBeExplained },
    {
      ...reasons,
      why: [
        lists,
        ...(inNone > 0 ? [`In none of the lists: ${rupees(inNone)}.`] : []),
        ...(extrasListed > 0
          ? [
              extrasCover
                ? `List I, ${rupees(extrasListed)}: your add-on pays it. Its wording says up to which sum.`
                : `List I, ${rupees(extrasListed)}: these stay with you, unless an add-on pays them.`,
            ]
          : []),
        ...(extrasPart > 0
          ? [
              extrasCover
                ? `Lists II to IV, ${rupees(extrasPart)}: some add-ons pay them, some only List I. Read yours.`
                : `Lists II to IV, ${rupees(extrasPart)}: part of another charge, so ask the hospital why it charged them apart.`,
            ]
          : []),
      ],
      ground: [
        inNone > 0 &&
          `Items of ${rupees(inNone)} are in none of the lists of non-payable items in the policy; please name the list and the number of each.`,
        extrasCover &&
          extrasListed > 0 &&
          `My policy has an add-on that pays items of List I, here ${rupees(extrasListed)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    },
  );
}
