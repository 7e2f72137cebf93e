/** What an erasure takes now, what the law keeps and until when; before it, the confirmation. */

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Note } from '@/components/ui/note';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/dates/format-date';
import { deskFieldIds, reasonFieldId } from '@/lib/desk/desk-paths';
import { type Erasure, keepingReasons, planErasure } from '@/lib/desk/people/erase-person.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { typedFields } from '@/lib/desk/typed-fields';
import type { Contact } from '@/lib/input/contact';
import { countText } from '@/lib/text/words';
import { DeskForm, HiddenField, ReasonField } from './desk-form';

type ErasurePlanProps = {
  desk: SignedInDesk;
  contact: Contact;
  who: string;
  /** Set after the erasure: the plan lists only the rows that the law keeps. */
  isDone?: boolean;
  children?: ReactNode;
};

const words = {
  call: 'Call',
  request: 'Request',
  policy: 'Policy',
  'stopped-number': 'Entry of the do-not-call list',
};

export async function ErasurePlan({ desk, contact, who, isDone, children }: ErasurePlanProps) {
  const erasure = await planErasure(desk.services, contact, desk.now);
  const typed = typedFields(desk, 'erase-person', { values: { who } });
  return (
    <>
      {!isDone && <ErasedNow erasure={erasure} />}
      <KeptByLaw erasure={erasure} />
      {!isDone && (
        <DeskForm desk={desk} action="erase-person" layout="column">
          <HiddenField name="who" value={who} />
          <ReasonField id={reasonFieldId('erase-person')} typed={typed} />
          <CheckboxField
            id={deskFieldIds.eraseConfirm}
            name="confirm"
            value="yes"
            label="Erase this person now. Nobody can undo it."
            error={typed.errorOf(deskFieldIds.eraseConfirm)}
            required
          />
          <Button type="submit">Erase</Button>
        </DeskForm>
      )}
      {children}
    </>
  );
}

function ErasedNow({ erasure: { rows, withdrawn, mayBeCalled } }: { erasure: Erasure }) {
  const gone = rows.filter(({ outcome }) => outcome === 'erased');
  return (
    <>
      {gone.length > 0 && (
        <Table
          isTypedByPeople
          caption="Goes now"
          columns={['What', 'Which', 'Documents']}
          rows={gone.map(({ what, name, documents }) => [
            words[what],
            name,
            what === 'policy' ? String(documents) : 'none',
          ])}
        />
      )}
      <p>
        Notes and tags of advertisements go now too, and the person is signed out everywhere. A
        policy that a family shares goes for all of them.
      </p>
      {withdrawn.length > 0 && (
        <p>
          {countText(withdrawn.length, 'waiting call')} will not be made: {withdrawn.join(', ')}.
        </p>
      )}
      {mayBeCalled.length > 0 && (
        <Note title="A call is on its way">
          <p>
            {mayBeCalled.join(', ')}: Lead.svc has it, or is being sent it now. It is withdrawn
            here, and you tell the callers not to ring.
          </p>
        </Note>
      )}
    </>
  );
}

function KeptByLaw({ erasure: { rows } }: { erasure: Erasure }) {
  const kept = rows.flatMap((row) => {
    if (row.outcome !== 'kept') return [];
    const { text, figure } = keepingReasons[row.why];
    return [
      [
        words[row.what],
        row.name,
        formatDate(row.until),
        `${text} ${figure.label}: ${figure.text}.`,
      ],
    ];
  });
  if (kept.length === 0) return <p>The law keeps nothing of this person.</p>;
  return (
    <Table
      isTypedByPeople
      caption="The law keeps this, sealed and unused, and the site erases it on its day"
      columns={['What', 'Which', 'Until', 'Why']}
      rows={kept}
    />
  );
}
