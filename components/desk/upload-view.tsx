/** The report of an uploaded file, and what to do next. Text of the file is printed as plain text. */
import { Fragment } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Disclosure } from '@/components/ui/disclosure';
import { Note } from '@/components/ui/note';
import { deskListsPath, listFieldIds, uploadVerdictId } from '@/lib/desk/desk-paths';
import type { ListUpload } from '@/lib/desk/lists/list-uploads.server';
import type { UndoableLoad } from '@/lib/desk/lists/undoable-loads.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { typedFields } from '@/lib/desk/typed-fields';
import type { ImportReport } from '@/lib/imports/to-import-report';
import { countText } from '@/lib/text/words';
import { DeskForm, HiddenField } from './desk-form';
import { DeskTime } from './desk-time';
import { Facts } from './facts';
import { HospitalListFields } from './list-upload-fields';
import { UndoLoad } from './undo-load';
import { detailsText, uploadStates } from './upload-words';

/** Until a thread has ended, the page loads itself again, which then waits for it (`awaitListUpload`). */
const reloadSeconds = 1;

type UploadViewProps = {
  desk: SignedInDesk;
  upload: ListUpload;
  /** Insurers whose list it may be. */
  insurers: readonly string[];
  /** The load that it put in force, while it can be taken back. */
  undoable: UndoableLoad | null;
};

export function UploadView({ desk, upload, insurers, undoable }: UploadViewProps) {
  const { state, isStopped, report, message, createdAt } = upload;
  const { title, isRunning } = uploadStates(upload);
  const own = `${deskListsPath}/${upload.id}`;
  const canLoad = report !== null && (state === 'read' || (state === 'loading' && isStopped));
  return (
    <>
      {/* The path is in it, because without it a page with a fragment is scrolled and not loaded again. */}
      {isRunning && <meta httpEquiv="refresh" content={`${reloadSeconds};url=${own}`} />}
      {/* biome-ignore lint/a11y/noAutofocus: the page loaded itself again; it is read on from here */}
      <div id={uploadVerdictId} role="status" tabIndex={-1} autoFocus={!isRunning}>
        <Note title={title}>
          <p>{detailsText(upload)}</p>
          {!isRunning && report?.summary && <p>{report.summary}</p>}
          {isRunning && (
            <p>
              Uploaded <DeskTime at={createdAt} now={desk.now} />. This may take a minute. The page
              loads itself again; you may also close it, the work goes on.{' '}
              <a href={own}>Show it now</a>
            </p>
          )}
        </Note>
      </div>
      {message && state !== 'loaded' && <Lines text={message} />}
      {canLoad && <LoadForm desk={desk} upload={upload} />}
      {undoable && <UndoLoad desk={desk} load={undoable} />}
      {upload.kind === 'hospitals' && state === 'read' && (
        <DetailsForm desk={desk} upload={upload} insurers={insurers} />
      )}
      {!isRunning && state !== 'loaded' && (
        <DeskForm desk={desk} action="discard-list">
          <HiddenField name="id" value={upload.id} />
          <Button type="submit" variant="quiet">
            Discard
          </Button>
        </DeskForm>
      )}
      {report && !isRunning && <Report report={report} isLoaded={state === 'loaded'} />}
      <p>
        <a href={`${deskListsPath}#main`}>All lists</a>
      </p>
    </>
  );
}

type OfUpload = Pick<UploadViewProps, 'desk' | 'upload'>;

function LoadForm({ desk, upload }: OfUpload) {
  const questions = upload.report?.questions ?? [];
  return (
    <DeskForm desk={desk} action="load-list" layout="column">
      <HiddenField name="id" value={upload.id} />
      {questions.map(({ id, text, more = [] }) => (
        <Fragment key={id}>
          <CheckboxField
            id={`confirm-${id}`}
            name={`confirm-${id}`}
            label={`It is right: ${text}`}
            value="yes"
            required
          />
          {more.length > 0 && (
            <Disclosure summary={`The other ${more.length}`}>
              <Lines text={more.join('\n')} />
            </Disclosure>
          )}
        </Fragment>
      ))}
      {upload.kind === 'stop-list' && (
        <p>
          Waiting calls to these numbers are withdrawn. This cannot be taken back: only the holder
          of a number can allow calls again.
        </p>
      )}
      <Button type="submit">Put it in force</Button>
    </DeskForm>
  );
}

/** What the file says, to be corrected; open where it does not say whose list it is or of which day. */
function DetailsForm({ desk, upload, insurers }: Omit<UploadViewProps, 'undoable'>) {
  const { id, options, report } = upload;
  const typed = typedFields(desk, 'read-list-again', {
    values: { id },
    defaults: {
      insurer: options.insurer ?? '',
      listKind: options.listKind ?? '',
      asOf: options.asOf ?? '',
      columns: options.columns,
    },
  });
  const isAsked = report === null;
  return (
    <Disclosure
      summary={isAsked ? 'Whose list is it, and of which day?' : 'Another insurer, day or kind'}
      headingLevel={2}
      isOpen={isAsked || typed.isRejected}
    >
      <DeskForm desk={desk} action="read-list-again" layout="column">
        <HiddenField name="id" value={id} />
        <HospitalListFields
          ids={listFieldIds.again}
          insurers={insurers}
          now={desk.now}
          typed={typed}
          options={options}
        />
        <Button type="submit" variant="tool">
          Read it again
        </Button>
      </DeskForm>
    </Disclosure>
  );
}

function Lines({ text }: { text: string }) {
  return (
    <ul>
      {text.split('\n').map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
        <li key={nth}>{line}</li>
      ))}
    </ul>
  );
}

function Report({ report, isLoaded }: { report: ImportReport; isLoaded: boolean }) {
  const { lines, counts, rejected, rejectedCount } = report;
  return (
    <>
      <h2>What was read</h2>
      {lines.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
        <p key={nth}>{line}</p>
      ))}
      <Facts
        isCaptionShown
        caption={isLoaded ? 'What was loaded' : 'What it would change'}
        rows={counts}
      />
      {rejectedCount > 0 && (
        <Facts
          isCaptionShown
          caption={`${countText(rejectedCount, 'row')} left out${rejectedCount > rejected.length ? `, the first ${rejected.length}` : ''}`}
          rows={rejected.map(({ row, reason }) => [`row ${row}`, reason] as const)}
        />
      )}
    </>
  );
}
