import { readTyped, testRows } from '../../../testing/data/rows.ts';
import { healthMoratorium } from '../../content/figures/health.ts';
import { findReason } from '../../content/refusals/all-refusals.ts';
import { olderLimits } from '../../content/refusals/refusal-copy.ts';
import type { DateTest } from '../../content/refusals/refusal-types.ts';
import type { ClockFigure } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { judgeReason, type RefusalDays } from './judge-reason.ts';

const today = '2026-11-26';
const row = (from: IsoDate, text: string, clock: ClockFigure['clock']): ClockFigure => ({
  ...{ id: 'wait', label: 'A wait', text, clock, from, asOf: from },
  ...{ source: { title: 'A rule' }, readIn: 'note' },
});
const old = row('2016-01-01', '48 months', { months: 48 });
const now = row('2024-04-01', '36 months', { months: 36 });
const { clock: _, ...paper } = now;

const wait: DateTest = {
  clock: now,
  from: 'began',
  at: 'arose',
  within: { standing: 'may-stand', text: 'From {from}, {length}, to {end}; on {at}' },
  after: { standing: 'cannot-stand', text: 'Ended on {end}' },
};
const open = { standing: 'depends', text: '' } as const;
const stands = { standing: 'may-stand', text: '' } as const;

/** A period by its name, and the rows of its figure if it has its own. */
const periods: Record<string, DateTest & { rows?: readonly ClockFigure[] }> = {
  wait,
  allows: { ...wait, after: stands },
  open: { ...wait, after: open },
  'never decides': { ...wait, within: open, after: open },
  'to today': { ...wait, from: 'papers', at: 'today', rows: [{ ...now, clock: { days: 15 } }] },
  paper: { ...wait, clock: paper, from: 'licence' },
  hours: { ...wait, rows: [{ ...now, text: '24 hours', clock: { hours: 24 } }] },
  'from 2024': { ...wait, rows: [now] },
  'of unknown age': {
    ...wait,
    clock: { ...now, isEffectiveDateUnknown: true },
    rows: [{ ...now, isEffectiveDateUnknown: true }],
  },
  'by its first day': {
    ...{ ...wait, older: { text: olderLimits, isByFirstDay: true }, rows: [now] },
  },
  'at renewal': {
    ...wait,
    older: { text: '', reachedAtRenewal: true, longPolicy: 'Look at its dates.' },
    rows: [now],
  },
  'two readings': { ...wait, clock: { ...now, id: healthMoratorium.id } },
};

testRows(['periods', 'days'], ({ periods: names = '', days = '' }) => {
  const reason = findReason('non-disclosure-health');
  if (!reason) throw new Error('no such reason');
  const known = readTyped(days, [
    ...['began', 'arose', 'letter', 'papers', 'licence'],
  ]) as RefusalDays;
  const tests = names.split(', ').flatMap((name) => periods[name] ?? []);
  const judged =
    names === 'moratorium'
      ? judgeReason(reason, known, today)
      : judgeReason({ ...reason, tests }, known, today, tests[0]?.rows ?? [old, now]);
  const [first] = judged.tests;
  const part = (name: string) => () => String(Object(first)[name] ?? '');
  return {
    standing: () => judged.standing,
    missing: () => judged.missing.join(', '),
    'can decide': () => String(judged.canDecide),
    counted: () => ['from', 'fromDay', 'at', 'atDay', 'end'].map((name) => part(name)()).join(' '),
    figure: () => Object(first).figure?.text,
    text: part('text'),
    edge: part('edge'),
    'complete on': part('completeOn'),
  };
})`
  periods | days | standing | counted | figure | text | edge | missing | complete on | can decide | why
  wait | began 2024-05-31; arose 2027-05-31 | may-stand | | | | …counts 31 May 2024 as well ends on 30 May 2027… | | | true | the last day of a period counts as within it
  wait | began 2024-05-31; arose 2027-06-01 | cannot-stand | | | | – | | | | the next day does not, by any count
  wait | began 2024-05-31; arose 2027-05-30 | | | | | – | | | | nor does a day that is within by every count
  wait | began 2023-01-10; arose 2026-06-01 | may-stand | 2023-01-10 began 2026-06-01 arose 2027-01-10 | 48 months | From 10 January 2023, 48 months, to 10 January 2027; on 1 June 2026 | | | | | counted by the row of the day on which it began
  wait, wait | letter 2026-01-01 | depends | | | | | began, arose | | | days that are not known are asked for, each once
  allows, wait, open | began 2015-01-01; arose 2026-01-01 | cannot-stand | | | | | | | | one period that bars the reason wins over one that allows it
  open, allows | began 2015-01-01; arose 2026-01-01 | may-stand
  open | began 2015-01-01; arose 2026-01-01 | depends
  none | began 2015-01-01; arose 2026-01-01 | depends
  allows | began 2024-05-31; arose 2027-06-01 | | | | | – | | | | no day is named where both sides have the same standing
  to today | papers 2026-11-11 | may-stand | | | | | | | | the insurer’s time runs until today, or until its letter
  to today | papers 2026-11-10 | cannot-stand
  to today | papers 2026-11-10; letter 2026-11-20 | may-stand
  to today | | | | | | | papers
  moratorium | began 2021-04-30; arose 2026-04-29 | | | | | – | | | | the anniversary alone has two readings
  moratorium | began 2021-04-30; arose 2026-05-01 | | | | | –
  moratorium | began 2020-02-29; arose 2025-02-28 | | | | | – | | | | months that end with a shorter one do so by every count
  paper | licence 2026-01-10; arose 2026-01-10 | may-stand | 2026-01-10 licence 2026-01-10 arose 2026-01-10 | | | – | | | | a rule without a clock ends on its first day; on that of a payment the hour decides
  paper | licence 2026-01-10; arose 2026-01-11 | cannot-stand
  never decides | | | | | | | | | false | whether any day could decide is said with the reason
  hours | began 2026-01-10; arose 2026-01-11 | | …2026-01-11 | | | – | | | | a period in hours has no day as its edge
  from 2024 | began 2023-06-01; arose 2024-03-31 | depends | | | ${olderLimits} | | | | | a period of law is not counted for a day before its first row
  from 2024 | began 2023-06-01; arose 2024-04-01 | may-stand
  of unknown age | began 2023-06-01; arose 2024-03-31 | may-stand | | | | | | | | a term of unknown age is
  by its first day | began 2024-03-31; arose 2026-06-01 | depends | | | | | | | | the insurer’s own time is counted by the rule of its first day
  by its first day | began 2024-04-01; arose 2026-06-01 | may-stand
  at renewal | began 2019-05-10; arose 2027-03-31 | | | | Ended on 10 May 2022 Look at its dates. | | | | | a policy of several years may reach the rule later, for three years
  at renewal | began 2019-05-10; arose 2027-04-01 | | | | Ended on 10 May 2022
  at renewal | began 2024-04-01; arose 2027-03-31 | | | | …; on 31 March 2027
  two readings | began 2024-05-20; arose 2027-05-19 | may-stand | | | | | | | | on the anniversary of a cover there are two readings
  two readings | began 2024-05-20; arose 2027-05-20 | depends | | | …complete on 19 May 2027…ran to the end of 20 May 2027… | | | 2027-05-19
  two readings | began 2024-05-20; arose 2027-05-21 | cannot-stand
`;
