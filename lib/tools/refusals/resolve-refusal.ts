/**
 * What /claim/refused/answer shows for a query: a redirect, the form with its errors, or the answer with its parts in
 * order. Pure: the page and its components only render it.
 */

import {
  firstValue,
  hasAnyValue,
  type QueryParams,
} from '../../browser/url-state/search-params.ts';
import { reasonsOf } from '../../content/refusals/all-refusals.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { noSuchDateMessage } from '../../input/date-messages.ts';
import { refusedPath } from '../../site/tool-routes.ts';
import { deductionKindOf } from '../deductions/deduction-fields.ts';
import { type JudgedDeductions, judgeDeductions } from '../deductions/judge-deductions.ts';
import {
  type DeductionQuery,
  deductionSearch,
  parseDeductions,
} from '../deductions/parse-deductions.ts';
import { personInWords } from '../letters/person-in-words.ts';
import { type FoundReasons, findReasons } from './find-reasons.ts';
import { judgeReasonOfClaim } from './judge-reason.ts';
import { hasNoReason, splitWords } from './letter-words.ts';
import { commissionOf } from './plan-refusal.ts';
import { refusalFields } from './refusal-fields.ts';
import { lineOf, type RefusalInput } from './refusal-input.ts';
import {
  type LeftOutReasons,
  parseRefusalQuery,
  type RefusalQuery,
  refusalHref,
} from './refusal-query.ts';
import { type JudgedRefusal, type RefusalVerdict, refusalVerdict } from './refusal-verdict.ts';

/**
 * The parts above the letter. `cashless-now`: the patient may still be in hospital. `deductions`: what was deducted,
 * judged; `deductions-form` asks for it, `deductions-line` for the insurance whose deductions can be judged. `which`:
 * the words of the letter may mean several reasons, or none of ours. `no-reason`: nothing is known of it.
 */
export type AnswerPart =
  | 'cashless-now'
  | 'silence'
  | 'deductions'
  | 'reasons'
  | 'deductions-form'
  | 'deductions-line'
  | 'which'
  | 'no-reason';

export type ShownRefusal = JudgedRefusal &
  RefusalVerdict & {
    kind: 'answer';
    parts: readonly AnswerPart[];
    leftOut: LeftOutReasons;
    /** The deductions that were typed, as a query string; empty without any. */
    typedDeductions: string;
    q: string;
  };

type WrongDays = Extract<RefusalQuery, { kind: 'invalid' }>;

export type ResolvedRefusal =
  | { kind: 'redirect'; href: string }
  | (Omit<WrongDays, 'kind'> & {
      kind: 'wrong-days';
      /** A day that exists contradicts another. */
      isContradiction: boolean;
      typedDeductions: string;
    })
  | {
      kind: 'wrong-sums';
      deductions: Extract<DeductionQuery, { kind: 'invalid' }>;
      input: RefusalInput;
      q: string;
    }
  | ShownRefusal;

/** @param translate the verdict, and the labels that the field suggests, on a page in another language */
export function resolveRefusal(
  params: QueryParams,
  today: IsoDate,
  translate?: (text: string) => string,
): ResolvedRefusal {
  if (!hasAnyValue(params, refusalFields)) return { kind: 'redirect', href: refusedPath };
  const query = parseRefusalQuery(params, today);
  const chosen = query.kind === 'invalid' ? query.values : query.input;
  const line = lineOf(chosen);
  const branch = chosen.kind === 'part' && line ? deductionKindOf(line) : null;
  const deductions = branch && parseDeductions(branch, (name) => firstValue(params, name), today);
  const typedDeductions = deductions ? deductionSearch(deductions) : '';
  if (query.kind === 'invalid') {
    const isContradiction = Object.values(query.errors).some(
      (error) => error !== noSuchDateMessage,
    );
    return { ...query, kind: 'wrong-days', isContradiction, typedDeductions };
  }
  const { leftOut } = query;
  const { input, q, isPersonNamed } = withNamedPerson(query);
  if (deductions?.kind === 'invalid') return { kind: 'wrong-sums', deductions, input, q };
  const found = findTyped(q, input.line, translate);
  if (found?.kind === 'clear') {
    // The words stay out of the URL to save and share.
    const reasons = [...input.reasons, found.reason];
    return { kind: 'redirect', href: refusalHref({ ...input, reasons }, typedDeductions) };
  }
  // The person goes into the address, where the choice at the letter can change it.
  if (isPersonNamed) return { kind: 'redirect', href: refusalHref(input, typedDeductions, q) };
  const refusal: JudgedRefusal = {
    input,
    judged: input.reasons.map((reason) => judgeReasonOfClaim(input, reason, today)),
    deductions,
    judgedDeductions: judgeTyped(deductions),
    found,
  };
  const verdict = refusalVerdict(refusal, today, translate);
  const parts = partsOf(refusal, today);
  return { kind: 'answer', ...refusal, ...verdict, parts, leftOut, typedDeductions, q };
}

/** A page in another language suggests the reasons by its own labels. */
function findTyped(
  q: string,
  line: RefusalInput['line'],
  translate?: (text: string) => string,
): FoundReasons | null {
  const words = (text: string) => splitWords(text).join(' ');
  const suggested =
    q && translate && reasonsOf(line).find(({ label }) => words(translate(label)) === words(q));
  if (suggested) return { kind: 'clear', reason: suggested };
  return q && !hasNoReason(q) ? findReasons(q, line) : null;
}

/** "Papa ki policy": the letter is written for the father, unless the visitor chose a person; the words lose him. */
function withNamedPerson({ input, q }: Extract<RefusalQuery, { kind: 'valid' }>) {
  const named = input.represented ? null : personInWords(q);
  if (!named) return { input, q, isPersonNamed: false };
  const { represented, rest } = named;
  return { input: { ...input, represented }, q: rest, isPersonNamed: true };
}

function judgeTyped(deductions: JudgedRefusal['deductions']): JudgedDeductions | null {
  const judged = deductions?.kind === 'valid' ? judgeDeductions(deductions) : null;
  return judged && judged.rows.length > 0 ? judged : null;
}

function partsOf(
  { input, deductions, judgedDeductions, found }: JudgedRefusal,
  today: IsoDate,
): AnswerPart[] {
  const { kind, reasons } = input;
  const line = lineOf(input);
  const isReasonUnknown = reasons.length === 0 && kind !== 'silence' && !found && !judgedDeductions;
  // The page's own question: its answers stand directly below it.
  const isQuestion = found !== null && reasons.length === 0 && kind !== 'silence' && !deductions;
  const parts: readonly [AnswerPart, boolean][] = [
    ['which', isQuestion],
    // Two years after the letter nobody waits at the hospital's desk.
    ['cashless-now', line === 'health-cashless' && commissionOf(input, today) !== 'over'],
    ['silence', kind === 'silence'],
    ['deductions', judgedDeductions !== null],
    ['reasons', reasons.length > 0],
    ['deductions-form', deductions !== null],
    ['deductions-line', kind === 'part' && line === null],
    ['which', found !== null && !isQuestion],
    ['no-reason', isReasonUnknown],
  ];
  return parts.flatMap(([part, isShown]) => (isShown ? [part] : []));
}
