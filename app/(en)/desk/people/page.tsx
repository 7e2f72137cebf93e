/** A person over calls, requests, policies and documents: what is held, correct it, erase it. */

import { DeskForm } from '@/components/desk/desk-form';
import { DeskPage } from '@/components/desk/desk-page';
import { DeskTime } from '@/components/desk/desk-time';
import { ErasurePlan } from '@/components/desk/erasure-plan';
import { ReasonField } from '@/components/desk/reason-field';
import { TellCallers } from '@/components/desk/tell-callers';
import { Button, LinkButton } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import { TextField } from '@/components/ui/text-field';
import { isRequestKind, requestKinds } from '@/lib/content/requests/request-kinds';
import { formatDate } from '@/lib/dates/format-date';
import { parseDeskMessage } from '@/lib/desk/desk-messages';
import {
  correctedContactId,
  deskHeadingId,
  deskPeoplePath,
  erasurePath,
  personFieldId,
  personPath,
  reasonFieldId,
} from '@/lib/desk/desk-paths';
import { findContact } from '@/lib/desk/people/find-contact.server';
import { findRecords } from '@/lib/desk/records/find-records.server';
import { requireStaff, type SignedInDesk } from '@/lib/desk/require-staff.server';
import { typedFields } from '@/lib/desk/typed-fields';
import { type Contact, maskContact } from '@/lib/input/contact';
import { firstValue, type PageProps } from '@/lib/url-state/search-params';

export const dynamic = 'auto';
export const metadata = { title: { absolute: 'People, desk' } };

type Person = { desk: SignedInDesk; contact: Contact; who: string };

export default async function PeoplePage(props: PageProps) {
  const query = await props.searchParams;
  const message = parseDeskMessage(firstValue(query, 'message'));
  const desk = await requireStaff('manager', message);
  const who = firstValue(query, 'who');
  const contact = await findContact(desk.services, who);
  const isErasing = firstValue(query, 'step') === 'erase' && contact !== null;
  const heading = contact ? `${isErasing ? 'Erase' : 'Person'}: ${maskContact(contact)}` : 'People';
  return (
    <DeskPage heading={heading} here={deskPeoplePath} desk={desk} message={message}>
      <TellCallers typed={firstValue(query, 'tell', 400)} />
      {contact && isErasing && (
        <ErasurePlan desk={desk} contact={contact} who={who}>
          <p>
            <LinkButton variant="quiet" href={personPath(deskPeoplePath, who)}>
              Erase nothing
            </LinkButton>
          </p>
        </ErasurePlan>
      )}
      {contact &&
        !isErasing &&
        (message === 'person-erased' ? (
          <ErasurePlan desk={desk} contact={contact} who={who} isDone />
        ) : (
          <Held desk={desk} contact={contact} who={who} />
        ))}
      {!contact && who && <p>Nothing is held about this number or address.</p>}
      {!isErasing && <Search desk={desk} />}
    </DeskPage>
  );
}

function Search({ desk }: { desk: SignedInDesk }) {
  const typed = typedFields(desk, 'find-person');
  return (
    <DeskForm desk={desk} action="find-person" layout="question">
      <TextField
        id={personFieldId}
        label="Mobile or e-mail address"
        autoComplete="off"
        maxLength={254}
        required
        {...typed.field(personFieldId, 'contact')}
      />
      <Button type="submit">Look up</Button>
    </DeskForm>
  );
}

function labelOf(kind: string): string {
  return isRequestKind(kind) ? requestKinds[kind].label : kind;
}

async function Held({ desk, contact, who }: Person) {
  const search = { kind: 'contact', contact } as const;
  const { records, isCut } = await findRecords(desk.services, search);
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
          record.kind === 'call' ? record.product : labelOf(record.requestKind),
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
        <input type="hidden" name="who" value={who} autoComplete="off" />
        <TextField
          id={correctedContactId}
          label={isMobile ? 'The right mobile' : 'The right e-mail address'}
          type={isMobile ? 'tel' : 'email'}
          autoComplete="off"
          maxLength={254}
          required
          {...typed.field(correctedContactId, 'contact')}
        />
        <ReasonField id={reasonFieldId('correct-person')} typed={typed} />
        <Button type="submit">Correct</Button>
      </DeskForm>
      <h2>Somebody else</h2>
    </>
  );
}
