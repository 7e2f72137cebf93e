/** What the claim guide says of a query, as columns of a table of cases (rows.ts). */
import type { LocalDateTime } from '../../lib/dates/local-date-time.ts';
import { buildClaimLetters } from '../../lib/tools/claims/build-claim-letters.ts';
import { claimCalendarEvents } from '../../lib/tools/claims/claim-calendar.ts';
import { findDueQuestion, pendingSteps } from '../../lib/tools/claims/claim-events.ts';
import { claimHref } from '../../lib/tools/claims/claim-href.ts';
import { claimVerdict, nextAct, nextDeadline } from '../../lib/tools/claims/claim-verdict.ts';
import { parseClaimQuery } from '../../lib/tools/claims/parse-claim-events.ts';
import { planTimeline } from '../../lib/tools/claims/plan-timeline.ts';
import { testRows } from './rows.ts';

export function readClaim(query: string, now: LocalDateTime) {
  const parsed = parseClaimQuery(Object.fromEntries(new URLSearchParams(query)), now);
  if (!parsed) throw new Error(`no kind of claim: ${query}`);
  return parsed;
}

const list = (lines: readonly string[] = []) => lines.join(' / ');
const numberText = (number: { label: string; value: string } | null | undefined) =>
  number ? `${number.label}: ${number.value}` : '';

/** Tag of a table. A column "row …" is the clock or event of that id: its day, its time, its tone and its words. */
export function testClaims(now: LocalDateTime) {
  return testRows(['query'], (cells) => {
    const { type, eventTimes, errors } = readClaim(cells.query ?? '', now);
    const timeline = planTimeline(type, eventTimes, now);
    const deadline = nextDeadline(type, eventTimes, now);
    const act = nextAct(type, eventTimes, now);
    const columns = Object.keys(cells).map((name) => name.replace(/^no /, ''));
    const rows = columns.flatMap((name) => {
      const step = timeline.find(({ id }) => name === `row ${id}`);
      const words = [step?.date ?? 'undated', step?.timeText, step?.tone, step?.isDone && 'done'];
      const text = `${words.filter(Boolean).join(', ')}: ${step?.detail.join(' ')}`;
      return name.startsWith('row ') ? [[name, () => (step ? text : 'none')] as const] : [];
    });
    const verdict = (isGuide: boolean) => () => {
      const query = { type, eventTimes, errors };
      const { headline, isQuestion, numbers, note } = claimVerdict(query, now, isGuide);
      const number = numbers.map(numberText).join(', ') || '–';
      return `${headline}${isQuestion ? ' ?' : ''} / ${number} / ${note ?? '–'}`;
    };
    return {
      ...Object.fromEntries(rows),
      verdict: verdict(false),
      guide: verdict(true),
      heading: () => deadline?.heading ?? '',
      number: () => numberText(deadline?.number),
      note: () => deadline?.note ?? '',
      act: () => act.heading,
      'act number': () => numberText(act.number),
      'act note': () => act.note ?? '',
      steps: () => list(pendingSteps(type, eventTimes, now).map(({ title }) => title)),
      timeline: () => timeline.map(({ id, date }) => `${id} ${date ?? 'undated'}`).join('; '),
      titles: () => list(timeline.map(({ title, date }) => `${title}: ${date ?? 'undated'}`)),
      question: () => findDueQuestion(type, eventTimes)?.name ?? '',
      kind: () => `${type.heading} (${type.answer ?? ''})`,
      notices: () => list(type.notices.map(({ recipient, how }) => `${recipient}: ${how}`)),
      opening: () => list([type.summary, ...type.firstSteps.map(({ text }) => text)]),
      letters: () =>
        list(
          buildClaimLetters(type, eventTimes, now).map(
            (one) => `${one.id}: ${one.letter.join(' ')}`,
          ),
        ),
      calendar: () =>
        list(
          claimCalendarEvents(type, eventTimes, now).map(({ date, title }) => `${date} ${title}`),
        ),
      address: () => claimHref(type, eventTimes),
      error: () => list(Object.entries(errors).map(([field, message]) => `${field}: ${message}`)),
    };
  });
}
