/** The broker's own list: uploaded as every list is, and its last import. */
import { listFieldIds } from '@/lib/desk/desk-paths';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { readDeskEvents } from '@/lib/desk/trail/audit-trail.server';
import { typedFields } from '@/lib/desk/typed-fields';
import { DeskTime } from './desk-time';
import { ListFileField } from './list-upload-fields';
import { UploadForm } from './upload-form';

export function DoNotCallUpload({ desk }: { desk: SignedInDesk }) {
  return (
    <>
      <h2>Your own list</h2>
      <UploadForm desk={desk} kind="stop-list">
        <ListFileField
          id={listFieldIds['stop-list'].file}
          label="CSV or XLSX with one column of numbers"
          hint="You see what would change before anything does. An uploaded file is deleted after an hour."
          typed={typedFields(desk, 'upload-list', { values: { kind: 'stop-list' } })}
          also=".txt"
        />
      </UploadForm>
      <LastImport desk={desk} />
    </>
  );
}

async function LastImport({ desk }: { desk: SignedInDesk }) {
  const filter = { action: 'imported-stop-list', limit: 1 } as const;
  const [last] = (await readDeskEvents(desk.services, filter)).events;
  if (!last) return null;
  return (
    <p>
      Last import: <DeskTime at={last.at} now={desk.now} />, {last.actor}, {last.detail}.
    </p>
  );
}
