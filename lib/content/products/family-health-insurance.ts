/**
 * Family floater health insurance. Its question is how one sum insured is shared, who may join, and how
 * the eldest member's age sets the price.
 */
import { healthAverageFigures, individualHealthAverage } from '../average-premiums.ts';
import { familyHealthInsuranceComparison } from '../comparisons/family-health-insurance.ts';
import { ageRangeOf, withYears } from '../figure-amounts.ts';
import { cashlessDecision, cashlessDischarge, complaintReply } from '../figures/claims.ts';
import {
  healthBonusForm,
  healthCancellationNotice,
  healthFreeLook,
  healthGst,
  healthInitialWait,
  healthMoratorium,
  healthMultiplePolicies,
  healthPortabilityCredit,
  healthPreExistingWait,
  newbornAge,
  newbornUsualEntry,
  standardHealthBonus,
  standardHealthChildAge,
  standardHealthFamily,
  standardHealthRelations,
  standardHealthTerm,
} from '../figures/health.ts';
import { healthRenewalGrace } from '../figures/renewals.ts';
import type { Product } from '../product.ts';
import { healthInsurers } from '../product-insurers.ts';
import type { ProductContent } from '../types.ts';

const content: ProductContent = {
  name: 'family health insurance',
  heading: 'Family health insurance: one cover for all of you',
  answer:
    'A family floater insures your household under one policy with one sum insured that anyone may use. It suits a young family whose members are unlikely to be in hospital in the same year.',
  keyFacts: [
    {
      label: 'Ages at which children can join',
      figure: standardHealthChildAge,
      note: 'In the regulator’s standard policy. Other plans set their own ages.',
    },
    {
      label: 'Grace after a missed renewal',
      figure: healthRenewalGrace,
      note: 'For a yearly premium. A lapse hits every member at once.',
    },
    {
      label: 'GST on the family’s premium',
      figure: healthGst,
      note: 'Floaters count as personal policies; group policies do not.',
    },
  ],
  introduction: [
    'In a _floater_ the sum insured belongs to nobody and to everybody. An example: four people share ₹10 lakh. The father’s stay in May costs ₹7 lakh. Until the policy renews, ₹3 lakh remain for all four, the father included. In four individual policies of ₹5 lakh each, the same stay would have left ₹2 lakh of the bill unpaid, and three untouched covers.',
    '**When it runs out.** The same example year goes on: in October the mother needs ₹6 lakh. The floater pays its last ₹3 lakh, and ₹3 lakh is yours. Separate policies of ₹5 lakh would also have left ₹3 lakh unpaid, ₹2 lakh in May and ₹1 lakh in October. A refill that serves a second patient would have paid the rest of October’s bill, and so would a family super top-up that begins at ₹10 lakh.',
    'That is the whole bargain. You trade a private limit for a larger common one, and bet that two large bills will not fall in one year. For parents in their thirties with small children this bet is a fair one, and the premium is smaller than for separate policies of the same size. As the eldest member grows older, the bet weakens and the price climbs for all, because insurers rate a floater by its _eldest member_.',
    'Waiting periods stay personal. A spouse who joins later starts new waiting times, and one member’s illness does not lengthen another’s wait.',
  ],
  suitableFor: [
    'You are a couple or young family, with nobody near sixty.',
    'You want one renewal date, one card and one set of rules.',
    'You plan to add a child and want a policy that can take one in.',
    'You want a larger limit for any one person than you could afford for each separately.',
    'Both partners have employer cover that may end in the same bad year.',
  ],
  notSuitableFor: [
    'Your parents would be on it. Their age sets the price, and their stays use the common sum.',
    'One member has a costly long-term illness. Give that person a policy of their own.',
    'Your children are about to pass the upper age or earn their own money.',
    'You are two adults near retirement: two policies keep two limits.',
  ],
  atAGlance: [
    { label: 'Sum insured', text: 'One amount, shared by all members in a policy year' },
    { label: 'Priced by', text: 'Age of the eldest member, number of adults and children' },
    { label: 'Waiting periods', text: 'Counted for each member from the day they joined' },
    { label: 'Who can join', text: 'Spouse and children; parents only in some plans' },
    { label: 'Bonus', text: 'For the whole family; one claim may affect it' },
    { label: 'If it lapses', text: 'All members lose cover together' },
    { label: 'Standard policy term', text: standardHealthTerm.text },
  ],
  inclusions: [
    'Hospital treatment of any member named in the schedule, in any order',
    'Several stays by the same member, while money remains',
    'Accidents of any member from the first day',
    'A newborn, once added under the plan’s own rule',
    'Refilling of a used-up [sum insured](term:sum-insured), where the plan has _restoration_',
    'Child vaccination or health checks, if listed as a benefit',
  ],
  exclusions: [
    'Anything beyond the common sum once it is used up and not restored',
    'A member left out of the schedule, even if you paid for a family plan',
    `A new member’s illness in the first ${healthInitialWait.text} after joining`,
    `Conditions a member already had, for up to ${healthPreExistingWait.text} from their own start`,
    'Childbirth, unless the plan includes [maternity](/maternity-health-insurance)',
    'A grown child beyond the plan’s age limit',
  ],
  howToChoose: [
    {
      title: 'Decide who belongs in it',
      text: 'Draw the line at one generation. Partner and children in one policy, parents in another.',
    },
    {
      title: 'Size it for two people',
      text: 'Choose a sum that pays one large bill and still leaves a useful amount. A sum right for a single person is short for four.',
    },
    {
      title: 'Read the restoration clause',
      text: 'Does it refill after partial use or only when nothing is left? For the same illness or only for another? For the same person? How often in a year?',
    },
    {
      title: 'Check when a baby and an 18-year-old change things',
      text: 'Ask from which day a newborn can be added and until what age a child stays, studying or not.',
    },
    {
      title: 'Ask what happens when the eldest leaves',
      text: 'On death or divorce the others should be able to continue with the time they have served. Get the clause, not an assurance.',
    },
  ],
  costs: [
    `No public table has a price for a family of 4. Over all individual policies of 2024-25 a person covered paid about ${individualHealthAverage} on average, by IRDAI’s totals; age, city and sum insured can take your price far from it.`,
    'A floater is rated by its eldest member, so one for you, your partner and your children costs less than one that also holds your parents. Each adult adds more than each child. When the eldest moves into the next age band, the whole premium moves.',
    `A family’s own policy carries ${healthGst.text} GST. Only one person pays and, in the old tax regime, may be able to claim a deduction for spouse and children, subject to the tax law in force; the new regime has none.`,
  ],
  insteadOfPrice:
    'Ask for written quotations: one floater for all, one without your parents plus a policy for them, and separate policies. The difference is what sharing saves you.',
  rules: [
    {
      label: 'Relatives in the standard policy',
      figure: standardHealthFamily,
      text: 'Children must be dependent. Brothers, sisters and grandparents are not on this list.',
    },
    {
      label: 'Claim-free year',
      figure: healthBonusForm,
      text: 'You may choose between the two where a plan pays a bonus. In a floater nobody may claim for it to build.',
    },
    {
      label: 'Bonus in the standard policy',
      figure: standardHealthBonus,
      text: 'It shrinks at the same rate after a claim, so do not treat it as owned.',
    },
    {
      label: 'Splitting or moving',
      figure: healthPortabilityCredit,
      text: 'A member who moves to a new policy at renewal can take served waiting time along, if accepted.',
    },
    {
      label: 'Moratorium',
      figure: healthMoratorium,
      text: `${withYears(healthMoratorium)}, counted from when each person was first covered without a break. Declare for every member, not only for yourself.`,
    },
    {
      label: 'Leaving midway',
      figure: healthCancellationNotice,
      text: 'With this notice you may cancel and get a refund in proportion, if there was no claim.',
    },
    {
      label: 'After the policy arrives',
      figure: healthFreeLook,
      text: 'Check every name, birth date and relation: a wrong birth date can stall a child’s admission.',
    },
  ],
  topics: [
    {
      id: 'who-can-join',
      heading: 'Adopted child, in-laws, live-in or LGBTQ partner: who can join',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Adopted child:** yes, once adopted by law. The standard policy takes ${standardHealthRelations.text}.`,
            '**Parents-in-law:** yes in many plans, the standard policy among them. Their age then sets the price for all.',
            '**Brother or sister:** rarely in a floater. Some plans insure them in one policy with a sum for each; else they buy their own.',
            '**Live-in partner, unmarried couple:** in some plans only. Most ask for a legally wedded spouse; otherwise each of you buys an individual policy.',
            '**A member with diabetes or BP:** can join, with waiting periods of their own. A separate policy for that person keeps the shared sum for the others.',
            '**Same-sex (LGBTQ) partner:** some insurers take a partner since 2023. Ask for the definition of “family” in writing; the nominee can be anyone you name.',
          ],
        },
      ],
    },
    {
      id: 'marriage-divorce-death',
      heading: 'Marriage, divorce, death: what happens to the floater',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Wife or husband after the wedding:** many insurers add a spouse in the middle of the year if you ask soon after the marriage, with the certificate and a part premium; otherwise at renewal. The new member’s waiting periods start on that day.',
            '**Divorce:** the spouse can leave at renewal with a policy of their own, and keep the waiting time served if the insurer agrees. Ask before the renewal date; children stay with either parent’s policy.',
            '**Death of the policyholder:** the other members stay insured until the policy ends. Ask the insurer to make another adult the policyholder and to confirm that the time they have served is kept.',
          ],
        },
      ],
    },
  ],
  claims: [
    `Give every adult in the house the card and the insurer’s app, so that whoever is at the hospital can act. A cashless request must be answered in ${cashlessDecision.text}, the final bill in ${cashlessDischarge.text}. Look in the insurer’s own list for children and for adults, often not the same place, and [check each hospital](/cashless-hospital).`,
    'After each claim ask the insurer for the balance of the sum insured in writing, and whether restoration has begun. With an employer’s policy beside the floater, you choose which is used first; using the employer’s keeps your own sum and bonus intact. Steps and papers: [claim guide](/claim).',
    `When a claim is cut, the policyholder complains for everyone in the policy. The insurer must resolve it within ${complaintReply.text}; our page on [complaints](/grievance-redressal) has the further steps.`,
  ],
  questions: [
    {
      id: 'family-health-insurance-how-large',
      question: 'How large should a floater for a young family be?',
      answer: [
        'Size it for two bills in one year. An example: an operation at ₹6 lakh and a second stay at ₹4 lakh come to ₹10 lakh. If prices rose 8% a year, the same two would cost about ₹14.7 lakh in five years. Use the estimates of a hospital near you.',
        'If that sum costs too much in one policy, a floater with a [super top-up](/super-topup) above it reaches the same total.',
      ],
    },
    {
      id: 'family-health-insurance-floater-or-individual',
      question: 'Family floater vs individual mediclaim for husband and wife: which is better?',
      answer: [
        'For a young couple with children, a floater gives more cover per rupee. For two people above fifty, or a family with a sick member, separate policies are safer, since two large bills in one year become likely.',
        'Many families start with a floater and split it later. Splitting at renewal, with credit for waiting time, should be asked for in writing.',
      ],
    },
    {
      id: 'family-health-insurance-eldest-age',
      question: 'Why does the eldest member decide the premium?',
      answer: [
        'The insurer assumes that the person most likely to be ill could use the whole sum. So the rate for that age is the base, and the others are added at a smaller charge.',
        'Taking one older person out can change the price more than taking out two children. Ask for both quotations.',
      ],
    },
    {
      id: 'family-health-insurance-newborn',
      question: 'Newborn baby: after how many days can it join the family floater?',
      answer: [
        `Commonly from day 91: most policies take a child from the age of ${newbornUsualEntry.text}, the standard policy from ${ageRangeOf(standardHealthChildAge).from}. A plan with a newborn or maternity benefit often covers the first ${newbornAge.text} too, if you report the birth within the days it gives.`,
        'So tell the insurer at once and pay for the added member. Until you hold the endorsement, a stay in intensive care may be yours to pay.',
      ],
    },
    {
      id: 'family-health-insurance-child-grows-up',
      question: 'Till what age is a child covered in a family floater, and what then?',
      answer: [
        `In the standard policy up to ${ageRangeOf(standardHealthChildAge).to}, if dependent; other plans set their own age. Then the child leaves the floater at renewal and needs a policy of their own. Ask the same insurer to carry over the years already served, before the floater renews without that name.`,
        'If your child has an illness, do this in good time: a fresh application elsewhere would be judged on health.',
      ],
    },
    {
      id: 'family-health-insurance-both-employers',
      question: 'We both have employer cover. Do we still need a floater?',
      answer: [
        'Think of the year in which you move city, start a business or take a break for a child. Two employer covers can vanish within months, and neither belongs to you.',
        'A modest floater now, with a [super top-up](/super-topup) above it, starts the waiting times that matter later.',
      ],
    },
    {
      id: 'family-health-insurance-restoration',
      question: 'Restoration, recharge, refill of the sum insured: what is it?',
      answer: [
        'All three words mean that the plan fills a used sum insured again in the same year. It helps a floater more than any other policy, since the next patient may be someone else.',
        'The fine print differs: complete or partial use, same or new illness, once or without limit. It does not usually raise what is paid for one single bill.',
      ],
    },
    {
      id: 'family-health-insurance-two-policies-one-claim',
      question: 'Can we use two policies for one hospital bill?',
      answer: [
        `Yes, if the first is not enough. The rule: ${healthMultiplePolicies.text.toLowerCase()}, and that insurer then deals with the other for the balance.`,
        'You cannot receive more than the bill. Keep the first insurer’s settlement letter for the second.',
      ],
    },
    {
      id: 'family-health-insurance-used-up',
      question: 'Our floater is used up in mid-year. What can we do?',
      answer: [
        'Ask for the balance in writing first: a claim that is still open may be holding back part of it. Then look for a restoration clause, for an employer’s policy of either partner, and for a super top-up whose deductible your bills have already crossed.',
        'You cannot normally buy more for the illness now being treated; a second policy would make you wait for it. The common sum is whole again on the renewal date, so ask the doctor whether a planned operation can wait until then.',
      ],
    },
    {
      id: 'family-health-insurance-claim-of-one',
      question: 'Does one member’s claim hurt the others at renewal?',
      answer: [
        'It cannot end the policy: past claims are no ground to refuse renewal, for that person or for the rest. What it can touch is the bonus, which belongs to the family as a whole and may shrink.',
        'Ask the insurer whether its rates depend on claims. For a personal policy the premium normally follows age bands and rates set for all customers, not the illness of one child.',
      ],
    },
    {
      id: 'family-health-insurance-child-elsewhere',
      question:
        'Child or parents in another city: are they still covered, and at which zone’s price?',
      answer: [
        'Normally yes, as long as the name is in the schedule and the treatment is in India. Look up network hospitals near the hostel, and leave the card and a signed consent with the child once they are adult.',
        'Some plans price by zone and ask for a co-pay when treatment is in a costlier city than the one you gave. Tell the insurer the second address if its form asks for it.',
      ],
    },
  ],
  related: [
    '/maternity-health-insurance',
    '/senior-citizen',
    '/super-topup',
    '/1crore-health-insurance',
  ],
  figuresInText: [
    ...healthAverageFigures,
    standardHealthTerm,
    healthInitialWait,
    healthPreExistingWait,
    cashlessDecision,
    complaintReply,
    cashlessDischarge,
    healthMultiplePolicies,
    newbornAge,
    newbornUsualEntry,
    standardHealthRelations,
  ],
};

export const familyHealthInsurance: Product = {
  content,
  menuLine: 'One sum insured, shared',
  audience: 'Families who want one sum insured for all members',
  comparison: familyHealthInsuranceComparison,
  insurers: healthInsurers,
  claimHref: '/claim#health-claims',
  lifeEvent: { id: 'wedding', label: 'A wedding' },
};
