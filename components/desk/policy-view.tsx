/** An imported policy: masked until it is opened; what a manager changes in it, and who did what. */
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { formatDate, formatTime } from '@/lib/dates/format-date';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { hasRole } from '@/lib/desk/desk-action.server';
import { deskPeoplePath, openedId, policyFieldIds, reasonFieldId } from '@/lib/desk/desk-paths';
import { contactsOf } from '@/lib/desk/records/policy-actions.server';
import type { RecordList } from '@/lib/desk/records/record-list';
import type { StoryEntry } from '@/lib/desk/records/record-story.server';
import { type PolicyRecord, toPolicyRecord } from '@/lib/desk/records/records.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { typedFields } from '@/lib/desk/typed-fields';
import { maskContact } from '@/lib/input/contact';
import type { AdminPolicy } from '@/lib/policies/policy-admin.server';
import { documentTitles, type PolicyDocument } from '@/lib/policies/policy-types';
import { contactKeyOf } from '@/lib/store/field-encryption.server';
import { type Fact, Facts } from './facts';
import { ReasonField } from './reason-field';
import { Confirmed, OpenForm, RecordForm } from './record-forms';
import { type Opened, Story } from './record-view';
import styles from './records.module.css';

type PolicyViewProps = {
  desk: SignedInDesk;
  policy: AdminPolicy;
  documents: readonly PolicyDocument[];
  story: readonly StoryEntry[];
  opened: Opened;
  list: RecordList | null;
};

export function PolicyView({ desk, policy, documents, story, opened, list }: PolicyViewProps) {
  const record = toPolicyRecord(policy);
  // Titles name people.
  const nameOf = ({ kind, title, loadedOn, supersededOn }: PolicyDocument) =>
    [
      documentTitles[kind],
      ...(opened && title !== documentTitles[kind] ? [title] : []),
      `loaded ${formatDate(loadedOn)}`,
      ...(supersededOn ? [`replaced ${formatDate(supersededOn)}`] : []),
    ].join(', ');
  return (
    <div className={styles.columns}>
      <div className={styles.section}>
        <h2 id={openedId} tabIndex={-1}>
          {opened ? 'The policy' : 'The policy, masked'}
        </h2>
        <Facts
          caption="The policy"
          rows={[...factsOf(record, opened), ['Documents', listOf(documents.map(nameOf))]]}
        />
        {opened ? (
          <p className={styles.small}>
            Shown to you until {formatTime(nowInIndia(opened.until).time)}. That you opened it is in
            the audit trail.
          </p>
        ) : (
          <OpenForm desk={desk} record={record} list={list} />
        )}
        {hasRole(desk.staffMember, 'manager') ? (
          <Changes desk={desk} policy={policy} documents={documents} nameOf={nameOf} list={list} />
        ) : (
          <p>A manager corrects the mobile, deletes a document or withdraws the policy.</p>
        )}
      </div>
      <section className={styles.section}>
        <h2>Story</h2>
        {story.length > 0 ? (
          <Story story={story} now={desk.now} />
        ) : (
          <p>Nobody did anything yet.</p>
        )}
      </section>
    </div>
  );
}

function listOf(names: readonly string[]) {
  if (names.length === 0) return 'None';
  return (
    <ul>
      {names.map((name, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have one name
        <li key={nth}>{name}</li>
      ))}
    </ul>
  );
}

function factsOf(record: PolicyRecord, opened: Opened): Fact[] {
  const { number, insurer, product, from, to, loadedOn, withdrawnAt, mobiles, emails } = record;
  const details = opened?.record.kind === 'policy' ? opened.record.details : null;
  const of = details ?? { number, mobiles, emails };
  return [
    ['Number', of.number],
    ['Insurer', insurer],
    ['Product', product],
    ['Runs', `${formatDate(from)} to ${formatDate(to)}`],
    ...(details ? ([['Holders', details.holders.join(', ')]] as Fact[]) : []),
    ['Sign-in with', [...of.mobiles, ...of.emails].join(', ')],
    ['Imported', formatDate(loadedOn)],
    ['Shown to its holder', withdrawnAt === null ? 'Yes' : 'No: withdrawn'],
  ];
}

type ChangesProps = Pick<PolicyViewProps, 'desk' | 'policy' | 'documents' | 'list'> & {
  nameOf: (document: PolicyDocument) => string;
};

function Changes(props: ChangesProps) {
  return (
    <>
      <CorrectContact {...props} />
      {props.documents.length > 0 && <DeleteDocument {...props} />}
      <WithdrawOrRestore {...props} />
    </>
  );
}

/** Of the form of this policy. */
function typedOf({ desk, policy }: Pick<ChangesProps, 'desk' | 'policy'>, action: string) {
  return typedFields(desk, action, { values: { id: policy.row.id } });
}

type PolicyFormProps = ChangesProps & {
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
    <Confirmed summary={summary} isOpen={typed.isRefused}>
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

function CorrectContact(props: ChangesProps) {
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
        options={contactsOf(policy).map((contact) => ({
          value: contactKeyOf(desk.services.encryption, contact),
          label: maskContact(contact),
        }))}
        {...typed.field('policy-from', 'value')}
      />
      <TextField
        id={policyFieldIds.contact}
        label="The right one"
        hint="Ten digits for a mobile; an address for an address."
        autoComplete="off"
        maxLength={254}
        required
        {...typed.field(policyFieldIds.contact, 'contact')}
      />
    </PolicyForm>
  );
}

function DeleteDocument(props: ChangesProps) {
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

function WithdrawOrRestore(props: ChangesProps) {
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
