/** What is in force, by kind, and the last load taken back; and the files that were uploaded. */
import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/dates/format-date';
import { deskFindPath, deskListsPath } from '@/lib/desk/desk-paths';
import type { ListUpload } from '@/lib/desk/lists/list-uploads.server';
import type { UndoableLoad } from '@/lib/desk/lists/undoable-loads.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { countText } from '@/lib/text/words';
import type { ListInForce } from '@/lib/tools/hospitals/lists/list-queries.server';
import type { InsurerPlan } from '@/lib/tools/plans/insurer-plan';
import { DeskTime } from './desk-time';
import { loadText, UndoLoad } from './undo-load';
import { uploadStates } from './upload-words';

type UploadedFilesProps = { desk: SignedInDesk; uploads: readonly ListUpload[] };

export function UploadedFiles({ desk, uploads }: UploadedFilesProps) {
  if (uploads.length === 0) return null;
  return (
    <>
      <h2>Uploaded files</h2>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id}>
            <a href={`${deskListsPath}/${upload.id}`}>
              {upload.options.insurer && `${upload.options.insurer}, `}
              {upload.kind.replace('-', ' ')}, <DeskTime at={upload.createdAt} now={desk.now} />
            </a>
            : {uploadStates(upload).short}
          </li>
        ))}
      </ul>
    </>
  );
}

type ListsInForceProps = {
  desk: SignedInDesk;
  hospitals: readonly ListInForce[];
  /** All loads but the newest, which is above. */
  olderLoads: readonly UndoableLoad[];
  plans: readonly InsurerPlan[];
  policies: { inForce: number; withdrawn: number; documents: number };
};

export function ListsInForce({ desk, hospitals, olderLoads, plans, policies }: ListsInForceProps) {
  return (
    <>
      <h2>Hospitals in force</h2>
      {hospitals.length > 0 ? (
        <Table
          isTypedByPeople
          caption={countText(hospitals.length, 'list')}
          columns={['Insurer', 'List of', 'Hospitals', 'Kind']}
          rows={hospitals.map(({ insurer, kind, asOf, hospitals: count }) => [
            insurer,
            formatDate(asOf),
            String(count),
            kind === 'excluded' ? 'excluded' : 'cashless',
          ])}
        />
      ) : (
        <p>No list is in force.</p>
      )}
      <h2>Plans in force</h2>
      {plans.length > 0 ? (
        <Table
          isTypedByPeople
          caption={countText(plans.length, 'plan')}
          columns={['Plan', 'Insurer', 'UIN', 'Approved until']}
          rows={plans.map(({ uin, insurer, name, approval }) => [
            name,
            insurer,
            uin,
            formatDate(approval.until),
          ])}
        />
      ) : (
        <p>No plan is loaded.</p>
      )}
      {olderLoads.map((load) => (
        <Disclosure key={loadText(load)} summary={`Take back ${loadText(load)}`} headingLevel={2}>
          <UndoLoad desk={desk} load={load} />
        </Disclosure>
      ))}
      <h2>Policies</h2>
      <p>
        In the customer login: {policies.inForce}, with {countText(policies.documents, 'document')}.
        Withdrawn: {policies.withdrawn}.
      </p>
      <p>
        A list of policies cannot be taken back: its holders may have seen them, opened documents
        and been told. Withdraw a policy that should not be there:{' '}
        <a href={deskFindPath}>find it by its number</a>. A wrong detail is put right by the next
        list.
      </p>
    </>
  );
}
