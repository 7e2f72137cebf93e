/**
 * Dated figures of income tax on life premiums and payouts. Income until 2025-26 is under the Act of 1961, so both
 * section numbers are named. A deduction is never named without its regime.
 */
import type { Figure, Source } from '../types.ts';

const incomeTaxSchedule: Source = {
  title: 'Income-tax Act, 2025, Schedule II (serial number 2, life insurance receipts)',
  url: 'https://www.incometaxindia.gov.in/w/schedule-ii-9',
};
const premiumSection: Source = {
  title: 'Income-tax Act, 2025, section 123 with Schedule XV',
  url: 'https://www.incometaxindia.gov.in/w/section-123-96',
};

export const taxActSince: Figure = {
  id: 'tax-act-since',
  label: 'First day of the Income-tax Act, 2025, for income from tax year 2026-27',
  text: '1 April 2026',
  from: '2026-04-01',
  asOf: '2026-01-30',
  source: { title: 'The Income-tax Act, 2025', via: 'Upstox, 30 January 2026' },
  readIn: 'press',
};

export const taxPremiumDeduction: Figure = {
  id: 'tax-premium-deduction',
  label:
    'Deduction for life premiums in a tax year, old regime only, shared with provident fund and other savings',
  text: '₹1.5 lakh',
  from: '2026-04-01',
  asOf: '2026-09-11',
  isReconfirmed: true,
  source: premiumSection,
  readIn: 'note',
};

export const taxDeductionShareSince: Figure = {
  id: 'tax-deduction-share-since',
  label: 'Issue date from which that share of the sum assured is the most of a premium that counts',
  text: '1 April 2012',
  from: '2026-04-01',
  asOf: '2026-09-11',
  isReconfirmed: true,
  source: premiumSection,
  readIn: 'note',
};

export const taxDeductionToSumAssured: Figure = {
  id: 'tax-deduction-to-sum-assured',
  label: `Most of a life premium that counts for the deduction, as a share of the sum assured (policies issued since ${taxDeductionShareSince.text})`,
  text: '10%',
  share: 10,
  from: '2026-04-01',
  asOf: '2026-09-11',
  isReconfirmed: true,
  source: premiumSection,
  readIn: 'note',
};

export const taxPremiumSection: Figure = {
  id: 'tax-premium-section',
  label: 'Section for the deduction of life premiums: Act of 2025, and before it Act of 1961',
  text: 'section 123 (formerly 80C)',
  from: '2026-04-01',
  asOf: '2026-09-11',
  isReconfirmed: true,
  source: premiumSection,
  readIn: 'note',
};

export const taxPayoutSection: Figure = {
  id: 'tax-payout-section',
  label: 'Place of the exemption for life payouts: Act of 2025, and before it Act of 1961',
  text: 'Schedule II, serial number 2 (formerly section 10(10D))',
  from: '2026-04-01',
  asOf: '2026-09-11',
  isReconfirmed: true,
  source: incomeTaxSchedule,
  readIn: 'note',
};

export const taxNewRegimeDeduction: Figure = {
  id: 'tax-new-regime-deduction',
  label:
    'Deduction for life premiums in the new regime, which applies unless you choose the old one',
  text: 'none',
  from: '2026-04-01',
  asOf: '2026-09-11',
  isReconfirmed: true,
  source: premiumSection,
  readIn: 'note',
};

const pensionSection: Source = {
  title: 'Income-tax Act, 2025, section 124 (National Pension System)',
};

export const taxPensionSection: Figure = {
  id: 'tax-pension-section',
  label:
    'Section for payments into the National Pension System: Act of 2025, and before it of 1961',
  text: 'section 124 (formerly 80CCD)',
  from: '2026-04-01',
  asOf: '2026',
  source: pensionSection,
  readIn: 'note',
};

export const taxPensionDeduction: Figure = {
  id: 'tax-pension-deduction',
  label:
    'Further deduction for one’s own payments into the National Pension System, old regime only',
  text: '₹50,000',
  from: '2026-04-01',
  asOf: '2026',
  source: pensionSection,
  readIn: 'note',
};

const payoutsInThePress: Source = {
  title: 'Tax on life insurance payouts, as reported by Outlook Money, 2025',
};

export const taxDeductedOnPayoutsAbove: Figure = {
  id: 'tax-deducted-on-payouts-above',
  label: 'Taxable payouts of a year above which the insurer deducts tax',
  text: '₹1 lakh',
  from: '2025-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2025',
  source: payoutsInThePress,
  readIn: 'press',
};

export const taxDeductedOnPayout: Figure = {
  id: 'tax-deducted-on-payout',
  label: `Tax the insurer deducts from the income part of a taxable payout above ${taxDeductedOnPayoutsAbove.text}`,
  text: '2%',
  share: 2,
  from: '2025-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2025',
  source: payoutsInThePress,
  readIn: 'press',
};

export const taxPayoutIncome: Figure = {
  id: 'tax-payout-income',
  label: 'Taxed part of a payout that is not exempt, of a policy that is no ULIP: section 92(2)(l)',
  text: 'what it pays, less the premiums that were never deducted from income',
  from: '2026-04-01',
  asOf: '2026',
  source: {
    title: 'Income-tax Act, 2025, section 92(2)(l), with the rule on life insurance receipts',
    via: 'TaxTMI on the rule; TaxGuru on draft rule 59; before it rule 11UACA, Taxmann, 18 August 2023',
  },
  readIn: 'note',
};

