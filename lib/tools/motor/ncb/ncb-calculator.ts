/** The calculator "claim or pay yourself": the insurer's payment now against the bonus lost in later years. */
import {
  constructiveTotalLoss,
  motorGst,
  noClaimBonusScale,
  otherPartsScale,
  paintMaterialShare,
  partsDepreciationFibreglass,
  partsDepreciationGlass,
  partsDepreciationPaint,
  partsDepreciationRubberPlastic,
} from '../../../content/figures/motor.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import { upperFirst } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { AnswerTable, BarChart, WorkingRow } from '../../calculators/calculator.ts';
import { type Calculator, defineCalculator } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/shared-answer-parts.ts';
import { type RepairClaim, settleRepairClaim } from '../repair-claim.ts';
import { bikeWords, carWords, type VehicleWords } from '../vehicle-words.ts';
import { type NcbInput, ncbFields } from './ncb-fields.ts';
import {
  type BonusRenewal,
  bonusCost,
  bonusRenewals,
  ncbAssumptions,
  ncbException,
  ncbNumbers,
  ncbSteps,
  ncbText,
  ncbVerdict,
  repairText,
  vehicleAgeText,
} from './ncb-words.ts';

function ncbWorkingRows(
  input: NcbInput,
  claim: RepairClaim,
  renewals: readonly BonusRenewal[],
): WorkingRow[] {
  const { bill, depreciation, compulsory, voluntary, insurerShare } = claim;
  const metal = otherPartsScale[Number(input.age)];
  const deductions: [label: string, amount: number][] = [
    [`Off plastic and rubber, ${partsDepreciationRubberPlastic.text}`, depreciation.plastic],
    [`Off fibreglass, ${partsDepreciationFibreglass.text}`, depreciation.fibreglass],
    [`Off metal and other parts, ${metal?.figure.text}`, depreciation.metal],
    [`Off the material of the painting, ${partsDepreciationPaint.text}`, depreciation.paint],
    ['Compulsory deductible', compulsory],
    ['Voluntary deductible', voluntary],
  ];
  return [
    { label: 'The repair', value: rupees(bill) },
    ...deductions
      .filter(([, amount]) => amount > 0)
      .map(([label, amount]) => ({ label, value: rupees(-amount) })),
    { label: 'The insurer pays', value: rupees(insurerShare), isTotal: true },
    { label: 'Bonus lost at later renewals', value: rupees(-bonusCost(renewals)) },
    {
      label: 'Gain from the claim',
      value: rupees(insurerShare - bonusCost(renewals)),
      isTotal: true,
    },
  ];
}

const ordinals = ['Next', '2nd', '3rd'];

function bonusByRenewalTable(renewals: readonly BonusRenewal[]): AnswerTable {
  return {
    caption: 'Your bonus, until both ways are the same again',
    columns: ['Renewal', 'You pay yourself', 'You claim', 'More to pay'],
    rows: renewals.map(({ unclaimed, claimed, more }, index) => [
      ordinals[index] ?? `${index + 1}th`,
      `${unclaimed}%`,
      `${claimed}%`,
      rupees(more),
    ]),
  };
}

function ncbChart(claim: RepairClaim, renewals: readonly BonusRenewal[]): BarChart {
  const cost = bonusCost(renewals);
  return {
    title: 'What each way costs you in all',
    bars: [
      {
        label: 'You claim',
        parts: chartParts([
          { label: 'your share', amount: claim.ownerShare, tone: 'own' },
          { label: 'bonus lost', amount: cost, tone: 'own2' },
        ]),
      },
      {
        label: 'You pay yourself',
        parts: [{ label: 'repair', amount: claim.bill, tone: 'own' }],
      },
    ],
  };
}

type NcbCalculator = Calculator<ReturnType<typeof ncbFields>>;

