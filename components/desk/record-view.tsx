/** A call or a request: what it is, what was opened, what can be done, its story. */
import { Note } from '@/components/ui/note';
import { isRequestKind } from '@/lib/content/requests/request-kinds';
import { formatTime } from '@/lib/dates/format-date';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { openedId } from '@/lib/desk/desk-paths';
import type { Opened, OpenedRecord } from '@/lib/desk/records/open-record.server';
import type { RecordList } from '@/lib/desk/records/record-list';
import type { RecordWithStory } from '@/lib/desk/records/record-story.server';
import type { CallRecord, RequestRecord } from '@/lib/desk/records/records.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { isStopRequest } from '@/lib/requests/is-stop-request';
import { readableFields } from '@/lib/requests/readable-fields';
import { leadTextColumns } from '@/lib/store/schema/lead-schema';
import { isUnanswered } from '@/lib/store/schema/outbox-schema';
import { DeskTime } from './desk-time';
import { type Fact, Facts } from './facts';
import { AnswerForm, NoteForm, OpenForm, RecordChanges } from './record-forms';
import { aboutText, callableText, dueText, followUpTexts, stateText } from './record-words';
import styles from './records.module.css';
import { Story } from './story';
import { TellCallers } from './tell-callers';

type RecordViewProps = {
  desk: SignedInDesk;
  found: RecordWithStory;
  opened: Opened;
  list: RecordList | null;
};

export function RecordView({ desk, found, opened, list }: RecordViewProps) {
  const { record, story, stoppedCalls } = found;
  const { now } = desk;
  return (
    <div className={styles.columns}>
      <div className={styles.section}>
        <Warning record={record} now={now} />
        <TellCallers typed={stoppedCalls.join(' ')} />
        <Facts caption="The record" rows={factsOf(record, opened, now)} />
        {opened ? (
          <OpenedPart opened={opened} record={record} />
        ) : (
          !record.isErased && <OpenForm desk={desk} record={record} list={list} />
        )}
        {!record.isErased && <NoteForm desk={desk} record={record} list={list} />}
        {record.kind === 'request' && isUnanswered(record) && (
          <AnswerForm desk={desk} record={record} list={list} />
        )}
        <RecordChanges desk={desk} record={record} list={list} />
      </div>
      <section className={styles.section}>
        <h2>Story</h2>
        <Story story={story} now={now} />
      </section>
    </div>
  );
}

/** Why nobody rings. */
function Warning({ record, now }: { record: CallRecord | RequestRecord; now: Date }) {
  if (record.kind === 'request' && isStopRequest(record.requestKind))
    return (
      <Note
        title={
          record.requestKind === 'stop-calls'
            ? 'The site takes no new call to this number.'
            : 'The visitor does not want this call.'
        }
      >
        <p>
          Tell the callers of calls that they have, then mark this as answered. The number itself is
          in the mail to the desk, not here.
        </p>
      </Note>
    );
  if (record.kind === 'call' && record.followUp !== null)
    return (
      <Note title={followUpTexts[record.followUp]}>
        <p>{callableText(record, now)}</p>
        <p>Lead.svc said: “{record.refusalWords}”</p>
      </Note>
    );
  if (record.isStopped)
    return (
      <Note
        title={`This number asked for no calls: do not ring it.${record.kind === 'request' && record.email ? ' Answer in writing.' : ''}`}
      />
    );
  if (record.kind === 'call' && record.withdrawnAt !== null)
    return <Note title="This call is withdrawn: do not ring." />;
  return null;
}

function factsOf(record: CallRecord | RequestRecord, opened: Opened, now: Date): Fact[] {
  const contacts = record.kind === 'call' ? [record.mobile] : [record.mobile, record.email];
  const shown = contacts.filter(Boolean).join(', ') || 'No number and no address';
  return [
    ['Waits for', stateText(record, now)],
    ...dueFacts(record, now),
    ['About', aboutText(record)],
    ...(opened ? [] : ([['Contact', shown]] as Fact[])),
    ['Received', <DeskTime key="received" at={record.createdAt} now={now} />],
    ...extraFacts(record),
  ];
}

function dueFacts(record: CallRecord | RequestRecord, now: Date): Fact[] {
  const due = dueText(record, now);
  if (due === '') return [];
  return [[record.kind === 'call' ? 'Call on' : 'Answer', due]];
}

function extraFacts(record: CallRecord | RequestRecord): Fact[] {
  if (record.kind === 'request')
    return [
      ...(record.page ? ([['From page', record.page]] as Fact[]) : []),
      ['Consent text', record.consentVersion],
      ...(record.callSeries ? ([['Call from', `our ${record.callSeries} series`]] as Fact[]) : []),
    ];
  const facts = unsealedTexts(record);
  if (record.callDespiteDoNotDisturb)
    facts.push(['Do not disturb', 'On that register; asked for this call all the same']);
  if (record.possiblyDuplicate) facts.push(['Twice', 'Lead.svc may have it twice']);
  return facts;
}

function unsealedTexts(record: CallRecord): Fact[] {
  return leadTextColumns.flatMap(({ isSealed, listed, label }): Fact[] => {
    const text = isSealed || listed === null ? '' : record[listed];
    return text ? [[label, text]] : [];
  });
}

function OpenedPart({
  opened,
  record,
}: {
  opened: NonNullable<Opened>;
  record: CallRecord | RequestRecord;
}) {
  return (
    <section className={styles.section}>
      <h2 id={openedId} tabIndex={-1}>
        {record.kind === 'call' ? 'The number' : 'What was typed'}
      </h2>
      <OpenedText opened={opened.record} record={record} />
      <OpenedUntil until={opened.until} />
    </section>
  );
}

function OpenedText({
  opened,
  record,
}: {
  opened: OpenedRecord;
  record: CallRecord | RequestRecord;
}) {
  if (opened.kind === 'call') {
    return (
      <>
        <p>
          <PhoneLink mobile={opened.mobile} />
        </p>
        {opened.texts.map(({ label, text, isLink }) => (
          <p key={label}>
            {isLink ? (
              <a href={text} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            ) : (
              `${label}: ${text}`
            )}
          </p>
        ))}
      </>
    );
  }
  if (opened.kind === 'policy' || record.kind !== 'request') return null;
  const rows = isRequestKind(record.requestKind)
    ? readableFields(record.requestKind, opened.fields)
    : Object.entries(opened.fields).map(([name, text]) => ({ name, label: name, text }));
  return (
    <Facts
      caption="What was typed"
      rows={rows.map(({ name, label, text }): Fact => {
        if (name === 'mobile') return [label, <PhoneLink key={name} mobile={text} />];
        if (name === 'email') {
          return [
            label,
            <a key={name} href={`mailto:${encodeURIComponent(text).replace('%40', '@')}`}>
              {text}
            </a>,
          ];
        }
        return [label, <pre key={name}>{text}</pre>];
      })}
    />
  );
}

function PhoneLink({ mobile }: { mobile: string }) {
  return (
    <a href={`tel:+91${mobile}`}>
      {mobile.slice(0, 5)} {mobile.slice(5)}
    </a>
  );
}

/** How long what was opened is shown. */
export function OpenedUntil({ until }: { until: Date }) {
  return (
    <p className={styles.small}>
      Shown to you until {formatTime(nowInIndia(until).time)}. That you opened it is in the audit
      trail.
    </p>
  );
}
