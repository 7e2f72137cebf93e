/** A person over calls, requests, policies and documents: what is held, correct it, erase it. */
import { DataTable } from '@/components/desk/data-table';
import { DeskForm } from '@/components/desk/desk-form';
import { DeskPage } from '@/components/desk/desk-page';
import { ErasurePlan } from '@/components/desk/erasure-plan';
import { TellCallers } from '@/components/desk/tell-callers';
import { Button, LinkButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { isRequestKind, requestKinds } from '@/lib/content/requests/request-kinds';
import { timestampInIndia } from '@/lib/dates/iso-date';
import { type DeskMessage, parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskHeadingId, deskPeoplePath, erasurePath, personPath } from '@/lib/desk/desk-paths';
import { findContact } from '@/lib/desk/people/find-contact.server';
import { findRecords } from '@/lib/desk/records/find-records.server';
import { requireWorker, type SignedInDesk } from '@/lib/desk/require-worker.server';
import { type Contact, maskContact } from '@/lib/input/contact';
import { firstValue, type PageProps } from '@/lib/url-state/search-params';

export const dynamic = 'auto';
export const metadata = { title: { absolute: 'People, desk' } };

type Person = { desk: SignedInDesk; contact: Contact; who: string };

export default async function PeoplePage(props: PageProps) {
  const desk = await requireWorker('manager');
  const query = await props.searchParams;
  const message = parseDeskMessage(firstValue(query, 'message'));
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
      {!isErasing && <Search desk={desk} message={message} />}
    </DeskPage>
  );
}

function Search({ desk, message }: { desk: SignedInDesk; message: DeskMessage | null }) {
  return (
    <DeskForm desk={desk} action="find-person" layout="question">
      <TextField
        id="person"
        name="contact"
        label="Mobile or e-mail address"
        autoComplete="off"
        maxLength={254}
        required
        {...(message === 'person-not-typed' && {
          error: 'Enter ten digits, or an address such as asha@example.in.',
        })}
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
          record.loadedOn,
          `${record.insurer}, ${record.product}`,
          record.withdrawnAt ? 'withdrawn' : 'shown',
        ]
      : [
          record.kind === 'call' ? 'Call' : 'Request',
          record.reference,
          timestampInIndia(new Date(record.createdAt)),
          record.kind === 'call' ? record.product : labelOf(record.requestKind),
          record.state,
        ],
  );
  const isMobile = contact.channel === 'sms';
  return (
    <>
      <DataTable
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
          id="correct-to"
          name="contact"
          label={isMobile ? 'The right mobile' : 'The right e-mail address'}
          type={isMobile ? 'tel' : 'email'}
          autoComplete="off"
          maxLength={254}
          required
        />
        <TextField
          id="correct-reason"
          name="reason"
          label="Who asked, and how"
          autoComplete="off"
          maxLength={300}
          required
        />
        <Button type="submit">Correct</Button>
      </DeskForm>
      <h2>Somebody else</h2>
    </>
  );
}
