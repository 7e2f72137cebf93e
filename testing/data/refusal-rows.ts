/** What the decoder of refusals says of an address, as columns of a table of cases (rows.ts). */
import { interestRule, lawfulPartsFor } from '../../lib/content/refusals/refusal-copy.ts';
import type { IsoDate } from '../../lib/dates/iso-date.ts';
import { fillLetter, letterText } from '../../lib/tools/letters/fill-letter.ts';
import { judgeReasonOfClaim } from '../../lib/tools/refusals/judge-reason.ts';
import {
  lateInterestOf,
  lateInterestSentence,
  lateInterestText,
} from '../../lib/tools/refusals/late-interest.ts';
import { ombudsmanFacts } from '../../lib/tools/refusals/ombudsman-facts.ts';
import {
  planRefusal,
  refusalCalendar,
  silentClocks,
} from '../../lib/tools/refusals/plan-refusal.ts';
import { readCases } from '../../lib/tools/refusals/read-cases.ts';
import type { RefusalInput } from '../../lib/tools/refusals/refusal-input.ts';
import { reasonDayRowsFor } from '../../lib/tools/refusals/refusal-input.ts';
import { parseRefusalQuery, refusalSearch } from '../../lib/tools/refusals/refusal-query.ts';
import { resolveRefusal } from '../../lib/tools/refusals/resolve-refusal.ts';
import { writeRefusalLetter } from '../../lib/tools/refusals/write-refusal-letter.ts';
import { cellsOf, datesAsked, testRows, wordsAsked } from './rows.ts';

const list = (lines: readonly string[]) => lines.join(' / ');
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The claim of a refusal's address, which is right and leaves no reason out. */
export function readRefusal(query: string, today: IsoDate): RefusalInput {
  const parsed = parseRefusalQuery(new URLSearchParams(query), today);
  if (parsed.kind !== 'valid') throw new Error(JSON.stringify(parsed.errors));
  return parsed.input;
}

/**
 * A case that was read, with the days that its row does not have: they are assumed. It is of the row's line and kind,
 * shown with the answer, and nothing is said against its outcome.
 */
function readCaseOf(cell: string, input: RefusalInput, today: IsoDate): string {
  const row = readCases.find(({ id }) => id === cell.split(',')[0]);
  if (!row) throw new Error(`no such case: ${cell}`);
  expect([input.line, input.kind]).toEqual([row.line, row.kind]);
  expect(input.reasons.flatMap(({ cases }) => cases)).toContain(row.id);
  const [decided] = input.reasons.map((reason) => judgeReasonOfClaim(input, reason, today));
  if (row.outcome === 'insurer-right') expect(decided?.standing).not.toBe('cannot-stand');
  // The insurer lost on the fact itself, inside the period: the answer leaves that open in words.
  else if (decided?.standing === 'may-stand') expect(decided.reason.turnsOn).toMatch(/^Whether /);
  const { policyBegan: began, claimArose: arose, letterCame: letter } = row.dates;
  const days = Object.entries({ began, arose, letter }) as ['began', string | null][];
  const assumed = days.filter(([name, day]) => (input.days[name] ?? null) !== day);
  return [row.id, ...assumed.map(([name]) => name)].join(', ');
}

/**
 * Tag of a table. Columns: `query`, `today` (a day in place of the table's) and parts of the answer. "… has" and
 * "… lacks" name words, "; " between them; in `standing` "a/b" is either.
 */
