/** The audit trail. */

import { DeskForm, HiddenField } from '@/components/desk/desk-form';
import { DeskPage } from '@/components/desk/desk-page';
import { DeskTime } from '@/components/desk/desk-time';
import { detailText } from '@/components/desk/record-words';
import { FormCard } from '@/components/forms/form-card';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { Table } from '@/components/ui/table';
import { TextField } from '@/components/ui/text-field';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskEventsPath } from '@/lib/desk/desk-paths';
import { requireStaff } from '@/lib/desk/require-staff.server';
import {
  parseEventFilter,
  readDeskActors,
  readDeskEvents,
} from '@/lib/desk/trail/audit-trail.server';
import { deskEventActions } from '@/lib/store/schema/desk-schema';

export const dynamic = 'auto';
export const metadata = { title: { absolute: 'Who did what, desk' } };

const maxShown = 100;

export default async function EventsPage(props: PageProps) {
  const query = await props.searchParams;
  const message = parseDeskMessage(firstValue(query, 'message'));
  const desk = await requireStaff('manager', message);
  const { filter, fields } = parseEventFilter((name) => firstValue(query, name));
  const { events, total } = await readDeskEvents(desk.services, { ...filter, limit: maxShown });
  const actors = await readDeskActors(desk.services);
  return (
    <DeskPage heading="Who did what" here={deskEventsPath} desk={desk} message={message}>
      <FormCard layout="row" method="get" action={deskEventsPath}>
        <TextField id="event-day" name="day" type="date" label="Day" defaultValue={fields.day} />
        <SelectField
          id="event-worker"
          name="worker"
          label="Worker"
          defaultValue={fields.worker}
          placeholder="All"
          options={actors.map(({ key, actor }) => ({ value: key, label: actor }))}
        />
        <SelectField
          id="event-action"
          name="action"
          label="Action"
          defaultValue={fields.action}
          placeholder="All"
          options={deskEventActions.map((action) => ({ value: action, label: wordsOf(action) }))}
        />
        <Button type="submit" variant="tool">
          Show
        </Button>
      </FormCard>
      {total === 0 ? (
        <p>No event.</p>
      ) : (
        <>
          <Table
            isTypedByPeople
            caption={`${events.length} of ${total}, the newest first (time in India)`}
            columns={['When', 'Who', 'What', 'Of', 'Detail', 'From']}
            rows={events.map(({ at, actor, action, subject, detail, from }) => [
              <DeskTime key="when" at={at} now={desk.now} />,
              actor,
              wordsOf(action),
              subject ?? 'none',
              detailText(action, detail ?? '') || 'none',
              from ?? 'this machine',
            ])}
          />
          <DeskForm desk={desk} action="export-events">
            {Object.entries(fields).map(([name, value]) => (
              <HiddenField key={name} name={name} value={value} />
            ))}
            <Button type="submit" variant="quiet">
              Save all {total} as CSV
            </Button>
          </DeskForm>
        </>
      )}
    </DeskPage>
  );
}

function wordsOf(action: string): string {
  return action.replaceAll('-', ' ');
}
