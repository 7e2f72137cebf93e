/**
 * The letter to the grievance officer: opening, the deductions of a claim paid in part, the paragraphs of each reason,
 * its demands, the deadline.
 */

import {
  complaintReply,
  surveyDecision,
  surveyorAllotted,
  surveyReport,
} from '../../content/figures/claims.ts';
import { ombudsmanSilence } from '../../content/figures/complaints.ts';
import { healthRejectionTerm } from '../../content/figures/health.ts';
import { type Letter, withValues } from '../../content/letter.ts';
import { interestRule, lawfulPartsFor } from '../../content/refusals/refusal-copy.ts';
import {
  admitsNothing,
  burdenOfProof,
  cashlessOnly,
  cashlessPart,
  commissionReserved,
  countRequest,
  firstReading,
  firstSentences,
  interestAsked,
  interestOwed,
  partUnderProtest,
  refusalClose,
  refusalDeadline,
  refusalLetterBlanks,
  refusalMailSubject,
  refusalOpenings,
  reminders,
  renewedUnder,
  restRunsOn,
} from '../../content/refusals/refusal-letter.ts';
import {
  type RefusalDecision,
  type RefusalLine,
  type RefusalReason,
  type RuledParagraph,
  vehicleLines,
} from '../../content/refusals/refusal-types.ts';
import { lifeAssuredLine } from '../../content/represented-people.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { countDays } from '../../figures/day-rules.ts';
import { isBeforeRule } from '../../figures/figure-on.ts';
import { fillTemplate } from '../../text/fill-template.ts';
import { requireDate } from '../dated-plan/flow-dates.ts';
import { computeOmbudsmanWindow } from '../dated-plan/ombudsman-window.ts';
import type { JudgedDeductions } from '../deductions/judge-deductions.ts';
import { representedLetter } from '../letters/represented-letter.ts';
import {
  daysOfClaim,
  decidedTests,
  type JudgedReason,
  judgeReasonOfClaim,
} from './judge-reason.ts';
import { lateInterestOf, lateInterestSentence } from './late-interest.ts';
import { isLetterOlder, silentClocks, timelyReport } from './plan-refusal.ts';
import {
  isAfterDeath,
  lineOf,
  needsAmount,
  type RefusalInput,
  representedOf,
} from './refusal-input.ts';

const reasonAsked: Record<RefusalInput['kind'], Letter> = {
  refused: [
    'I have no reason from you that I can check. Please send it to me in writing: the reason, the clause of my policy and the papers on which you rely.',
  ],
  part: [
    'Please send me each deduction in writing: the sum, the reason and the clause of my policy.',
  ],
  silence: [
    'If you have a reason not to pay, please name it to me in writing, with the clause of my policy and the papers on which you rely.',
  ],
};

/** The visitor typed a reason that is none of ours, or has not chosen which one it is. */
const factsAsked: Letter = [
  'Please send me your reason in full, in writing: the clause of my policy, the facts to which you apply it, and the papers on which you rely.',
];

/** The letter argues one reason already, and the visitor typed a further one that is unknown. */
const otherFactsAsked: Letter = [
  'Please send me your other reason in full, in writing: the clause of my policy, the facts to which you apply it, and the papers on which you rely.',
];

const clauseAsked = 'the clause on which you relied, and the facts to which you applied it';

/** Reasons that the letter leaves out where it has these rows of the deductions, which argue the same with sums. */
const rowsOfReason: Readonly<Record<string, readonly string[]>> = {
  'room-rent-proportion': ['room'],
  'sub-limit': ['sub-limit'],
  'reasonable-and-customary': ['reasonable'],
  'non-payables': ['extras', 'consumables'],
  'co-pay': ['co-payment', 'deductible'],
};

