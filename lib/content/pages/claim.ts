/**
 * /claim: the kinds of claim as text, from the same rows as the guide. Guidance only: the insurer decides.
 * A kind's id is the id of its section, or of the section of its first plan; other pages link to it.
 */
import type { BrokerText } from '../../config/broker-details.ts';
import { mailLink, phoneLink } from '../../site/contact-links.ts';
import { answerPath } from '../../site/tool-paths.ts';
import { claimPath } from '../../site/tool-routes.ts';
import { claimTypes } from '../claims/all-claims.ts';
import { planName, plansOf } from '../claims/claim-plans.ts';
import type { ClaimClock, ClaimType } from '../claims/claim-types.ts';
import { escalationFigures, escalationSteps } from '../claims/escalation-steps.ts';
import { lateInterestRule, lateNoticeRule } from '../claims/shared-copy.ts';
import {
  cashlessDecision,
  cashlessDischarge,
  complaintReply,
  deathWithInvestigation,
  deathWithoutInvestigation,
  lateInterest,
  lateNotice,
  lateTribunalPetition,
  missingPersonYears,
  noFaultDeath,
  reimbursementDecision,
  reimbursementPapers,
  surveyDecision,
  surveyorAllotted,
  surveyReport,
  tribunalPetition,
} from '../figures/claims.ts';
import { ombudsmanWindow } from '../figures/complaints.ts';
import { healthInitialWait, healthMultiplePolicies } from '../figures/health.ts';
import { lifeBeneficialNominee } from '../figures/life.ts';
import { constructiveTotalLoss } from '../figures/motor.ts';
import { hitAndRunRule } from '../shared-rules.ts';
import type { Question, Rule, TextPageContent, TextSection } from '../types.ts';

/** Ids of the sections about one kind of claim. */
export const claimSectionIds: readonly string[] = claimTypes.flatMap((type) =>
  plansOf(type).map((plan, index) => (index === 0 ? type.id : planName(plan))),
);

const policyTerm = 'Policy term: check your policy.';

export function claim(broker: BrokerText): TextPageContent {
  return {
    heading: 'Make a claim, step by step',
    answer: 'What to do now, by when, and with which papers.',
    sections: [
      firstSteps(broker),
      rulesForEveryClaim,
      ...claimTypes.flatMap((type) =>
        plansOf(type).map((plan, index) =>
          index === 0 ? claimSection(plan, type.id) : furtherPlanSection(plan),
        ),
      ),
      policiesOfADeceased,
      ifTheAnswerIsNo(broker),
    ],
    questions,
    figuresInText: [
      ...escalationFigures,
      healthInitialWait,
      healthMultiplePolicies,
      lifeBeneficialNominee,
      missingPersonYears,
      tribunalPetition,
      lateTribunalPetition,
      noFaultDeath,
      ...hitAndRunRule.figures,
    ],
    furtherSources: [
      { title: 'Bima Bharosa, IRDAI’s complaint portal', url: 'https://bimabharosa.irdai.gov.in/' },
      {
        title: 'Council for Insurance Ombudsmen, complaints online',
        url: 'https://cioins.co.in/Complaint/Online',
      },
      ...new Set(claimTypes.flatMap(({ papers }) => papers.map(({ source }) => source))),
      { title: 'Motor Vehicles Act, 1988' },
    ],
  };
}

/** The same rows as the guide, as a section to read and to search. */
function claimSection(type: ClaimType, sectionId: string): TextSection {
  const { id, heading, summary, notices, papers, clocks, rules } = type;
  return {
    id: sectionId,
    heading,
    blocks: [
      {
        kind: 'paragraphs',
        text: [summary, `[Make a dated plan: ${type.label.toLowerCase()}](${claimPath(id)})`],
      },
      {
        kind: 'rows',
        caption: `Who to tell: ${type.label.toLowerCase()}`,
        rows: notices.map(({ recipient, by, how }) => ({
          label: recipient,
          text: `${by}. ${how}.`,
        })),
      },
      {
        kind: 'paragraphs',
        text: [
          `Papers to collect: ${papers.map(({ name, condition }) => (condition ? `${name} (${condition})` : name)).join('; ')}.`,
        ],
      },
      {
        kind: 'figures',
        caption: `Time limits: ${type.label.toLowerCase()}`,
        rows: [...clocks.map(clockRule), ...rules.filter(isOfThisKind)],
      },
      {
        kind: 'paragraphs',
        text: [
          `What often goes wrong: ${type.pitfalls.map(({ reason }) => reason).join(' ')}`,
          ...type.afterwards,
        ],
      },
    ],
  };
}

