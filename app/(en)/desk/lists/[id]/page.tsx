/** One uploaded file: what was read, what it would change, and what became of it. For managers. */
import { redirect } from 'next/navigation';
import { DeskPage } from '@/components/desk/desk-page';
import { UploadView } from '@/components/desk/upload-view';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { messagePath, parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskListsPath } from '@/lib/desk/desk-paths';
import { awaitListUpload } from '@/lib/desk/lists/await-list-upload.server';
import { readOfferedInsurers } from '@/lib/desk/lists/read-offered-insurers.server';
import { readUndoableLoadOf } from '@/lib/desk/lists/undoable-loads.server';
import { requireStaff } from '@/lib/desk/require-staff.server';

export const dynamic = 'auto';
export const metadata = { title: { absolute: 'File, desk' } };

export default async function UploadPage(props: PageProps<{ id: string }>) {
  const message = parseDeskMessage(firstValue(await props.searchParams, 'message'));
  const desk = await requireStaff('manager', message);
  const { id } = await props.params;
  const upload = await awaitListUpload(desk.services, id, desk.now);
  if (!upload) redirect(messagePath(deskListsPath, 'list-gone'));
  return (
    <DeskPage heading={headings[upload.kind]} desk={desk} message={message}>
      <UploadView
        desk={desk}
        upload={upload}
        insurers={await readOfferedInsurers(desk.services)}
        undoable={await readUndoableLoadOf(desk.services, upload, desk.now)}
      />
    </DeskPage>
  );
}

const headings = {
  hospitals: 'A list of hospitals',
  plans: 'A file of plans',
  policies: 'A list of policies',
  'stop-list': 'A do-not-call list',
} as const;