/** @param hasTypedReason the letter asks for it, and must not say then that the insurer gave none. */
export function writeRefusalLetter(
  input: RefusalInput,
  today: IsoDate,
  deductions: Pick<JudgedDeductions, 'rows' | 'letter'> | null = null,
  hasTypedReason = false,
  translate?: (text: string) => string,
) {
  const { kind, reasons, days } = input;
  const deductionParagraphs = deductions?.letter ?? [];
  const isInRows = ({ id }: RefusalReason) =>
    deductions?.rows.some((row) => rowsOfReason[id]?.includes(row.id)) ?? false;
  // Silence has no letter whose reason could be answered.
  const judged =
    kind === 'silence'
      ? []
      : withoutMonthsAfterBreak(
          reasons
            .filter((reason) => !isInRows(reason))
            .map((reason) => judgeReasonOfClaim({ ...input, line: lineOf(input) }, reason, today)),
        );
  const [only] = judged;
  const own = kind === 'refused' && judged.length === 1 ? only?.reason.decision : undefined;
  const decision: RefusalDecision = own ?? kind;
  const argued = [
    ...burdenParagraphs(judged),
    ...deductionParagraphs,
    ...new Set(
      judged.flatMap((one) => [...ownParagraphs(one, input, decision), ...furtherGrounds(one)]),
    ),
    ...(judged.some(renewalOf) ? [renewedUnder] : []),
  ];
  // Money that came late leaves the interest to ask for.
  const isPaid = decision === 'late' && days.settled !== undefined;
  const asks = isPaid ? [] : [askText(input, decision)];
  const letter: Letter = [
    ...opening(input, decision),
    firstSentenceOfLetter(input, decision),
    ...(decision === 'silence' || decision === 'late' ? [] : [admitsNothing]),
    ...argued,
    ...reasonsToAsk(kind, argued.length > 0, hasTypedReason),
    ...(decision === 'part' ? [partUnderProtest] : []),
    ...(kind === 'silence'
      ? silenceParagraphs(input, today)
      : [...moneyParagraphs(input, decision, today), ...asks]),
    deadline(input, today),
    ...refusalClose,
  ];
  const text = letter.join('\n');
  const blanks = refusalLetterBlanks.filter(({ id }) => text.includes(`{${id}}`));
  const values = {
    ...daysOfClaim({ line: lineOf(input), days }),
    ...(input.sent && { sent: input.sent }),
  };
  const filled = { letter, blanks: withValues(blanks, values), mailSubject: refusalMailSubject };
  return representedLetter(filled, representedOf(input), translate);
}

function reasonsToAsk(
  kind: RefusalInput['kind'],
  isAnyArgued: boolean,
  hasTypedReason: boolean,
): Letter {
  if (isAnyArgued) return hasTypedReason ? otherFactsAsked : [];
  return hasTypedReason && kind === 'refused' ? factsAsked : reasonAsked[kind];
}

function opening(input: RefusalInput, decision: RefusalDecision): Letter {
  const [addressee = '', subject = '', ...rest] =
    refusalOpenings[isOfDesk(input, decision) ? 'cashless' : decision];
  return [addressee, isAfterDeath(input) ? `${subject}\n${lifeAssuredLine}` : subject, ...rest];
}

function firstSentenceOfLetter(input: RefusalInput, decision: RefusalDecision): string {
  const { silence, older, cashless } = firstSentences;
  if (decision === 'silence') return silence[isOfVehicle(lineOf(input)) ? 'told' : 'papersSent'];
  const { settled } = input.days;
  if (decision === 'late' && settled) return firstSentences.paid(formatDate(settled));
  if (decision === 'unpaid' || decision === 'late') return firstSentences[decision];
  if (isLetterOlder(input)) return older[decision];
  return isOfDesk(input, decision) ? cashless : firstSentences[decision];
}

function isOfDesk(input: RefusalInput, decision: RefusalDecision): boolean {
  return decision === 'refused' && lineOf(input) === 'health-cashless';
}

/** A refusal of the desk is none of the claim; on any other the interest is counted, or asked for. */
function moneyParagraphs(input: RefusalInput, decision: RefusalDecision, today: IsoDate): Letter {
  if (isOfDesk(input, decision)) return paragraphsInForce(cashlessOnly, input);
  const counted = lateInterestSentence(input, today);
  const isRestOpen = decision === 'part' && input.days.settled !== undefined;
  if (counted) return [isRestOpen ? `${counted} ${restRunsOn}` : counted];
  if (needsAmount(input)) return [];
  const asked = input.days.letter ? paragraphsInForce([interestAsked], input) : [];
  return [
    ...(lineOf(input) === 'health-cashless' ? [cashlessPart] : []),
    ...(asked.length > 0 ? asked : [interestOwed]),
  ];
}

