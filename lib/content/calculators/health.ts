/** Texts of the calculators for health, critical illness and maternity cover, and of the tax on their premiums. */
import { formatDate } from '../../dates/format-date.ts';
import { seo } from '../../site/route-row.ts';
import { lowerFirst } from '../../text/words.ts';
import { inYears, withYears } from '../figure-amounts.ts';
import { criticalIllnessSurvival, criticalIllnessWait } from '../figures/claims.ts';
import {
  criticalIllnessSurvivalUsual,
  healthInitialWait,
  healthMaternityCode,
  healthMoratorium,
  healthMultiplePolicies,
  healthNonPayableItems,
  healthPortabilityCredit,
  healthPreExistingWait,
  healthPreExistingWaitEarlier,
  healthProportionateLimit,
  healthSpecificWait,
  healthTaxNewRegime,
  healthTaxOwnFamily,
  healthTaxParents,
  healthTaxSection,
  healthTaxSenior,
  standardHealthChildAge,
  standardHealthCoPay,
  standardHealthCoPayBase,
  standardHealthSpecificWait,
  standardHealthSumInsured,
} from '../figures/health.ts';
import {
  assessmentYearAct,
  assessmentYearHealthLimits,
  healthPremiumMode,
  incomeTaxCess,
  incomeTaxRegimeSection,
  incomeTaxSeniorAge,
  incomeTaxYear,
  preventiveCheckUps,
  severalYearsPremium,
  uninsuredSeniorBills,
} from '../figures/income-tax.ts';
import { dayCare, hospitalStay } from '../figures/refusals-health.ts';
import { healthRenewalGrace, healthRenewalGraceMonthly } from '../figures/renewals.ts';
import { taxActSince, taxPremiumDeduction, taxPremiumSection } from '../figures/tax.ts';
import type { CalculatorTexts, SearchedAnswers } from './calculator-text.ts';

/** Ages as people type them; the bill is the form’s. */
const householdSums: SearchedAnswers = {
  heading:
    'How much health insurance is enough for a family of 4 in a metro city, for 2 people or for parents?',
  rows: [
    {
      label: 'Family of 4 in a metro (36, 34, children 8 and 4)',
      typed: { age: '36', spouse: '34', children: '8, 4', treated: 'no' },
    },
    {
      label: 'The same family of 4 in a smaller town',
      typed: { age: '36', spouse: '34', children: '8, 4', treated: 'no', city: 'other' },
    },
    {
      label: 'Family of 3 in a metro (32, 30, child 3)',
      typed: { age: '32', spouse: '30', children: '3', treated: 'no' },
    },
    {
      label: 'Two people in a metro (30 and 28)',
      typed: { age: '30', spouse: '28', treated: 'no' },
    },
    { label: 'One person of 30 in a metro', typed: { age: '30', treated: 'no' } },
    {
      label: 'Parents of 62 and 65 in a metro',
      typed: { parents: '62, 65', parentTreated: 'no' },
    },
    {
      label: 'Family of 4 with parents of 62 and 65',
      typed: {
        age: '36',
        spouse: '34',
        children: '8, 4',
        treated: 'no',
        parents: '62, 65',
        parentTreated: 'no',
      },
    },
  ],
  assumed:
    'Nobody is in treatment; no employer’s cover. The large bill that it starts from is our assumption: change it to your hospital’s.',
};

