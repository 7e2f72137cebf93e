/**
 * Critical illness insurance. Its question is how a fixed sum on diagnosis differs from hospital cover,
 * and what the definitions, the waiting period and the survival period mean.
 */
import { criticalIllnessInsuranceComparison } from '../comparisons/critical-illness-insurance.ts';
import {
  complaintReply,
  criticalIllnessSurvival,
  criticalIllnessWait,
  lateInterest,
  lateNotice,
} from '../figures/claims.ts';
import {
  criticalIllnessSurvivalUsual,
  healthFreeLook,
  healthFreeLookRefund,
  healthGst,
  healthInformationSheet,
  healthPreExistingLookBack,
  healthTaxSection,
} from '../figures/health.ts';
import { healthRenewalGrace } from '../figures/renewals.ts';
import type { Product } from '../product.ts';
import { criticalIllnessInsurers } from '../product-insurers.ts';
import type { LabelledRow, ProductContent } from '../types.ts';

/** The names that IRDAI’s standard definitions use, as found in most lists. */
const illnessNames: LabelledRow[] = [
  { label: 'Cancer', text: 'Cancer of specified severity' },
  {
    label: 'Heart and vessels',
    text: 'First heart attack of specified severity; open-chest bypass surgery; open-heart replacement or repair of valves; angioplasty; primary pulmonary hypertension',
  },
  {
    label: 'Brain and nerves',
    text: 'Stroke with permanent symptoms; coma of specified severity; benign brain tumour; major head injury; permanent paralysis of limbs; motor neuron disease; multiple sclerosis with persisting symptoms',
  },
  {
    label: 'Organs',
    text: 'Kidney failure with regular dialysis; end-stage liver failure; end-stage lung failure; transplant of a major organ or bone marrow',
  },
  {
    label: 'Senses, speech and limbs',
    text: 'Blindness; deafness; loss of speech; loss of limbs; third-degree burns',
  },
];
const illnessCount = illnessNames.flatMap(({ text }) => text.split('; ')).length;