/** After a complaint: what is over of its days. */
function deadline({ sent, answered }: RefusalInput, today: IsoDate): string {
  if (!sent) return refusalDeadline;
  const { dates } = computeOmbudsmanWindow(sent, answered ?? null);
  if (requireDate(dates, 'ombudsmanWindowCloses') < today)
    return `${reminders.closed} ${commissionReserved}`;
  if (answered)
    return `${reminders.answered(formatDate(answered))} ${reminders.mayHear} ${commissionReserved}`;
  const end = countDays(complaintReply, sent).last;
  const isLate = end < today && !isBeforeRule(complaintReply, sent);
  const isSilent = countDays(ombudsmanSilence, sent).last < today;
  return [
    reminders.sent,
    ...(isLate ? [reminders.late(formatDate(end))] : []),
    isSilent ? reminders.silent : reminders.open,
    commissionReserved,
  ].join(' ');
}

function isOfVehicle(line: RefusalLine | null): boolean {
  return line !== null && vehicleLines.includes(line);
}

/** What the insurer has to prove stands before everything that the days say; where they bar the reason, they do. */
function burdenParagraphs(judged: readonly JudgedReason[]): Letter {
  const open = judged.filter((one) => one.standing !== 'cannot-stand' || renewalOf(one));
  const kinds = new Set(open.flatMap(({ reason: { mustProve } }) => mustProve ?? []));
  return [...kinds].map((kind) => burdenOfProof[kind]);
}

/**
 * The texts, without those of another line, and those whose rule was not in force on its day. While it is not known, no
 * rule that has ended.
 */
export function paragraphsInForce(
  paragraphs: readonly (string | RuledParagraph)[],
  { days, ...choice }: Pick<RefusalInput, 'days' | 'line' | 'reasons'>,
) {
  const line = lineOf(choice);
  return paragraphs.flatMap((paragraph) => {
    if (typeof paragraph === 'string') return [paragraph];
    const { text, rule, only, until } = paragraph;
    if (only && !(line && only.includes(line))) return [];
    const day = daysOfClaim({ line, days })[paragraph.day ?? 'arose'];
    if (!day) return until ? [] : [text];
    return (!rule || day >= rule.from) && (!until || day <= until) ? [text] : [];
  });
}

/** Of the first period that gives one. Beside a period that bars the reason, none that is weaker on the same days. */
function furtherGrounds(judged: JudgedReason): Letter {
  const decided = decidedTests(judged);
  const barring = decided.find(({ standing }) => standing === 'cannot-stand');
  const pleading = decided.filter(
    ({ pleads, standing, atDay }) =>
      pleads.length > 0 && (standing === 'cannot-stand' || atDay !== barring?.atDay),
  );
  return barring ? pleading.flatMap(({ pleads }) => pleads) : (pleading[0]?.pleads ?? []);
}

/** Months that the visitor's own days of the premium break are not pleaded from the first day of the cover. */
function withoutMonthsAfterBreak(judged: readonly JudgedReason[]): readonly JudgedReason[] {
  const isBroken = judged.some(
    ({ reason, standing }) => reason.id === 'lapsed-health' && standing === 'may-stand',
  );
  return judged.map((one) => {
    const tests = one.tests.filter((test) => 'missing' in test || test.fromDay !== 'began');
    return isBroken && tests.length < one.tests.length
      ? { ...one, tests, standing: 'depends' }
      : one;
  });
}

/** Set where the period holds only if the policy had come under its rule by a renewal: the first day of the rule. */
function renewalOf(judged: JudgedReason): IsoDate | undefined {
  return decidedTests(judged).find(({ since }) => since)?.since;
}