function ncbCalculator(
  vehicle: VehicleWords,
  examples: NcbCalculator['examples'] & {},
): NcbCalculator {
  const { key, page } = vehicle;
  return defineCalculator({
    id: `${key}-ncb-calculator`,
    question: 'Claim for a repair, or pay yourself?',
    lead: 'Take the sums from the garage’s estimate, with GST.',
    button: 'Compare',
    detailsLabel: 'Add-ons and earlier claims',
    fields: ncbFields(vehicle),
    examples,
    check: (input) => {
      if (claimOf(input).bill === 0) return { plastic: 'Enter what the estimate charges.' };
      return (input.paintMaterial ?? 0) > input.paint
        ? { paintMaterial: 'Enter no more than the painting costs.' }
        : {};
    },
    inputSummary: (input) => repairText(vehicle, input, claimOf(input)),
    answer: (input) => {
      const { isProtected, hasClaimed } = input;
      const claim = claimOf(input);
      const renewals = bonusRenewals(input.premium, {
        bonus: Number(input.bonus),
        isProtected,
        hasClaimed,
      });
      const exception = ncbException(input, claim);
      return {
        verdict: ncbVerdict(claim, renewals),
        numbers: ncbNumbers(claim, renewals),
        text: [ncbText(input, renewals)],
        ...(exception && { exception }),
        nextSteps: ncbSteps(vehicle, claim, renewals),
        working: {
          caption: 'What a claim brings and costs',
          rows: ncbWorkingRows(input, claim, renewals),
        },
        ...(renewals.length > 0 && { tables: [bonusByRenewalTable(renewals)] }),
        chart: ncbChart(claim, renewals),
        assumptions: ncbAssumptions(vehicle, input),
        subject: `a repair of ${rupeesInWords(claim.bill)} and your no-claim bonus`,
        brief: ncbBrief(vehicle, input, claim),
        related: [
          `Beyond repair? [What a total loss pays](${page}/idv-calculator).`,
          `Kinds of policy side by side: [compare](${page}#compare).`,
        ],
        figures: [
          partsDepreciationRubberPlastic,
          partsDepreciationFibreglass,
          partsDepreciationGlass,
          ...otherPartsScale.map(({ figure }) => figure),
          partsDepreciationPaint,
          paintMaterialShare,
          ...vehicle.deductibles,
          ...noClaimBonusScale.map(({ figure }) => figure),
          motorGst,
          constructiveTotalLoss,
        ],
      };
    },
  });
}

function claimOf(input: NcbInput): RepairClaim {
  const { age, zeroDepreciation, compulsory, voluntary } = input;
  return settleRepairClaim(input, {
    metalRow: Number(age),
    hasZeroDepreciation: zeroDepreciation,
    compulsory,
    voluntary,
  });
}

export const carNcbCalculator = ncbCalculator(carWords, [
  {
    label: 'A dented door, 50% bonus',
    typed: {
      metal: '4000',
      paint: '6000',
      unreduced: '3000',
      age: '3',
      bonus: '50',
      premium: '9000',
    },
  },
  {
    label: 'A crash of ₹80,000',
    typed: {
      plastic: '30000',
      metal: '25000',
      paint: '12000',
      unreduced: '13000',
      age: '3',
      bonus: '35',
      premium: '12000',
    },
  },
]);
export const bikeNcbCalculator = ncbCalculator(bikeWords, [
  {
    label: 'A fall, ₹6,000',
    typed: {
      plastic: '3500',
      metal: '1000',
      unreduced: '1500',
      age: '2',
      bonus: '20',
      premium: '1500',
    },
  },
]);

// The brief for the insurer, before a claim: what it pays of a repair, and what becomes of the bonus.
function ncbBrief(
  vehicle: VehicleWords,
  input: NcbInput,
  { bill, insurerShare }: RepairClaim,
): AnswerBrief {
  const { bonus, premium, zeroDepreciation, isProtected } = input;
  const addOns = [
    ...(zeroDepreciation ? ['zero depreciation'] : []),
    ...(isProtected ? ['bonus protection'] : []),
  ];
  return {
    subject: 'other',
    heading: 'Repair and no-claim bonus: request for an answer before a claim',
    request: `Please say in writing what is paid of this repair of ${rupeesInWords(bill)}, and what becomes of the no-claim bonus.`,
    facts: [
      { label: 'Vehicle', value: upperFirst(vehicleAgeText(vehicle, input)) },
      { label: 'Estimate', value: estimateParts(input) },
      { label: 'Bonus now', value: bonus === '0' ? 'None' : `${String(bonus)}%` },
      { label: 'Own damage a year, before bonus', value: rupeesInWords(premium) },
      ...(addOns.length > 0 ? [{ label: 'Add-ons', value: upperFirst(addOns.join(', ')) }] : []),
      { label: 'Paid by the insurer, as I count it', value: rupeesInWords(insurerShare) },
    ],
    blanks: ['name', 'vehicle', 'policy', 'telephone'],
    askInWriting: [
      'How much is paid of each part of the estimate, and which share is taken off for age?',
      'Which deductibles are taken off?',
      'What is the bonus at the next renewal with this claim, and what without it?',
      'Does the own-damage premium change after a claim, beside the bonus?',
      'Until when can a claim be withdrawn, and does the bonus then stay?',
      ...(isProtected ? ['For how many claims does the bonus protection count?'] : []),
    ],
    mustHaveTerms: [
      'Each deduction with its sum and its clause.',
      'The bonus of the next renewal in per cent, with a claim and without one.',
    ],
    assumed: [
      'No other claim in the coming years.',
      `A repair of less than ${constructiveTotalLoss.text} of the IDV; above that it is a total loss.`,
    ],
  };
}

function estimateParts(input: NcbInput): string {
  const parts: [number, string][] = [
    [input.plastic, 'plastic and rubber'],
    [input.fibreglass, 'fibreglass'],
    [input.metal, 'metal and other parts'],
    [input.paint, 'painting'],
    [input.unreduced, 'labour and glass'],
  ];
  return upperFirst(
    parts
      .flatMap(([amount, name]) => (amount > 0 ? [`${name} ${rupeesInWords(amount)}`] : []))
      .join(', '),
  );
}
