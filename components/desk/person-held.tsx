/** A person over calls, requests and policies: how to find one, what is held, and its correction. */
import { Button, LinkButton } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import { TextField } from '@/components/ui/text-field';
import { formatDate } from '@/lib/dates/format-date';
import { deskFieldIds, deskHeadingId, erasurePath, reasonFieldId } from '@/lib/desk/desk-paths';
import { findRecords } from '@/lib/desk/records/find-records.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { typedFields } from '@/lib/desk/typed-fields';
import type { Contact } from '@/lib/input/contact';
import { DeskForm, HiddenField, ReasonField } from './desk-form';
import { DeskTime } from './desk-time';
import { aboutText } from './record-words';

export function PersonSearch({ desk }: { desk: SignedInDesk }) {
  const typed = typedFields(desk, 'find-person');
  return (
    <DeskForm desk={desk} action="find-person" layout="question">
      <TextField
        id={deskFieldIds.person}
        label="Mobile or e-mail address"
        autoComplete="off"
        maxLength={254}
        required
        {...typed.field(deskFieldIds.person, 'contact')}
      />
      <Button type="submit">Look up</Button>
    </DeskForm>
  );
}

type PersonHeldProps = { desk: SignedInDesk; contact: Contact; who: string };

export async function PersonHeld({ desk, contact, who }: PersonHeldProps) {
  const search = { kind: 'contact', contact } as const;
  const { records, isCut } = await findRecords(desk.services, search, { now: desk.now });
  const rows = records.map((record) =>
    record.kind === 'policy'
      ? [
          'Policy',
          record.number,
          formatDate(record.loadedOn),
          `${record.insurer}, ${record.product}`,
          record.withdrawnAt ? 'withdrawn' : 'shown',
        ]
      : [
          record.kind === 'call' ? 'Call' : 'Request',
          record.reference,
          <DeskTime key="since" at={record.createdAt} now={desk.now} />,
          aboutText(record),
          record.state,
        ],
  );
  const isMobile = contact.channel === 'sms';
  const typed = typedFields(desk, 'correct-person', { values: { who } });
  return (
    <>
      <Table
        isTypedByPeople
        caption={isCut ? 'The first of what is held' : 'What is held'}
        columns={['What', 'Which', 'Since', 'About', 'State']}
        rows={rows}
      />
      <p>
        <LinkButton href={`${erasurePath(who)}#${deskHeadingId}`}>
          Erase this person: see first what goes
        </LinkButton>
      </p>
      <h2>Correct the {isMobile ? 'number' : 'address'}</h2>
      <p>
        It changes in all requests and policies. A call never moves to another number: waiting calls
        to the old one are withdrawn, and the person asks again.
      </p>
      <DeskForm desk={desk} action="correct-person" layout="column">
        <HiddenField name="who" value={who} />
        <TextField
          id={deskFieldIds.correctedContact}
          label={isMobile ? 'The right mobile' : 'The right e-mail address'}
          type={isMobile ? 'tel' : 'email'}
          autoComplete="off"
          maxLength={254}
          required
          {...typed.field(deskFieldIds.correctedContact, 'contact')}
        />
        <ReasonField id={reasonFieldId('correct-person')} typed={typed} />
        <Button type="submit">Correct</Button>
      </DeskForm>
      <h2>Somebody else</h2>
    </>
  );
}
