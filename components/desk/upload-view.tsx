/** The report of an uploaded file, and what to do next. Text of the file is printed as plain text. */
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Note } from '@/components/ui/note';
import { formatDate, formatTime } from '@/lib/dates/format-date';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { deskListsPath } from '@/lib/desk/desk-paths';
import type { ListUpload } from '@/lib/desk/lists/list-uploads.server';
import type { SignedInDesk } from '@/lib/desk/require-worker.server';
import type { ImportReport } from '@/lib/imports/to-import-report';
import { countText } from '@/lib/text/words';
import { DeskForm } from './desk-form';
import { Facts } from './facts';

/** Until a thread has ended, the page loads itself again. */
const reloadSeconds = 3;

const shown = 'In force. The site shows it within a minute.';
const inForceTexts = {
  hospitals: shown,
  plans: shown,
  policies: shown,
  'stop-list': 'In force. The numbers are on the list.',
} as const;

/** `short`: for the list of uploads. */
export function uploadStates({ kind, state, isStopped, problem }: ListUpload) {
  if (isStopped) {
    const title =
      state === 'reading'
        ? 'Reading stopped half way. Nothing was changed. Discard the file and upload it again.'
        : 'Loading stopped half way. Nothing was changed. Put it in force again.';
    return { short: 'stopped half way', title, isRunning: false };
  }
  switch (state) {
    case 'reading':
      return { short: 'being read', title: 'Being read', isRunning: true };
    case 'read':
      return { short: 'waits for you', title: 'Read. Nothing is changed yet.', isRunning: false };
    case 'refused':
      return { short: 'refused', title: 'Refused. Nothing was changed.', isRunning: false };
    case 'loading':
      return { short: 'being loaded', title: 'Being loaded', isRunning: true };
    case 'loaded':
      return {
        short: 'was put in force',
        title: problem ?? inForceTexts[kind],
        isRunning: false,
      };
  }
}

export function UploadView({ desk, upload }: { desk: SignedInDesk; upload: ListUpload }) {
  const { options, list, documents, state, isStopped, report, problem, createdAt } = upload;
  const { title, isRunning } = uploadStates(upload);
  const own = `${deskListsPath}/${upload.id}`;
  const since = formatTime(nowInIndia(new Date(createdAt)).time);
  const canLoad = state === 'read' || (state === 'loading' && isStopped);
  return (
    <>
      {/* With the address: without it a page with a fragment is scrolled, not loaded again. */}
      {isRunning && <meta httpEquiv="refresh" content={`${reloadSeconds};url=${own}`} />}
      <p>
        {options.insurer && `${options.insurer}, `}
        {options.asOf && `list of ${formatDate(options.asOf)}, `}
        {options.listKind === 'excluded' && 'excluded hospitals, '}
        {list.name}
        {documents.length > 0 && ` and ${countText(documents.length, 'file')} of documents`}
      </p>
      {/* biome-ignore lint/a11y/noAutofocus: the page loaded itself again; it is read on from here */}
      <div role="status" tabIndex={-1} autoFocus={!isRunning}>
        <Note title={isRunning ? `${title}: uploaded at ${since}` : title}>
          {isRunning && (
            <p>
              This may take a minute. The page loads itself again; you may also close it, the work
              goes on. <a href={own}>Show it now</a>
            </p>
          )}
        </Note>
      </div>
      {problem && state !== 'loaded' && <Problem text={problem} />}
      {report && !isRunning && <Report report={report} isLoaded={state === 'loaded'} />}
      {canLoad && (
        <DeskForm desk={desk} action="load-list" layout="column">
          <input type="hidden" name="id" value={upload.id} />
          {(report?.questions ?? []).map(({ id, text }, nth) => (
            <CheckboxField
              // biome-ignore lint/suspicious/noArrayIndexKey: the same id may be asked twice
              key={nth}
              id={`confirm-${id}-${nth}`}
              name={`confirm-${id}`}
              label={`It is right: ${text}`}
              value="yes"
              required
            />
          ))}
          {upload.kind === 'stop-list' && (
            <p>
              Waiting calls to these numbers are withdrawn. This cannot be taken back: only the
              holder of a number can allow calls again.
            </p>
          )}
          <Button type="submit">Put it in force</Button>
        </DeskForm>
      )}
      {!isRunning && state !== 'loaded' && (
        <DeskForm desk={desk} action="discard-list">
          <input type="hidden" name="id" value={upload.id} />
          <Button type="submit" variant="quiet">
            Discard
          </Button>
        </DeskForm>
      )}
      <p>
        <a href={`${deskListsPath}#main`}>All lists</a>
      </p>
    </>
  );
}

function Problem({ text }: { text: string }) {
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