/** Another plan of the same kind: its summary and its address; its steps and dates are there. */
function furtherPlanSection(type: ClaimType): TextSection {
  const { id, answer, heading, summary, question } = type;
  return {
    id: planName(type),
    heading,
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          summary,
          `[The plan, with its dates](${answerPath(claimPath(id))}?${question?.name}=${answer})`,
        ],
      },
    ],
  };
}

function clockRule({ title, figure, basis, text }: ClaimClock): Rule {
  return { label: title, figure, text: `${text} ${basis === 'policy' ? policyTerm : ''}`.trim() };
}

/** Content common to all kinds is above, once. */
function isOfThisKind({ figure }: Rule): boolean {
  return figure !== lateInterest && figure !== lateNotice;
}

function firstSteps(broker: BrokerText): TextSection {
  return {
    id: 'first',
    heading: 'First, make everyone safe',
    blocks: [
      {
        kind: 'steps',
        steps: [
          {
            title: 'Get help',
            text: 'Dial **112** for police, fire or ambulance anywhere in India, or **108** for an ambulance. Treatment and safety come before any form.',
          },
          {
            title: 'Keep what proves it',
            text: 'Photographs, names, times, bills and reports. You cannot go back later for most of them.',
          },
          {
            title: 'Tell the insurer',
            text: 'Use the number on your policy or the insurer’s own site or app. This first message is the _claim intimation_. Write down the claim number you are given.',
          },
          {
            title: 'Ask us if you are stuck',
            text: `Call ${phoneLink(broker.phone)} (${broker.callingHours}). We explain what the insurer is asking for and help you put papers in order.`,
          },
        ],
      },
      {
        kind: 'note',
        title: 'This is guidance; the insurer decides',
        text: [
          'We are a broker. We do not accept, value or refuse claims, and nothing here says that a claim will be paid. Where this page and your policy differ, the policy wording holds.',
          'Send papers to the insurer, not to this site. We do not ask for medical reports, Aadhaar, police papers or any OTP here. Be wary of anyone who wants a fee or an OTP to release a claim.',
        ],
      },
    ],
  };
}

const rulesForEveryClaim: TextSection = {
  id: 'rules-for-every-claim',
  heading: 'Rules that hold for every claim',
  blocks: [
    {
      kind: 'list',
      items: [
        '**Late notice or a missing paper is not by itself a ground to reject a claim.** If you are late, tell the insurer now and give the reason in writing.',
        'The insurer may ask only for papers that have to do with the claim. Ask for the full list once, in writing.',
        'Notice times marked “policy term” below are what policies commonly say. They are not law and yours may differ: check your policy.',
        'The insurer checks identity (_KYC_) for a claim of any size. For a group policy the employer’s or other policyholder’s KYC counts.',
        'A full or partial refusal should quote the policy term it rests on. If it does not, ask for it.',
      ],
    },
    {
      kind: 'figures',
      caption: 'Time limits common to every claim',
      rows: [
        lateNoticeRule,
        lateInterestRule,
        {
          label: 'Complaint to the insurer',
          figure: complaintReply,
          text: 'The insurer acknowledges at once and resolves the complaint within this time, giving reasons. The steps after that are in [how to complain](/grievance-redressal).',
        },
      ],
    },
  ],
};

const policiesOfADeceased: TextSection = {
  id: 'find-policies',
  heading: 'Find the policies of somebody who has died',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'Keep the full name as on the papers, the date of birth, the PAN and the death certificate at hand: nearly everybody asks for them. **Pay nobody for it**: be wary of anyone who wants a fee to find a policy or to release a claim.',
      ],
    },
    {
      kind: 'rows',
      caption: 'Where to look, and what you need',
      rows: [
        {
          label: 'Papers, phone and e-mail',
          text: 'Policies, premium receipts, reminders by SMS, and the names of insurers in the mailbox. Look in the bank locker too.',
        },
        {
          label: 'Bank statements',
          text: 'A debit that returns every month or year. A small one may be a [public scheme](/term-insurance#cover-you-may-have) through the account, and a loan may have been insured: ask each bank, as nominee or heir.',
        },
        {
          label: 'E-insurance account',
          text: 'Policies in electronic form, at an insurance repository or in DigiLocker. Look for the mail that opened the account, then write to that repository as nominee or heir.',
        },
        {
          label: 'Employer',
          text: 'Group life cover, and cover with the provident fund. Take the employee number; former employers count as well.',
        },
        {
          label: 'Insurers and LIC',
          text: 'Each insurer, LIC included, has a search of unclaimed amounts on its website, and IRDAI’s [Bima Bharosa](https://bimabharosa.irdai.gov.in/) leads there: name and date of birth, with the PAN or a policy number. A branch can search by name and date of birth.',
        },
      ],
    },
    {
      kind: 'paragraphs',
      text: ['Found one? [Make a dated plan for the claim](/claim/life-death).'],
    },
  ],
};

