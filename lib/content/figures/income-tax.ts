/**
 * Dated rates of income tax on the income of individuals, both regimes, for the calculator that compares them. The
 * Finance Act of each year sets the old regime's rates, the surcharge and the cess; the Income-tax Act, 2025 the rest.
 */
import { parseRupees } from '../../input/rupees.ts';
import type { Figure, ReadIn, Source } from '../types.ts';
import { healthTaxSection } from './health.ts';
import { taxPremiumDeduction } from './tax.ts';

const newRegimeSection: Source = {
  title: 'Income-tax Act, 2025, section 202 (new regime)',
  url: 'https://www.incometaxindia.gov.in/w/section-202-76',
  via: 'copies of the section at AUBSP and EZTax; CIOL, 1 February 2026',
};
const rebateSection: Source = {
  title: 'Income-tax Act, 2025, section 156 (rebate)',
  via: 'copies of the section at EZTax and Bagrodia Consultants',
};
const salarySection: Source = {
  title: 'Income-tax Act, 2025, section 19 (salaries)',
  via: 'TaxTMI on clause 19; Outlook Money on the Budget of 2026',
};
const housePropertySection: Source = {
  title: 'Income-tax Act, 2025, section 22 (house property)',
  via: 'a copy of the clause at TaxTMI; BharatTax',
};
const financeBill = (via: string): Source => ({
  title: 'Finance Bill, 2026, First Schedule (rates of income tax)',
  via,
});
const slabsInThePress = financeBill('CIOL, 1 February 2026; Finance Act at CAclubindia');
const seniorSlabs = financeBill('Filing In on the Budget of 2026; Upstox, 30 January 2026');
const surchargeNote = financeBill('TaxTMI on the bill; Pioneer, 12 January 2026');
const cessNote = financeBill('TaxTMI on the bill; ClearTax on the year before');

type Read = Pick<Figure, 'source' | 'readIn' | 'asOf'>;
const newRegime: Read = {
  source: newRegimeSection,
  readIn: 'official-text',
  asOf: '2026-02-01',
};
const rebate: Read = { source: rebateSection, readIn: 'official-text', asOf: '2025-09-27' };
const salary: Read = { source: salarySection, readIn: 'note', asOf: '2025-02-28' };
const inTheBill = (source: Source, readIn: ReadIn): Read => ({
  source,
  readIn,
  asOf: '2026-02-01',
});
const healthSection: Read = {
  source: {
    ...healthTaxSection.source,
    via: 'a copy of the section at Bagrodia Consultants; TaxTMI',
  },
  readIn: 'official-text',
  asOf: '2025',
};

function row(id: string, label: string, text: string, read: Read): Figure {
  return {
    id: `income-tax-${id}`,
    label,
    text,
    ...(/^[\d.]+%$/.test(text) ? { share: Number.parseFloat(text) } : {}),
    from: '2026-04-01',
    ...read,
  };
}

/** A rate and the income above which it applies, in rupees. */
export type RateAbove = { above: number; figure: Figure };

/** @param steps such as ['₹4 lakh', '5%']: the income above which the rate applies, up to that of the next step. */
function scale(
  id: string,
  what: string,
  read: Read,
  steps: readonly (readonly [string, string])[],
): RateAbove[] {
  return steps.map(([above, rate], place) => {
    const amount = parseRupees(above) ?? Number.NaN;
    const next = steps[place + 1]?.[0];
    const bounds = [
      ...(amount > 0 ? [`above ${above}`] : []),
      ...(next ? [`up to ${next}`] : []),
    ].join(', ');
    return {
      above: amount,
      figure: row(`${id}-${amount}`, `${what}, income ${bounds}`, rate, read),
    };
  });
}

export const incomeTaxYear = row(
  'year',
  'Tax year whose rates of income tax are counted here',
  '2026-27',
  inTheBill(slabsInThePress, 'press'),
);

export const incomeTaxRegimeSection = row(
  'regime-section',
  'Section for the new regime: Act of 2025, and before it Act of 1961',
  'section 202 (formerly 115BAC)',
  newRegime,
);

export const incomeTaxNewRegimeLeaves = row(
  'new-regime-leaves',
  'What the new regime still lets a salaried person deduct, of all that is asked here',
  'the standard deduction',
  newRegime,
);

