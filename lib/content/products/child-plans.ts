/**
 * Product page: child plans. Its question: does the money for education arrive if the parent does
 * not live?
 */
import { childPlansComparison } from '../comparisons/child-plans.ts';
import {
  complaintReply,
  deathWithInvestigation,
  deathWithoutInvestigation,
  lifeQuestionLimit,
} from '../figures/claims.ts';
import { lifeFreeLook, lifeGraceMonthly, lifeGraceOtherModes, lifeGst } from '../figures/life.ts';
import {
  ppfInterest,
  ppfTerm,
  sukanyaInterest,
  sukanyaOpeningAge,
  sukanyaTerm,
  vatsalyaAllAtOnce,
  vatsalyaAnnuityShare,
  vatsalyaContribution,
  vatsalyaPartWithdrawal,
} from '../figures/life-schemes.ts';
import {
  illustrationRates,
  lifePolicyLoanNonLinked,
  lifePolicyLoanUnitLinked,
  lifeSurrenderLastTwoYears,
  lifeSurrenderYear3,
  lifeSurrenderYears4To7,
  unitLinkedAfterLockIn,
  unitLinkedDiscontinuedMinimum,
  unitLinkedLockIn,
} from '../figures/savings.ts';
import {
  taxDeathBenefit,
  taxPremiumDeduction,
  taxPremiumSection,
  taxTraditionalIssuedSince,
  taxTraditionalPremiumLimit,
  taxUnitLinkedIssuedSince,
  taxUnitLinkedPremiumLimit,
} from '../figures/tax.ts';
import type { Product } from '../product.ts';
import { savingsInsurers } from '../product-insurers.ts';
import { savingsWarningFigures, savingsWarnings } from '../savings-warnings.ts';
import type { ProductContent } from '../types.ts';

