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
import { rupeesInWords } from '../../../input/rupees.ts';
import { type Calculator, defineCalculator } from '../../calculators/calculator.ts';
import { type RepairClaim, settleRepairClaim } from '../repair-claim.ts';
import { bikeWords, carWords, type VehicleWords } from '../vehicle-words.ts';
import { ncbBrief } from './ncb-brief.ts';
import { type NcbInput, ncbFields } from './ncb-fields.ts';
import { bonusRenewals } from './ncb-renewals.ts';
import {
  ncbAssumptions,
  ncbException,
  ncbNumbers,
  ncbSteps,
  ncbText,
  ncbVerdict,
  repairText,
} from './ncb-words.ts';
import { bonusByRenewalTable, ncbChart, ncbWorkingRows } from './ncb-working.ts';

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
