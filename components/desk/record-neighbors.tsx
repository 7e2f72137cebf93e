/** The way through the list that a record was opened out of. */
import { LinkRow } from '@/components/ui/link-row';
import { deskFindPath, deskPath, deskRecordPath, resultId } from '@/lib/desk/desk-paths';
import {
  type Neighbors,
  type RecordList,
  recordId,
  recordListText,
} from '@/lib/desk/records/record-list';
import type { DeskRecord } from '@/lib/desk/records/records.server';

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