function ifTheAnswerIsNo(broker: BrokerText): TextSection {
  return {
    id: 'if-the-answer-is-no',
    heading: 'If the claim is refused, cut or delayed',
    blocks: [
      {
        kind: 'steps',
        steps: [...escalationSteps],
      },
      {
        kind: 'paragraphs',
        text: [
          `The full steps, with contacts and offices, are on [how to complain](/grievance-redressal). A complaint about us goes to ${broker.grievanceOfficer} at ${mailLink(broker.complaintsMailbox)}.`,
        ],
      },
    ],
  };
}

const questions: Question[] = [
  {
    id: 'claim-how-many-days',
    question: 'How many days does a claim take: health, motor, life?',
    answer: [
      `Health: cashless ${cashlessDecision.text} for the first answer and ${cashlessDischarge.text} at discharge; reimbursement ${reimbursementDecision.text} from the papers. Life: ${deathWithoutInvestigation.text}, or ${deathWithInvestigation.text} with an investigation. Motor: surveyor within ${surveyorAllotted.text}, report ${surveyReport.text}, decision ${surveyDecision.text} more; a theft waits for the police’s final report.`,
    ],
  },
  {
    id: 'claim-reimbursement-papers-days',
    question: 'Reimbursement claim: which documents, and within how many days of discharge?',
    answer: [
      `Usually within ${reimbursementPapers.text} of discharge, a policy term: claim form, discharge summary, all bills and receipts in original, prescriptions and reports, cancelled cheque, KYC. Late papers alone are no ground to refuse. [The full list](/claim/health-reimbursement).`,
    ],
  },
  {
    id: 'claim-nominee-died',
    question: 'Nominee has died, or there is no nominee: who gets the claim?',
    answer: [
      'Usually the legal heirs of the insured person. The insurer asks for a legal-heir or succession certificate, or for a will with probate where that is needed, and an indemnity. If one of several nominees is alive, he or she is paid. Ask for the list of papers in writing.',
    ],
  },
  {
    id: 'claim-partner-nominee',
    question: 'Live-in or same-sex (LGBTQ) partner is the nominee: is the claim paid?',
    answer: [
      `Yes: the insurer pays the nominee in its records, whoever that is. But only ${lifeBeneficialNominee.text} own the money by section 39(7) of the Insurance Act; heirs may claim it from any other nominee. A will in favour of the partner helps.`,
    ],
  },
  {
    id: 'claim-missing-person',
    question: 'Missing person: when is the life insurance claim paid?',
    answer: [
      `As a rule after ${missingPersonYears.text} without news, when a court may presume death. Keep the FIR and the police’s report that he could not be traced, and ask a lawyer. Pay the premiums until then: in 2004 the Supreme Court held that the policy must still be in force. After a known disaster insurers may pay earlier.`,
    ],
  },
  {
    id: 'claim-total-loss-amount',
    question: 'Total loss or stolen car: how much will I get?',
    answer: [
      `The IDV in the schedule, less the deductible, and with return to invoice more. A loan is paid off first. A car counts as a total loss when the repair costs more than ${constructiveTotalLoss.text} of the IDV. [What the IDV is](/car-insurance/idv-calculator).`,
    ],
  },
  {
    id: 'claim-other-driver-fault',
    question: 'Another car hit mine: own damage or third-party claim?',
    answer: [
      'The quicker way is your own damage cover: you pay the deductible and lose the bonus, and your insurer may recover from the other one. The other owner’s third-party insurer pays your repair too, if he was at fault, but mostly only through the claims tribunal. Note his number, insurer and policy.',
    ],
  },
  {
    id: 'claim-hit-and-run',
    question: 'Hit and run: how much compensation, and who pays?',
    answer: [`${hitAndRunRule.text} [The steps and the papers](/claim/motor-third-party).`],
  },
  {
    id: 'claim-tribunal-time-limit',
    question: 'MACT motor accident claim: what is the time limit?',
    answer: [
      `${tribunalPetition.text} from the accident for the petition to the claims tribunal. If they are over, file all the same and ask a lawyer: on 7 November 2025 the Supreme Court told tribunals not to dismiss such petitions as late while it hears the case. [Road accident, step by step](/claim/motor-third-party).`,
    ],
  },
  {
    id: 'claim-cashless-garage',
    question: 'Cashless garage vs reimbursement for a car claim: which one?',
    answer: [
      'Cashless at a network garage: the insurer pays the garage, you pay the deductible and the cuts. At any other garage you pay the bill and claim it back with the receipt. Survey and cuts are the same; tell the insurer before the repair in both cases.',
    ],
  },
  {
    id: 'claim-two-health-policies',
    question: 'Two health policies: can I claim from both?',
    answer: [
      `Yes, for what one leaves unpaid, never more than the bill. ${healthMultiplePolicies.text}; after its settlement send the settlement letter and certified copies to the second. A critical illness or hospital cash policy pays its fixed sum in any case.`,
    ],
  },
  {
    id: 'claim-track-status',
    question: 'How do I check my claim status (claim status kaise dekhe)?',
    answer: [
      'With the claim number on the insurer’s or TPA’s site, app or helpline; the hospital’s desk knows it for cashless. Nothing after the time limit? Write to the grievance officer, with the dates on which you sent papers.',
    ],
  },
  {
    id: 'claim-told-insurer-late',
    question: 'Late intimation: I told the insurer late. Is my claim lost?',
    answer: [
      'No, not for that reason alone. An insurer may not reject or close a claim only because notice came late or a paper is missing. Tell it now, explain the delay in writing, and send what you have. A long delay that makes the loss hard to check can still weaken a claim, so do not wait further.',
    ],
  },
  {
    id: 'claim-what-a-broker-does',
    question: 'What can you, the broker, do about my claim?',
    answer: [
      'We explain what the policy says, check that the papers are complete, and ask the insurer about a claim on a policy bought through us. We do not decide claims, cannot change the decision, and cannot file with the regulator or the Ombudsman in your place. If your policy came through someone else, the insurer is still the right first call.',
    ],
  },
  {
    id: 'claim-nominee-cannot-find-policy',
    question: 'Father has died and the policy is lost: how do I find and claim it?',
    answer: [
      'Search their e-mail for insurers’ names, bank statements for yearly debits, and an e-insurance account or DigiLocker if they had one. Ask the employer about group cover. An insurer’s branch can search by name and date of birth. A lost paper does not end a claim; the insurer takes an indemnity instead. [Where to look, and what you need](/claim#find-policies).',
    ],
  },
  {
    id: 'claim-police-report-for-a-scrape',
    question: 'Is an FIR needed for a car or bike claim, also for a small scrape?',
    answer: [
      'For a small scrape usually not, unless the insurer or the police ask for it. You do need one when anyone is hurt, when another person’s property is hit, after a malicious act or hit-and-run, and for theft. Tell the insurer either way before the repair begins.',
    ],
  },
  {
    id: 'claim-hospital-wants-deposit',
    question: 'Hospital asks for a deposit although the policy is cashless: what now?',
    answer: [
      `Ask the insurance desk whether the request has gone to the insurer and at what time; the insurer has ${cashlessDecision.text} to answer. In an emergency do not let the deposit delay treatment: pay if you must and take a receipt. Ask for the deposit back once approval comes, or claim it with your other bills.`,
    ],
  },
  {
    id: 'claim-covid',
    question: 'COVID (corona): does a health policy pay for the hospital?',
    answer: [
      `As a rule as for any other illness, unless the policy says otherwise: in a new policy not within the first ${healthInitialWait.text}, then by its terms and limits. This site has no figures for COVID alone. If the claim was refused, cut or not answered, ask for the clause in writing: [what the letter means](/claim/refused). The Ombudsman takes a complaint within ${ombudsmanWindow.text} of the refusal, and may excuse a delay for good reasons.`,
    ],
  },
  {
    id: 'claim-home-damaged',
    question: 'Home, shop or crop damaged by rain, flood or fire: does insurance pay?',
    answer: [
      'Only a policy for it, in force on the day: health, life and motor policies pay nothing for a home, a shop or a crop. Look among your papers, and ask the bank of a loan whether such a policy came with it. If there is one, tell its insurer today, take photographs, and throw nothing away before it has agreed. This site has no page on such insurance yet and cannot say what yours pays: [ask us for a call](/contact-us). If the insurer refuses or is silent: [how to complain](/grievance-redressal).',
    ],
  },
  {
    id: 'claim-surveyor-amount-too-small',
    question: 'Claim settled for less than the bill: must I accept it?',
    answer: [
      'No. Ask for the calculation and the policy term behind each cut: depreciation, deductible, room limit and items not covered are the usual ones. Say in writing which cuts you dispute and why. Ask the insurer whether it will pay the part nobody disputes while the rest goes through the complaint steps.',
    ],
  },
];
