/** Records in a table, each with the link to its page; on a phone its cells are stacked. */
import tableStyles from '@/components/ui/table.module.css';
import { formatDate } from '@/lib/dates/format-date';
import { deskRecordPath } from '@/lib/desk/desk-paths';
import { type RecordList, recordListText } from '@/lib/desk/records/record-list';
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
    <div className={tableStyles.frame}>
      <table className={`${tableStyles.table} ${tableStyles.stacking} ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const { id, name, cells } = toRow(record, now);
            return (
              <tr key={id}>
                <th scope="row">
                  <a href={`${deskRecordPath(id, recordListText(list))}#main`}>{name}</a>
                </th>
                {cells.map((cell, place) => {
                  const column = columns[place + 1];
                  return (
                    <td key={column} data-column={cell ? column : undefined}>
                      {cell}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function toRow(record: DeskRecord, now: Date) {
  if (record.kind === 'policy') {
    const { id, number, insurer, product, from, to, mobiles, emails, loadedOn } = record;
    const state = record.withdrawnAt === null ? 'Nothing: a policy' : 'Nothing: withdrawn policy';
    return {
      id,
      name: number,
      cells: [
        state,
        `${formatDate(from)} to ${formatDate(to)}`,
        `${product}, ${insurer}`,
        [...mobiles, ...emails].join(', '),
        formatDate(loadedOn),
      ],
    };
  }
  const of = record.kind === 'call' ? [record.mobile] : [record.mobile, record.email];
  return {
    id: record.reference,
    name: record.reference,
    cells: [
      stateText(record, now),
      dueText(record, now),
      aboutText(record),
      [...of.filter(Boolean), ...(record.isStopped ? ['no calls'] : [])].join(', '),
      <DeskTime key="received" at={record.createdAt} now={now} />,
    ],
  };
}