// Any taxable ULIP counts as an equity fund here; whether one in debt funds does, an adviser has to say.
function unitLinkedGainRow(id: string, label: string, text: string): Figure {
  return {
    id,
    label,
    text,
    from: '2026-04-01',
    asOf: '2026-06-02',
    isReconfirmed: true,
    source: {
      title:
        'Income-tax Act, 2025, sections 67(5) and 198 (formerly 45(1B) and 112A), gain of a ULIP',
      via: 'a copy of section 198 at CAclubindia; TaxTMI on section 67(5), 2 June 2026',
    },
    readIn: 'note',
  };
}

export const taxUnitLinkedGainFree = unitLinkedGainRow(
  'tax-unit-linked-gain-free',
  'Gains of a year that stay free, of taxable ULIPs, shares and equity funds together',
  '₹1.25 lakh',
);

export const taxUnitLinkedGainRate: Figure = {
  ...unitLinkedGainRow(
    'tax-unit-linked-gain-rate',
    `Income tax on the gain of a taxable ULIP held for more than a year, above ${taxUnitLinkedGainFree.text} of such gains a year, surcharge and cess aside`,
    '12.5%',
  ),
  share: 12.5,
};

export const taxUnitLinkedPremiumLimit: Figure = {
  id: 'tax-unit-linked-premium-limit',
  label:
    'Yearly premium, all unit-linked policies issued since 1 February 2021 together, above which maturity is taxable',
  text: '₹2.5 lakh',
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readIn: 'official-text',
};

export const taxUnitLinkedIssuedSince: Figure = {
  id: 'tax-unit-linked-issued-since',
  label: 'Issue date from which unit-linked policies fall under that yearly premium limit',
  text: '1 February 2021',
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readIn: 'official-text',
};

export const taxTraditionalPremiumLimit: Figure = {
  id: 'tax-traditional-premium-limit',
  label:
    'Yearly premium, all other life policies issued since 1 April 2023 together, above which maturity is taxable',
  text: '₹5 lakh',
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readIn: 'official-text',
};

export const taxTraditionalIssuedSince: Figure = {
  id: 'tax-traditional-issued-since',
  label: 'Issue date from which other life policies fall under that yearly premium limit',
  text: '1 April 2023',
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readIn: 'official-text',
};

export const taxUnitLinkedChoice: Figure = {
  id: 'tax-unit-linked-choice',
  label: `Whose choice it is which unit-linked policies count within ${taxUnitLinkedPremiumLimit.text} a year, where not all fit`,
  text: 'yours',
  from: '2022-01-19',
  asOf: '2022-10-12',
  source: {
    title: 'CBDT Circular No. 2 of 2022 on section 10(10D), unit-linked policies',
    via: 'Mint, 12 October 2022',
  },
  readIn: 'press',
};

export const taxTraditionalChoice: Figure = {
  id: 'tax-traditional-choice',
  label: `Whose choice it is which other life policies count within ${taxTraditionalPremiumLimit.text} a year, where not all fit`,
  text: 'yours',
  from: '2023-08-16',
  asOf: '2023-08-16',
  source: {
    title: 'CBDT Circular No. 15 of 2023 on section 10(10D), other life policies',
    via: 'an example of the circular at TaxTMI; EY, November 2023',
  },
  readIn: 'note',
};

function issuedSinceRow(id: string, label: string, text: string): Figure {
  return {
    id,
    label,
    text,
    from: '2026-04-01',
    asOf: '2026-04-01',
    source: incomeTaxSchedule,
    readIn: 'official-text',
  };
}

export const taxSumAssuredTestSince = issuedSinceRow(
  'tax-sum-assured-test-since',
  'Issue date from which the premium is compared with the sum assured',
  '1 April 2003',
);

export const taxBeforeSumAssuredTest: Figure = {
  id: 'tax-before-sum-assured-test',
  label: `Income tax on the payout of a policy issued before ${taxSumAssuredTestSince.text} (keyman policies aside)`,
  text: 'exempt',
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readIn: 'official-text',
};

export const taxLowerShareSince = issuedSinceRow(
  'tax-lower-share-since',
  'Issue date from which the lower share of the sum assured applies',
  '1 April 2012',
);

export const taxDisabledShareSince = issuedSinceRow(
  'tax-disabled-share-since',
  'Issue date from which a disability or a listed illness allows a larger share of the sum assured',
  '1 April 2013',
);

export const taxPremiumToSumAssured: Figure = {
  id: 'tax-premium-to-sum-assured',
  label: `Highest yearly premium, as a share of the sum assured, for an exempt maturity (policies issued since ${taxLowerShareSince.text})`,
  text: '10%',
  share: 10,
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readIn: 'official-text',
};

export const taxPremiumToSumAssuredBefore: Figure = {
  id: 'tax-premium-to-sum-assured-before',
  label: `Highest yearly premium, as a share of the sum assured, for an exempt maturity (policies issued from ${taxSumAssuredTestSince.text}, before ${taxLowerShareSince.text})`,
  text: '20%',
  share: 20,
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readIn: 'official-text',
};

export const taxPremiumToSumAssuredDisabled: Figure = {
  id: 'tax-premium-to-sum-assured-disabled',
  label: `The same share where the insured person has a disability or a listed illness (policies issued since ${taxDisabledShareSince.text})`,
  text: '15%',
  share: 15,
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readIn: 'official-text',
};

export const taxDeathBenefit: Figure = {
  id: 'tax-death-benefit',
  label: 'Income tax on a death benefit (keyman and assigned policies aside)',
  text: 'exempt',
  from: '2026-04-01',
  asOf: '2026-04-01',
  source: incomeTaxSchedule,
  readIn: 'official-text',
};