/** With the days of the period that decided. */
function ownParagraphs(
  judged: JudgedReason,
  input: RefusalInput,
  decision: RefusalDecision,
): Letter {
  const { reason, standing, tests } = judged;
  const { letter } = reason;
  const decided = tests.find((test) => 'standing' in test && test.standing === standing);
  const completeOn = decided && 'completeOn' in decided ? decided.completeOn : undefined;
  const onlyCount =
    decided && 'figure' in decided && completeOn
      ? [
          fillTemplate(firstReading, (name) =>
            name === 'length' ? decided.figure.text : formatDate(completeOn),
          ),
          countRequest,
        ]
      : [];
  if (!('depends' in letter)) return [...paragraphsInForce(letter, input), ...onlyCount];
  // On an anniversary the letter pleads the reading by which the period was complete before.
  const pleaded = completeOn ? 'cannot-stand' : standing;
  const ofStanding = letter[pleaded];
  // A letter on a refusal or a cut does not say that the decision came late.
  const isAnswered = reason.decision === 'late' && decision !== 'late';
  if (pleaded === 'depends' || isAnswered || !ofStanding || !decided || 'missing' in decided)
    return [...paragraphsInForce(letter.depends, input), ...onlyCount];
  const { from, at, end, figure } = decided;
  const values: Readonly<Record<string, string>> = {
    from: formatDate(from),
    at: formatDate(at),
    end: formatDate(completeOn ?? end),
    length: figure.text,
  };
  // The visitor's blanks stay for the letter's own form.
  const { letterCameAfter } = decided;
  const isWithin = standing === 'may-stand' && letterCameAfter !== undefined;
  // The policy may still have been under the rule before: what is asked inside the period is asked here too.
  const asked = renewalOf(judged)
    ? paragraphsInForce((letter['may-stand'] ?? letter.depends).slice(1), input)
    : [];
  const paragraphs = [
    ...paragraphsInForce(ofStanding, input),
    ...(isWithin ? [letterCameAfter] : []),
    ...asked,
  ].map((text) => fillTemplate(text, (name) => values[name] ?? `{${name}}`));
  return completeOn ? [...paragraphs, countRequest] : paragraphs;
}

function askText(input: RefusalInput, decision: RefusalDecision): string {
  // What a refusal alone must have is not asked of a cut, nor of late money.
  const kind = decision === 'refused' ? 'refused' : 'part';
  const parts = lawfulPartsFor(lineOf(input), kind, input.days.letter);
  // The clause may be asked for without a rule.
  const hasClause = parts.some(({ figure }) => figure === healthRejectionTerm);
  const asks = [...(hasClause ? [] : [clauseAsked]), ...parts.flatMap(({ ask }) => ask ?? [])];
  return ['Please send me, in writing:', ...asks.map((ask) => `– ${ask}`)].join('\n');
}

/** The limits that are over, with their days, and the interest. */
function silenceParagraphs(input: RefusalInput, today: IsoDate): string[] {
  const report = timelyReport(input.days);
  // A report that came in time kept the limits before it.
  const over = (silentClocks(input, today) ?? []).filter(
    ({ isOver, figure }) =>
      isOver && !(report && [surveyorAllotted, surveyReport].some(({ id }) => id === figure.id)),
  );
  const start = report
    ? `the report of ${formatDate(report)}`
    : 'the last day for the survey report, as I read it';
  const { figure } = interestRule;
  return [
    ...over.map(
      ({ title, figure: limit, end }) =>
        `${title}${limit.id === surveyDecision.id ? `, counted from ${start}` : ''}: you had ${limit.text}, until ${formatDate(end)} at the latest (${limit.source.title}).`,
    ),
    lineOf(input) === 'health-cashless'
      ? 'Please decide on the cashless request now, and tell the hospital and me in writing.'
      : lateInterestOf(input, today) === 'older'
        ? 'Please decide now, tell me the day of payment, and add the interest that you owe on money paid late.'
        : `Please decide now, and tell me the day of payment. For money paid late you owe interest of ${figure.text}, without being asked (${figure.source.title}). It runs from the day the claim was reported. ${lateInterestSentence(input, today)}`.trimEnd(),
  ];
}
