/** Insurers' lists: what is in force, a new file, and the last load taken back. For managers. */
import { DeskPage } from '@/components/desk/desk-page';
import { ListUploadForms } from '@/components/desk/list-upload-forms';
import { ListsInForce, UploadedFiles } from '@/components/desk/lists-in-force';
import { parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskListsPath } from '@/lib/desk/desk-paths';
import { listedInsurers } from '@/lib/desk/lists/list-actions.server';
import { readListUploads } from '@/lib/desk/lists/list-uploads.server';
import { requireWorker } from '@/lib/desk/require-worker.server';
import { countPolicies } from '@/lib/policies/policy-admin.server';
import { readUndoableLists } from '@/lib/tools/hospitals/import/replace-list.server';
import { readListsInForce } from '@/lib/tools/hospitals/lists/read-lists.server';
import { readInsurerPlans } from '@/lib/tools/plans/import/stored-plans.server';
import { readUndoablePlans } from '@/lib/tools/plans/import/write-plans.server';
import { firstValue, type PageProps } from '@/lib/url-state/search-params';

export const dynamic = 'auto';
export const metadata = { title: { absolute: 'Lists, desk' } };

export default async function ListsPage(props: PageProps) {
  const desk = await requireWorker('manager');
  const { services } = desk;
  const { store } = services;
  const message = parseDeskMessage(firstValue(await props.searchParams, 'message'));
  return (
    <DeskPage heading="Lists" here={deskListsPath} desk={desk} message={message}>
      <UploadedFiles uploads={await readListUploads(services)} />
      <ListUploadForms desk={desk} insurers={await listedInsurers(services)} />
      <ListsInForce
        desk={desk}
        hospitals={await readListsInForce(store)}
        undoableLists={await readUndoableLists(store)}
        plans={await readInsurerPlans(store)}
        undoablePlans={await readUndoablePlans(store)}
        policies={await countPolicies(services)}
      />
    </DeskPage>
  );
}
