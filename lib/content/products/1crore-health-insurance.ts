/**
 * ₹1 crore health cover. Its question is what so large a sum insured really buys, when it matters, and
 * which limits make it smaller than it looks.
 */
import { healthAverageFigures, individualHealthAverage } from '../average-premiums.ts';
import { oneCroreHealthInsuranceComparison } from '../comparisons/1crore-health-insurance.ts';
import {
  cashlessDecision,
  complaintReply,
  lateInterest,
  noticeOutsideNetwork,
} from '../figures/claims.ts';
import { ombudsmanLimit } from '../figures/complaints.ts';
import {
  healthBonusForm,
  healthFreeLook,
  healthGst,
  healthMoratorium,
  healthMultiplePolicies,
  healthNonPayableItems,
  healthPortabilityCredit,
  healthPreExistingWait,
  healthProportionateLimit,
  healthRejectionReview,
  standardHealthIcu,
  standardHealthModern,
  standardHealthSumInsured,
} from '../figures/health.ts';
import type { Product } from '../product.ts';
import { healthInsurers } from '../product-insurers.ts';
import type { ProductContent } from '../types.ts';

const content: ProductContent = {
  name: '₹1 crore health cover',
  heading: 'When ₹1 crore of health cover matters',
  answer:
    'A ₹1 crore policy can pay up to that sum for hospital treatment in a year. It matters for rare, very long or very modern treatment in costly hospitals; for most stays a smaller sum pays exactly as much.',
  keyFacts: [
    {
      label: 'Range of the standard policy',
      figure: standardHealthSumInsured,
      note: 'What the regulator asks every health insurer to offer, for comparison.',
    },
    {
      label: 'Modern treatment, standard policy',
      figure: standardHealthModern,
      note: 'A large sum with such a limit inside is smaller than it looks.',
    },
    {
      label: 'Moratorium',
      figure: healthMoratorium,
      note: 'When you raise the sum, the added part has its own time in which it can be disputed.',
    },
  ],
  introduction: [
    'One crore is a hundred lakh, a sum few hospital bills in India reach. You would come near it with an organ transplant and its complications, months in intensive care, some cancer drugs and cell therapies, or severe burns. What you buy is protection against a small chance of a ruinous bill, and against prices twenty years from now.',
    'Plans reach the number in different ways. Some are a single policy with ₹1 crore of _base sum insured_, available in the first year. Others add up a smaller base, a bonus for claim-free years, a restored amount and a [super top-up](/super-topup). On the billboard they look alike. In the year of a large claim they are not: bonus must have been earned, restoration may exclude the same illness, and the super top-up waits for its deductible.',
    '**An example bill, line by line.** A liver transplant in a metro hospital: intensive care ₹12 lakh, medicines and blood ₹11 lakh, surgeons and theatre ₹9 lakh, ward ₹3 lakh, devices ₹3 lakh, tests ₹2 lakh, the donor’s surgery ₹2 lakh. Together ₹42 lakh. A base of ₹1 crore pays it if no line has a limit of its own. ₹10 lakh with ₹90 lakh above it pays the same from two sides. A ₹20 lakh plan that grows by bonus stops at ₹20 lakh if this is its first year.',
    'So treat the number as the last item to compare. An ordinary stay is decided by room category, consumables, co-pay and treatment limits. A ₹15 lakh policy without such limits settles an ordinary bill more fully than ₹1 crore with them.',
  ],
  suitableFor: [
    'You would use large private hospitals in a metro city and want a single room.',
    'You are young: the price of a high sum is modest now and the waits pass early.',
    'You cover a family in one [floater](term:family-floater), where several people draw on the sum.',
    'You have assets that a huge bill would force you to sell.',
    'You cannot rely on an employer’s policy for long.',
  ],
  notSuitableFor: [
    'You have no policy at all and little to spend. A sound ₹10 lakh you can keep paying for comes first.',
    'Your worry is income during illness: that is [critical illness cover](/critical-illness-insurance).',
    'You choose it because the number impresses. Check the limits and you may prefer less.',
    'You are older and the premium would crowd out your medical savings.',
  ],
  atAGlance: [
    { label: 'Pays', text: 'Actual cost, up to ₹1 crore in a policy year' },
    { label: 'Made of', text: 'One base sum, or base plus bonus, restoration and top-up layers' },
    { label: 'Room', text: 'Often any single room; read the category' },
    { label: 'Abroad', text: 'Only if the plan says so, usually for planned treatment' },
    { label: 'Medical tests', text: 'Depend on age and declared history' },
    {
      label: 'Waiting periods',
      text: `As in smaller policies: up to ${healthPreExistingWait.text}`,
    },
  ],
  inclusions: [
    'Long intensive-care stays, where a small policy runs dry',
    'Transplants, including the donor’s surgery where the wording names it',
    'Robotic surgery, immunotherapy and other modern treatment, to the stated limit',
    'A course of cancer treatment over many admissions in one year',
    'Several members of a floater in the same bad year',
    'Air ambulance, second opinions or care abroad, in some plans',
  ],
  exclusions: [
    'Anything shut out by a [waiting period](term:waiting-period), at whatever sum insured',
    'Amounts above a [sub-limit](term:sub-limit), a room category or a [co-pay](term:co-pay) inside the policy',
    `Non-medical extras, unless the plan pays them: the regulator’s optional list names ${healthNonPayableItems.text}`,
    'Experimental treatment without proof that it works',
    'Doctor visits and pharmacy bills outside a stay, unless added',
    'Loss of income, travel and lodging of the family',
  ],
  howToChoose: [
    {
      title: 'Ask which part exists on day one',
      text: 'Have the seller write the base sum insured separately from bonus, restoration and any second policy. Judge the plan on the base.',
    },
    {
      title: 'Search for the word “up to”',
      text: 'Every “up to” in the benefit table is a limit. Look at modern treatment, organ donor, home care, ambulance and AYUSH.',
    },
    {
      title: 'Price three routes',
      text: 'One policy of ₹1 crore; ₹10 lakh with a ₹90 lakh super top-up; and ₹25 lakh with good restoration. Compare yearly cost and the papers each would need in a claim.',
    },
    {
      title: 'See how the premium ages',
      text: 'Take the rate at 45, 60 and 70 from the table. A sum you must reduce later was not protection for the years in which you need it.',
    },
    {
      title: 'Match hospitals and city',
      text: 'Some plans price by zone and ask for a co-pay in costlier cities. A high sum with a metro co-pay is a contradiction.',
    },
  ],
  costs: [
    'The price does not rise in step with the sum. Most claims are small, so the step from ₹10 lakh to ₹1 crore costs much less than ten times, especially when you are young. Age, number of members, city and history matter more than the last zeros.',
    `With GST at ${healthGst.text} on personal policies the quoted figure should be the one you pay; ask for it in writing. Tax relief on premiums has a ceiling, exists in the old regime only, and is subject to the tax law in force, so a higher premium may bring no further relief.`,
  ],
  insteadOfPrice:
    'Ask for ₹10 lakh, ₹10 lakh with a super top-up, and ₹1 crore in writing, for the same people.',
  rules: [
    {
      label: 'Moving up from an old policy',
      figure: healthPortabilityCredit,
      text: 'Served waiting time counts for the old amount. An example: port from ₹5 lakh to ₹1 crore, and the added ₹95 lakh may wait afresh for an illness you already have.',
    },
    {
      label: 'Room above your category',
      figure: healthProportionateLimit,
      text: 'By norms of 2020, which wordings repeat, these charges are not reduced in proportion. Others may be, even if ₹90 lakh of the sum lies unused.',
    },
    {
      label: 'Intensive care, standard policy',
      figure: standardHealthIcu,
      text: 'A daily limit of this kind defeats a large sum. In a ₹1 crore plan there should be none.',
    },
    {
      label: 'Bonus',
      figure: healthBonusForm,
      text: 'Your choice, where one is offered. With a sum this high, a lower premium may be worth more to you than still more cover.',
    },
    {
      label: 'Policies in layers',
      figure: healthMultiplePolicies,
      text: 'The insurer that receives the claim first co-ordinates the balance.',
    },
    {
      label: 'Refusal of a claim',
      figure: healthRejectionReview,
      text: 'A refusal must quote policy terms. For a very large claim, ask who signed and when.',
    },
    {
      label: 'Free look',
      figure: healthFreeLook,
      text: 'Use it to compare the schedule with what the advertisement added up.',
    },
  ],
  claims: [
    `A very large claim is settled in steps. The hospital asks for a first approval and then for more as the bill grows. The insurer must answer a cashless request within ${cashlessDecision.text}. Ask every few days how much is approved and how much is left, in writing. Look in the insurer’s own list and [check the hospital](/cashless-hospital) before a transplant or cancer course: changing hospital midway is hard.`,
    `Outside the network, a voluntary scheme lets you ask for cashless with ${noticeOutsideNetwork.text} of notice, but neither the hospital nor the insurer is certain to agree. For long treatment keep a running file of bills; the [claim guide](/claim) shows what belongs in it.`,
    `A complaint goes to the insurer first and must be resolved within ${complaintReply.text}; then follow the [order of steps](/grievance-redressal). One limit to know: the Insurance Ombudsman can award up to ${ombudsmanLimit.text}. A larger dispute belongs to a consumer commission or court. If a payment is late, interest at the ${lateInterest.text} is due.`,
  ],
  questions: [
    {
      id: '1crore-health-insurance-do-i-need',
      question: 'Is 1 crore health insurance worth it: do I really need it?',
      answer: [
        'It is, if the step up costs you little and the wording has no limits inside. Few people will ever use it. Those who do could not have paid otherwise, which is what insurance is for.',
        'If it strains your budget, a solid ₹10 to ₹25 lakh base is the more useful half of the idea.',
      ],
    },
    {
      id: '1crore-health-insurance-single-or-layered',
      question: '1 crore policy vs 10 lakh base plus super top-up: which is better?',
      answer: [
        'Layers usually cost less and can come from two insurers. One policy means one wording, one network and one set of papers in a long illness.',
        'If you choose layers, align the renewal dates and match the deductible to the base. A mismatch of ₹5 lakh is ₹5 lakh of yours.',
      ],
    },
    {
      id: '1crore-health-insurance-premium',
      question: '1 crore health insurance premium: what is it per month at age 30 or 40?',
      answer: [
        `No public table gives it; only an insurer’s quotation for your age, city and health does. As an order of size: over all individual policies and sums of 2024-25 a person paid about ${individualHealthAverage} a year. Ask for the yearly price at your age and at 60, and divide by twelve.`,
      ],
    },
    {
      id: '1crore-health-insurance-why-so-affordable',
      question: 'Why does ten times the cover not cost ten times as much?',
      answer: [
        'Most bills are of ordinary size, and those cost the insurer the same under either policy. Only the rare giant bill is added by the higher sum.',
        'Look twice if the difference is almost nothing. The sum may be made of bonus, or fenced in by limits.',
      ],
    },
    {
      id: '1crore-health-insurance-increase-existing',
      question: 'Can I raise my present policy to ₹1 crore?',
      answer: [
        'You can ask at renewal. The insurer may want medical answers or tests and can decline the increase; your old sum continues.',
        'For the added amount, waiting periods and the moratorium normally begin anew. Raise it while you are well.',
      ],
    },
    {
      id: '1crore-health-insurance-treatment-abroad',
      question: 'Does 1 crore health insurance pay for treatment abroad?',
      answer: [
        'Only where the policy has that benefit, and then often for listed illnesses diagnosed in India, with prior approval and a limit of its own.',
        'An emergency on a holiday is a different matter and belongs to [travel insurance](/travel-insurance).',
      ],
    },
    {
      id: '1crore-health-insurance-bonus-reaches-crore',
      question: 'My ₹20 lakh plan says it grows to ₹1 crore. Is that the same?',
      answer: [
        'Not in the first years. A bonus builds up with time, in some plans only after claim-free years, and in some it shrinks after a claim. The big bill may come before it is earned.',
        'Ask for a table: sum available in years one, three and five, with and without a claim in between.',
      ],
    },
    {
      id: '1crore-health-insurance-whole-family',
      question: 'Is ₹1 crore for the whole family or for each person?',
      answer: [
        'In a [floater](/family-health-insurance) it is one sum for all members together. In a multi-individual policy each has a sum of their own, at a higher price.',
        'For a floater with young children, one crore shared is generous. For four adults, ask for both quotations.',
      ],
    },
    {
      id: '1crore-health-insurance-layers-on-one-bill',
      question: 'How do a ₹10 lakh base and a ₹90 lakh super top-up share one bill?',
      answer: [
        'Take the ₹42 lakh bill above. The base insurer pays ₹10 lakh and is done for the year. The second counts the bills its own wording admits, say ₹41 lakh, takes off the ₹10 lakh deductible and pays ₹31 lakh; the ₹1 lakh it did not admit is yours.',
        'If the base has a 10% co-pay, it may pay only ₹9 lakh, and another ₹1 lakh stays with you. Read both wordings with one imagined bill in hand; [the super top-up page](/super-topup) shows how the deductible is counted.',
      ],
    },
    {
      id: '1crore-health-insurance-again-next-year',
      question: 'After a huge claim, is the whole ₹1 crore there again next year?',
      answer: [
        'Yes, if the ₹1 crore is base sum insured and you renew in time: the claim itself gives the insurer no right to refuse. A treatment that runs on past the renewal date draws on the new year’s sum for what comes after, as the wording counts it.',
        'The same need not hold for a sum made of bonus. It can fall back after the claim, in exactly the illness that goes on.',
      ],
    },
    {
      id: '1crore-health-insurance-rising-prices',
      question: 'Will ₹1 crore still be a large sum in twenty years?',
      answer: [
        'Less than it sounds. An example with an assumed rise of 10% a year: a treatment that costs ₹10 lakh today costs about ₹26 lakh in ten years and about ₹67 lakh in twenty. Nobody knows the true rate, so try two or three.',
        'That is the honest case for a high sum early, while it is priced for your present age. The other answer is to raise cover in steps, with the risk that an illness in between makes insurers decline.',
      ],
    },
  ],
  related: [
    '/super-topup',
    '/health-insurance',
    '/critical-illness-insurance',
    '/family-health-insurance',
  ],
  figuresInText: [
    ...healthAverageFigures,
    healthPreExistingWait,
    healthNonPayableItems,
    healthGst,
    cashlessDecision,
    noticeOutsideNetwork,
    complaintReply,
    ombudsmanLimit,
    lateInterest,
  ],
};

export const oneCroreHealthInsurance: Product = {
  content,
  menuLine: 'For the very large bill',
  audience: 'People who want cover for a very large hospital bill',
  comparison: oneCroreHealthInsuranceComparison,
  insurers: healthInsurers,
  claimHref: '/claim#health-claims',
};
