/**
 * The pages of single reasons: title and heading in the words of a search, and what the reason's own row does not say.
 * All else on them is that row (health.ts, life.ts, motor.ts, travel.ts, all-lines.ts).
 */

import type { IsoDate } from '../../dates/iso-date.ts';
import { type IndexedTool, seo } from '../../site/route-row.ts';
import { type ReasonPageId, reasonPageIds, reasonPath } from '../../site/tool-routes.ts';
import { lowerFirst } from '../../text/words.ts';
import { refusedClaim } from '../claims/indexable-claims.ts';
import { hospitalStay } from '../figures/refusals-health.ts';
import type { Figure, Question, Rule, TextPageContent, TextSection } from '../types.ts';
import { refusalReasons } from './all-refusals.ts';
import type { RefusalDay, RefusalReason } from './refusal-types.ts';

type ExampleDays = Readonly<Partial<Record<RefusalDay, IsoDate>>>;

type ReasonPageText = {
  label: string;
  /** Also the heading. */
  title: string;
  description: string;
  /** The rule whose figure is shown in large letters: its place in the reason's rules. */
  rule: number;
  /** Days of a claim after the period, and of one within it. Missing where no day decides. */
  examples?: readonly [ExampleDays, ExampleDays?];
  /** Question and answer. */
  questions?: readonly (readonly [question: string, answer: string])[];
};

