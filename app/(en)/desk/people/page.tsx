/** A person over calls, requests, policies and documents: what is held, correct it, erase it. */

import { DeskPage } from '@/components/desk/desk-page';
import { ErasurePlan } from '@/components/desk/erasure-plan';
import { PersonHeld, PersonSearch } from '@/components/desk/person-held';
import { TellCallers } from '@/components/desk/tell-callers';
import { LinkButton } from '@/components/ui/button';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskPeoplePath, personPath } from '@/lib/desk/desk-paths';
import { findContact } from '@/lib/desk/people/find-contact.server';
import { requireStaff } from '@/lib/desk/require-staff.server';
import { maskContact } from '@/lib/input/contact';

export const dynamic = 'auto';
export const metadata = { title: { absolute: 'People, desk' } };

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
          <PersonHeld desk={desk} contact={contact} who={who} />
        ))}
      {!contact && who && <p>Nothing is held about this number or address.</p>}
      {!isErasing && <PersonSearch desk={desk} />}
    </DeskPage>
  );
}