const content: ProductContent = {
  name: 'child plans',
  heading: 'Child plans for education, even without you',
  answer:
    'A child plan is a life policy on a parent that saves for a date in the child’s life and keeps going if the parent dies. You need its second half, the protection; the saving you could also do elsewhere.',
  keyFacts: [
    {
      label: 'Settling a parent’s death claim',
      figure: deathWithoutInvestigation,
      note: `Where no investigation is needed; ${deathWithInvestigation.text} where one is.`,
    },
  ],
  introduction: [
    'The insured person in a typical child plan is you, the parent. The child is the reason for it and usually the one who benefits. What sets it apart from plain saving is one feature: a built-in _waiver of premium_. If the insured parent dies, the insurer pays a sum at once in most plans, pays the remaining premiums itself, and still delivers the planned money on the planned date.',
    'That is worth having when no other money would pay for college. It is worth less when you already hold enough term cover, because a term payout can be saved for the child too. The difference is discipline: a child plan keeps the money for the child’s dates, while a lump sum can be drawn into other needs.',
    'Plans come unit-linked, participating or with fixed benefits. The kind decides who carries the risk of the saving; the waiver works in much the same way in all of them. Always check that it is inside the plan and not an extra you forgot to add.',
  ],
  suitableFor: [
    'You are the main earner and your child’s education has no other funding.',
    'The child is small enough to leave ten or more years of saving.',
    'You want the money tied to a date and kept out of everyday spending.',
    'You are a single parent, or a grandparent or guardian supporting a child, where the insurer allows it.',
    'Your pure life cover is already in order.',
  ],
  notSuitableFor: [
    'The child goes to college in a few years: too little time is left for the saving to recover its costs.',
    'You have no [term insurance](/term-insurance) yet. Cover your income first; it protects school years too, not only college.',
    'You want a policy on the child’s life. A child earns nothing, so there is no income to replace.',
    'You may have to skip premiums. The waiver protects against death, not against a lean year.',
  ],
  atAGlance: [
    { label: 'Insured person', text: 'Usually a parent; the child receives the benefit' },
    { label: 'On the parent’s death', text: 'A sum paid, later premiums waived, plan continues' },
    { label: 'At maturity', text: 'One sum, or instalments in the college years' },
    { label: 'Kinds', text: 'Unit-linked, participating, fixed benefits' },
    { label: 'Child under 18', text: 'Money goes through an appointee or guardian' },
    {
      label: 'Early access',
      text: `Little; none during the [lock-in](term:lock-in) of ${unitLinkedLockIn.text} if unit-linked`,
    },
    { label: 'Watch for', text: 'Waiver that is optional or limited to accidents' },
  ],
  inclusions: [
    'A sum on the insured parent’s death, in most plans at once.',
    'The premiums still due after that death, paid by the insurer.',
    'The planned [maturity](term:maturity) amount, or the fund value, on the planned date.',
    'Instalments in chosen years, where the plan is built that way.',
    'Waiver on disability or listed illness too, if the plan or a [rider](term:rider) includes it.',
    'A maturity amount if the parent lives and all premiums are paid.',
  ],
  exclusions: [
    'A fixed result in a unit-linked child plan: the investment risk stays with you, and with the child after you.',
    'Bonuses as a certainty. In a participating plan they are not guaranteed.',
    'The actual fee of a college. The plan pays its own amount, whatever the course costs by then.',
    'The child’s medical bills. Add the child to a [family health policy](/family-health-insurance).',
    'Loss of a job, divorce or illness of the parent, unless a rider says so.',
    'The full value if you stop early. Only surrender or paid-up terms apply.',
  ],
  howToChoose: [
    {
      title: 'Fix the date and today’s cost',
      text: 'Example: a course costing ₹15 lakh today, 12 years away, with costs rising 8% a year, would cost about ₹38 lakh. Try a smaller and a larger rise as well; nobody knows the true one.',
    },
    {
      title: 'Count what you already have',
      text: 'Provident fund, deposits, funds, gold and grandparents’ plans. Save for the gap, not for the whole.',
    },
    {
      title: 'Compare with term cover plus your own saving',
      text: 'Ask for the premium of a term plan whose sum equals the goal, and see what the rest of the money could do elsewhere. Choose the child plan if you value the fixed structure at that price.',
    },
    {
      title: 'Read the waiver clause word by word',
      text: 'Which events trigger it? Death from any cause, or accident only? From the first day? For every later premium? Does the sum come in addition?',
    },
    {
      title: 'Match the payout to the fees',
      text: 'One payment at admission or four over the course. Let it fall a few months before the fee is due.',
    },
    {
      title: 'Name the people',
      text: 'Name an _appointee_, the adult who receives money for a minor, and tell that person where the policy is kept.',
    },
  ],
  costs: [
    'You pay for three things: the saving, the life cover and the waiver. A child’s plan on an older parent costs more for the same saving, because cover and waiver depend on the parent’s age and health. If both parents earn, compare which of you to insure.',
    `In a unit-linked child plan the charges come out of the fund. In the other kinds they are inside the benefits. The growth rates in any illustration, ${illustrationRates.text}, are assumptions and not promises, so compare plans on the same sheet, after charges.`,
    `GST on an individual child plan is ${lifeGst.text}. The death benefit is ${taxDeathBenefit.text} with narrow exceptions; whether the maturity amount is taxed depends on your yearly premium and the date of issue, subject to the tax law in force. A deduction for the premium, up to ${taxPremiumDeduction.text} a year under ${taxPremiumSection.text}, can be had only by those who choose the old tax regime.`,
  ],
  insteadOfPrice:
    'Ask for the benefit illustration of each plan with the same premium and years. Compare what you get after charges.',
  rules: [
    {
      label: 'Free look',
      figure: lifeFreeLook,
      text: 'Use it to find the waiver in the printed policy. If it is not there, return the policy.',
    },
    {
      label: 'Surrender in year three, guaranteed value',
      figure: lifeSurrenderYear3,
      text: 'Of premiums paid, at least, in plans that are not unit-linked. The special value is paid where it is larger.',
    },
    {
      label: 'In the last two years, guaranteed value',
      figure: lifeSurrenderLastTwoYears,
      text: 'A floor, less benefits already paid. So near the end the special value can be more than you paid in.',
    },
    {
      label: 'Leaving a unit-linked plan from year six',
      figure: unitLinkedAfterLockIn,
      text: `Before that the money waits in a discontinued fund, which earns at least ${unitLinkedDiscontinuedMinimum.text}, until the lock-in is over.`,
    },
    {
      label: 'Borrowing, fixed or participating plan',
      figure: lifePolicyLoanNonLinked,
      text: 'A loan against the policy can bridge an admission fee that comes early.',
    },
    {
      label: 'Borrowing, unit-linked plan',
      figure: lifePolicyLoanUnitLinked,
      text: `Only withdrawals after the first ${unitLinkedLockIn.text}, within the policy’s limits.`,
    },
    {
      label: 'Unit-linked premiums a year: maturity taxed above',
      figure: taxUnitLinkedPremiumLimit,
      text: `All your unit-linked policies issued since ${taxUnitLinkedIssuedSince.text} count together.`,
    },
    {
      label: 'Other premiums a year: maturity taxed above',
      figure: taxTraditionalPremiumLimit,
      text: `All other life policies issued since ${taxTraditionalIssuedSince.text} count together.`,
    },
  ],
  topics: [
    {
      id: 'sukanya-or-ppf',
      heading: 'Child plan vs Sukanya Samriddhi vs PPF: interest, lock-in, tax',
      blocks: [
        {
          kind: 'paragraphs',
          text: [
            `For the rate alone Sukanya Samriddhi pays more: ${sukanyaInterest.text}, PPF ${ppfInterest.text}, set anew every quarter. Only the child plan pays more than was saved when a parent dies early. With [term insurance](/term-insurance) beside the other two the gap is closed.`,
          ],
        },
        {
          kind: 'table',
          caption: 'Return, lock-in, tax, and what a death does',
          columns: ['Point', 'Child plan', 'Sukanya Samriddhi', 'PPF'],
          rows: [
            [
              'Return',
              'By the plan: fixed, by bonus or by the fund. Ask for the illustration',
              `${sukanyaInterest.text} in January to March 2026, the last quarter we have read`,
              `${ppfInterest.text} in the same quarter`,
            ],
            [
              'Lock-in',
              `${unitLinkedLockIn.text} if unit-linked; otherwise an early exit costs you`,
              `${sukanyaTerm.text} from the opening, for a girl ${sukanyaOpeningAge.text}; a part earlier for her studies or marriage`,
              `It has ${ppfTerm.text}; a part earlier within limits`,
            ],
            [
              'Tax',
              `Old regime: within ${taxPremiumDeduction.text} a year, ${taxPremiumSection.text}. Maturity: see the rules above`,
              'Under the Act of 1961 deposits counted within the same limit; the Act of 2025 we have not read on it',
              `Old regime: within the same ${taxPremiumDeduction.text}`,
            ],
            [
              'A death',
              'Of the parent: a sum, and the insurer pays the later premiums where the waiver is built in',
              'Of the parent: what is saved stays hers. Of the girl: the balance goes to the guardian',
              'Of the holder: the balance goes to the nominee, and the account closes',
            ],
          ],
        },
      ],
    },
    {
      id: 'nps-vatsalya',
      heading: 'NPS Vatsalya: contribution, withdrawal, exit at 18',
      blocks: [
        {
          kind: 'paragraphs',
          text: [
            `A pension account for a child under 18, run by a parent or guardian, from ${vatsalyaContribution.text} a year without an upper limit; its value follows the market. Up to ${vatsalyaPartWithdrawal.text} can be withdrawn after three years, for education, treatment or a disability. As an adult the child goes on in NPS or leaves: at least ${vatsalyaAnnuityShare.text} then buys an annuity, nothing of it up to ${vatsalyaAllAtOnce.text}. Rules of January 2026; most of it is for old age, not for a college.`,
          ],
        },
      ],
    },
    savingsWarnings,
  ],
  claims: [
    'When the insured parent dies, the surviving family should tell the insurer before the next premium falls due, so that the waiver starts cleanly and no reminder or lapse follows. The papers are those of any life claim, plus the child’s proof of age and the appointee’s identity. The [claim guide](/claim) lists them.',
    'Ask for two written confirmations: that the death sum is paid, and that the policy continues with all later premiums waived until the maturity date. Keep the second one safe for years; it proves the child’s right long after the claim file is closed.',
    `If the waiver is not applied, write to the insurer’s grievance officer: a complaint must be resolved within ${complaintReply.text}. What to do when it is not is on our page on [complaints](/grievance-redressal).`,
  ],
  questions: [
    {
      id: 'child-plans-what-if-parent-dies',
      question: 'Waiver of premium: what happens if the parent dies?',
      answer: [
        'In a plan with a built-in waiver the insurer pays the sum assured on death, takes over the remaining premiums and keeps the policy running. On the planned date the child receives the planned amount or the fund value. In plans without it the policy pays once and ends. Both are sold for children, so ask which one you are looking at.',
      ],
    },
    {
      id: 'child-plans-when-to-start',
      question: 'When should I start a child plan?',
      answer: [
        'When the goal is at least ten years away, you can keep the premium up, and your own life cover is settled. Starting at birth gives more years, but only if the premium does not crowd out health cover and an emergency fund. For a teenager, ordinary saving and a term plan usually do the job with fewer strings.',
      ],
    },
    {
      id: 'child-plans-or-mutual-fund',
      question: 'Child plan vs mutual fund SIP: which is better for education?',
      answer: [
        'With enough [term insurance](/term-insurance), a fund or deposit of your own is cheaper and easier to leave. The child plan is better where nobody else would go on saving after your death, because its waiver does. A fund can be down in the year of admission; so can a unit-linked child plan.',
      ],
    },
    {
      id: 'child-plans-single-or-adoptive-parent',
      question: 'Can a single mother, an adoptive parent or a grandparent buy one?',
      answer: [
        'A single or adoptive parent yes, with the child’s proof of age and the papers of birth or adoption. A grandparent or guardian only where the insurer sees a financial interest: ask in writing. Name an adult appointee who is not yourself.',
      ],
    },
    {
      id: 'child-plans-whose-life-is-insured',
      question: 'Whose life should be insured, mine or my child’s?',
      answer: [
        'Yours, or that of whoever pays for the education. The plan exists to replace that person’s money. Policies on a child’s own life exist too; cover on them may begin only at a later age, and they do not help if the parent dies unless a waiver on the payer is added.',
      ],
    },
    {
      id: 'child-plans-minor-receives-money',
      question: 'Minor nominee: who receives the money while the child is under 18?',
      answer: [
        'The appointee you named, on the child’s behalf. Choose an adult you would trust with it and change the name if your trust changes. If nobody is named, the family may have to prove guardianship first, which takes time when fees are due.',
      ],
    },
    {
      id: 'child-plans-hidden-illness',
      question: 'Do I have to disclose my own illnesses for a plan meant for my child?',
      answer: [
        `Yes, because it is your life that is insured. A hidden illness can cost the child both the death sum and the waiver. The insurer can question the policy in the first ${lifeQuestionLimit.text}, counted again from a revival, for fraud or a hidden fact that mattered.`,
      ],
    },
    {
      id: 'child-plans-missed-premium',
      question: 'What if I miss a premium in a bad year?',
      answer: [
        `Pay within the grace period, ${lifeGraceMonthly.text} for monthly payment and ${lifeGraceOtherModes.text} otherwise, and both cover and waiver stay. After it a young policy lapses; an older one may become paid-up, with a smaller amount for the child and usually no waiver. Before stopping, ask the insurer about a longer payment interval or a loan.`,
      ],
    },
    {
      id: 'child-plans-money-before-college',
      question: 'Partial withdrawal: can I take money out before college?',
      answer: [
        `Some plans pay instalments at set ages. A unit-linked plan allows partial withdrawals after its lock-in of ${unitLinkedLockIn.text}, and the fund is smaller afterwards. A participating or fixed plan lets you borrow against it. Each of these reduces what is left for the goal.`,
      ],
    },
    {
      id: 'child-plans-no-college',
      question: 'What if my child does not go to college, or goes abroad?',
      answer: [
        'The policy does not ask. The money is paid on the date in the contract, whether it goes into a course, a workshop, a wedding or a home loan. What it cannot do is arrive earlier, grow because the course turned out costlier, or change currency. If study abroad is a real possibility, treat the plan as the rupee base and save the difference separately.',
      ],
    },
    {
      id: 'child-plans-two-children',
      question: 'Do I need one plan for each child?',
      answer: [
        'Not by rule. Two plans give each child a date and an amount of their own, and one can be stopped without touching the other. One larger plan has a single set of charges, but then one date has to serve both, and the first child may use up what was meant for the second. With more than two years between the children, separate dates usually matter more than the second set of charges. In either case the protection side can be one term plan on the parent, sized for both.',
      ],
    },
  ],
  related: ['/term-insurance', '/investment-plans', '/capital-guarantee', '/health-insurance'],
  figuresInText: [
    vatsalyaAllAtOnce,
    vatsalyaAnnuityShare,
    vatsalyaContribution,
    vatsalyaPartWithdrawal,
    sukanyaInterest,
    sukanyaOpeningAge,
    sukanyaTerm,
    ppfInterest,
    ppfTerm,
    lifeSurrenderYears4To7,
    unitLinkedDiscontinuedMinimum,
    taxPremiumDeduction,
    taxPremiumSection,
    ...savingsWarningFigures,
    complaintReply,
    deathWithInvestigation,
    lifeGraceMonthly,
    lifeGraceOtherModes,
    lifeGst,
    lifeQuestionLimit,
    taxDeathBenefit,
    taxTraditionalIssuedSince,
    taxUnitLinkedIssuedSince,
  ],
};

export const childPlans: Product = {
  content,
  menuLine: 'Saving for school fees',
  audience: 'Parents who save for a child’s education',
  comparison: childPlansComparison,
  insurers: savingsInsurers,
  claimHref: '/claim/life-death',
  lifeEvent: { id: 'new-baby', label: 'A new baby' },
};
