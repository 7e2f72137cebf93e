/** Insurers' lists: what is in force, a new file, and the last load taken back. For managers. */
import { DeskPage } from '@/components/desk/desk-page';
import { ListUploadForms } from '@/components/desk/list-upload-forms';
import { ListsInForce, UploadedFiles } from '@/components/desk/lists-in-force';
import { UndoLoad } from '@/components/desk/undo-load';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskListsPath } from '@/lib/desk/desk-paths';
import { readListUploads } from '@/lib/desk/lists/list-uploads.server';
import { readOfferedInsurers } from '@/lib/desk/lists/read-offered-insurers.server';
import { readUndoableLoads } from '@/lib/desk/lists/undoable-loads.server';
import { requireStaff } from '@/lib/desk/require-staff.server';
import { countPolicies } from '@/lib/policies/find-policies.server';
import { readListsInForce } from '@/lib/tools/hospitals/lists/list-queries.server';
import { readInsurerPlans } from '@/lib/tools/plans/import/import-plans.server';

export const dynamic = 'auto';
export const metadata = { title: { absolute: 'Lists, desk' } };

export default async function ListsPage(props: PageProps) {
  const message = parseDeskMessage(firstValue(await props.searchParams, 'message'));
  const desk = await requireStaff('manager', message);
  const { services, now } = desk;
  const { store } = services;
  const [lastLoad, ...olderLoads] = await readUndoableLoads(services, now);
  return (
    <DeskPage heading="Lists" here={deskListsPath} desk={desk} message={message}>
      {lastLoad && <UndoLoad desk={desk} load={lastLoad} />}
      <ListUploadForms desk={desk} insurers={await readOfferedInsurers(services)} />
      <UploadedFiles desk={desk} uploads={await readListUploads(services, now)} />
      <ListsInForce
        desk={desk}
        hospitals={await readListsInForce(store)}
        olderLoads={olderLoads}
        plans={await readInsurerPlans(store)}
        policies={await countPolicies(services)}
      />
    </DeskPage>
  );
}
