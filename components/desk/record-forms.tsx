/** What a staff member can do with a record; what cannot be undone is folded, says so, and has a button of its own. */
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { TextAreaField } from '@/components/ui/text-area-field';
import { consentRetryBar } from '@/lib/content/figures/call-rules';
import { deskFieldIds } from '@/lib/desk/desk-paths';
import { maxNoteLength, maxNoteLines } from '@/lib/desk/records/call-notes.server';
import { type RecordList, recordId, recordListText } from '@/lib/desk/records/record-list';
import type { CallRecord, DeskRecord, RequestRecord } from '@/lib/desk/records/records.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { typedFields } from '@/lib/desk/typed-fields';
import { isWaitingLead } from '@/lib/store/schema/lead-schema';
import { DeskForm, HiddenField } from './desk-form';
import { noCallText } from './record-words';
import styles from './records.module.css';

type OfRecord<Kind extends DeskRecord = CallRecord | RequestRecord> = {
  desk: SignedInDesk;
  record: Kind;
  /** The list from which the record was opened, if any; the page after the form has it too. */
  list: RecordList | null;
};

export function OpenForm({ desk, record, list }: OfRecord<DeskRecord>) {
  const words = { call: 'Show the number', request: 'Open the request', policy: 'Open the policy' };
  return (
    <RecordForm desk={desk} action="open" record={record} list={list}>
      <Button type="submit">{words[record.kind]}</Button>
    </RecordForm>
  );
}

export function NoteForm({ desk, record, list }: OfRecord) {
  const typed = typedFields(desk, 'note', { values: { id: record.reference } });
  return (
    <RecordForm desk={desk} action="note" record={record} list={list} layout="column">
      <TextAreaField
        id={deskFieldIds.note}
        label="Note on your call (may be empty)"
        hint={`Up to ${maxNoteLines} lines, ${maxNoteLength} characters. It is erased with the number.`}
        rows={maxNoteLines}
        maxLength={maxNoteLength}
        autoComplete="off"
        {...typed.field(deskFieldIds.note, 'note')}
      />
      <OutcomeButtons record={record} withNotReached />
    </RecordForm>
  );
}

/** The buttons of a call that a person has to see to, without a note: in the list of the first page. */
export function FollowUpForm({ desk, record, list }: OfRecord<CallRecord>) {
  return (
    <RecordForm desk={desk} action="note" record={record} list={list}>
      <OutcomeButtons record={record} />
    </RecordForm>
  );
}

/** A call that may not be made any more is only closed. */
function OutcomeButtons({ record, withNotReached = false }: OutcomeButtonsProps) {
  const isFollowUp = record.kind === 'call' && record.followUp !== null;
  const mayBeCalled = !isFollowUp || noCallText(record) === null;
  return (
    <div className={styles.buttons}>
      {mayBeCalled && (
        <Button type="submit" variant="tool" name="outcome" value="called">
          Call made
        </Button>
      )}
      {mayBeCalled && withNotReached && (
        <Button type="submit" variant="quiet" name="outcome" value="not-reached">
          Not reached
        </Button>
      )}
      {isFollowUp && (
        <Button type="submit" variant="quiet" name="outcome" value="closed">
          Close without a call
        </Button>
      )}
    </div>
  );
}

type OutcomeButtonsProps = { record: CallRecord | RequestRecord; withNotReached?: boolean };

export function AnswerForm({ desk, record, list }: OfRecord<RequestRecord>) {
  return (
    <RecordForm desk={desk} action="answer" record={record} list={list}>
      <Button type="submit" variant="tool">
        Mark as answered
      </Button>
    </RecordForm>
  );
}

export function RecordChanges({ desk, record, list }: OfRecord) {
  const days = consentRetryBar.clock.days;
  return (
    <>
      {record.kind === 'call' && record.withdrawnAt === null && canWithdraw(record) && (
        <Confirmed summary="Withdraw this call">
          <p>
            {record.state === 'delivered'
              ? 'Lead.svc has this call already: tell the callers as well. '
              : 'Nobody calls. '}
            This cannot be undone: the visitor would have to ask for a call again.
          </p>
          <RecordForm desk={desk} action="withdraw" record={record} list={list}>
            <Button type="submit" variant="tool">
              Withdraw the call
            </Button>
          </RecordForm>
        </Confirmed>
      )}
      {record.mobile !== '' && !record.isErased && (
        <Confirmed summary="Stop calls to this number">
          <p>
            No call is made to this number for {days} days, and those that wait are not made. This
            cannot be undone here: only the holder can allow calls again, with a code.
          </p>
          <RecordForm desk={desk} action="stop-caller" record={record} list={list}>
            <Button type="submit" variant="tool">
              Stop calls
            </Button>
          </RecordForm>
        </Confirmed>
      )}
    </>
  );
}

/** A call that was refused or has ended has nothing to withdraw. */
function canWithdraw(call: CallRecord): boolean {
  return isWaitingLead(call) || call.state === 'delivered' || call.followUp !== null;
}

type ConfirmedProps = { summary: string; isOpen?: boolean; children: ReactNode };

export function Confirmed({ summary, isOpen = false, children }: ConfirmedProps) {
  return (
    <div data-print="no">
      <Disclosure summary={summary} headingLevel={2} contentClass={styles.section} isOpen={isOpen}>
        {children}
      </Disclosure>
    </div>
  );
}

type RecordFormProps = OfRecord<DeskRecord> & ComponentProps<typeof DeskForm>;

export function RecordForm({ record, list, children, ...form }: RecordFormProps) {
  return (
    <DeskForm {...form}>
      <HiddenField name="id" value={recordId(record)} />
      {list && <HiddenField name="list" value={recordListText(list)} />}
      {children}
    </DeskForm>
  );
}
