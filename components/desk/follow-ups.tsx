/** Calls that a person has to see to after `IsError`: first on the first page, until somebody called or closed them. */
import { deskRecordPath } from '@/lib/desk/desk-paths';
import { recordListText } from '@/lib/desk/records/record-list';
import type { CallRecord } from '@/lib/desk/records/records.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { countText } from '@/lib/text/words';
import { DeskTime } from './desk-time';
import styles from './follow-ups.module.css';
import { FollowUpForm, OpenForm } from './record-forms';
import { aboutText, callableText, dueText, followUpTexts } from './record-words';
import recordStyles from './records.module.css';

type FollowUpsProps = { desk: SignedInDesk; calls: readonly CallRecord[] };

const list = { kind: 'follow-ups' } as const;

export function FollowUps({ desk, calls }: FollowUpsProps) {
  if (calls.length === 0) return null;
  return (
    <section className={recordStyles.section}>
      <h2>First: {countText(calls.length, 'call')} that Lead.svc refused</h2>
      <ul className={styles.list} aria-label="Calls that Lead.svc refused">
        {calls.map((call) => (
          <FollowUp key={call.reference} desk={desk} call={call} />
        ))}
      </ul>
    </section>
  );
}

function FollowUp({ desk, call }: { desk: SignedInDesk; call: CallRecord }) {
  const { reference, followUp, mobile, lastCall, refusalWords } = call;
  return (
    <li className={styles.item}>
      <p>
        <a
          className={recordStyles.record}
          href={`${deskRecordPath(reference, recordListText(list))}#main`}
        >
          {reference}
        </a>{' '}
        {aboutText(call)}, {dueText(call, desk.now)}, {mobile}
      </p>
      <p>
        <strong>{followUp && followUpTexts[followUp]}</strong> {callableText(call, desk.now)}
      </p>
      <p>Lead.svc said: “{refusalWords}”</p>
      {lastCall?.outcome === 'not-reached' && (
        <p>
          Not reached: <DeskTime at={lastCall.at} now={desk.now} />
        </p>
      )}
      <div className={recordStyles.buttons}>
        <OpenForm desk={desk} record={call} list={list} />
        <FollowUpForm desk={desk} record={call} list={list} />
      </div>
    </li>
  );
}
