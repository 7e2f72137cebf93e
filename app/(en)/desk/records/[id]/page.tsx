/** One call, request or policy. */
import { redirect } from 'next/navigation';
import { DeskPage } from '@/components/desk/desk-page';
import { PolicyView } from '@/components/desk/policy-view';
import { RecordNeighbors } from '@/components/desk/record-table';
import { RecordView } from '@/components/desk/record-view';
import { SearchForm } from '@/components/desk/search-form';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskRecordPath } from '@/lib/desk/desk-paths';
import { readNeighbors } from '@/lib/desk/records/find-records.server';
import { readOpened } from '@/lib/desk/records/open-record.server';
import { parseRecordId } from '@/lib/desk/records/record-actions.server';
import { parseRecordList, type RecordList } from '@/lib/desk/records/record-list';
import { readPolicyStory, readRecord } from '@/lib/desk/records/record-story.server';
import { type DeskRecord, toPolicyRecord } from '@/lib/desk/records/records.server';
import { requireStaff, type SignedInDesk } from '@/lib/desk/require-staff.server';
import { findPolicies } from '@/lib/policies/find-policies.server';
import { readPolicyDocuments } from '@/lib/policies/read-policies.server';

export const dynamic = 'auto';
export const metadata = { title: { absolute: 'Record, desk' } };

export default async function RecordPage(props: PageProps<{ id: string }>) {
  const query = await props.searchParams;
  const message = parseDeskMessage(firstValue(query, 'message'));
  const desk = await requireStaff('desk', message);
  const typed = (await props.params).id;
  const id = parseRecordId(typed);
  // A reference in another spelling, from a bookmark.
  if (id && id !== typed) redirect(deskRecordPath(id));
  const list = parseRecordList(firstValue(query, 'list'));
  const { heading, content } = (id && (await renderRecord(desk, id, list))) || {
    heading: 'No such record',
    content: (
      <>
        <p>
          {id ?? 'This'} is no reference of a call or request here: it was typed wrongly, or deleted
          after its time. Search by the mobile number.
        </p>
        <SearchForm desk={desk} />
      </>
    ),
  };
  return (
    <DeskPage heading={heading} desk={desk} message={message}>
      {content}
    </DeskPage>
  );
}

/** Null if there is no such record. */
async function renderRecord(desk: SignedInDesk, id: string, list: RecordList | null) {
  const { services, staffMember, now } = desk;
  const renderNeighbors = async (record: DeskRecord) =>
    list && (
      <RecordNeighbors list={list} neighbors={await readNeighbors(services, list, record, now)} />
    );
  const opened = await readOpened(services, staffMember, id, now);
  const found = await readRecord(services, id, now);
  if (found) {
    return {
      heading: id,
      content: (
        <>
          {await renderNeighbors(found.record)}
          <RecordView desk={desk} found={found} opened={opened} list={list} />
        </>
      ),
    };
  }
  const [policy] = await findPolicies(services, { id }, 1);
  if (!policy) return null;
  const record = toPolicyRecord(policy);
  return {
    heading: `Policy ${record.number}`,
    content: (
      <>
        {await renderNeighbors(record)}
        <PolicyView
          desk={desk}
          policy={policy}
          documents={(await readPolicyDocuments(services, [id])).get(id) ?? []}
          story={await readPolicyStory(services, id)}
          opened={opened}
          list={list}
        />
      </>
    ),
  };
}
