/** A manager's changes of a policy, each a folded form: its contact, a document, whether its holder sees it. */
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { deskFieldIds, deskPeoplePath, reasonFieldId } from '@/lib/desk/desk-paths';
import type { RecordList } from '@/lib/desk/records/record-list';
import { toPolicyRecord } from '@/lib/desk/records/records.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { typedFields } from '@/lib/desk/typed-fields';
import { maskContact } from '@/lib/input/contact';
import type { DeskPolicy } from '@/lib/policies/find-policies.server';
import { contactsOf, type PolicyDocument } from '@/lib/policies/policy-types';
import { contactKeyOf } from '@/lib/store/field-encryption.server';
import { ReasonField } from './desk-form';
import { Confirmed, RecordForm } from './record-forms';

type PolicyChangesProps = {
  desk: SignedInDesk;
  policy: DeskPolicy;
  documents: readonly PolicyDocument[];
  list: RecordList | null;
  nameOf: (document: PolicyDocument) => string;
};

export function PolicyChanges(props: PolicyChangesProps) {
  return (
    <>
      <CorrectContact {...props} />
      {props.documents.length > 0 && <DeleteDocument {...props} />}
      <WithdrawOrRestore {...props} />
    </>
  );
}

/** What was typed into a form of this policy. */
function typedOf({ desk, policy }: Pick<PolicyChangesProps, 'desk' | 'policy'>, action: string) {
  return typedFields(desk, action, { values: { id: policy.row.id } });
}

type PolicyFormProps = PolicyChangesProps & {
  action: string;
  summary: string;
  effect: ReactNode;
  button: string;
  typed: ReturnType<typeof typedOf>;
  children?: ReactNode;
};

/** One change, folded: its effect, its fields, and the reason. */
function PolicyForm(props: PolicyFormProps) {
  const { desk, policy, list, action, summary, effect, button, typed, children } = props;
  return (
    <Confirmed summary={summary} isOpen={typed.isRejected}>
      <p>{effect}</p>
      <RecordForm
        desk={desk}
        record={toPolicyRecord(policy)}
        list={list}
        action={action}
        layout="column"
      >
        {children}
        <ReasonField id={reasonFieldId(action)} typed={typed} />
        <Button type="submit" variant="tool">
          {button}
        </Button>
      </RecordForm>
    </Confirmed>
  );
}

function CorrectContact(props: PolicyChangesProps) {
  const { desk, policy } = props;
  const action = 'correct-policy';
  const typed = typedOf(props, action);
  return (
    <PolicyForm
      {...props}
      action={action}
      typed={typed}
      summary="Correct the mobile or e-mail of this policy"
      effect={
        <>
          Only in this policy. In all records of a person at once:{' '}
          <a href={deskPeoplePath}>People</a>. Documents stay as the insurer made them.
        </>
      }
      button="Correct"
    >
      <SelectField
        id="policy-from"
        label="Wrong now"
        options={contactsOf(policy.details).map((contact) => ({
          value: contactKeyOf(desk.services.encryption, contact),
          label: maskContact(contact),
        }))}
        {...typed.field('policy-from', 'value')}
      />
      <TextField
        id={deskFieldIds.policyContact}
        label="The right one"
        hint="Ten digits for a mobile; an address for an address."
        autoComplete="off"
        maxLength={254}
        required
        {...typed.field(deskFieldIds.policyContact, 'contact')}
      />
    </PolicyForm>
  );
}

function DeleteDocument(props: PolicyChangesProps) {
  const { documents, nameOf } = props;
  const action = 'delete-document';
  const typed = typedOf(props, action);
  return (
    <PolicyForm
      {...props}
      action={action}
      typed={typed}
      summary="Delete a document that was loaded wrongly"
      effect="Its holder cannot open it any more, and the version before it is the newest again. This cannot be undone: only a list loads it again."
      button="Delete the document"
    >
      <SelectField
        id="policy-document"
        label="Document"
        options={documents.map((document) => ({ value: document.id, label: nameOf(document) }))}
        placeholder="Choose the document"
        required
        {...typed.field('policy-document', 'value')}
      />
    </PolicyForm>
  );
}

function WithdrawOrRestore(props: PolicyChangesProps) {
  const isWithdrawn = props.policy.row.withdrawn_at !== null;
  const action = isWithdrawn ? 'restore-policy' : 'withdraw-policy';
  return (
    <PolicyForm
      {...props}
      action={action}
      typed={typedOf(props, action)}
      summary={isWithdrawn ? 'Show this policy again' : 'Withdraw this policy'}
      effect={
        isWithdrawn
          ? 'Its holder sees the policy and its documents again.'
          : 'Its holder does not see the policy and its documents any more, and no list brings it back. You can show it again.'
      }
      button={isWithdrawn ? 'Show the policy again' : 'Withdraw the policy'}
    />
  );
}
