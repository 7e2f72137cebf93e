/** Product page: term insurance (pure life cover). Its question: which sum, and for how many years. */
import { termInsuranceComparison } from '../comparisons/term-insurance.ts';
import { coverByAge } from '../drawings.ts';
import { bimaAsbaBlock } from '../figures/bima-asba.ts';
import {
  complaintReply,
  deathWithInvestigation,
  deathWithoutInvestigation,
  lifeQuestionLimit,
} from '../figures/claims.ts';
import { deathClaimsPaidByAmount, deathClaimsPaidByNumber } from '../figures/industry.ts';
import {
  lifeBeneficialNominee,
  lifeFreeLook,
  lifeGraceMonthly,
  lifeGraceOtherModes,
  lifeGst,
  lifeLatePaymentInterest,
  lifeNominationChange,
  lifeRevivalNonLinked,
  lifeSuicideClause,
  lifeSuicideRefund,
  marriedWomensPropertyAct,
  saralJeevanEntryAge,
  saralJeevanSumAssured,
  saralJeevanWaitingPeriod,
} from '../figures/life.ts';
import {
  edliMaximum2025,
  pmjjbyAge,
  pmjjbyCover,
  pmjjbyPremium,
  pmsbyAge,
  pmsbyCover,
  pmsbyPremium,
} from '../figures/life-schemes.ts';
import {
  taxDeathBenefit,
  taxNewRegimeDeduction,
  taxPayoutSection,
  taxPremiumDeduction,
  taxPremiumSection,
} from '../figures/tax.ts';
import type { Product } from '../product.ts';
import { termInsurers } from '../product-insurers.ts';
import { helplineRule } from '../shared-rules.ts';
import type { ProductContent } from '../types.ts';

