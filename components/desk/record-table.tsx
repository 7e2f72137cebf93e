/** Records in a table, each with the link to its page; on a phone its cells are stacked. */
import type { ReactNode } from 'react';
import { LinkRow } from '@/components/ui/link-row';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/dates/format-date';
import { deskFindPath, deskPath, deskRecordPath, resultId } from '@/lib/desk/desk-paths';
import { isOverdue } from '@/lib/desk/records/due-time.server';
import {
  type Neighbors,
  type RecordList,
  recordId,
  recordListText,
} from '@/lib/desk/records/record-list';
import type { DeskRecord } from '@/lib/desk/records/records.server';
import { DeskTime } from './desk-time';
import { aboutText, dueText, stateText } from './record-words';
import styles from './records.module.css';

const columns = ['Record', 'Waits for', 'When', 'About', 'Contact', 'Received'] as const;

type RecordTableProps = {
  caption: string;
  records: readonly DeskRecord[];
  now: Date;
  /** These records: a page of one leads to the next. */
  list: RecordList;
};

export function RecordTable({ caption, records, now, list }: RecordTableProps) {
  return (
    <Table
      caption={caption}
      isCaptionShown={false}
      columns={columns}
      rows={records.map((record) => toRow(record, now, list))}
      isTypedByPeople
    />
  );
}

function toRow(record: DeskRecord, now: Date, list: RecordList): ReactNode[] {
  if (record.kind === 'policy') {
    const { id, number, insurer, product, from, to, mobiles, emails, loadedOn } = record;
    return [
      <RecordLink key="record" id={id} name={number} list={list} />,
      record.withdrawnAt === null ? 'Nothing: a policy' : 'Nothing: withdrawn policy',
      `${formatDate(from)} to ${formatDate(to)}`,
      `${product}, ${insurer}`,
      [...mobiles, ...emails].join(', '),
      formatDate(loadedOn),
    ];
  }
  const contacts = record.kind === 'call' ? [record.mobile] : [record.mobile, record.email];
  return [
    <RecordLink key="record" id={record.reference} name={record.reference} list={list} />,
    isOverdue(record, now) ? (
      <strong key="state" className={styles.overdue}>
        {stateText(record, now)}
      </strong>
    ) : (
      stateText(record, now)
    ),
    dueText(record, now),
    aboutText(record),
    [...contacts.filter(Boolean), ...(record.isStopped ? ['no calls'] : [])].join(', '),
    <DeskTime key="received" at={record.createdAt} now={now} />,
  ];
}

function RecordLink({ id, name, list }: { id: string; name: string; list: RecordList }) {
  return (
    <a className={styles.record} href={`${deskRecordPath(id, recordListText(list))}#main`}>
      {name}
    </a>
  );
}

/** The way through the list that a record was opened out of. */
export function RecordNeighbors({
  list,
  neighbors: { previous, next },
}: {
  list: RecordList;
  neighbors: Neighbors;
}) {
  return (
    <nav aria-label="Records of the list">
      <LinkRow>
        {next ? <a href={pathOf(next, list)}>Next record</a> : <span>No next record</span>}
        {previous && <a href={pathOf(previous, list)}>Previous record</a>}
        <a href={listPath(list)}>The list</a>
      </LinkRow>
    </nav>
  );
}

function pathOf(record: DeskRecord, list: RecordList): string {
  return `${deskRecordPath(recordId(record), recordListText(list))}#main`;
}

function listPath(list: RecordList): string {
  if ('day' in list) return `${deskFindPath}?day=${list.day}#${resultId}`;
  return 'key' in list
    ? `${deskFindPath}?${list.kind}=${list.key}#${resultId}`
    : `${deskPath}#main`;
}