const content: ProductContent = {
  name: 'critical illness insurance',
  heading: 'Critical illness insurance pays on diagnosis',
  answer:
    'It pays one fixed sum when a doctor diagnoses a serious illness named in the policy, whatever the treatment costs. You need it if you couldn’t live without your income for a year or two.',
  keyFacts: [
    {
      label: 'Wait before cover starts',
      figure: criticalIllnessWait,
      note: 'Common policy term. An illness that shows itself earlier is not paid.',
    },
    {
      label: 'Survival period',
      figure: criticalIllnessSurvival,
      note: `Time you must live after diagnosis; ${criticalIllnessSurvivalUsual.text} is usual, and some policies have none.`,
    },
    {
      label: 'Time to read and return',
      figure: healthFreeLook,
      note: 'Spend it on the definitions, not on the list of names.',
    },
  ],
  introduction: [
    'A hospital policy pays the hospital. It does not pay the rent, the school fees or the loan while you are too ill to work. A critical illness policy fills that gap: it is a _fixed-benefit_ policy, which means that a sum agreed in advance goes to your bank account, and nobody asks for bills or how you spend it.',
    'The price of that simplicity is strict wording. The policy names its illnesses and says for each how severe it must be and how that is proved. “Cancer” in the list usually means _cancer of specified severity_: an early, non-spreading cancer may be real and frightening and still lie outside the definition. Two policies listing different numbers of illnesses may cover much the same risk, since a handful of common ones carry most of it.',
    '**An example year, worked through.** A stroke keeps you from work for nine months, three weeks of them in hospital, and one hand stays weak, as the definition asks. The hospital bill is ₹7 lakh; your hospital policy pays it. Income of ₹1 lakh a month stops: ₹9 lakh. Therapy, a helper and a changed bathroom cost ₹2 lakh that no hospital policy pays. A critical illness sum of ₹15 lakh covers that ₹11 lakh and leaves ₹4 lakh for a slow return. Without it, the bill was paid and the household still went under.',
    'You can buy it as a policy of its own from a health or general insurer, or as a _rider_, an addition to a life policy. In some riders a critical illness payment is taken out of the life cover. Ask which it is.',
  ],
  suitableFor: [
    'Your household lives on one income, yours.',
    'You have loans whose instalments do not pause for illness.',
    'You are self-employed and have no paid sick leave.',
    'Cancer or heart disease runs in your family, and you are well today.',
    'You already hold hospital cover and now ask about income.',
  ],
  notSuitableFor: [
    'You have no hospital cover yet. Buy [that](/health-insurance) first: most admissions are not critical illnesses.',
    'You have already had one of the listed illnesses. A second occurrence is normally outside.',
    'You want small, frequent claims paid. This policy may pay once in a lifetime, or never.',
    'You are retired and your pension arrives whether you are ill or not.',
  ],
  atAGlance: [
    { label: 'Pays', text: 'One fixed sum, chosen when you buy' },
    { label: 'Trigger', text: 'First diagnosis of a listed illness at the severity defined' },
    { label: 'Proof', text: 'Medical reports named in the definition, not bills' },
    { label: 'Hospital stay', text: 'Not needed in most policies' },
    { label: 'After a claim', text: 'The benefit usually ends' },
    { label: 'With hospital cover', text: 'Both can pay; one does not reduce the other' },
  ],
  inclusions: [
    'Cancer that has reached the severity described in the policy',
    'A first heart attack proved by the tests the wording names',
    'Open-chest heart surgery, including replacement of a heart valve',
    'Stroke that leaves lasting symptoms',
    'Kidney failure that needs regular dialysis',
    'Transplant of a major organ or bone marrow',
    'Permanent paralysis of limbs, and multiple sclerosis with lasting symptoms',
  ],
  exclusions: [
    `An illness first seen in the [waiting period](term:waiting-period), usually ${criticalIllnessWait.text}`,
    'Death before the survival period is over',
    'Early or mild forms below the defined severity, unless the plan pays a part for them',
    'Illnesses that are not on the list, however serious',
    'A condition you knew of and did not declare',
    'A second payment for the same benefit, unless the plan is built for several claims',
  ],
  howToChoose: [
    {
      title: 'Set the sum from your income',
      text: 'Add a year or two of household spending, loan instalments for that time, and travel for treatment. Leave hospital bills out; another policy pays those.',
    },
    {
      title: 'Read five definitions',
      text: 'Take cancer, heart attack, stroke, kidney failure and heart surgery in each wording. If those five read alike, a longer list adds little.',
    },
    {
      title: 'Compare the two waiting times',
      text: 'Put waiting period and survival period side by side. A shorter survival period matters most for stroke and heart attack.',
    },
    {
      title: 'Ask what happens after a part payment',
      text: 'Plans that pay for early stages take that sum from the rest. Find out whether premiums continue and what remains.',
    },
    {
      title: 'Choose policy or rider',
      text: 'A rider keeps its term with the life policy and may keep the price level. A stand-alone policy can be dropped or moved without touching your life cover.',
    },
  ],
  costs: [
    'Age, sum, smoking and family history move the price most. A stand-alone policy may get costlier as you grow older; many riders fix the price for the term. Medical tests are common above a certain sum, and the insurer may decline.',
    `For an individual policy from a health or general insurer, GST on the premium is ${healthGst.text}. Check that the tax line of your quotation agrees.`,
    'Whether the premium earns a deduction depends on the kind of policy, on your being in the old tax regime, and on the tax law in force. Ask before you count on it.',
  ],
  insteadOfPrice:
    'Ask for a stand-alone policy and a rider in writing, with the same sum and age. Ask what each costs ten years from now.',
  rules: [
    {
      label: 'Summary of terms',
      figure: healthInformationSheet,
      text: 'The sheet must show key features and exclusions of a health policy. It is short; the definitions are in the full wording, which you should ask for as well.',
    },
    {
      label: 'Free-look refund',
      figure: healthFreeLookRefund,
      text: 'If you return a new policy in time, the refund is due within this period.',
    },
    {
      label: 'What counts as pre-existing',
      figure: healthPreExistingLookBack,
      text: 'A condition diagnosed or treated in this stretch before the policy began. Declare it, even where the illness seems unrelated to the list.',
    },
    {
      label: 'Late renewal',
      figure: healthRenewalGrace,
      text: 'For a yearly premium. An illness diagnosed after the due date and before you pay is exactly the dispute to avoid.',
    },
    {
      label: 'Late notice',
      figure: lateNotice,
      text: 'Diagnosis is a hard time to remember paperwork. Tell the insurer as soon as you can and give the reason for delay.',
    },
    {
      label: 'Late payment',
      figure: lateInterest,
      text: 'The insurer owes this without being asked if it pays after its deadline.',
    },
  ],
  topics: [
    {
      id: 'illnesses',
      heading: `Critical illnesses list: ${illnessCount} by name`,
      blocks: [
        {
          kind: 'paragraphs',
          text: [
            'These names are found in many lists. For most of them IRDAI has standard definitions; the list that your plan prints is the one that counts. A plan may name fewer, or more by splitting one of them. The definition says how severe the illness must be and how it is proved; the name alone pays nothing.',
          ],
        },
        {
          kind: 'rows',
          caption: 'Names by part of the body',
          rows: illnessNames,
        },
      ],
    },
  ],
  claims: [
    'Ask the specialist for a certificate with the exact diagnosis and the date it was first made. Keep the biopsy, scan, ECG or blood report that the definition names: that paper, not the hospital bill, carries the claim. Then tell the insurer. The steps are in the [claim guide](/claim).',
    `The insurer checks four things: is the illness listed, is it severe enough, is it the first time, and have both waiting times ended. If the answer is no, ask for the clause in writing. A complaint to the insurer must be resolved within ${complaintReply.text}; [other places to turn to](/grievance-redressal) come after it.`,
    'Hospital bills for the same illness go to your hospital policy; [a network hospital](/cashless-hospital) can bill that insurer directly.',
  ],
  questions: [
    {
      id: 'critical-illness-insurance-versus-health',
      question: 'Critical illness vs health insurance: what is the difference?',
      answer: [
        'Health insurance pays bills, for almost any illness that needs admission, as often as the sum insured allows. Critical illness insurance pays a fixed sum once, for a short list of illnesses, with no bills asked for.',
        'They answer different questions: who pays the hospital, and who pays everything else. The second makes sense only when the first is in place.',
      ],
    },
    {
      id: 'critical-illness-insurance-how-much',
      question: 'How much critical illness cover do I need on a salary of ₹10 or 15 lakh?',
      answer: [
        'Enough for one to two years without pay: on a ₹10 lakh salary about ₹10 to ₹20 lakh, on ₹15 lakh about ₹15 to ₹30 lakh, by what you spend. Count the months you might be away from work and multiply by what your household spends, then add instalments due in that time. An example: spending of ₹60,000 and loan instalments of ₹40,000 a month over 24 months come to ₹24 lakh. [Work it out with your own figures](/critical-illness-insurance/cover-calculator).',
        'A larger sum costs more every year and may bring medical tests. It is an income bridge, not an inheritance; [term insurance](/term-insurance) does that work.',
      ],
    },
    {
      id: 'critical-illness-insurance-worth-it',
      question: 'Is critical illness insurance worth it?',
      answer: [
        'Yes, if others live on your pay, you have loans, and hospital cover is in place. No, if you have no hospital cover yet, or could live two years on savings or a pension. Most holders never claim, so keep the premium small beside that of [health](/health-insurance) and [term insurance](/term-insurance).',
      ],
    },
    {
      id: 'critical-illness-insurance-rider-or-standalone',
      question: 'Critical illness rider or standalone policy: which is better?',
      answer: [
        'A rider fits if you buy a life policy anyway: the price often stays level, and it ends with that policy. A standalone policy fits if you want a larger sum or a longer list, or may change the insurer; its price usually rises with age. Compare the definitions and the survival period first.',
      ],
    },
    {
      id: 'critical-illness-insurance-cancer-plan',
      question: 'Cancer insurance vs critical illness insurance: which one?',
      answer: [
        'Critical illness insurance, if income is your worry: it also pays for heart attack, stroke and kidney failure. A cancer plan pays for one disease, often in steps from an early stage on, and costs less. Neither is open, as a rule, to someone who has had cancer.',
      ],
    },
    {
      id: 'critical-illness-insurance-tax',
      question: 'Is the critical illness payout taxable, and is the premium deductible under 80D?',
      answer: [
        `The payout is usually not treated as income, but no section names a standalone policy, so ask a tax adviser. The premium of a health insurer’s policy counts under ${healthTaxSection.text}, within the same limit as your health premium, in the old regime only: [work it out](/health-insurance/80d-calculator).`,
      ],
    },
    {
      id: 'critical-illness-insurance-survival-period',
      question: 'Survival period in critical illness insurance: what is it?',
      answer: [
        `It is the number of days you must live after the diagnosis for the sum to be paid; ${criticalIllnessSurvivalUsual.text} is usual; policies range from ${criticalIllnessSurvival.text}, and some have none. The policy is meant to support life with an illness, and life insurance is meant for death.`,
        'If someone dies within it, this policy pays nothing. That is why it cannot replace life cover.',
      ],
    },
    {
      id: 'critical-illness-insurance-early-cancer',
      question: 'Does it pay for early-stage (stage 0 or 1) cancer?',
      answer: [
        'Often not. Many definitions ask for a malignant tumour that has invaded surrounding tissue, and leave out forms found very early. Some plans pay a part of the sum for early stages.',
        'Read the paragraph on cancer in the wording, including the list of what it excludes. If early stages matter to you, compare plans on that paragraph alone.',
      ],
    },
    {
      id: 'critical-illness-insurance-angioplasty',
      question: 'Is an angioplasty (stent) or a mild heart attack paid?',
      answer: [
        'Only where the list names it: many policies leave angioplasty out or pay a part of the sum, and a heart attack counts only with the tests that the definition names. The hospital bill of either belongs to your health policy.',
      ],
    },
    {
      id: 'critical-illness-insurance-more-illnesses-better',
      question: `Is a plan with 36 critical illnesses better than one with ${illnessCount}?`,
      answer: [
        'Only if the extra illnesses are likely ones. Cancer, heart disease, stroke and kidney failure are what most people have in mind. A long list is easy to advertise: it often splits one disease into several lines, or adds very rare ones under the insurer’s own definition.',
        'Weigh a long list against the severity asked, the waiting period and the price. A shorter list with milder conditions can pay sooner.',
      ],
    },
    {
      id: 'critical-illness-insurance-two-policies',
      question: 'Can I claim from two critical illness policies?',
      answer: [
        'Usually yes, since each pays a fixed sum and neither repays a bill. Each insurer applies its own definition, so one may pay while the other does not.',
        'Declare the policies you hold whenever a new form asks. A wrong answer there gives the insurer a reason to argue later.',
      ],
    },
    {
      id: 'critical-illness-insurance-diabetes-history',
      question: 'Can I buy critical illness cover with diabetes or BP (high blood pressure)?',
      answer: [
        'Sometimes, after medical tests and at a higher price; some insurers decline. Both conditions raise the risk of heart, kidney and brain disease, which are the core of the list.',
        'If you are refused, a hospital policy may still be open to you. See [health insurance with diabetes](/diabetes-health-insurance).',
      ],
    },
    {
      id: 'critical-illness-insurance-illness-in-wait',
      question: 'What if the illness shows itself during the first wait?',
      answer: [
        `Then that illness is normally out, even if the name is put to it later. An example: a policy begins on 1 June, with ${criticalIllnessWait.text} to wait. A lump is noted by a doctor in July and the biopsy comes in October. The insurer will rely on the July note.`,
        'Ask before buying what follows: some wordings end the policy and return the premium, others keep it for the other illnesses on the list.',
      ],
    },
    {
      id: 'critical-illness-insurance-rider-kinds',
      question: 'What is an accelerated rider, and how does it differ from an additional one?',
      answer: [
        'An _accelerated_ rider pays part of your life cover early; an _additional_ rider pays on its own. An example: with ₹1 crore of life cover and a ₹25 lakh rider, both pay ₹25 lakh after a heart attack; at a later death the first leaves ₹75 lakh for your family, the second still ₹1 crore.',
        'The first is priced lower for that reason. If your family counts on the whole life cover, buy the second, or raise the life cover by the amount of the rider.',
      ],
    },
    {
      id: 'critical-illness-insurance-recovery',
      question: 'Must I give the money back if I recover and work again?',
      answer: [
        'No. The sum is due when the definition is met and the survival period has passed; what happens afterwards is your good fortune. Nobody asks for bills, and you may spend it on rent, a loan or a second opinion.',
        'The insurer may still examine whether the diagnosis was right and your proposal complete. Keep slides and scans, so that another specialist can confirm the finding.',
      ],
    },
  ],
  related: ['/health-insurance', '/term-insurance', '/super-topup', '/diabetes-health-insurance'],
  figuresInText: [criticalIllnessSurvivalUsual, healthGst, healthTaxSection, complaintReply],
};

export const criticalIllnessInsurance: Product = {
  content,
  menuLine: 'One sum on diagnosis',
  audience: 'People whose income would stop during a long illness',
  comparison: criticalIllnessInsuranceComparison,
  insurers: criticalIllnessInsurers,
  claimHref: '/claim/critical-illness',
};