const content: ProductContent = {
  name: 'term insurance',
  heading: 'Term insurance for those who rely on your income',
  answer:
    'Term insurance pays your family one agreed sum if you die during the years you chose, and nothing if you live. You need it when someone depends on your income or would be left with your loans.',
  keyFacts: [
    {
      label: 'Life claims paid, all insurers',
      figure: deathClaimsPaidByNumber,
      note: 'of individual death claims in 2024-25, by number, all life insurers.',
    },
    {
      label: 'When a policy can no longer be disputed',
      figure: lifeQuestionLimit,
      note: 'Counted from issue, start of risk, revival or rider, whichever came last.',
    },
    {
      label: 'GST on your own term plan',
      figure: lifeGst,
      note: 'Individual policies only. Group cover is still taxed.',
    },
  ],
  introduction: [
    'A term plan is the plainest contract in life insurance. You choose a _sum assured_ (the amount paid on death) and a _term_ (the years it runs). If you die within the term, the insurer pays your _nominee_, the person you named to receive the money. If you outlive the term, the cover ends and the premiums are gone, as they are with a car policy in a year without an accident.',
    'Because nothing is saved up inside the plan, the whole premium buys cover. That is why a sum of ₹1 crore is within reach of people who could not pay for a savings policy of the same size. The price is fixed at the start for the whole term in most plans, so a younger and healthier buyer locks in a smaller premium.',
  ],
  suitableFor: [
    'You earn, and a spouse, child, parent or sibling lives on what you earn.',
    'You have a home, business or education loan that your family would have to repay.',
    'You are young and healthy, and expect dependants or loans within a few years.',
    'You run a household without a salary: replacing care for children and parents costs money too. Insurers accept this in some cases and limit the sum.',
    'You have cover from your employer only, which normally ends when the job ends.',
  ],
  notSuitableFor: [
    'Nobody depends on your income and you have no debt that others would inherit.',
    'You want the money back while you live. Pure term returns nothing, and a plan that returns premiums costs more for the same cover.',
    'You need money during an illness. Look at [health insurance](/health-insurance) and [critical illness cover](/critical-illness-insurance) first.',
    'You cannot keep paying for the full term. A smaller sum that stays in force protects more than a large one that lapses.',
  ],
  atAGlance: [
    { label: 'Pays', text: 'The sum assured, to your nominee, on death within the term' },
    { label: 'At the end of the term', text: 'Nothing, unless you chose return of premium' },
    {
      label: 'Premium',
      text: 'Fixed at the start in most plans; regular, limited or single payment',
    },
    { label: 'Medical check', text: 'Decided by the insurer from age, sum and health answers' },
    { label: 'Surrender value', text: 'None in most pure term plans' },
    { label: 'Loan against it', text: 'No' },
    {
      label: 'Riders',
      text: 'Extra benefits for accident, illness or disability, each priced apart',
    },
  ],
  beforeBuying: {
    id: 'cover-you-may-have',
    heading: 'PMJJBY, PMSBY, EDLI: cover your family may have already',
    blocks: [
      {
        kind: 'figures',
        caption: 'Public schemes, not sold by us',
        rows: [
          {
            label: 'Jeevan Jyoti (PMJJBY): any death',
            figure: pmjjbyCover,
            text: `For ${pmjjbyPremium.text}, taken from a bank or post-office account. You can join at ${pmjjbyAge.text}; the year runs from 1 June to 31 May.`,
          },
          {
            label: 'Suraksha (PMSBY): death by accident',
            figure: pmsbyCover,
            text: `For ${pmsbyPremium.text}, at ${pmsbyAge.text}. The same sum for total disability after an accident.`,
          },
          {
            label: 'Provident fund members (EDLI): up to',
            figure: edliMaximum2025,
            text: 'The figure of 2025; your employer pays for it. A new scheme replaced the old one in June 2026, and we have not seen its sums. Ask your employer.',
          },
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'These sums are worth having, and for most families they cover months rather than years. Count them before you choose a sum, and tell your nominee that they exist.',
        ],
      },
    ],
  },
  inclusions: [
    'Death from illness at any time in the term, subject to what the policy says about its first months.',
    'Death in an accident, at home, on the road or at work.',
    'Death abroad, in most plans. Check travel and residence terms if you are moving.',
    '_Terminal illness_, where the plan says so: part or all of the sum is paid early when doctors certify that death is near.',
    'An extra sum on accidental death, with that [rider](term:rider).',
    'Future premiums waived after a disability or a listed illness, with a _waiver of premium_ rider.',
  ],
  exclusions: [
    'Surviving the term: there is no [maturity](term:maturity) amount in pure term.',
    `Suicide in the first ${lifeSuicideClause.text} after the start or a revival: at least ${lifeSuicideRefund.text} of the premiums paid is returned instead.`,
    'A claim in the early years where smoking, an illness or other policies were hidden on the form.',
    'Death after the policy lapsed for an unpaid premium.',
    'Hospital bills and lost pay during an illness, without a rider for it.',
    'Under an accident rider: listed causes such as intoxication or dangerous sport.',
  ],
  howToChoose: [
    {
      title: 'Add up what your family would need',
      text: 'Example with round numbers: spending of ₹6 lakh a year for 15 years is ₹90 lakh; add a home loan of ₹40 lakh and education of ₹20 lakh; take off savings of ₹30 lakh. The answer is ₹1.2 crore, before inflation. Write your own four numbers.',
    },
    {
      title: 'End the term where the need ends',
      text: 'Usually that is the year you stop working or the youngest child earns, whichever is later. Cover into very old age costs much more and often protects nobody.',
    },
    {
      title: 'Choose who receives it, and how',
      text: 'Name the nominee and keep the name current after marriage, birth or death: [who owns the money](/term-insurance#nominee) depends on who you name. Some plans pay monthly instead of one sum, which helps a family that has never handled a large amount.',
    },
    {
      title: 'Tell everything on the proposal form',
      text: 'Tobacco, past illness, medicines, family history, income, other policies. If a person offers to fill the form for you, read it before you sign. A truthful form may cost more; a false one can cost the claim.',
    },
    {
      title: 'Add riders one at a time',
      text: 'Ask of each: what exactly triggers it, how much it pays, and whether a separate policy does it better. A bundle chosen for you is not a need.',
    },
    {
      title: 'Read the policy when it arrives',
      text: `You have ${lifeFreeLook.text} from receiving it to return it. Check the sum, the term, the nominee and every health answer printed in it.`,
    },
  ],
  costs: [
    'We know of no official price list for ₹1 crore of term cover. Yours depends on your age, sex, health, tobacco, the sum and the term.',
    `The one public price, ${pmjjbyPremium.text} for ${pmjjbyCover.text} at ${pmjjbyAge.text} under Pradhan Mantri Jeevan Jyoti Bima Yojana, is no guide to it. You pay more for fewer years of payment or for return of premium; the premiums come back without interest.`,
    `A death benefit is ${taxDeathBenefit.text} from income tax under the law in force, with exceptions for keyman and assigned policies. The place in the Act of 2025 is ${taxPayoutSection.text}. In the old regime, which you have to choose, the premium counts within a deduction of ${taxPremiumDeduction.text} a year, shared with provident fund and other savings: ${taxPremiumSection.text}. In the new regime the deduction is ${taxNewRegimeDeduction.text}.`,
    `An individual term premium carries GST of ${lifeGst.text}. A group policy through an employer or association still attracts GST, so do not compare the two without looking at tax.`,
  ],
  taxHeading: `Income tax: ${taxPremiumSection.text}, old regime; GST`,
  insteadOfPrice:
    'Ask each insurer for plain level cover in writing, with the same sum, term and paying years. Then ask for each extra.',
  rules: [
    {
      label: 'Time to return the policy',
      figure: lifeFreeLook,
      text: 'From receipt. The refund is your premium less a share for the days of cover, medical tests and stamp duty.',
    },
    {
      label: 'Premium blocked by UPI until you are accepted',
      figure: bimaAsbaBlock,
      text: 'Nothing is due before the insurer accepts you, also where it asks for medical tests first. With [Bima-ASBA](/faqs#faqs-bima-asba) the money waits in your account for that long at most, and cover starts on the day of acceptance.',
    },
    {
      label: 'Late premium, paid monthly',
      figure: lifeGraceMonthly,
      text: 'Cover stays in force during the grace period.',
    },
    {
      label: 'Late premium, other frequencies',
      figure: lifeGraceOtherModes,
      text: 'After it the policy lapses. Reviving it may need a new health declaration.',
    },
    {
      label: 'Standard plan: sum assured',
      figure: saralJeevanSumAssured,
      text: 'Saral Jeevan Bima is a term plan with terms set by the regulator, offered by life insurers under the same terms. Each sets its own price and may offer more.',
    },
    {
      label: 'Standard plan: age at entry',
      figure: saralJeevanEntryAge,
      text: 'No bar by sex, place, occupation or education.',
    },
    {
      label: 'Standard plan: waiting period',
      figure: saralJeevanWaitingPeriod,
      text: 'In this time only an accidental death pays the sum assured; for any other death the premiums are returned.',
    },
  ],
  topics: [
    {
      id: 'nominee',
      heading: 'Beneficial nominee vs legal heir: who owns the money',
      blocks: [
        {
          kind: 'figures',
          caption: 'What the law says',
          rows: [
            {
              label: 'Nominees who own the money',
              figure: lifeBeneficialNominee,
              text: 'Named as nominees, they keep it. Any other nominee receives the money, but your legal heirs may have a claim to it.',
            },
            {
              label: 'A new nominee',
              figure: lifeNominationChange,
              text: 'In writing to the insurer, who confirms it. Without notice the insurer pays the person registered.',
            },
          ],
        },
        {
          kind: 'paragraphs',
          text: [
            'Live-in partner, same-sex partner, fiancé or friend: many insurers ask why you name a person outside the family, and some refuse. Such a nominee receives the money, and the legal heirs may claim it: write a will that says the same.',
            'Divorced: the former spouse stays nominee until you file a new one, policy by policy. A minor or adopted child may be named, with an adult appointee.',
          ],
        },
      ],
    },
    {
      id: 'mwp-act',
      heading: 'MWP Act: term insurance for your wife and children, and how to buy it',
      blocks: [
        {
          kind: 'paragraphs',
          text: [
            `The benefit: the money belongs to them alone. Under the Married Women’s Property (MWP) Act a married man marks a policy on his own life for his wife, his children or both, and it becomes ${marriedWomensPropertyAct.text}: not part of his estate, out of reach of his creditors, a lender among them.`,
            'How to buy: ask the insurer for its MWP form before the proposal is accepted. Such forms usually ask for your wife or children, the share of each, and a trustee who receives the money for them. Ask what can be changed later: often nothing can, not even after a divorce.',
          ],
        },
      ],
    },
    {
      id: 'suicide-clause',
      heading: 'Is suicide covered in term insurance?',
      blocks: [
        {
          kind: 'paragraphs',
          text: [
            `Yes, in full after the first ${lifeSuicideClause.text} from the start or a revival; before that at least ${lifeSuicideRefund.text} of the premiums paid is returned. The policy’s own words decide. ${helplineRule.text}`,
          ],
        },
      ],
    },
    {
      id: 'lapse-and-dispute',
      heading: 'Lapsed policy revival, disputed claims',
      blocks: [
        {
          kind: 'figures',
          caption: 'Limits in time',
          rows: [
            {
              label: 'To revive a lapsed policy',
              figure: lifeRevivalNonLinked,
              text: 'With unpaid premiums, interest and often a health check. Your policy states its own period.',
            },
            {
              label: 'Section 45: no question after',
              figure: lifeQuestionLimit,
              text: 'Before that only for fraud, or for a fact that mattered and was misstated or hidden. A revival starts the time again.',
            },
          ],
        },
        {
          kind: 'paragraphs',
          text: [
            'The years of revival and the suicide clause come from regulations that were replaced in 2024. A term policy written under the new ones says the same; the new regulations we have not read.',
            'The Insurance Act was amended by an Act of 2025. Two summaries of it that we read name no change to the sections on nominees (39) and on questioned policies (45). The amended Act itself we have not read.',
          ],
        },
      ],
    },
    {
      id: 'homemakers-abroad-tobacco',
      heading: 'Housewife, NRI, smoker, diabetic, no ITR: who can buy?',
      blocks: [
        {
          kind: 'rows',
          caption: 'How insurers usually treat them; each has its own rules',
          rows: [
            {
              label: 'Housewives, homemakers',
              text: 'Many insurers cover a spouse without an income of their own. They look at the income of the earning spouse and at the cover that spouse has, often ask for schooling, and limit the sum.',
            },
            {
              label: 'Indians who live abroad (NRIs)',
              text: 'Most insurers accept them, from a list of countries. The health check may be by video, at a clinic abroad or in India. The premium is paid from an NRE, NRO or foreign account. Ask how your family claims, in which currency it is paid, and what happens if you move on.',
            },
            {
              label: 'Smokers, tobacco users',
              text: 'Smoked or chewed, now and then or daily: all of it counts, and some insurers count nicotine gum. The form asks about the past year or longer. The premium is clearly higher, and a hidden habit can cost the claim.',
            },
            {
              label: 'Diabetes, BP, thyroid, cholesterol, asthma',
              text: 'Usually accepted when controlled, after tests, often for a higher premium. Badly controlled, or with harm to heart or kidneys, it can be postponed or refused. Declare it with the medicines you take.',
            },
            {
              label: 'After cancer, a stent or a stroke',
              text: 'Many insurers refuse, or wait until some years after the treatment ended; a few accept at a higher price. Ask several with the reports, and ask about the standard plan, Saral Jeevan Bima.',
            },
            {
              label: 'Self-employed, gig workers, no ITR',
              text: 'The sum follows the income you can prove. Without a tax return some insurers take bank statements, GST returns, a car or a home loan as a sign of income, for a smaller sum. PMJJBY asks for no income proof.',
            },
            {
              label: 'Students, unmarried',
              text: 'Some insurers cover a student, mostly up to a small sum or with a parent’s income. It is worth it if parents rely on you, or would have to repay an education loan.',
            },
          ],
        },
      ],
    },
  ],
  claims: [
    'The nominee tells the insurer, fills in the claim form and sends the death certificate, the policy details, identity and bank proof. Hospital or police papers follow where the cause calls for them. Our [claim guide](/claim) lists them case by case, with the insurer’s time limits.',
    `Without an investigation the insurer has ${deathWithoutInvestigation.text} to settle, with one ${deathWithInvestigation.text}. On a late payment it owes interest at the ${lifeLatePaymentInterest.text}, without being asked. A missing paper or late notice alone is no ground to refuse.`,
    `Of the individual death claims pending at the start of 2024-25 or reported in it, life insurers together paid ${deathClaimsPaidByNumber.text} by number and ${deathClaimsPaidByAmount.text} by amount. The gap hints that larger claims are refused or pending more often, which is one more reason for a complete proposal form.`,
    `If the claim is refused, look up [what the reason means](/claim/refused) first. The nominee then complains to the insurer, which has ${complaintReply.text} to resolve it. The [complaint page](/grievance-redressal) lists where to go after that.`,
  ],
  questions: [
    {
      id: 'term-insurance-how-much-cover',
      question: 'How much term insurance do I need?',
      answer: [
        'Start from what would have to be replaced: yearly spending until the last dependant can earn, plus loans, plus large goals such as education. Take off savings you would be willing to use and cover you already hold. Rules such as a multiple of salary are a rough check only, because they ignore your loans and the ages of your children. Insurers also limit the sum to what your income supports. [Work it out with your own figures](/term-insurance/human-life-value-calculator).',
      ],
    },
    {
      id: 'term-insurance-worth-it',
      question: 'Is term insurance worth it?',
      answer: [
        'Yes, if someone lives on your income or would have to repay your loans; no, if nobody would lose money by your death. It buys more cover for the premium than any other life policy. That nothing comes back if you live is the price of it, not a loss.',
      ],
    },
    {
      id: 'term-insurance-employer-cover-enough',
      question: 'Is group term insurance from my employer enough?',
      answer: [
        'Usually not. The employer chooses the sum, often as a multiple of pay, and it normally stops when you leave. Buying your own plan later means a higher age and perhaps an illness on the form. Treat the employer’s cover as an extra and size your own plan without it.',
      ],
    },
    {
      id: 'term-insurance-first-year',
      question: 'Does term insurance have a waiting period: is a death in the first year paid?',
      answer: [
        `A death in the first year is paid as a rule: an ordinary term plan covers illness and accident from the first day of cover. Only suicide is different, in the first ${lifeSuicideClause.text}. Saral Jeevan Bima pays in its first ${saralJeevanWaitingPeriod.text} for an accidental death alone. The insurer looks closely at an early claim, so the form must be true.`,
      ],
    },
    {
      id: 'term-insurance-smoking-after-purchase',
      question: 'Smoking: what if I start or stop after buying term insurance?',
      answer: [
        'What counts for the contract is the truth on the day you answered, up to the day the cover was accepted. If your habits change before acceptance, tell the insurer. After it, most plans keep the price for the term. Some insurers will look again at the rate for people who have stopped for a long time; that is their choice, not your right.',
      ],
    },
    {
      id: 'term-insurance-claim-disputed',
      question: `Section 45: can a claim be refused after ${lifeQuestionLimit.text}?`,
      answer: [
        `Not for what the form said: after ${lifeQuestionLimit.text} a life policy cannot be called into question on any ground. Within that time the insurer may question it for fraud or for a hidden fact that mattered to its decision. The time starts again for a policy you let lapse and then revived, so keep paying. A death the policy does not cover, or a policy not in force, is another matter. If an answer on your form was wrong, do not wait it out: write to the insurer and correct the record.`,
      ],
    },
    {
      id: 'term-insurance-return-of-premium',
      question: 'Is term insurance with return of premium or “zero cost” worth it?',
      answer: [
        'As a saving, seldom: you pay more each year and get back the premiums, without interest, if you live to the end. A “zero cost” plan returns them if you leave at a set age, and the cover ends then. What you give up is what the difference could have earned for you over decades, and the refund buys less by then because of inflation. It can suit someone who would otherwise not buy cover at all. Ask for both prices at the same sum and term, and compare.',
      ],
    },
    {
      id: 'term-insurance-two-policies',
      question: 'Can I have two term insurance policies?',
      answer: [
        'Yes. People add a second plan when a child is born or a home loan starts. Each new form asks for the policies you have; list them all. On death the nominee claims from each insurer separately, and each pays its own sum assured.',
      ],
    },
    {
      id: 'term-insurance-missed-premium',
      question: 'Grace period: what if I miss a term insurance premium?',
      answer: [
        `You have ${lifeGraceMonthly.text} if you pay monthly and ${lifeGraceOtherModes.text} for other frequencies, and cover goes on in that time. Pay in it and nothing changes. Later the policy lapses and your family has no cover. A revival is possible for up to ${lifeRevivalNonLinked.text} from the first unpaid premium, with dues, interest and usually fresh health answers. See [renewal](/renewal) for what to have ready.`,
      ],
    },
    {
      id: 'term-insurance-level-or-changing-sum',
      question: 'Increasing, decreasing or level cover: which one?',
      answer: [
        'Let the sum follow the need. Cover that grows fits a young household whose spending will rise for decades; cover that shrinks fits one loan with a fixed repayment plan, and nothing besides it. For most families the need first rises with children and then falls, so a level sum with a sensible end date is a fair compromise. Whatever you choose, ask for the sum in the tenth and twentieth year in rupees, because a percentage hides how slowly or quickly it moves.',
      ],
    },
    {
      id: 'term-insurance-refused',
      question: 'Term insurance rejected, or the premium raised: what now?',
      answer: [
        'Ask for the reason. A test that was wrong or old can be repeated and sent again. Another insurer may judge the same facts differently, and every later form that asks must be told of the refusal. Compare the higher price with the same cover elsewhere before you accept it.',
      ],
    },
    {
      id: 'term-insurance-saral-jeevan-bima',
      question: 'What is Saral Jeevan Bima, and when does it make sense?',
      answer: [
        `It is the standard term plan, and makes sense when other plans turn you away for your job, your education or where you live: it has no bar on any of these. The insurer may still look at your health. Its wording is the same at every life insurer, so you compare price and service alone. Two limits: insurers need to offer only ${saralJeevanSumAssured.text}, and a death by illness in the first ${saralJeevanWaitingPeriod.text} returns the premiums and nothing more.`,
      ],
    },
  ],
  related: [
    '/critical-illness-insurance',
    '/health-insurance',
    '/child-plans',
    '/investment-plans',
  ],
  figuresInText: [
    ...helplineRule.figures,
    marriedWomensPropertyAct,
    lifeSuicideClause,
    lifeSuicideRefund,
    pmjjbyPremium,
    pmjjbyAge,
    pmsbyPremium,
    pmsbyAge,
    taxPayoutSection,
    taxDeathBenefit,
    taxNewRegimeDeduction,
    taxPremiumDeduction,
    taxPremiumSection,
    complaintReply,
    deathWithInvestigation,
    deathWithoutInvestigation,
    deathClaimsPaidByAmount,
    lifeLatePaymentInterest,
  ],
};

export const termInsurance: Product = {
  content,
  menuLine: 'One sum for your family',
  audience: 'People whose family depends on their income',
  picture: {
    heading: 'Three ways the sum can move with age',
    lead: 'Each cover starts at ₹1 crore at age 30 and ends at 60. What differs is the sum your family would receive in between.',
    drawings: [coverByAge],
  },
  comparison: termInsuranceComparison,
  insurers: termInsurers,
  claimHref: '/claim/life-death',
  lifeEvent: { id: 'new-home', label: 'A new home' },
};