export const incomeTaxRounding = row(
  'rounding',
  'What a return rounds income and tax to',
  'the nearest ten rupees',
  {
    source: {
      title: 'Income-tax Act, 2025, section 516 (rounding)',
      via: 'a copy of the section at AUBSP',
    },
    readIn: 'official-text',
    asOf: '2025',
  },
);

/* Ages, of a resident, at any time in the tax year */

export const incomeTaxSeniorAge = row(
  'senior-age',
  'Age from which the old regime has a higher free income',
  '60 years',
  inTheBill(seniorSlabs, 'press'),
);

export const seniorForTheYear = row(
  'senior-for-the-year',
  'Age at which a resident is a senior citizen for a whole tax year, reached at any time in it',
  '60 years',
  {
    source: {
      title: 'Income-tax Act, 2025, section 2(101) (senior citizen)',
      via: 'TaxTMI, on the same words of section 80D',
    },
    readIn: 'note',
    asOf: '2025',
  },
);

export const incomeTaxVerySeniorAge = row(
  'very-senior-age',
  'Age from which the old regime has its highest free income',
  '80 years',
  inTheBill(seniorSlabs, 'press'),
);

/* Slabs */

export const newRegimeSlabs = scale('new', 'Income tax, new regime', newRegime, [
  ['₹0', '0%'],
  ['₹4 lakh', '5%'],
  ['₹8 lakh', '10%'],
  ['₹12 lakh', '15%'],
  ['₹16 lakh', '20%'],
  ['₹20 lakh', '25%'],
  ['₹24 lakh', '30%'],
]);

export const oldRegimeSlabs = scale(
  'old',
  `Income tax, old regime, below ${incomeTaxSeniorAge.text}`,
  inTheBill(slabsInThePress, 'press'),
  [
    ['₹0', '0%'],
    ['₹2.5 lakh', '5%'],
    ['₹5 lakh', '20%'],
    ['₹10 lakh', '30%'],
  ],
);

export const oldRegimeSeniorSlabs = scale(
  'old-senior',
  `Income tax, old regime, from ${incomeTaxSeniorAge.text}`,
  inTheBill(seniorSlabs, 'press'),
  [
    ['₹0', '0%'],
    ['₹3 lakh', '5%'],
    ['₹5 lakh', '20%'],
    ['₹10 lakh', '30%'],
  ],
);

export const oldRegimeVerySeniorSlabs = scale(
  'old-very-senior',
  `Income tax, old regime, from ${incomeTaxVerySeniorAge.text}`,
  inTheBill(seniorSlabs, 'press'),
  [
    ['₹0', '0%'],
    ['₹5 lakh', '20%'],
    ['₹10 lakh', '30%'],
  ],
);

/* Rebate: section 156, formerly 87A */

export const newRegimeRebateLimit = row(
  'rebate-limit-new',
  'Taxed income up to which the rebate takes all tax, new regime, section 156 (formerly 87A)',
  '₹12 lakh',
  rebate,
);

export const newRegimeRebate = row(
  'rebate-new',
  'Largest rebate up to that income, new regime',
  '₹60,000',
  rebate,
);

export const newRegimeRebateRelief = row(
  'rebate-relief',
  `Most tax before surcharge and cess just above ${newRegimeRebateLimit.text}, new regime`,
  'the income above it',
  rebate,
);

export const oldRegimeRebateLimit = row(
  'rebate-limit-old',
  'Taxed income up to which the rebate takes all tax, old regime, section 156 (formerly 87A)',
  '₹5 lakh',
  rebate,
);

export const oldRegimeRebate = row(
  'rebate-old',
  'Largest rebate up to that income, old regime',
  '₹12,500',
  rebate,
);

/* Surcharge and cess */

export const newRegimeSurcharge = scale(
  'surcharge-new',
  'Surcharge on the tax, new regime',
  inTheBill(surchargeNote, 'note'),
  [
    ['₹50 lakh', '10%'],
    ['₹1 crore', '15%'],
    ['₹2 crore', '25%'],
  ],
);