const texts: Record<ReasonPageId, ReasonPageText> = {
  'pre-existing-disease': {
    label: 'Pre-existing disease',
    title: 'Health claim rejected for a pre-existing disease (PED)',
    description:
      'How long an insurer may refuse a pre-existing disease, from which day the months count, which paper decides, and what to write back.',
    rule: 0,
    examples: [
      { began: '2022-08-10', arose: '2025-11-03' },
      { began: '2022-08-10', arose: '2025-03-03' },
    ],
  },
  'specified-disease-wait': {
    label: 'Waiting period',
    title: 'Health claim rejected: the waiting period is not over',
    description:
      'Cataract, hernia, stones or a joint: how long the wait for a listed disease may be, from which day it counts, when it does not apply, what to write.',
    rule: 0,
    examples: [{ began: '2022-05-16', arose: '2025-09-08' }],
    questions: [
      [
        'How do I see whether my operation is on the list?',
        'The list is in the policy wording, under the code Excl02 or “specified disease”; the schedule rarely has it. Compare its words with your diagnosis, not with the name of the operation. An injury by a fall or a blow is an accident, which the wait leaves out.',
      ],
      [
        'I moved from another insurer last year. Do those months count?',
        'Yes, if you ported without a break: show the schedule of every year. They count up to the old sum insured with its bonus; what you added has a wait of its own. A new policy that was bought beside the old one is no port, and starts at zero.',
      ],
      [
        'The operation is planned. Can I put it off until the wait is over?',
        'If your doctor says that it can safely wait: a planned operation after the last day is judged without this reason. Ask the insurer in writing for that day first, because a sum insured that was added later has another one. In an emergency never wait for a policy.',
      ],
    ],
  },
  'non-disclosure-health': {
    label: 'Illness not disclosed',
    title: 'Health claim rejected for non-disclosure of an illness',
    description:
      'The insurer says you hid an illness in the form: after which months that no longer counts, what it must show, how courts decided, and your reply.',
    rule: 0,
    examples: [
      { began: '2020-06-15', arose: '2025-09-22' },
      { began: '2020-06-15', arose: '2025-02-11' },
    ],
  },
  'not-medically-necessary': {
    label: 'Stay not necessary',
    title: 'Claim rejected: hospitalisation not medically necessary',
    description:
      '“Could have been treated as OPD”: what medically necessary means by the rules, which hospital notes answer it, decided cases, your letter.',
    rule: 0,
    questions: [
      [
        'Which hospital papers should I ask for?',
        'The indoor case papers: the doctor’s note on admission, the nurses’ chart, and the list of what was given and when. They show from hour to hour what could not have been done at home. Ask the records desk of the hospital in writing, and keep the receipt.',
      ],
      [
        'The insurer sent its own doctor’s opinion. What now?',
        'Ask for a copy, and for the name of the paper on which it rests. Give it to the treating doctor, who can answer it point by point: the signs on that day, the danger of waiting, the drip, oxygen or watch that needed a bed.',
      ],
      [
        'Cashless was approved, and now the same stay is “not necessary”. Can they?',
        'An approval before the discharge is not yet the decision on the bill, and insurers do change their mind. Ask which new paper came in between, and quote the approval with its number and hour. The hospital’s insurance desk has both mails.',
      ],
    ],
  },
  'opd-or-day-care': {
    label: 'Stay under a day',
    title: `Health claim rejected: less than ${hospitalStay.text} in hospital`,
    description:
      'Admitted for less than a day: when day-care treatment is paid without a full stay, what counts as the hours, decided cases, and what to write back.',
    rule: 0,
  },
  'room-rent-proportion': {
    label: 'Room rent deduction',
    title: 'Room rent limit: proportionate deduction from the bill',
    description:
      'The room cost more than your limit and other charges were cut too: which heads of a bill may not be cut, and how to ask for the sum and its clause.',
    rule: 0,
    questions: [
      [
        'How is a proportionate deduction worked out?',
        'By the share of the room that the policy pays. An example: your limit is ₹5,000 a day and the room cost ₹8,000, so five eighths. Doctors’ fees of ₹40,000 are then paid at ₹25,000. Medicines of ₹30,000 are paid in full where the policy does not let them be cut.',
      ],
      [
        'Does it also apply where a hospital has one price for all rooms?',
        'For such charges there is nothing to cut in proportion. Ask the billing desk for a letter or for the printed tariff that shows one price, and send it with your complaint. The higher rent of the room itself is still yours to pay.',
      ],
    ],
  },
  'non-payables': {
    label: 'Non-medical items',
    title: 'Non-payable items cut from a health insurance claim',
    description:
      'Gloves, masks, registration fees: what the lists of non-medical items mean, which cuts to question, who else pays, what to ask for in writing.',
    rule: 0,
    questions: [
      [
        'How do I check each item that was cut?',
        'Put the hospital’s bill beside the insurer’s sheet and mark every line that is missing. For each one ask for the number of the list and of the entry. A line such as “others” or “not payable” names neither, and you can ask for it again, with the sum.',
      ],
      [
        'An item was cut, but the operation is not possible without it. Is that right?',
        'Some items belong to the room or to the procedure. Ask both: the insurer for the entry, and the hospital why it billed the item on its own.',
      ],
      [
        'Can I avoid the deduction next time?',
        'An add-on for consumables pays for many of them; read which lists it names. A co-payment or a limit of the room is a different cut, with its own clause. If your policy has such an add-on and the sheet ignores it, quote its name from the schedule.',
      ],
    ],
  },
  'alcohol-exclusion': {
    label: 'Alcohol',
    title: 'Health claim rejected because of alcohol (Excl12)',
    description:
      'The hospital’s notes say “alcoholic” and the claim is refused: what the exclusion covers, who has to show the cause, decided cases, what to write.',
    rule: 0,
    questions: [
      [
        'The discharge summary says “known alcoholic”. Can it be corrected?',
        'Ask the doctor who wrote it where the words come from. If they were said by somebody at the desk or copied from another paper, the hospital can add a signed note. Do not alter a paper yourself: that would be a new and worse reason.',
      ],
      [
        'My illness is one that people who never drink have too. What do I send?',
        'A note of the treating doctor that names the cause he found, such as a virus, a stone or a medicine, with the test that shows it. Where the cause is open, the note can say that too: an exclusion needs a cause, and a habit alone is none.',
      ],
      [
        'Does a drink now and then count, if I am not addicted?',
        'The exclusion speaks of alcohol, drugs and addiction, and of what follows from them. A glass that had nothing to do with this illness is not its cause. Ask the insurer which finding it means: liver values, a level in the blood, or only what was said about you at the desk. Each of these is a paper that it can send.',
      ],
    ],
  },
  'late-notice': {
    label: 'Told too late',
    title: 'Insurance claim rejected for late intimation',
    description:
      'Told the insurer days or weeks late: what IRDAI says about delay, the usual times for each kind of claim, cases, and what to write back.',
    rule: 0,
    questions: [
      [
        'What counts as a good reason for telling the insurer late?',
        'Whatever kept you from it and can be shown: a patient in intensive care, a funeral in another town, a policy found months after a death, a wrong number on the card. Write it in two sentences with its days, and add one paper for each.',
      ],
      [
        'I told the agent or the hospital in time. Does that count?',
        'It shows at least that you hid nothing. Send the call list or the message with its hour, and ask the agent or the desk to confirm it by mail. An agent writes for the insurer, a broker for you: say in the letter which of the two it was.',
      ],
      [
        'Nobody in the family knew of the policy. Does that excuse a year?',
        'Say how and when it was found: a bank entry, a drawer, a letter of renewal. Add the paper on which you found it and its date. An insurer that can still see the hospital’s file or the death certificate has lost little by the wait, and has to say what it lost.',
      ],
    ],
  },
  'late-papers': {
    label: 'Papers missing',
    title: 'Insurance claim rejected for missing or late documents',
    description:
      'The claim was closed because a paper was missing or late: why that alone is no ground, what to send in place of a lost paper, and how to reopen it.',
    rule: 2,
    questions: [
      [
        'The claim was “closed”, not rejected. Is that different?',
        'For you it is the same: no money came. Write that the claim is still open for you, send the paper, or say why you cannot get it, and ask for a decision on the papers that they have. Ask which term of the policy lets them close it.',
      ],
      [
        'They ask for the same paper again and again. How do I end that?',
        'Send one list of all that you sent, with the day of each mail, and ask for one list of all that is missing. Add the sentence that you have nothing else. From then on a further demand has to say why the decision needs it.',
      ],
    ],
  },
  'section-45': {
    label: 'Life: section 45',
    title: 'Death claim rejected: illness not disclosed, section 45',
    description:
      'A life insurance death claim refused because an illness was hidden: until when section 45 lets an insurer say so, what its letter needs, your reply.',
    rule: 0,
    examples: [
      { began: '2022-05-02', letter: '2025-07-21' },
      { began: '2022-05-02', letter: '2025-03-14' },
    ],
  },
  'non-disclosure-other-policies': {
    label: 'Other policies not named',
    title: 'Term claim rejected: other life policies not disclosed',
    description:
      'The proposal did not name other life cover: what two rulings of the Supreme Court say, until when the insurer may raise it, and what to ask for.',
    rule: 3,
    examples: [{ began: '2021-11-08', letter: '2025-01-20' }],
    questions: [
      [
        'My employer’s group cover was not named. Does it count?',
        'Read the words of the form. Many ask for policies that the person took out, and a group cover is taken out by the employer. If it asks for every cover, send the certificate with its sum and the day you joined.',
      ],
      [
        'Two term plans were bought in the same week. Which had to be named in which?',
        'The first form could not name the second. Lay the two proposals beside each other with day and hour: what counts is what had been applied for when each was signed. An aggregator’s or an agent’s mail often shows the order.',
      ],
    ],
  },
  suicide: {
    label: 'Suicide clause',
    title: 'Suicide clause: life insurance claim in the first year',
    description:
      'What a life policy pays after a suicide, how long the clause runs and from which day, what is paid in any case, and what the family can ask for.',
    rule: 0,
    examples: [
      { began: '2024-09-05', arose: '2025-12-11' },
      { began: '2024-09-05', arose: '2025-06-18' },
    ],
    questions: [
      [
        'The police have not closed their inquiry. Must the family wait?',
        'Tell the insurer now and send what there is. Ask it in writing for which paper it waits, and whether it pays the part that is not in dispute. A final report can follow.',
      ],
      [
        'Does the clause also stop the payment of a loan’s life cover?',
        'A life cover that came with a loan is a policy of its own. Read its clause and its first day: often it began with the loan, later than the other policy. Ask the lender for the certificate of insurance.',
      ],
    ],
  },
  lapsed: {
    label: 'Policy lapsed',
    title: 'Life insurance claim rejected: the policy had lapsed',
    description:
      'A premium was missed before the death: how many days of grace still count as cover, what a revival changes, what may be due anyway.',
    rule: 1,
    examples: [
      { due: '2025-07-01', arose: '2025-07-12' },
      { due: '2025-07-01', arose: '2025-08-20' },
    ],
  },
  'driving-licence': {
    label: 'Driving licence',
    title: 'Car or bike claim rejected: driving licence expired',
    description:
      'No valid licence on the day of the accident: what an expiry, a wrong class or a learner’s licence means for own damage and for victims.',
    rule: 2,
    examples: [
      { licence: '2025-03-22', arose: '2025-03-10' },
      { licence: '2025-03-10', arose: '2025-03-22' },
    ],
  },
  'drunk-driving': {
    label: 'Drunk driving',
    title: 'Car insurance claim rejected for drunk driving',
    description:
      'The insurer says the driver had been drinking: what proof it needs, why no breath test is required, what others who were hurt get, and your reply.',
    rule: 1,
    questions: [
      [
        'The police did not charge the driver. Does that settle it?',
        'It helps, and does not decide: the policy asks a question of its own. Send the FIR, the charge sheet and the record of the hospital of that night. If none of them names alcohol, say so, and ask the insurer for the paper on which it relies.',
      ],
      [
        'A friend drove my car. Am I refused as well?',
        'The exception looks at the person who drove, so the damage to the car may be left unpaid although you were sober. People who were hurt still turn to the tribunal. What the insurer pays there it may ask back from the owner: so see a lawyer early.',
      ],
      [
        'The hospital wrote “smell of alcohol” and measured nothing. Is that proof?',
        'It is a remark, and it can weigh together with the way of the accident and the words of the police. Ask the hospital whether blood was taken and what became of it. A doctor’s line on speech, gait and pupils says more than the smell.',
      ],
    ],
  },
  'late-notice-theft': {
    label: 'Theft told late',
    title: 'Stolen car or bike: claim rejected for late intimation',
    description:
      'A theft told late to the insurer or to the police: which delay may cost the claim and which may not, two examples with dates, and what to write back.',
    rule: 3,
    examples: [
      { arose: '2025-10-04', police: '2025-10-04', told: '2025-10-09' },
      { arose: '2025-10-04', police: '2025-10-25', told: '2025-10-26' },
    ],
  },
  'ownership-transfer': {
    label: 'Vehicle just bought',
    title: 'Used car claim rejected: policy in the old owner’s name',
    description:
      'The policy of the car or bike that you bought still names the seller: what is covered from the sale, what needs the insurer’s entry, and your reply.',
    rule: 1,
    examples: [
      { sold: '2025-05-05', arose: '2025-05-12' },
      { sold: '2025-05-05', arose: '2025-06-20' },
    ],
  },
  'consequential-engine-damage': {
    label: 'Engine and water',
    title: 'Engine damage claim rejected: water, hydrostatic lock',
    description:
      'Flood water in the engine and the insurer calls it consequential loss: who must prove that it was started, what is paid in any case, and your letter.',
    rule: 1,
    questions: [
      [
        'What should I do before the engine is opened?',
        'Have the car towed, not started, and keep the bill of the tow truck. Ask for the surveyor first, and for a photograph of the water line inside and of the air filter. The garage’s note on whether the engine turned belongs in the same file.',
      ],
      [
        'Is an engine protection add-on paid without questions?',
        'It has a wording of its own, with its own exceptions. Read whether it speaks of water only or of leaking oil too, and whether it asks that the car was not started again. The schedule shows whether you have the add-on at all.',
      ],
      [
        'They pay the rest and leave out the engine. Is that a refusal?',
        'For the engine, yes. Ask for the surveyor’s report, for the clause, and for the sum of each part that was left out. You can accept what is paid and write, before you sign, that you dispute the rest.',
      ],
    ],
  },
  'travel-pre-existing': {
    label: 'Travel: illness before',
    title: 'Travel insurance claim rejected: pre-existing illness',
    description:
      'Ill abroad, and the insurer calls it an older illness: what the proposal asked, when an illness that you named is not hidden, cases, and your letter.',
    rule: 1,
    questions: [
      [
        'Which paper of the hospital abroad helps?',
        'The emergency report with the diagnosis and its cause, signed and dated, in English or with a translation. Ask that it says whether the event was sudden. A note at home of your own doctor can say since when you were well, and on which medicine.',
      ],
      [
        'The assistance firm stopped paying in the middle of the stay. What then?',
        'Ask it for the reason by e-mail on the same day, with the name of the person. Pay what you must, keep each receipt with its currency, and complain to the insurer from there. Answer it as you would a refusal of the insurer.',
      ],
    ],
  },
};

