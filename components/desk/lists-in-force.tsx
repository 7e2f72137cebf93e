/** What is in force, by kind, and the last load taken back; and the files that were uploaded. */
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { formatDate, formatDateTime } from '@/lib/dates/format-date';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { deskFindPath, deskListsPath } from '@/lib/desk/desk-paths';
import type { ListUpload } from '@/lib/desk/lists/list-uploads.server';
import type { SignedInDesk } from '@/lib/desk/require-worker.server';
import { countText } from '@/lib/text/words';
import type { UndoableList } from '@/lib/tools/hospitals/import/replace-list.server';
import type { ListInForce } from '@/lib/tools/hospitals/lists/read-lists.server';
import type { UndoablePlans } from '@/lib/tools/plans/import/write-plans.server';
import type { InsurerPlan } from '@/lib/tools/plans/insurer-plan';
import { DeskForm } from './desk-form';
import { uploadStates } from './upload-view';

const timeOf = (at: string) => formatDateTime(nowInIndia(new Date(at)));

export function UploadedFiles({ uploads }: { uploads: readonly ListUpload[] }) {
  if (uploads.length === 0) return null;
  return (
    <>
      <h2>Uploaded files</h2>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id}>
            <a href={`${deskListsPath}/${upload.id}`}>
              {upload.options.insurer && `${upload.options.insurer}, `}
              {upload.kind.replace('-', ' ')}, {timeOf(upload.createdAt)}
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
  undoableLists: readonly UndoableList[];
  plans: readonly InsurerPlan[];
  undoablePlans: UndoablePlans | null;
  policies: { inForce: number; withdrawn: number; documents: number };
};

export function ListsInForce({
  desk,
  hospitals,
  undoableLists,
  plans,
  undoablePlans,
  policies,
}: ListsInForceProps) {
  return (
    <>
      <h2>Hospitals in force</h2>
      {hospitals.length > 0 ? (
        <Table
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
      {undoableLists.map((list) => (
        <UndoHospitals key={`${list.insurer} ${list.kind}`} desk={desk} list={list} />
      ))}
      <h2>Plans in force</h2>
      {plans.length > 0 ? (
        <Table
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
      {undoablePlans && <UndoPlans desk={desk} load={undoablePlans} />}
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

function UndoHospitals({ desk, list }: { desk: SignedInDesk; list: UndoableList }) {
  const { insurer, kind, loadedAt, until, before } = list;
  const what = `the last load of ${insurer}${kind === 'excluded' ? ', excluded hospitals' : ''}`;
  return (
    <Disclosure summary={`Take back ${what}`} headingLevel={3}>
      <DeskForm desk={desk} action="undo-list" layout="column">
        <input type="hidden" name="kind" value="hospitals" />
        <input type="hidden" name="insurer" value={insurer} />
        <input type="hidden" name="listKind" value={kind} />
        <p>
          Loaded {timeOf(loadedAt)}.{' '}
          {before
            ? `The list before has ${countText(before.hospitals, 'hospital')} of ${formatDate(before.asOf)}.`
            : 'There was no list before: its hospitals would be removed.'}{' '}
          Can be taken back until {timeOf(until)}.
        </p>
        <Button type="submit" variant="tool">
          Take back {what}
        </Button>
      </DeskForm>
    </Disclosure>
  );
}

function UndoPlans({ desk, load }: { desk: SignedInDesk; load: UndoablePlans }) {
  const { loadedAt, until, returning, leaving } = load;
  return (
    <Disclosure summary="Take back the last load of plans" headingLevel={3}>
      <DeskForm desk={desk} action="undo-list" layout="column">
        <input type="hidden" name="kind" value="plans" />
        <p>
          Loaded {timeOf(loadedAt)}.{' '}
          {returning.length > 0 && `Earlier rates would come back for ${returning.join(', ')}. `}
          {leaving.length > 0 && `These would be removed: ${leaving.join(', ')}. `}
          Can be taken back until {timeOf(until)}.
        </p>
        <Button type="submit" variant="tool">
          Take back the last load of plans
        </Button>
      </DeskForm>
    </Disclosure>
  );
}
