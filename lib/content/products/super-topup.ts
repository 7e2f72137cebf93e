/** Super top-up. Its question is how the deductible works over a whole year, shown with an example. */
import { superTopupComparison } from '../comparisons/super-topup.ts';
import { superTopUpLayers } from '../drawings.ts';
import {
  cashlessDecision,
  complaintReply,
  lateInterest,
  reimbursementDecision,
} from '../figures/claims.ts';
import {
  healthFreeLook,
  healthGst,
  healthInitialWait,
  healthMoratorium,
  healthMultiplePolicies,
  healthPortabilityCredit,
  healthPreExistingWait,
  healthSpecificWait,
} from '../figures/health.ts';
import { healthRenewalGrace } from '../figures/renewals.ts';
import type { Product } from '../product.ts';
import { healthInsurers } from '../product-insurers.ts';
import type { ProductContent } from '../types.ts';

const content: ProductContent = {
  name: 'super top-up cover',
  heading: 'A super top-up is a second layer of cover',
  answer:
    'A super top-up pays hospital bills once your bills of the year cross a limit you choose, called the deductible. If you already have a base policy or savings for that first part, it raises your cover for far less than a larger base policy.',
  keyFacts: [
    {
      label: 'Its own wait, existing illness',
      figure: healthPreExistingWait,
      note: 'At most. Years served in your base policy do not count here by themselves.',
    },
    {
      label: 'First wait for illness',
      figure: healthInitialWait,
      note: 'Counted from the start of the super top-up. Accidents are covered from the first day.',
    },
    {
      label: 'Reimbursement settled in',
      figure: reimbursementDecision,
      note: 'A super top-up is often claimed on paper, after the base policy has paid, so this time matters.',
    },
  ],
  introduction: [
    'A _deductible_ is the part of the bills that this policy never pays. In a super top-up it is counted over the whole policy year: all admissible bills are added together, and what lies above the deductible is paid up to the sum insured. It does not matter who paid the first part, another insurer, your employer’s policy or you.',
    '**An example with round sums.** Your base policy is ₹5 lakh. Your super top-up has a ₹5 lakh deductible and a ₹20 lakh sum insured. In June a stay costs ₹4 lakh: the base policy pays, the super top-up nothing. In December a second stay costs ₹6 lakh. The bills of the year are now ₹10 lakh. The base policy has ₹1 lakh left and pays that; the super top-up pays the ₹5 lakh above its deductible. You pay nothing beyond items neither policy covers.',
    'A plain _top-up_ counts each stay by itself. In the same example it would pay only ₹1 lakh in December, the part of that one bill above ₹5 lakh, and ₹4 lakh would stay with you. One word in the name, a large difference in a bad year.',
  ],
  suitableFor: [
    'You own a base policy that has grown too small, and raising it costs much more.',
    'Your employer covers you for a few lakh and you want more cover behind it.',
    'You could pay the first few lakh from savings and fear only the very large bill.',
    'You want to reach a high total in two steps rather than in one dear policy.',
  ],
  notSuitableFor: [
    'You have neither a base policy nor savings equal to the deductible. You would pay that first part yourself.',
    'Most of your hospital stays are small. They may never come above the deductible.',
    'You do not want two insurers, two sets of papers and two renewal dates.',
    'Your base policy is old and limited by room rent. Mending that may help more than a second layer.',
  ],
  atAGlance: [
    {
      label: 'Pays',
      text: 'Yearly bills above the deductible, up to the [sum insured](term:sum-insured)',
    },
    { label: 'Deductible counted', text: 'Over the whole policy year, all stays together' },
    { label: 'First part', text: 'Base policy, employer’s policy or your own money' },
    { label: 'Needs a base policy?', text: 'Usually not, but somebody must pay the deductible' },
    { label: 'Can be a floater', text: 'Yes; then the family’s bills are normally added together' },
    { label: 'Waiting periods', text: 'Its own, separate from the base policy’s' },
  ],
  inclusions: [
    'The share of hospital bills that lies above the deductible',
    'Admitted bills of second and third stays, once the first ones have used up the deductible',
    '[Day-care](term:day-care) procedures, if the wording includes them as the base policy does',
    'Bills before and after a stay, within the days it states',
    'Several members, where it is bought as a [floater](term:family-floater)',
    'Cancer treatment that goes on through a year in many short admissions',
  ],
  exclusions: [
    'Everything up to the deductible, in every policy year again',
    'Charges its own wording does not admit; they do not count towards the deductible either',
    `Illness you already have, during its own wait of up to ${healthPreExistingWait.text}`,
    `Listed operations in their [waiting period](term:waiting-period), up to ${healthSpecificWait.text}`,
    'Out-patient visits and non-medical items',
    'Maternity, in nearly all plans of this kind',
  ],
  howToChoose: [
    {
      title: 'Match the deductible',
      text: 'Set it equal to the sum insured of the base policy that will really be there. If that policy belongs to your employer, ask what happens on the day you leave.',
    },
    {
      title: 'Make sure it says aggregate',
      text: 'Look in the wording for “aggregate deductible” or “in a policy year”. “Each and every claim” means a plain top-up.',
    },
    {
      title: 'Align the renewal dates',
      text: 'Bills are added within one policy year. If the base year ends in March and this one in September, one long illness can be cut in two and miss the line twice.',
    },
    {
      title: 'Compare what both admit',
      text: 'Room limit, [consumables](term:consumables), modern treatment: if the second wording is narrower than the first, fewer rupees count.',
    },
    {
      title: 'Ask about a falling deductible',
      text: 'Some plans let you lower or remove it after some years, with or without new medical questions. That helps if your job cover ends.',
    },
  ],
  costs: [
    'The higher the deductible, the smaller the premium: the insurer steps in less often. Age and number of members count as in any health policy. Try the price at two deductibles; sometimes a slightly higher one frees money to enlarge the base cover.',
    `GST is ${healthGst.text} on an individual or family super top-up, as on other personal health policies. Premiums may earn a deduction in the old tax regime, within one overall limit for all your health policies and subject to the tax law in force.`,
    'Remember the cost that no quotation shows: the deductible itself, if your base cover is exhausted or gone.',
  ],
  insteadOfPrice:
    'Ask for a written price at two deductibles: the sum of your base policy, and the next one above it.',
  rules: [
    {
      label: 'Two policies, one bill',
      figure: healthMultiplePolicies,
      text: 'That insurer co-ordinates the rest with the others. With a deductible, begin at the base policy.',
    },
    {
      label: 'Moratorium',
      figure: healthMoratorium,
      text: 'Runs separately in each policy, so answer the second form as fully as the first.',
    },
    {
      label: 'Time to look it over',
      figure: healthFreeLook,
      text: 'Check the deductible printed on the schedule: a wrong lakh here changes everything.',
    },
    {
      label: 'Grace for a yearly premium',
      figure: healthRenewalGrace,
      text: 'Keeps your credits if you pay within it. Two renewals mean two dates to guard.',
    },
    {
      label: 'Moving elsewhere',
      figure: healthPortabilityCredit,
      text: 'Waiting time served in an indemnity policy can move with it at renewal, if the new insurer accepts you.',
    },
    {
      label: 'If money comes late',
      figure: lateInterest,
      text: 'Owed on top-up claims as on any other, without your asking.',
    },
  ],
  claims: [
    `Tell both insurers on the first day, even if the estimate is below the deductible. The base insurer answers the cashless request within ${cashlessDecision.text}; ask the hospital desk to send the balance to the second insurer. If both sit with one insurer, one request may do. Look for the hospital in both insurers’ own lists, and [check it](/cashless-hospital).`,
    'Keep every bill of the year, also those the base policy paid in full. The second insurer will want the base insurer’s settlement letters, because they prove how much of the deductible is used. The [claim guide](/claim) has the list of papers.',
    `If one of the two says no, complain to that one first; it has ${complaintReply.text} to resolve it. The [complaint page](/grievance-redressal) shows what comes next.`,
  ],
  questions: [
    {
      id: 'super-topup-versus-topup',
      question: 'Super top-up vs top-up: what is the difference?',
      answer: [
        'A top-up compares every single claim with the deductible. A super top-up adds all admissible claims of the policy year and compares the total.',
        'With three stays of ₹3 lakh each and a ₹5 lakh deductible, a top-up pays nothing; a super top-up pays ₹4 lakh. These sums are an example.',
      ],
    },
    {
      id: 'super-topup-without-base-policy',
      question: 'Can I buy a super top-up without a base policy?',
      answer: [
        'Usually yes. The deductible is then your own money, every year in which you fall ill. It works for people with solid savings and a fear of catastrophe.',
        'For most households it is the wrong order. An admission of ordinary size would be paid by nobody but you.',
      ],
    },
    {
      id: 'super-topup-which-deductible',
      question: 'Deductible of a super top-up: 3, 5 or 10 lakh, which one?',
      answer: [
        'Take the amount you can count on from elsewhere in any year: the base policy’s sum insured without bonus, or a sum in the bank you would truly spend.',
        'Do not count a bonus that a claim can take away, or an employer’s cover that you may leave behind. A gap between base cover and deductible is yours to pay.',
      ],
    },
    {
      id: 'super-topup-employer-base',
      question: 'Super top-up with corporate (employer’s) insurance: can it be the base?',
      answer: [
        'Yes. The employer’s insurer pays first and its settlement uses up the deductible. Get a copy of each settlement letter from your HR desk or the claims administrator.',
        'When you leave the job you hold only the upper layer. Plan to buy a base policy early, since its waiting periods need time.',
      ],
    },
    {
      id: 'super-topup-waiting-served',
      question: 'Super top-up waiting period: do the years in my base policy count?',
      answer: [
        'Not by themselves. A new super top-up is a new contract and its waiting times begin on its first day. Credit comes only when you formally move a policy under the portability rules, and only if the new insurer agrees.',
        'So buy the second layer while you are healthy, not in the year you expect to use it.',
      ],
    },
    {
      id: 'super-topup-or-larger-base',
      question: 'Super top-up or a larger base policy: which is better?',
      answer: [
        'It is usually less expensive for the same total. A larger base policy is simpler: one wording, one insurer, one set of papers, and no deductible to prove.',
        'Ask for both prices at your age. If they are close, take the simple one. If they are far apart, the second layer earns its paperwork.',
      ],
    },
    {
      id: 'super-topup-worth-it',
      question: 'Is a super top-up worth it, also for parents?',
      answer: [
        'Yes, where a base policy or savings pay up to the deductible: you then get a large limit at a small price. For parents it is often the affordable way to a higher sum, if the insurer accepts their age and illnesses and the co-pay is read first. Without money for the deductible, no.',
      ],
    },
    {
      id: 'super-topup-deductible-whole-family',
      question: 'In a family super top-up, is the deductible per person?',
      answer: [
        'In a floater it is normally counted once for the whole family, so bills of different members together cross the line sooner. In an individual policy each insured person has a deductible of their own.',
        'Wordings differ. Look for the words “family” or “per insured person” beside the deductible in the schedule.',
      ],
    },
    {
      id: 'super-topup-across-renewal',
      question: 'What if one illness runs across the renewal date?',
      answer: [
        'The deductible starts again with each policy year. An example: deductible ₹5 lakh, year ending 31 March, a stay of ₹4 lakh in March and another of ₹4 lakh in April. Together ₹8 lakh, yet neither year crosses ₹5 lakh, and the super top-up pays nothing.',
        'The base policy helps here, because its sum is fresh in April too. Ask also how one stay that begins in March and ends in April is counted; most wordings go by the day of admission.',
      ],
    },
    {
      id: 'super-topup-what-counts',
      question: 'Which bills count towards the deductible?',
      answer: [
        'Only what this policy itself would admit. An example bill: ₹6 lakh, of which ₹40,000 is for non-medical items. It counts ₹5.6 lakh; with a ₹5 lakh deductible it pays ₹60,000, although you may have expected ₹1 lakh.',
        'Bills that the base insurer cut or refused can still count, since your second wording decides and not the first. Ask in writing how a co-pay that you paid under the base policy is treated.',
      ],
    },
    {
      id: 'super-topup-base-too-small',
      question: 'My base policy is ₹3 lakh and the deductible ₹5 lakh. What happens?',
      answer: [
        'Between the two lies a gap that is yours. On a bill of ₹8 lakh, the base policy pays ₹3 lakh, the super top-up pays the ₹3 lakh above its deductible, and ₹2 lakh is left to you. In every later year with a large bill the same ₹2 lakh can come again.',
        'Close it by raising the base at renewal, or by a lower deductible if the insurer allows. A base that is larger than the deductible leaves no hole; the overlap only means that you chose which of two policies pays.',
      ],
    },
  ],
  related: ['/health-insurance', '/1crore-health-insurance', '/family-health-insurance'],
  figuresInText: [healthSpecificWait, healthGst, cashlessDecision, complaintReply],
};

export const superTopup: Product = {
  content,
  menuLine: 'Bills above a deductible',
  audience: 'People who hold health cover and want more of it above a deductible',
  picture: {
    heading: 'One year of bills, two layers',
    lead: 'The worked example of this page, drawn to scale. Below the dashed line, the deductible, the base policy pays; above it the super top-up does.',
    drawings: [superTopUpLayers],
  },
  comparison: superTopupComparison,
  insurers: healthInsurers,
  claimHref: '/claim#health-claims',
};
