// Product page: savings-linked life policies (unit-linked, participating, non-participating).
// Its question: which kind is this, who carries the risk, and what if I stop early.

import { complaintReply, deathWithoutInvestigation } from '../figures/claims.ts';
import {
  lifeFreeLook,
  lifeGraceMonthly,
  lifeGraceOtherModes,
  lifeGst,
  lifeGuaranteedSurrenderStart,
  lifeMaturityPayout,
  lifePolicyLoanNonLinked,
  lifePolicyLoanUnitLinked,
  lifeSurrenderLastTwoYears,
  lifeSurrenderPayoutTime,
  lifeSurrenderYear2,
  lifeSurrenderYear3,
  lifeSurrenderYears4To7,
  taxDeathBenefit,
  taxPremiumToSumAssured,
  taxTraditionalIssuedSince,
  taxTraditionalPremiumLimit,
  taxUnitLinkedIssuedSince,
  taxUnitLinkedPremiumLimit,
} from '../figures/life.ts';
import type { ProductContent } from '../types.ts';

export const investmentPlans: ProductContent = {
  name: 'investment plans',
  heading: 'Investment plans: life insurance that also saves',
  answer:
    'What the market calls an investment plan is a life insurance policy that also builds up money over many years. It can suit a long goal you will pay for without a break; it is a poor home for money you may need soon.',
  keyFacts: [
    {
      label: 'Paid back if you stop in year two',
      figure: lifeSurrenderYear2,
      note: 'Minimum guaranteed surrender value, as a share of premiums paid, in a regular-pay plan that is not unit-linked.',
    },
    {
      label: 'Time to return the policy',
      figure: lifeFreeLook,
      note: 'Counted from the day you receive it.',
    },
    {
      label: 'Unit-linked premiums a year: maturity taxed above',
      figure: taxUnitLinkedPremiumLimit,
      note: `Above this total, maturity of policies issued since ${taxUnitLinkedIssuedSince.text} is taxable.`,
    },
  ],
  introduction: [
    'Three different contracts share this menu entry. A _unit-linked insurance plan_ (ULIP) puts your premium, after charges, into market funds you choose. A _participating_ plan shares the insurer’s surplus with you through bonuses. A _non-participating_ plan fixes its benefits in the policy on the day you buy.',
    'A ULIP is an insurance contract and not a mutual fund or any other pure investment, even though its value is shown in units. Part of each premium pays for life cover and charges, the money is tied up during the _lock-in_ of its first years, and leaving early has its own rules. We use the menu word “investment” because people search for it; please read it as “life insurance with savings”.',
    'All three reward staying and punish leaving. Before comparing numbers, ask how sure you are of paying every premium for the full paying term. If the honest answer is “not very”, choose something else.',
  ],
  suits: [
    'You have a goal ten or more years away and steady income to fund it.',
    'You already have enough pure life cover and an emergency fund.',
    'You would like saving and a modest life cover in one contract, and accept its price.',
    'You accept market ups and downs (unit-linked), or prefer fixed benefits known on day one (non-participating).',
    'You would otherwise not save at all without a commitment.',
  ],
  suitsNot: [
    'You may need the money within a few years.',
    'You mainly need protection for your family: [term insurance](/term-insurance) buys far more cover for the same premium.',
    'Your income is irregular and a missed premium is likely.',
    'You want to compare funds only and need no life cover.',
    'You are moving out of a running policy to pay for this one. Ask first what you lose.',
  ],
  glance: [
    { label: 'What it is', text: 'A life insurance contract with a savings part' },
    { label: 'Kinds', text: 'Unit-linked, participating, non-participating' },
    {
      label: 'Investment risk',
      text: 'Yours in a unit-linked plan; shared or the insurer’s in the others',
    },
    { label: 'Life cover', text: 'Modest, usually a multiple of one year’s premium' },
    { label: 'Time needed', text: 'Ten years and more to make sense' },
    { label: 'Money before the end', text: 'Limited; early exit costs you' },
    { label: 'Policy loan', text: 'On plans that are not unit-linked' },
  ],
  covered: [
    'A sum on death within the term, to your [nominee](term:nominee), in every kind.',
    'A [maturity](term:maturity) value if you live to the end: the fund value, the sum with bonuses, or the amount written in the policy.',
    'Unit-linked: a choice of equity, debt and mixed funds, and switching between them.',
    'Unit-linked: partial withdrawals once the lock-in is over, within the policy’s limits.',
    'Participating: a share of the insurer’s surplus through bonuses, when declared.',
    'Non-participating: benefits fixed at the start, if you pay every premium and hold to the end.',
    '[Riders](term:rider) such as waiver of premium, where offered.',
  ],
  notCovered: [
    'Unit-linked: any promise about the value. The investment risk is yours, and the fund can be worth less than you paid in.',
    'Unit-linked: access to the money during the lock-in of its first years, by surrender or withdrawal.',
    'Participating: a fixed result. Future bonuses are not guaranteed and depend on how the insurer fares.',
    'Non-participating: anything beyond the benefits that the policy itself states as guaranteed.',
    'Protection against inflation. A fixed amount buys less in twenty years.',
    'Full return of premiums if you stop in the early years.',
  ],
  choosing: [
    {
      title: 'Buy the cover you need first',
      text: 'The cover inside a savings policy is usually small. Settle protection separately, then decide how much you can save.',
    },
    {
      title: 'Pick the kind before the plan',
      text: 'Ask who carries the risk: you (unit-linked), you and the insurer (participating), or the insurer within the written benefits (non-participating).',
    },
    {
      title: 'Read the benefit illustration with care',
      text: 'The two growth rates in it are assumptions set for comparison. They are not promises and not the highest or smallest you might get. Look at the column after charges.',
    },
    {
      title: 'Work out the yearly return yourself',
      text: 'Example: paying ₹1 lakh a year for 10 years and getting ₹20 lakh at the end of year 20 doubles your money, yet the yearly return is under 5%, since each premium was tied up for about 15 years on average. Ask for this number in writing.',
    },
    {
      title: 'Ask what you get if you stop',
      text: 'Request the [surrender value](term:surrender-value) for each of the first seven years, in rupees, for your premium. If nobody can show you, do not sign.',
    },
    {
      title: 'Choose a premium you can keep up',
      text: 'Take the amount you could pay even in a bad year. Adding a second plan later is easier than rescuing the first.',
    },
  ],
  costs: [
    'A unit-linked plan names its charges: allocation, administration, fund management, the cost of life cover, and a charge for discontinuing early. They are taken from your premium or by cancelling units. Two plans with the same fund return can leave you with different amounts.',
    'Participating and non-participating plans show no charges; the cost sits inside the difference between what you pay and what you get. The surrender table is where it becomes visible.',
    `GST on an individual premium is ${lifeGst.text}. On maturity, the exemption depends on the premium: broadly, the yearly premium must not exceed ${taxPremiumToSumAssured.text} of the [sum assured](term:sum-assured), and the yearly totals on this page apply. A payout on death is ${taxDeathBenefit.text}, keyman and assigned policies aside. Any deduction for premiums belongs to the old tax regime alone. Ask a tax adviser about your case.`,
  ],
  rules: [
    {
      label: 'Guaranteed surrender value begins',
      figure: lifeGuaranteedSurrenderStart,
      text: 'For regular-pay plans that are not unit-linked. A special value may be higher; the insurer pays the larger.',
    },
    {
      label: 'Surrender in year three',
      figure: lifeSurrenderYear3,
      text: 'At least this share of premiums paid, less survival benefits already received.',
    },
    {
      label: 'Surrender in years four to seven',
      figure: lifeSurrenderYears4To7,
      text: 'After at least three full years of paying, still far from your money back.',
    },
    {
      label: 'Surrender in the last two years',
      figure: lifeSurrenderLastTwoYears,
      text: 'So close to the end, waiting is usually worth it.',
    },
    {
      label: 'Loan on other savings plans',
      figure: lifePolicyLoanNonLinked,
      text: 'A loan keeps the policy alive when you need cash for a short time.',
    },
    {
      label: 'Loan on a unit-linked plan',
      figure: lifePolicyLoanUnitLinked,
      text: 'Plan your emergency money elsewhere.',
    },
    {
      label: 'Other premiums a year: maturity taxed above',
      figure: taxTraditionalPremiumLimit,
      text: `A year, for all such policies issued since ${taxTraditionalIssuedSince.text} together. Above it the maturity amount is taxable.`,
    },
    {
      label: 'Late premium, monthly payment',
      figure: lifeGraceMonthly,
      text: `For other frequencies it is ${lifeGraceOtherModes.text}. Pay within it and nothing changes; after it the policy can lapse or shrink.`,
    },
  ],
  claims: [
    `The maturity amount must be paid ${lifeMaturityPayout.text}. Keep your bank account, mobile number and address current with the insurer; old details are a common cause of delay. A surrender or partial withdrawal must be paid within ${lifeSurrenderPayoutTime.text}.`,
    `If the insured person dies, the nominee claims as with any life policy, and the insurer has ${deathWithoutInvestigation.text} where nothing needs investigating. The [claim guide](/claim) shows which papers are needed.`,
    `A sum that does not match the fund statement or the policy is a reason to ask in writing, and then to [complain](/grievance-redressal): the insurer has ${complaintReply.text} to resolve it.`,
  ],
  questions: [
    {
      id: 'investment-plans-ulip-or-mutual-fund',
      question: 'Is a ULIP the same as a mutual fund?',
      answer: [
        'No. Both show a value per unit, but a ULIP is life insurance: it pays a sum on death, takes charges for that cover, and ties your money up during a lock-in. A mutual fund carries no life cover and has its own regulator and rules. Fund names in a ULIP say nothing about quality, and past results are no guide to future ones.',
      ],
    },
    {
      id: 'investment-plans-can-i-lose-money',
      question: 'Can I lose money in these plans?',
      answer: [
        'Yes, in more than one way. In a unit-linked plan the funds can fall, and charges continue when they do. In the other kinds, you lose by leaving early: for years you would get back less than you paid. And in all of them inflation can eat a return that looks positive on paper.',
      ],
    },
    {
      id: 'investment-plans-stop-paying-early',
      question: 'What happens if I stop paying after a year or two?',
      answer: [
        `In a plan that is not unit-linked, the guaranteed surrender value needs ${lifeGuaranteedSurrenderStart.text} and is then ${lifeSurrenderYear2.text} of premiums paid in the second year. A special surrender value can apply earlier or be higher, so ask for both. Instead of surrendering you can often leave the policy _paid-up_: you stop paying and a reduced benefit is kept to the end. In a unit-linked plan the money moves to a discontinued fund until the lock-in is over.`,
      ],
    },
    {
      id: 'investment-plans-are-bonuses-guaranteed',
      question: 'Are the bonuses in a participating plan guaranteed?',
      answer: [
        'No. A bonus depends on the surplus of the insurer’s participating fund and is decided year by year. Once declared, a regular bonus is normally added to your benefit and payable under the policy’s terms. A bonus rate of past years is history, not a commitment, whatever a sheet or a caller says.',
      ],
    },
    {
      id: 'investment-plans-illustration-rates',
      question: 'Why does the illustration show two growth rates?',
      answer: [
        'So that plans can be compared on the same assumptions. One rate is low and one is higher; both are prescribed for illustration and neither is a forecast. Your result may lie between them, below or above. Use the sheet to see what charges take, not to plan a wedding date.',
      ],
    },
    {
      id: 'investment-plans-tax-on-maturity',
      question: 'Is the maturity amount tax-free?',
      answer: [
        `Not always. For unit-linked policies issued since ${taxUnitLinkedIssuedSince.text}, maturity is taxable when the yearly premium across them exceeds ${taxUnitLinkedPremiumLimit.text} in any year. For other policies issued since ${taxTraditionalIssuedSince.text} the line is ${taxTraditionalPremiumLimit.text}. There is also a limit on premium compared with the sum assured. The law can change during a long policy.`,
      ],
    },
    {
      id: 'investment-plans-separate-term-and-saving',
      question: 'Should I buy term insurance and save separately instead?',
      answer: [
        'For many people that gives more cover and easier access to savings. It needs discipline, because nobody reminds you to save. A combined policy gives structure and one contract, and costs flexibility. Put both on paper with the same yearly amount: cover on death, value after ten and twenty years, and what you would have if you stopped in year three.',
      ],
    },
    {
      id: 'investment-plans-switch-old-policy',
      question: 'Should I give up an old policy to buy a newer one?',
      answer: [
        'Seldom, and never because a caller urges it. Giving up means taking the surrender value, starting new charges and a new paying term, and insuring an older body. The nearer an old policy is to maturity, the more of its value is still ahead. Ask for three amounts in writing: the surrender value today, the paid-up value at the end, and the maturity value if you carry on. Only then hold them against the new plan, and remember that the person advising a switch earns from the new one.',
      ],
    },
    {
      id: 'investment-plans-money-back-instalments',
      question: 'What do the instalments of a money-back plan cost me?',
      answer: [
        'Growth. Money paid out in year five can no longer earn anything inside the policy, so the final amount is smaller than in a plan that pays once. Example: four instalments of ₹1 lakh and ₹2 lakh at the end add up to ₹6 lakh, but if you spend each lakh when it comes, only ₹2 lakh is left for the goal. Choose this kind if you have known dates to meet, such as school fees, and not because a payment feels like income.',
      ],
    },
  ],
  related: ['/capital-guarantee', '/term-insurance', '/child-plans', '/pension-plans'],
  figuresInText: [
    complaintReply,
    lifeGraceOtherModes,
    deathWithoutInvestigation,
    lifeGst,
    lifeMaturityPayout,
    lifeSurrenderPayoutTime,
    taxDeathBenefit,
    taxPremiumToSumAssured,
    taxTraditionalIssuedSince,
    taxUnitLinkedIssuedSince,
  ],
};
