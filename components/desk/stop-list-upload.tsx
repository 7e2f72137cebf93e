/** The broker's own list: the file, the report of its dry run, the confirmation. */
import { Button, LinkButton } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { RowTable } from '@/components/ui/row-table';
import { TextField } from '@/components/ui/text-field';
import { timestampInIndia } from '@/lib/dates/iso-date';
import { readDeskEvents } from '@/lib/desk/audit-trail.server';
import { actorOf } from '@/lib/desk/desk-action.server';
import { deskProblems, deskStopCallsPath } from '@/lib/desk/desk-paths';
import type { SignedInDesk } from '@/lib/desk/require-worker.server';
import { importStopList, type StopListReport } from '@/lib/desk/stop-list.server';
import { readUpload } from '@/lib/desk/waiting-upload.server';
import { ImportProblem } from '@/lib/spreadsheets/import-problem';
import { DataTable } from './data-table';
import { DeskForm } from './desk-form';

type StopListUploadProps = { desk: SignedInDesk; uploadId: string };

const maxListedRows = 200;

export async function StopListUpload({ desk, uploadId }: StopListUploadProps) {
  return (
    <>
      <h2>Your own list</h2>
      {uploadId && <Report desk={desk} uploadId={uploadId} />}
      <DeskForm desk={desk} action="check-stop-list" isUpload layout="column">
        <TextField
          id="stop-list"
          name="list"
          type="file"
          label="CSV or XLSX with one column of numbers"
          hint="You see what would change before anything does."
          accept=".csv,.txt,.xlsx"
          required
        />
        <Button type="submit" variant="tool">
          Check this file
        </Button>
      </DeskForm>
      <LastImport desk={desk} />
    </>
  );
}

async function Report({ desk, uploadId }: StopListUploadProps) {
  const upload = readUpload(desk.services, desk.worker, uploadId);
  if (!upload) return <Note title={deskProblems['stop-file-over']} />;
  const { name, bytes: file } = upload;
  let report: StopListReport;
  try {
    const options = { file, name, isDryRun: true };
    report = await importStopList(desk.services, actorOf(desk.worker), options);
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    return (
      <Note title={deskProblems['stop-file-wrong']}>
        <p>{error.message}</p>
      </Note>
    );
  }
  const { rejected } = report;
  return (
    <>
      <Note title="Nothing is changed yet">
        <p>File: {name}</p>
      </Note>
      <RowTable
        caption="What would change"
        rows={[
          { label: 'Column that was read', text: '', note: report.column ?? 'the only one' },
          { label: 'Rows', text: String(report.rows) },
          { label: 'Numbers added', text: String(report.added) },
          { label: 'On the list already: their time begins again', text: String(report.renewed) },
          { label: 'The same number again', text: String(report.repeated) },
          { label: 'Rows rejected', text: String(rejected.length) },
        ]}
      />
      {rejected.length > 0 && (
        <DataTable
          caption={
            rejected.length > maxListedRows
              ? `The first ${maxListedRows} rejected rows`
              : 'Rejected rows'
          }
          columns={['Row of the file', 'Why']}
          rows={rejected.slice(0, maxListedRows).map(({ row, reason }) => [String(row), reason])}
        />
      )}
      <DeskForm desk={desk} action="import-stop-list" layout="column">
        <input type="hidden" name="upload" value={uploadId} autoComplete="off" />
        <Button type="submit">Put these numbers on the list</Button>
        <LinkButton href={deskStopCallsPath} variant="quiet">
          Leave the list as it is
        </LinkButton>
      </DeskForm>
    </>
  );
}

async function LastImport({ desk }: { desk: SignedInDesk }) {
  const filter = { action: 'imported-stop-list', limit: 1 } as const;
  const [last] = (await readDeskEvents(desk.services, filter)).events;
  if (!last) return null;
  return (
    <p>
      Last import: {timestampInIndia(new Date(last.at))}, {last.worker}, {last.detail}.
    </p>
  );
}
