/** Numbers that want no calls: stop one, prove an entry, load the broker's own list. */

import { DeskForm } from '@/components/desk/desk-form';
import { DeskPage } from '@/components/desk/desk-page';
import { DoNotCallUpload } from '@/components/desk/do-not-call-upload';
import { TellCallers } from '@/components/desk/tell-callers';
import { Button } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import { TextField } from '@/components/ui/text-field';
import { consentRetryBar } from '@/lib/content/figures/broker-rules';
import { formatDate } from '@/lib/dates/format-date';
import { timestampInIndia } from '@/lib/dates/iso-date';
import { hasRole } from '@/lib/desk/desk-action.server';
import { parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskStopCallsPath, keyShape, proveMobileId, stopMobileId } from '@/lib/desk/desk-paths';
import { countDoNotCallList, readEntry } from '@/lib/desk/do-not-call/entries.server';
import { requireStaff, type SignedInDesk } from '@/lib/desk/require-staff.server';
import { type TypedFields, typedFields } from '@/lib/desk/typed-fields';
import { countText } from '@/lib/text/words';
import { firstValue, type PageProps } from '@/lib/url-state/search-params';

export const dynamic = 'auto';
export const metadata = { title: { absolute: 'Stop calls, desk' } };

export default async function StopCallsPage(props: PageProps) {
  const query = await props.searchParams;
  const message = parseDeskMessage(firstValue(query, 'message'));
  const desk = await requireStaff('desk', message);
  const key = firstValue(query, 'who');
  const typed = firstValue(query, 'tell', 400);
  return (
    <DeskPage heading="Stop calls" here={deskStopCallsPath} desk={desk} message={message}>
      {keyShape.test(key) && <Entry desk={desk} stopKey={key} />}
      <TellCallers typed={typed} />
      <Numbers desk={desk} />
      <Counts desk={desk} />
      {hasRole(desk.staffMember, 'manager') && <DoNotCallUpload desk={desk} />}
    </DeskPage>
  );
}

function Numbers({ desk }: { desk: SignedInDesk }) {
  return (
    <>
      <DeskForm desk={desk} action="stop-calls" layout="question">
        <NumberField
          id={stopMobileId}
          label="Stop calls to this mobile"
          typed={typedFields(desk, 'stop-calls')}
        />
        <Button type="submit">Stop calls</Button>
      </DeskForm>
      <DeskForm desk={desk} action="prove-stop" layout="question">
        <NumberField
          id={proveMobileId}
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

async function Entry({ desk, stopKey }: { desk: SignedInDesk; stopKey: string }) {
  const { entry, history } = await readEntry(desk.services, stopKey);
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

async function Counts({ desk }: { desk: SignedInDesk }) {
  const { numbers, firstDay, lastDay, endingWithinAWeek } = await countDoNotCallList(desk.services);
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