export const oldRegimeSurcharge = scale(
  'surcharge-old',
  'Surcharge on the tax, old regime',
  inTheBill(surchargeNote, 'note'),
  [
    ['₹50 lakh', '10%'],
    ['₹1 crore', '15%'],
    ['₹2 crore', '25%'],
    ['₹5 crore', '37%'],
  ],
);

export const surchargeRelief: Figure = {
  id: 'income-tax-surcharge-relief',
  label: 'By how much tax and surcharge may exceed those at the limit of a surcharge',
  text: 'the income above it',
  from: '2019-07-08',
  isEffectiveDateUnknown: true,
  asOf: '2019-07-08',
  source: {
    title: 'Marginal relief on the surcharge of individuals, as explained by Mint, 8 July 2019',
  },
  readIn: 'press',
};

export const incomeTaxCess = row(
  'cess',
  'Health and education cess on tax and surcharge, without relief',
  '4%',
  inTheBill(cessNote, 'note'),
);

/* Deductions */

export const newRegimeStandardDeduction = row(
  'standard-deduction-new',
  'Standard deduction from a salary or pension, new regime, section 19 (formerly 16)',
  '₹75,000',
  salary,
);

export const oldRegimeStandardDeduction = row(
  'standard-deduction-old',
  'Standard deduction from a salary or pension, old regime, section 19 (formerly 16)',
  '₹50,000',
  salary,
);

export const homeLoanInterest = row(
  'home-loan-interest',
  'Home-loan interest for houses you live in, old regime, section 22 (formerly 24)',
  '₹2 lakh',
  { source: housePropertySection, readIn: 'note', asOf: '2025' },
);

export const homeLoanPrincipal = row(
  'home-loan-principal',
  `Repaid principal of a home loan, within the ${taxPremiumDeduction.text} of section 123, old regime`,
  'counts',
  {
    source: { ...taxPremiumDeduction.source, via: 'TaxTMI on Schedule XV; Outlook Money' },
    readIn: 'note',
    asOf: '2025',
  },
);

export const preventiveCheckUps = row(
  'check-ups',
  'Preventive health check-ups of family and parents, within the limits of section 126, old regime',
  '₹5,000',
  healthSection,
);

export const uninsuredSeniorBills = row(
  'uninsured-senior-bills',
  'Medical bills of a parent who is a senior citizen without health insurance, old regime, section 126',
  '₹50,000',
  healthSection,
);

export const parentsHealthTotal = row(
  'parents-health-total',
  'Premiums, check-ups and such bills of parents together, old regime, section 126',
  '₹50,000',
  healthSection,
);

// The sub-section was read in a summary; the wording of section 80D(2B), which it follows, in a copy.
export const healthPremiumMode: Figure = {
  ...row(
    'health-premium-mode',
    'Payment of a health premium that does not count, section 126(9); a check-up may be paid so',
    'cash',
    healthSection,
  ),
  source: { ...healthTaxSection.source, via: 'TaxTMI; on section 80D(2B), CAclubindia' },
  readIn: 'note',
};

export const severalYearsPremium: Figure = {
  ...row(
    'several-years-premium',
    'Health premium paid at once for several years, section 126, old regime',
    'spread over the tax years of the cover',
    healthSection,
  ),
  source: { ...healthTaxSection.source, via: 'TaxTMI, a summary of the section' },
  readIn: 'note',
};

/* The year before, which people file in 2026 */

export const assessmentYearAct: Figure = {
  id: 'income-tax-assessment-year-act',
  label: 'Law for income of April 2025 to March 2026, assessment year (AY) 2026-27',
  text: 'Income-tax Act, 1961',
  from: '2025-04-01',
  asOf: '2026-05-26',
  source: { title: 'WorkIndex, 26 May 2026, on section 126 and AY 2026-27' },
  readIn: 'note',
};

export const assessmentYearHealthLimits: Figure = {
  id: 'income-tax-assessment-year-health',
  label: 'Section 80D, AY 2026-27, old regime: own family, and parents who are senior citizens',
  text: '₹25,000 and ₹50,000',
  from: '2025-04-01',
  asOf: '2026-01',
  source: { title: 'Learnerhub, January 2026, on the sections for AY 2026-27' },
  readIn: 'note',
};