export type ReasonPage = Omit<ReasonPageText, 'questions'> & {
  reason: RefusalReason;
  questions: readonly Question[];
  listed: IndexedTool;
};

/** First day of these pages. */
export const reasonsPublishedOn: IsoDate = '2026-11-29';

export const reasonPages: readonly ReasonPage[] = reasonPageIds.map((id) => {
  const { questions = [], ...text } = texts[id];
  const reason = refusalReasons.find((one) => one.id === id);
  if (!reason) throw new Error(`No reason of a refusal has the id "${id}"`);
  return {
    ...text,
    reason,
    questions: questions.map(([question, answer], index) => ({
      id: `${id}-question-${index + 1}`,
      question,
      answer: [answer],
    })),
    listed: {
      path: reasonPath(id),
      page: '/claim',
      parent: refusedClaim,
      label: text.label,
      seo: seo(text.title, text.description),
      publishedOn: reasonsPublishedOn,
    },
  };
});

export const indexedReasons: readonly IndexedTool[] = reasonPages.map(({ listed }) => listed);

/** @throws when no page has this id. */
export function reasonPage(id: string): ReasonPage {
  const page = reasonPages.find(({ reason }) => reason.id === id);
  if (!page) throw new Error(`No page for the reason "${id}"`);
  return page;
}