export function testRefusals(now: IsoDate, given = '') {
  return testRows(['query', 'today'], (cells) => {
    const day = (cells.today || now) as IsoDate;
    const params = new URLSearchParams([given, cells.query].filter(Boolean).join('&'));
    const parsed = () => parseRefusalQuery(params, day);
    const input = () => readRefusal(params.toString(), day);
    const judged = () => input().reasons.map((reason) => judgeReasonOfClaim(input(), reason, day));
    const ofReason = (id: string | undefined) => judged().find(({ reason }) => reason.id === id);
    const tests = () => judged().flatMap((one) => one.tests);
    const dated = () => tests().flatMap((one) => ('text' in one ? [one] : []));
    const plan = () => planRefusal(input(), day);
    const resolved = () => resolveRefusal(params, day);
    const shown = () => {
      const answer = resolved();
      if (answer.kind !== 'answer') throw new Error(JSON.stringify(answer));
      return answer;
    };
    const letter = () => {
      const { letter: lines, blanks } = writeRefusalLetter(input(), day);
      const values = Object.fromEntries(blanks.map(({ id, value = '' }) => [id, value]));
      return letterText(fillLetter(lines, blanks, values));
    };
    const words = () =>
      [
        ...judged().flatMap(({ reason }) => [
          ...[reason.meaning, reason.turnsOn, reason.cannotJudge],
          ...reason.rules.flatMap(({ label, figure, text }) => [
            ...[label, figure.label, figure.text, text],
          ]),
        ]),
        ...dated().map(({ text }) => text),
        ...writeRefusalLetter(input(), day).letter,
        ...[plan().heading, plan().answer, ...plan().doNow],
      ].join('\n');
    const figures = () => [
      ...judged().flatMap(({ reason }) => reason.rules.map(({ figure }) => figure)),
      ...lawfulPartsFor(input().line, input().kind, input().days.letter).map((one) => one.figure),
      ...(input().kind === 'silence' ? [interestRule.figure] : []),
      ...tests().flatMap((one) => ('figure' in one ? [one.figure] : [])),
      ...(silentClocks(input(), day) ?? []).map(({ figure }) => figure),
      ...plan().figures,
    ];
    const events = () => {
      const search = refusalCalendar.hrefOf(input(), day)?.split('?')[1];
      return refusalCalendar.fileOf(new URLSearchParams(search), day)?.events ?? [];
    };
    const standingOf = (pair: string) => {
      const [id, either = ''] = pair.split(' ');
      const standing = ofReason(id)?.standing ?? 'not judged';
      return `${id} ${either.split('/').includes(standing) ? either : standing}`;
    };
    const interest = () => {
      const found = lateInterestOf(input(), day);
      if (typeof found === 'string' || !found) return found ?? '';
      const { from, to, days, due, rate, sum } = found;
      const notes = [found.isFromPapers && 'papers', found.dependsOnInvestigation && 'depends'];
      return [from, to, days, due, rate?.percent, sum?.total, sum?.perDay, ...notes]
        .map((value) => value ?? 'none')
        .filter((value) => value !== false)
        .join(' ');
    };
    return {
      read: () => readCaseOf(cells.read ?? '', input(), day),
      rules: () =>
        cellsOf(cells.rules)
          .filter((id) => figures().some((figure) => figure.id === id))
          .join('; '),
      'answer has': () => wordsAsked(cells['answer has'], words(), true),
      'answer lacks': () => wordsAsked(cells['answer lacks'], words(), false),
      standing: () => cellsOf(cells.standing).map(standingOf).join('; '),
      ends: () =>
        cellsOf(cells.ends)
          .map((pair) => pair.split(' ')[0])
          .map((id) => {
            const ends = ofReason(id)?.tests.flatMap((one) => ('end' in one ? [one.end] : []));
            return `${id} ${ends?.join(', ')}`;
          })
          .join('; '),
      edge: () => list(dated().flatMap((one) => ('edge' in one && one.edge ? [one.edge] : []))),
      silence: () =>
        silentClocks(input(), day)
          ?.map(({ figure, end, isOver }) => `${figure.id} ${end} ${isOver ? 'over' : 'runs'}`)
          .join('; ') ?? 'none',
      state: () => plan().state,
      heading: () => plan().heading,
      says: () => plan().answer,
      'do now': () => list(plan().doNow),
      numbers: () => list(plan().numbers.map(({ label, value }) => `${label}: ${value}`)),
      dates: () => datesAsked(cells.dates, plan().steps),
      steps: () =>
        plan()
          .steps.map(({ id, date }) => `${id} ${date}`)
          .join('; '),
      'step texts': () =>
        list(plan().steps.map(({ id, title, text }) => `${id}: ${title}. ${text}`)),
      'safe day': () => plan().safeDay?.id ?? '',
      calendar: () => list(events().map(({ id, date }) => `${id} ${date}`)),
      'calendar text': () =>
        list(
          events().map(
            ({ description, remindDaysBefore }) => `${remindDaysBefore?.join()}: ${description}`,
          ),
        ),
      letter,
      'letter has': () => wordsAsked(cells['letter has'], letter(), true),
      'letter lacks': () => wordsAsked(cells['letter lacks'], letter(), false),
      interest,
      'interest text': () => lateInterestText(input(), day).join(' '),
      'interest sentence': () => lateInterestSentence(input(), day),
      'facts for the Ombudsman': () => list(ombudsmanFacts(input(), judged(), null, day)),
      'days asked': () => idsOf(reasonDayRowsFor(input())).join(', '),
      days: () =>
        Object.entries(input().days)
          .map((pair) => pair.join(' '))
          .join('; '),
      amount: () => String(input().amount ?? 'none'),
      'left out': () => {
        const query = parsed();
        if (query.kind !== 'valid') return query.kind;
        const { ofOtherLine, overLimit } = query.leftOut;
        return `other line: ${idsOf(ofOtherLine)}; too many: ${idsOf(overLimit)}`.trim();
      },
      reasons: () => idsOf(input().reasons).join(', '),
      address: () => refusalSearch(input()),
      error: () => {
        const query = parsed();
        const errors = query.kind === 'invalid' ? Object.entries(query.errors) : [];
        return list(errors.map(([field, message]) => `${field}: ${message}`));
      },
      leads: () => {
        const answer = resolved();
        return answer.kind === 'redirect' ? answer.href : answer.kind;
      },
      parts: () => shown().parts.join(', '),
      headline: () => shown().headline,
      'headline of': () => shown().headlinePart ?? 'none',
      'head numbers': () => list(shown().numbers.map(({ label, value }) => `${label}: ${value}`)),
    };
  });
}
