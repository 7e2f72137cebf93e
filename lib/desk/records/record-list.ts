/**
 * The list that a record was opened out of, as the address of its page has it: the page leads to the record before and
 * after it. A person is a keyed hash there.
 */
import { type IsoDate, parseIsoDate } from '../../dates/iso-date.ts';
import { keyShape } from '../desk-paths.ts';
import type { CallRecord, DeskRecord, RequestRecord } from './records.server.ts';

export type RecordList =
  /** A list of the first page: after a refusal, for the desk, and what waits for a machine or the visitor. */
  | { kind: 'follow-ups' | 'for-you' | 'not-yet' }
  | { kind: 'day'; day: IsoDate }
  | { kind: 'mobile' | 'email' | 'policy'; key: string };

export function recordListText(list: RecordList): string {
  if ('day' in list) return `day.${list.day}`;
  return 'key' in list ? `${list.kind}.${list.key}` : list.kind;
}

export function parseRecordList(text: string): RecordList | null {
  const [kind, name = ''] = text.split('.', 2);
  switch (kind) {
    case 'follow-ups':
    case 'for-you':
    case 'not-yet':
      return { kind };
    case 'day': {
      const day = parseIsoDate(name);
      return day && { kind, day };
    }
    case 'mobile':
    case 'email':
    case 'policy':
      return keyShape.test(name) ? { kind, key: name } : null;
    default:
      return null;
  }
}

/** Id of the record in the address of its page. */
export function recordId(record: DeskRecord): string {
  return record.kind === 'policy' ? record.id : record.reference;
}

export type Neighbors = { previous: DeskRecord | null; next: DeskRecord | null };

/**
 * @param records of the list, in the order of `compare`, policies last.
 * @param current may have left the list, as a call does that was made: then the ones before and after its place.
 */
export function findNeighbors(
  records: readonly DeskRecord[],
  current: DeskRecord,
  compare: (a: CallRecord | RequestRecord, b: CallRecord | RequestRecord) => number,
): Neighbors {
  const place = records.findIndex((record) => recordId(record) === recordId(current));
  if (place >= 0) return { previous: records[place - 1] ?? null, next: records[place + 1] ?? null };
  if (current.kind === 'policy') return { previous: null, next: null };
  const isLater = (record: DeskRecord) => record.kind === 'policy' || compare(record, current) > 0;
  return {
    previous: records.filter((record) => !isLater(record)).at(-1) ?? null,
    next: records.find(isLater) ?? null,
  };
}
