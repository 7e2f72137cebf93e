/** Deductions of an own-damage claim, one by one; depreciation by the table of the tool "claim or pay yourself". */
import {
  constructiveTotalLoss,
  otherPartsScale,
  paintMaterialShare,
  partsDepreciationFibreglass,
  partsDepreciationGlass,
  partsDepreciationPaint,
  partsDepreciationRubberPlastic,
  retainedWreck,
} from '../../content/figures/motor.ts';
import type { Figure } from '../../content/types.ts';
import { rupees } from '../../input/rupees.ts';
import { paintShareNote, settleRepairClaim } from '../motor/repair-claim.ts';
import { deductionRow, type MotorDeductionInput } from './deduction-fields.ts';
import {
  deductionByRule,
  type JudgedDeduction,
  missingNumberTexts,
  unexplainedDeduction,
} from './judged-deduction.ts';

export function judgeMotorDeductions(input: MotorDeductionInput): JudgedDeduction[] {
  return [
    judgeParts(input),
    judgeExcess(input),
    judgeSalvage(input),
    judgeConsumables(input),
    judgeLabour(input),
    judgeOther(input),
  ].filter((row) => row !== null);
}

const askForReport = 'The survey report with its table of parts: ask the insurer for a copy.';

function judgeParts(input: MotorDeductionInput): JudgedDeduction | null {
  const { partsCut, plastic, fibreglass, metal, paint, vehicleAge, zeroDepreciation } = input;
  if (partsCut === null) return null;
  const row = deductionRow('motor', 'parts', partsCut);
  const metalRow = vehicleAge === null ? null : otherPartsScale[Number(vehicleAge)];
  if (zeroDepreciation) {
    return deductionByRule(row, 0, {
      why: ['Zero depreciation cover pays for new parts without taking off for age.'],
      cannotJudge:
        'The limits of your cover: insurers end it at a certain age and after some claims, and a wording may leave out some parts.',
      figures: [],
      ground: 'My policy has zero depreciation cover, so nothing is taken off for age.',
    });
  }
  const figures: Figure[] = [
    partsDepreciationRubberPlastic,
    partsDepreciationGlass,
    partsDepreciationFibreglass,
    ...(metalRow ? [metalRow.figure] : []),
    partsDepreciationPaint,
    paintMaterialShare,
  ];
  const cannotJudge = 'Whether your policy has this table: it is that of private car policies.';
  // Without metal parts the age decides nothing.
  const age = metal === 0 ? 0 : metalRow ? Number(vehicleAge) : null;
  if (plastic === null || fibreglass === null || metal === null || paint === null || age === null) {
    return unexplainedDeduction(row, {
      why: [
        'Each kind of part has its own share; all of them are needed, or the sum is too large.',
      ],
      lookUp: [
        ...missingNumberTexts([
          [plastic, 'Plastic and rubber parts: the repair bill.'],
          [fibreglass, 'Fibreglass parts: the repair bill, 0 if there are none.'],
          [metal, 'Metal and other parts: the repair bill.'],
          [paint, 'Painting: the repair bill.'],
          [age, 'The age of the vehicle on the day of the loss: the registration certificate.'],
        ]),
        askForReport,
      ],
      cannotJudge,
      figures,
    });
  }
  const { depreciation } = settleRepairClaim(
    { plastic, fibreglass, metal, paint, paintMaterial: input.paintMaterial, unreduced: 0 },
    { metalRow: age, hasZeroDepreciation: false, compulsory: 0, voluntary: 0 },
  );
  const allowed =
    depreciation.plastic + depreciation.fibreglass + depreciation.metal + depreciation.paint;
  const table = `By the table: ${partsText({ plastic, fibreglass, metal, paint }, depreciation, metalRow?.figure)}. Together ${rupees(allowed)}.`;
  return deductionByRule(row, allowed, {
    why: [
      table,
      `Glass: ${partsDepreciationGlass.text}. Labour, and a part that was repaired and not replaced: nothing, because the table names replaced parts only.`,
      ...(paint > 0 && input.paintMaterial === null ? [paintShareNote] : []),
    ],
    lookUp: row.deducted > allowed ? [askForReport] : [],
    cannotJudge,
    figures,
    ground: table,
  });
}

type PartSums = Record<'plastic' | 'fibreglass' | 'metal' | 'paint', number>;