export const healthCalculators = {
  'health-cover-calculator': {
    label: 'Health insurance cover calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Health insurance cover calculator: how much do you need?',
      'From the ages of your family and parents: who should share a health policy, how large its sum insured should be, and where a top-up takes over.',
    ),
    computes: [
      'A plan for a household: who shares one policy, who has a policy of their own, and which sum insured each of them needs, with or without a super top-up above it.',
      'It starts from a large hospital bill where you live. No official figure for such a bill exists, so the start value is our assumption: ask your hospital and change it. No premium is counted.',
    ],
    formula: [
      'One large bill of today, raised by the yearly rise of hospital prices for the years that the sum should last.',
      'Plus a second stay in the same year: a quarter of that bill for one younger person, half for several people or one older person, all of it for two older ones.',
      'Less other cover, of an employer or of the state, which counts for the second stay only.',
      'Rounded up to a sum that is sold. A very large sum, or one for an older person, is split into a base policy and a super top-up.',
    ],
    questions: [
      {
        id: 'cover-calculator-employer',
        question: 'Does cover from my employer lower the sum I need?',
        answer: [
          'Only a little: here it pays for the second stay, never for the large bill. It ends with the job, and an illness found meanwhile makes a new policy harder to get.',
        ],
      },
      {
        id: 'cover-calculator-child-age',
        question: 'Until which age does a child count in the family’s policy?',
        answer: [
          `This calculator counts children as the standard policy does, which takes them from ${standardHealthChildAge.text}. Other plans print ages of their own.`,
        ],
      },
      {
        id: 'cover-calculator-standard-sum',
        question: 'How large a sum insured does the standard policy offer?',
        answer: [
          `It offers ${standardHealthSumInsured.text}, in steps of ₹50,000. For a larger sum you need another plan, or a super top-up above it.`,
        ],
      },
      {
        id: 'cover-calculator-salary',
        question: 'How much health insurance do I need on a salary of ₹5, 10 or 15 lakh?',
        answer: [
          'The same as anyone with your family and your hospital: the sum follows the bill, and pay decides only what you can afford. In a metro many families choose ₹10 lakh and a super top-up above it. If the premium is too high, take a smaller base and keep the upper layer.',
        ],
      },
      {
        id: 'cover-calculator-five-or-ten-lakh',
        question: 'Is ₹5 lakh or ₹10 lakh health insurance enough (5 lakh vs 10 lakh)?',
        answer: [
          '₹5 lakh is seldom enough in a metro city, and ₹10 lakh only for a start: the sums counted on this page are larger, because prices rise and a second stay can follow. The usual remedy is a base of ₹5 or ₹10 lakh and a [super top-up](/super-topup) above it, with that sum as its deductible.',
        ],
      },
      {
        id: 'cover-calculator-one-or-three-years',
        question: 'One-year or three-year health policy: which is better?',
        answer: [
          'Three years, if you are sure of the plan and can pay at once: the price is usually fixed for that time, often with a discount. One year, if you may want another plan or sum soon. Waiting periods run the same in both.',
        ],
      },
      {
        id: 'cover-calculator-restoration-bonus',
        question: 'Restoration vs cumulative bonus vs higher sum insured: which is better?',
        answer: [
          'A higher sum insured, because it is there for the first bill of the first year. A restoration refills a used sum, in many plans for a later bill only; a bonus has to grow first, and some plans reduce it after a claim.',
        ],
      },
      {
        id: 'cover-calculator-opd',
        question: 'Is an OPD cover worth it?',
        answer: [
          'Only if your doctor visits, tests and medicines of a year cost clearly more than the extra premium, within its limits per visit. OPD means treatment without a stay; most plans leave it out. For a rare large bill a higher sum insured does more.',
        ],
      },
      {
        id: 'cover-calculator-premium',
        question: 'Health insurance premium of ₹10 lakh for a family of 4: is it calculated here?',
        answer: [
          'No, it finds the sum to insure. An insurer works out the premium from ages, health, city, sum and the number of people, so it cannot be had without an insurer’s table. What people paid on average, and what moves a price, is on [health insurance](/health-insurance).',
        ],
      },
    ],
    searched: householdSums,
    related: ['hospital-bill-calculator', 'deductible-calculator', 'waiting-period-calculator'],
    figures: [standardHealthChildAge, standardHealthSumInsured],
  },
  'hospital-bill-calculator': {
    label: 'Hospital bill calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Hospital bill calculator: what insurance pays of it',
      'Split a hospital bill between insurer and family: extras, room limit and its proportionate cut, sub-limit, deductible, sum insured, co-payment, in order.',
    ),
    computes: [
      'Which part of a hospital bill a health policy pays and which part stays with you, line by line, and the same bill under other terms: without a room limit, with a co-payment, in the standard policy.',
      'It takes for granted that the illness is covered and its waiting period is over. Whether a single charge is admitted is for your policy’s wording to say.',
    ],
    formula: [
      'The bill, less extras that plans leave out.',
      'Less the room charge above the limit, and the same proportion of doctors, nursing and operation theatre.',
      'Less what is above a sub-limit for the treatment, then the deductible, then what is above the sum insured.',
      'Less the co-payment, a share of what is left. The rest is the insurer’s.',
    ],
    questions: [
      {
        id: 'bill-calculator-unpaid-charges',
        question: 'Consumables and other items: what does health insurance not pay?',
        answer: [
          `Extras such as gloves, masks, an attendant’s food, forms and toiletries: the list of optional items, usually unpaid, has ${healthNonPayableItems.text}. Some plans sell an add-on for consumables. Beside them stay the parts above a limit of your plan.`,
        ],
      },
      {
        id: 'bill-calculator-room-percent',
        question: 'Room rent limit of 1% or 2% of ₹5 lakh: how much is it a day?',
        answer: [
          '1% of a sum insured of ₹5 lakh is ₹5,000 a day, and 2% is ₹10,000; of ₹3 lakh they are ₹3,000 and ₹6,000, of ₹10 lakh ₹10,000 and ₹20,000. In a dearer room the charges that go with it are cut in the same proportion.',
        ],
      },
      {
        id: 'bill-calculator-medicines-cut',
        question: 'Can my medicines be cut because the room was too dear?',
        answer: [
          `No, by the norms of 2020 these are kept out of such a cut: ${lowerFirst(healthProportionateLimit.text)}. Only charges that go with the room are reduced in proportion.`,
        ],
      },
      {
        id: 'bill-calculator-24-hours',
        question: `Must I stay in hospital for ${hospitalStay.text} for a claim?`,
        answer: [
          `Yes, that long without a break in common wordings, day care excepted. That is treatment ${lowerFirst(dayCare.text)}, such as cataract surgery, dialysis, chemotherapy or a lithotripsy. A night under observation alone is often refused: [what the letter means](/claim/refused).`,
        ],
      },
      {
        id: 'bill-calculator-at-home',
        question: 'Domiciliary hospitalisation: is treatment at home paid?',
        answer: [
          'Yes, where the plan has it and a doctor orders treatment that would otherwise need a hospital, because the patient cannot be moved or no bed is free. Plans set a shortest length and leave out some illnesses; the standard policy leaves it out.',
        ],
      },
      {
        id: 'bill-calculator-organ-donor',
        question: 'Are the organ donor’s expenses covered in a transplant?',
        answer: [
          'In many plans yes: the donor’s stay for taking out the organ, up to a limit, if the insured person receives it. Tests before, complications after and the price of an organ are usually left out.',
        ],
      },
      {
        id: 'bill-calculator-co-pay-base',
        question: 'Co-pay vs deductible: is the co-pay taken from the whole bill?',
        answer: [
          `No: a deductible is the first rupees of a bill, a co-pay a share of what is left. In the standard policy it is ${standardHealthCoPay.text} of ${standardHealthCoPayBase.text}, so it comes after the other deductions. Other plans word it themselves; the calculator takes it last.`,
        ],
      },
    ],
    related: ['health-cover-calculator', 'deductible-calculator'],
    figures: [
      healthNonPayableItems,
      healthProportionateLimit,
      standardHealthCoPay,
      standardHealthCoPayBase,
      hospitalStay,
      dayCare,
    ],
  },
  'waiting-period-calculator': {
    label: 'Waiting period calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Health insurance waiting period calculator: the dates',
      'From which day your health policy pays: an existing illness, a listed operation, a new illness, a birth. With credit for the months covered before it.',
    ),
    computes: [
      'The first day on which a health policy pays for what you need: an illness you have, an operation on its list, a new illness, a birth. It also shows from when an illness left off the form can no longer be held against you.',
      'The waits in the form are the longest that the rules allow. Many plans print shorter ones: change them.',
    ],
    formula: [
      'The start of the policy plus the wait for the purpose, less the months you were covered before without a break.',
      `The longest waits: ${healthPreExistingWait.text} for an illness you have, ${healthSpecificWait.text} for listed illnesses and operations, ${healthInitialWait.text} for any illness of a new policy.`,
      'No illness is covered before the first wait ends. An accident does not wait.',
      `Non-disclosure counts until ${withYears(healthMoratorium)} of cover, the moratorium; established fraud aside.`,
    ],
    questions: [
      {
        id: 'wait-calculator-36-or-48-months',
        question: `PED waiting period: is it ${healthPreExistingWait.clock.months} or ${healthPreExistingWaitEarlier.text} (3 or 4 years) now?`,
        answer: [
          `At most ${healthPreExistingWait.text} since ${formatDate(healthPreExistingWait.from)}, by the IRDAI (Insurance Products) Regulations 2024. Before them it was up to ${healthPreExistingWaitEarlier.text}. A plan may print less, such as 12 or 24 months. In a policy bought earlier, look at the wording sent with the last renewal.`,
        ],
      },
      {
        id: 'wait-calculator-three-waits',
        question: 'Initial, specific and PED waiting period: what is the difference?',
        answer: [
          `The initial wait is for any illness of a new policy, the first ${healthInitialWait.text}; the specific one for listed illnesses and operations, ${healthSpecificWait.text} at most; the PED wait for an illness you already had, ${healthPreExistingWait.text} at most. All three run from the first day, side by side, not one after another.`,
        ],
      },
      {
        id: 'wait-calculator-start-day',
        question: 'From which day is a waiting period counted?',
        answer: [
          'From the day on which your cover starts, as the policy prints it. If you had cover before without a break, its months come off the wait. Insurers differ in whether that day itself counts: the answer gives the later day, which is safe by both counts.',
        ],
      },
      {
        id: 'wait-calculator-listed-diseases',
        question: 'Which diseases have a 2-year waiting period in health insurance?',
        answer: [
          `Commonly cataract, hernia, piles and fissure, kidney and gall stones, sinus, tonsils, prostate, removal of the uterus, cysts and benign tumours; joint replacement often waits longer. In the standard policy the lists wait ${standardHealthSpecificWait.text}; no plan may go above ${healthSpecificWait.text}. Yours prints its own list.`,
        ],
      },
      {
        id: 'wait-calculator-moratorium',
        question: `Is the moratorium period of ${inYears(healthMoratorium)} a waiting period?`,
        answer: [
          `No. In the moratorium, ${withYears(healthMoratorium)} of unbroken cover, claims are paid, but an answer on the form can be challenged. It was eight years before the rules of 2024.`,
        ],
      },
      {
        id: 'wait-calculator-dengue',
        question: 'Are dengue, malaria or COVID covered in the first month of a policy?',
        answer: [
          'No, like every illness of a new policy they fall under the first wait. An injury from an accident is paid at once, and at a renewal in time the wait does not come back.',
        ],
      },
      {
        id: 'wait-calculator-shorter-ped',
        question: 'Can I shorten the PED waiting period by paying more?',
        answer: [
          'At some insurers yes: an add-on bought with the policy shortens the wait for a pre-existing disease, or ends it for named ones such as diabetes and BP. It can seldom be added after a diagnosis.',
        ],
      },
      {
        id: 'wait-calculator-porting',
        question: 'PED waiting period after portability: does it start again?',
        answer: [
          `Not for the old sum: what you have served moves with you ${lowerFirst(healthPortabilityCredit.text)}. On an added sum it starts anew.`,
        ],
      },
      {
        id: 'wait-calculator-accident',
        question: 'Is there a waiting period for an accident?',
        answer: [
          `No: the first ${healthInitialWait.text} of a new policy except accidents, and so does the wait for listed operations.`,
        ],
      },
      {
        id: 'wait-calculator-late-renewal',
        question: 'How late can I renew without losing the time I have waited?',
        answer: [
          `The grace period is ${healthRenewalGrace.text} where you pay yearly, half-yearly or quarterly, and ${healthRenewalGraceMonthly.text} where you pay monthly. Renewed within it, the policy counts as unbroken here.`,
        ],
      },
    ],
    related: ['health-cover-calculator', 'maternity-cover-calculator'],
    figures: [
      healthPreExistingWait,
      healthPreExistingWaitEarlier,
      healthSpecificWait,
      healthInitialWait,
      healthMoratorium,
      healthPortabilityCredit,
      standardHealthSpecificWait,
      healthRenewalGrace,
      healthRenewalGraceMonthly,
    ],
  },
  '80d-calculator': {
    label: 'Section 126 (80D) calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      '80D calculator: section 126, old or new tax regime',
      'What health and life premiums save in tax, by section 126 (80D) and section 123 (80C), and whether the old or the new regime costs you less.',
    ),
    computes: [
      `The income tax of the year ${incomeTaxYear.text} in both regimes, and what your health and life premiums save. Health premiums are deducted by ${healthTaxSection.text}, life premiums by ${taxPremiumSection.text}, both in the old regime only.`,
      'It knows salary or pension, premiums, savings, rent allowance, home-loan interest and payments into NPS. Capital gains, business income and other deductions are left out and can turn the result.',
    ],
    formula: [
      'Old regime: income less the standard deduction, premiums and savings within their limits, exempt rent allowance, home-loan interest and NPS.',
      `Limits for health premiums: ${healthTaxOwnFamily.text} for your own family, ${healthTaxParents.text} more for parents, ${healthTaxSenior.text} instead where a person insured is a resident senior citizen.`,
      'New regime: income less the standard deduction of a salary or pension.',
      `Each through its slabs, less the rebate, plus surcharge and ${incomeTaxCess.text} cess. The difference is the answer.`,
    ],
    questions: [
      {
        id: 'section-126-parents-limit',
        question: 'What is the 80D limit for parents who are senior citizens?',
        answer: [
          `It is ${healthTaxSenior.text} a year for resident parents from ${incomeTaxSeniorAge.text} on, beside the limit for your own family, and only in the old regime. The section is now ${healthTaxSection.text}.`,
        ],
      },
      {
        id: 'section-126-self-and-parents',
        question: '80D limit for self plus parents: how much in all, below and above 60?',
        answer: [
          `${healthTaxOwnFamily.text} for yourself, spouse and children, and ${healthTaxParents.text} more for parents below ${incomeTaxSeniorAge.text}. In place of either it is ${healthTaxSenior.text} where a person insured is a resident senior citizen, so the most is twice that sum. Old regime only.`,
        ],
      },
      {
        id: 'section-126-assessment-year',
        question: '80D deduction for AY 2026-27: which section and which limit?',
        answer: [
          `For AY 2026-27, the income of April 2025 to March 2026, it is still section 80D of the ${assessmentYearAct.text}: ${assessmentYearHealthLimits.text} for your own family and for parents who are senior citizens, old regime only. Income since ${taxActSince.text} is of tax year ${incomeTaxYear.text}, under ${healthTaxSection.text}; this calculator counts that year.`,
        ],
      },
      {
        id: 'section-126-cash',
        question: 'Can I pay the health premium in cash and claim 80D?',
        answer: [
          `No: a premium paid in ${healthPremiumMode.text} does not count. Pay by UPI, card, cheque or bank transfer. Only a preventive check-up may be paid in cash, up to ${preventiveCheckUps.text} a year for all of you.`,
        ],
      },
      {
        id: 'section-126-uninsured-parents',
        question: 'My parents have no health insurance. Can I claim their medical bills under 80D?',
        answer: [
          `Yes, up to ${uninsuredSeniorBills.text} a year in the old regime, if the parent is a resident senior citizen and no premium is paid for them. Keep the bills and pay by bank.`,
        ],
      },
      {
        id: 'section-126-in-laws',
        question: '80D: can I claim for in-laws, brother or sister, or my company’s policy?',
        answer: [
          'No: the law names yourself, your spouse, dependent children and your own parents. Parents-in-law count for your spouse, if he or she pays. Of an employer’s policy only the part that you pay yourself counts.',
        ],
      },
      {
        id: 'section-126-several-years',
        question: '80D for a multi-year premium paid at once: how much counts each year?',
        answer: [
          `A part of it: by section 126 the premium is ${severalYearsPremium.text}, each part within the limit of its year. Cover of three years that begins in November touches four tax years. Ask the insurer for a certificate with the part of each year.`,
        ],
      },
      {
        id: 'section-126-new-regime',
        question: 'Can I claim 80D in the new tax regime?',
        answer: [
          `No: its deduction for health premiums is ${lowerFirst(healthTaxNewRegime.text)}. The new regime, ${incomeTaxRegimeSection.text}, applies unless you choose the old one.`,
        ],
      },
      {
        id: 'section-126-check-ups',
        question: 'Do health check-ups count under section 126?',
        answer: [
          `Yes, preventive check-ups, also those paid in cash, count up to ${preventiveCheckUps.text} a year for your family and your parents together, within the limits for premiums and not beside them. Life premiums have another limit, ${taxPremiumDeduction.text} with other savings.`,
        ],
      },
    ],
    related: ['maturity-tax-calculator', 'health-cover-calculator'],
    figures: [
      incomeTaxYear,
      incomeTaxRegimeSection,
      incomeTaxSeniorAge,
      incomeTaxCess,
      healthTaxSection,
      healthTaxOwnFamily,
      healthTaxParents,
      healthTaxSenior,
      healthTaxNewRegime,
      preventiveCheckUps,
      uninsuredSeniorBills,
      healthPremiumMode,
      severalYearsPremium,
      assessmentYearAct,
      assessmentYearHealthLimits,
      taxActSince,
      taxPremiumSection,
      taxPremiumDeduction,
    ],
  },
  'critical-illness-cover-calculator': {
    label: 'Critical illness cover calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Critical illness cover calculator: how large a sum?',
      'How large a critical illness sum your household needs: months without pay, loan instalments, costs beyond hospital bills, less savings.',
    ),
    computes: [
      'The lump sum that carries a household through a serious illness: spending and loan instalments in the months without your pay, and costs that no hospital bill shows, less what you have.',
      'It does not know how long you would be ill, and no official figure does. The months are yours to choose; a table shows the sum for other lengths.',
    ],
    formula: [
      'Spending and instalments of a month, less pay that goes on, such as a spouse’s.',
      'Times the months without your pay, plus other costs.',
      'Less savings you would use and critical illness cover you have.',
      'Rounded up to a full lakh. Interest and rising prices cancel out over a few years, so each month counts once.',
    ],
    questions: [
      {
        id: 'illness-sum-hospital-bills',
        question: 'Should the critical illness sum include hospital bills?',
        answer: [
          'No, those are for health insurance, which pays by bill and more than once. This sum is paid once and is for everything else: living, instalments, travel, help at home.',
        ],
      },
      {
        id: 'illness-sum-how-many-months',
        question: 'How many months without pay should I count?',
        answer: [
          'As many as you could be away from work in a bad case; no official figure says how many. The form starts with two years as our guess, and the answer shows one, three and five years beside it.',
        ],
      },
      {
        id: 'illness-sum-first-day',
        question: 'How soon after I buy would the sum be paid?',
        answer: [
          `Not for an illness that shows itself in the first ${criticalIllnessWait.text}, as a rule. After that you usually have to live for ${criticalIllnessSurvivalUsual.text} after the diagnosis; policies range over ${criticalIllnessSurvival.text}.`,
        ],
      },
    ],
    searched: {
      heading: 'How large a critical illness cover for a salary of ₹5, 10, 15 or 20 lakh?',
      rows: [5, 10, 15, 20].map((lakh) => ({
        label: `₹${lakh} lakh a year`,
        // 70% of the pay is spent, as the calculator of life cover assumes too.
        typed: {
          spending: String(Math.round((lakh * 100_000 * 0.7) / 12)),
          instalments: '0',
          months: '24',
          costs: '0',
        },
      })),
      assumed:
        'Two years without pay, with 70% of it spent, no instalments, no other costs and no savings: all of it our assumption. Enter your own.',
    },
    related: ['human-life-value-calculator', 'health-cover-calculator'],
    figures: [criticalIllnessWait, criticalIllnessSurvivalUsual, criticalIllnessSurvival],
  },
  'deductible-calculator': {
    label: 'Super top-up deductible calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Super top-up calculator: deductible, top-up compared',
      'Send the hospital bills of a year through a base policy, a top-up and a super top-up: what each pays at your deductible, and what is left for you.',
    ),
    computes: [
      'Who pays the hospital bills of one policy year: the base policy, the layer above it, or you. The same bills go through a plain top-up and through a super top-up, so that you see the difference in rupees.',
      'Bills are taken as both insurers admit them. Room limits, co-payments and a restored sum insured are left out.',
    ],
    formula: [
      'The base policy pays each bill until its sum insured is used up.',
      'A top-up pays what is above the deductible in a single bill.',
      'A super top-up adds up the bills of the year and pays what is above the deductible in all.',
      'Neither pays more than its own sum insured for the year, nor what the base policy paid.',
    ],
    questions: [
      {
        id: 'deductible-calculator-one-bill',
        question: 'Does a top-up ever pay as much as a super top-up?',
        answer: [
          'Yes, for one bill in a year both pay the same at the same deductible. The difference begins with the second bill, because a top-up takes its deductible off again.',
        ],
      },
      {
        id: 'deductible-calculator-wait',
        question: 'Does a super top-up have a waiting period of its own?',
        answer: [
          `Yes, like any health policy: for an illness you have, up to ${healthPreExistingWait.text}. The calculator assumes that the waits of both policies are over.`,
        ],
      },
      {
        id: 'deductible-calculator-which-first',
        question: 'Which of the two policies do I claim from first?',
        answer: [
          `Begin with the base policy, because the upper layer pays only above its deductible. The general rule on several health policies is: ${lowerFirst(healthMultiplePolicies.text)}.`,
        ],
      },
    ],
    related: ['health-cover-calculator', 'hospital-bill-calculator'],
    figures: [healthPreExistingWait, healthMultiplePolicies],
  },
  'maternity-cover-calculator': {
    label: 'Maternity cover calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Maternity insurance calculator: waiting period and cost',
      'From which day a plan pays for a birth, when a pregnancy may begin, and whether its maternity limit exceeds the extra premiums paid by that day.',
    ),
    computes: [
      'Two things about maternity cover: the first day on which a birth would be paid for, and whether the plan’s limit is more than the extra premium you will have paid by then.',
      'Wait, limit and price are those that you were quoted: no rule sets any of them. The baby’s own treatment is outside the sum.',
    ],
    formula: [
      'First covered birth: the start of the policy plus the wait, and the next day, which is safe by every count. Where the plan wants the wait to be over before the pregnancy, add the length of a pregnancy.',
      'Paid more by then: the extra premium times the policy years begun.',
      'Paid back: the plan’s limit, or the cost of the birth where that is less.',
      'The difference of the two is the gain or the loss, for that day and for births in later years.',
    ],
    questions: [
      {
        id: 'maternity-calculator-worth-it',
        question: 'Is maternity cover worth its extra premium?',
        answer: [
          'Only where the limit is more than all the extra premiums until the birth. Each further year of waiting adds one premium and leaves the limit as it is.',
        ],
      },
      {
        id: 'maternity-calculator-no-wait',
        question: 'Can maternity cover start without a waiting period?',
        answer: [
          'Yes where the plan prints no wait, because no rule asks for one; enter 0 months and look at what it costs. A pregnancy that exists when a personal policy is bought is not paid for.',
        ],
      },
      {
        id: 'maternity-calculator-exclusion-code',
        question: 'How do I see whether a plan has maternity cover at all?',
        answer: [
          `Look for the exclusion ${healthMaternityCode.text} in its wording: a plan with maternity cover has a page that takes it back. Any new policy also waits ${healthInitialWait.text} for illness; whether a birth does is the plan’s own term.`,
        ],
      },
    ],
    related: ['waiting-period-calculator', 'health-cover-calculator'],
    figures: [healthMaternityCode, healthInitialWait],
  },
} satisfies Partial<CalculatorTexts>;
