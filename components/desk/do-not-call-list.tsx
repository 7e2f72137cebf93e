/** The do-not-call list at the desk: stop a number, prove an entry, how many there are. */
import { Button } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import { TextField } from '@/components/ui/text-field';
import { consentRetryBar } from '@/lib/content/figures/call-rules';
import { formatDate } from '@/lib/dates/format-date';
import { timestampInIndia } from '@/lib/dates/iso-date';
import { deskFieldIds, listFieldIds } from '@/lib/desk/desk-paths';
import { countDoNotCallList, readEntry } from '@/lib/desk/do-not-call/entries.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { readDeskEvents } from '@/lib/desk/trail/audit-trail.server';
import { type TypedFields, typedFields } from '@/lib/desk/typed-fields';
import { countText } from '@/lib/text/words';
import { DeskForm } from './desk-form';
import { DeskTime } from './desk-time';
import { ListFileField } from './list-upload-fields';
import { UploadForm } from './upload-form';

export function StopNumbers({ desk }: { desk: SignedInDesk }) {
  return (
    <>
      <DeskForm desk={desk} action="stop-calls" layout="question">
        <NumberField
          id={deskFieldIds.stopMobile}
          label="Stop calls to this mobile"
          typed={typedFields(desk, 'stop-calls')}
        />
        <Button type="submit">Stop calls</Button>
      </DeskForm>
      <DeskForm desk={desk} action="prove-stop" layout="question">
        <NumberField
          id={deskFieldIds.proveMobile}
          label="Since when is this mobile on the list?"
          typed={typedFields(desk, 'prove-stop')}
        />
        <Button type="submit" variant="tool">
          Look up
        </Button>
      </DeskForm>
      <p>
        A stop cannot be undone here: only the holder can allow calls again, with a code. An entry
        lasts {consentRetryBar.text} from the day it was made. The list holds codes made from the
        numbers, so nobody can read the numbers from it.
      </p>
    </>
  );
}

type NumberFieldProps = { id: string; label: string; typed: TypedFields };

function NumberField({ id, label, typed }: NumberFieldProps) {
  return (
    <TextField
      id={id}
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      maxLength={20}
      required
      {...typed.field(id, 'mobile')}
    />
  );
}

export async function DoNotCallEntry({ desk, stopKey }: { desk: SignedInDesk; stopKey: string }) {
  const { entry, history } = await readEntry(desk.services, stopKey, desk.now);
  const what = { requested: 'Asked for on the site', 'stopped-by-desk': 'Stopped by the desk' };
  return (
    <>
      <p>
        {entry
          ? `On the list since ${timestampInIndia(new Date(entry.stoppedAt))}, in force until ${timestampInIndia(new Date(entry.until))} (time in India).`
          : 'This number is not on the list now.'}
      </p>
      {history.length > 0 && (
        <Table
          isTypedByPeople
          caption="What led to it, the oldest first (time in India)"
          columns={['When', 'What', 'By']}
          rows={history.map((one) => [timestampInIndia(new Date(one.at)), what[one.what], one.by])}
        />
      )}
    </>
  );
}

export async function DoNotCallCounts({ desk }: { desk: SignedInDesk }) {
  const { numbers, firstDay, lastDay, endingWithinAWeek } = await countDoNotCallList(
    desk.services,
    desk.now,
  );
  if (!firstDay || !lastDay) return <p>The list is empty.</p>;
  return (
    <p>
      On the list: {countText(numbers, 'number')}, stopped between {formatDate(firstDay)} and{' '}
      {formatDate(lastDay)}.
      {endingWithinAWeek > 0 &&
        ` Within a week the time of ${countText(endingWithinAWeek, 'number')} is over: load your own list again before that.`}
    </p>
  );
}

/** The broker's own list: uploaded as every list is, and its last import. */
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