/** Each kind of part that the bill has: its share by the table, and what that takes off. */
function partsText(bill: PartSums, depreciation: PartSums, metalShare: Figure | undefined): string {
  const parts = [
    bill.plastic > 0 &&
      `plastic and rubber ${partsDepreciationRubberPlastic.text} of ${rupees(bill.plastic)}, ${rupees(depreciation.plastic)}`,
    bill.fibreglass > 0 &&
      `fibreglass ${partsDepreciationFibreglass.text} of ${rupees(bill.fibreglass)}, ${rupees(depreciation.fibreglass)}`,
    bill.metal > 0 &&
      `metal and other parts ${metalShare?.text} of ${rupees(bill.metal)}, ${rupees(depreciation.metal)}`,
    bill.paint > 0 &&
      `material of the painting ${partsDepreciationPaint.text}, ${rupees(depreciation.paint)}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join('; ') : 'no part with depreciation';
}

function judgeExcess({ excessCut, compulsory, voluntary }: MotorDeductionInput) {
  if (excessCut === null) return null;
  const row = deductionRow('motor', 'excess', excessCut);
  const reasons = {
    cannotJudge: 'Whether one event or two were claimed: the excess is taken off for each claim.',
    figures: [],
  };
  if (compulsory === null || voluntary === null) {
    return unexplainedDeduction(row, {
      ...reasons,
      why: ['Only the two sums in your schedule may be taken off.'],
      lookUp: missingNumberTexts([
        [compulsory, 'The compulsory deductible: your policy schedule.'],
        [voluntary, 'The voluntary deductible: your policy schedule, 0 if you chose none.'],
      ]),
    });
  }
  const allowed = compulsory + voluntary;
  const countedText = `Compulsory ${rupees(compulsory)} and voluntary ${rupees(voluntary)}: ${rupees(allowed)}.`;
  return deductionByRule(row, allowed, {
    ...reasons,
    why: [countedText],
    ground: `The schedule has these deductibles. ${countedText}`,
  });
}

function judgeSalvage(input: MotorDeductionInput): JudgedDeduction | null {
  const { salvageCut, salvageHolder, salvageQuote } = input;
  if (salvageCut === null) return null;
  const row = deductionRow('motor', 'salvage', salvageCut);
  const rule = `An owner who keeps the wreck after a total loss (a repair above ${constructiveTotalLoss.text} of the IDV) is paid ${retainedWreck.text}.`;
  const reasons = {
    cannotJudge: 'What the wreck is worth, and whether you agreed to a sum.',
    figures: [retainedWreck, constructiveTotalLoss],
  };
  if (salvageHolder === null) {
    return unexplainedDeduction(row, {
      ...reasons,
      why: [rule],
      lookUp: ['Who took the wreck or the old parts: the delivery note of the garage.'],
    });
  }
  if (salvageHolder === 'parts-gone' || salvageHolder === 'parts-mine') {
    return unexplainedDeduction(row, {
      why: [
        salvageHolder === 'parts-gone'
          ? 'You do not have the old parts, so ask which term lets the insurer deduct their value.'
          : 'You have the old parts: the insurer may count their scrap value. You may offer to hand them over.',
      ],
      lookUp: ['How the value was found: ask for the survey report and the quotes.'],
      cannotJudge: 'Salvage of single parts: we read no rule on it.',
      figures: [],
    });
  }
  if (salvageHolder === 'wreck-gone') {
    return deductionByRule(row, 0, {
      ...reasons,
      why: [rule, 'The insurer took the wreck, so its value is not yours to bear.'],
      ground: 'You took the wreck, so its value may not be deducted from what is paid to me.',
    });
  }
  if (salvageQuote === null) {
    return unexplainedDeduction(row, {
      ...reasons,
      why: [rule],
      lookUp: [
        'The quotes for the wreck: ask the insurer for all of them, and get one of your own in writing.',
      ],
    });
  }
  return deductionByRule(row, salvageQuote, {
    ...reasons,
    why: [rule, `The highest quote in writing is ${rupees(salvageQuote)}.`],
    ground: `The highest quote in writing for the wreck is ${rupees(salvageQuote)} (${retainedWreck.source.title}).`,
  });
}

function judgeConsumables({ consumablesCut, consumablesCover }: MotorDeductionInput) {
  if (consumablesCut === null) return null;
  const row = deductionRow('motor', 'consumables', consumablesCut);
  const cannotJudge = 'What your wording calls a consumable.';
  return consumablesCover
    ? deductionByRule(row, 0, {
        why: ['Your add-on pays oil, coolant, nuts, bolts and the like.'],
        cannotJudge,
        figures: [],
        ground: 'My policy has an add-on that pays consumables.',
      })
    : deductionByRule(row, row.deducted, {
        why: [
          'An ordinary policy does not pay what is used up in the repair, unless an add-on does.',
        ],
        cannotJudge,
        figures: [],
      });
}

function judgeLabour({ labourCut, labourReason }: MotorDeductionInput) {
  if (labourCut === null) return null;
  const row = deductionRow('motor', 'labour', labourCut);
  if (labourReason === 'depreciation') {
    return deductionByRule(row, 0, {
      why: [
        'The table of depreciation names parts, and the material of a painting. It names no labour.',
      ],
      cannotJudge: 'Whether your own wording has another table.',
      figures: [partsDepreciationPaint],
      ground: 'The table of depreciation names parts and no labour.',
    });
  }
  return unexplainedDeduction(row, {
    why: [
      labourReason === 'gst'
        ? 'Ask which term leaves out the tax, and whether they paid it to the garage.'
        : 'Ask for the rate that they allow, and where it is from.',
    ],
    lookUp: [askForReport],
    cannotJudge:
      labourReason === 'gst'
        ? 'GST in a repair bill: we read no rule on it.'
        : 'What labour costs at other garages near you.',
    figures: [],
  });
}

function judgeOther({ otherCut }: MotorDeductionInput): JudgedDeduction | null {
  if (otherCut === null) return null;
  return unexplainedDeduction(deductionRow('motor', 'other', otherCut), {
    why: [
      'A repair that the surveyor left out, or a lower price, has its reason in the survey report.',
    ],
    lookUp: [askForReport],
    cannotJudge: 'A deduction whose reason is not in this form.',
    figures: [],
  });
}