/** A rule of several pages is explained on the one that begins with it, or the first. @returns null on that page. */
function otherPageWith(figure: Figure, page: ReasonPage): ReasonPage | null {
  const isMain = ({ reason, rule }: ReasonPage) => reason.rules[rule]?.figure === figure;
  const isOn = ({ reason }: ReasonPage) => reason.rules.some((one) => one.figure === figure);
  const explained = reasonPages.find(isMain) ?? reasonPages.find(isOn);
  return isMain(page) || !explained || explained === page ? null : explained;
}

/** Cases, examples and the letter are added by the page. */
export function reasonContent(page: ReasonPage): TextPageContent {
  const { reason, title, questions } = page;
  const { verdict, meaning, helpline, turnsOn, rules, unread, evidence, cannotJudge } = reason;
  const pageWith = ({ figure }: Rule) => otherPageWith(figure, page);
  const elsewhere = rules.flatMap((one) => {
    const other = pageWith(one);
    return other
      ? `[${one.label}](${other.listed.path}#rule): ${lowerFirst(one.figure.text)}.`
      : [];
  });
  const sections: TextSection[] = [
    {
      id: 'meaning',
      heading: 'What the letter means',
      blocks: [
        {
          kind: 'paragraphs',
          text: [
            meaning,
            `**What decides:** ${lowerFirst(turnsOn)}`,
            ...(helpline ? [helpline.text] : []),
          ],
        },
      ],
    },
    {
      id: 'rule',
      heading: 'The rule, with its source',
      blocks: [
        { kind: 'figures', caption: page.label, rows: rules.filter((one) => !pageWith(one)) },
        ...(elsewhere.length > 0 ? [{ kind: 'list' as const, items: elsewhere }] : []),
        ...(unread ? [{ kind: 'paragraphs' as const, text: [unread] }] : []),
      ],
    },
    {
      id: 'write',
      heading: 'What to ask for in writing',
      blocks: [],
    },
    {
      id: 'papers',
      heading: 'Papers to send with it',
      blocks: [
        {
          kind: 'rows',
          caption: page.label,
          rows: evidence.map(({ paper, proves }) => ({ label: paper, text: proves })),
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What may still pay, and what we cannot judge',
      blocks: [
        {
          kind: 'paragraphs',
          text: [...(reason.elsewhere ? [reason.elsewhere] : []), cannotJudge],
        },
      ],
    },
  ];
  return {
    heading: title,
    answer: verdict,
    sections,
    questions: [...questions],
    figuresInText: [...(helpline?.figures ?? [])],
    furtherSources: [],
  };
}
