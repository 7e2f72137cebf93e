/** Today at the desk: calls that Lead.svc refused after a promise, what waits, by when it is due, and what came in. */
import { DeskPage } from '@/components/desk/desk-page';
import { FollowUps } from '@/components/desk/follow-ups';
import { RecordTable } from '@/components/desk/record-table';
import styles from '@/components/desk/records.module.css';
import { SearchForm } from '@/components/desk/search-form';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { formatShortDay } from '@/lib/dates/format-date';
import { todayInIndia } from '@/lib/dates/iso-date';
import { parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskFindPath, deskPath } from '@/lib/desk/desk-paths';
import { isOverdue } from '@/lib/desk/records/due-time.server';
import { findFollowUps, findRecords, findWaiting } from '@/lib/desk/records/find-records.server';
import { type DeskRecord, isForDesk } from '@/lib/desk/records/records.server';
import { requireStaff } from '@/lib/desk/require-staff.server';
import { countText, joinWords } from '@/lib/text/words';

export const dynamic = 'auto';
export const metadata = { title: { absolute: 'Today, desk' } };

export default async function TodayPage(props: PageProps) {
  const message = parseDeskMessage(firstValue(await props.searchParams, 'message'));
  const desk = await requireStaff('desk', message);
  const { services, now } = desk;
  const { records, isCut } = await findWaiting(services, { now });
  const followUps = await findFollowUps(services, now);
  const today = todayInIndia(now);
  const received = await findRecords(services, { kind: 'day', day: today }, { now });
  const own = records.filter(isForDesk);
  const others = records.filter((record) => !isForDesk(record));
  const overdue = own.filter((record) => isOverdue(record, now)).length;
  const day = `${deskFindPath}?day=${today}`;
  return (
    <DeskPage
      heading={`Today, ${formatShortDay(today)}`}
      here={deskPath}
      desk={desk}
      message={message}
    >
      <FollowUps desk={desk} calls={followUps} />
      <SearchForm desk={desk} />
      <section className={styles.section}>
        <h2>
          For you: {countRecords(own)}
          {overdue > 0 && `, ${overdue} overdue`}
        </h2>
        {own.length > 0 ? (
          <RecordTable
            caption="Calls and answers for you, by when they are due"
            records={own}
            now={now}
            list={{ kind: 'for-you' }}
          />
        ) : (
          <p>Nobody waits for a call or an answer. New ones appear here: reload the page.</p>
        )}
        {isCut && <p>The list is cut: only what is due first is shown.</p>}
      </section>
      <section className={styles.section}>
        <h2>Waiting elsewhere: {countRecords(others)}</h2>
        {others.length > 0 ? (
          <RecordTable
            caption="What waits for a code, the queue, Lead.svc or the mail server"
            records={others}
            now={now}
            list={{ kind: 'not-yet' }}
          />
        ) : (
          <p>Nothing waits for a code, for the queue, for Lead.svc or for the mail server.</p>
        )}
      </section>
      <p>
        Received today: <a href={day}>{countRecords(received.records)}</a>
        {received.isCut && ', and more'}.
      </p>
    </DeskPage>
  );
}

function countRecords(records: readonly DeskRecord[]): string {
  const calls = records.filter(({ kind }) => kind === 'call').length;
  const requests = records.length - calls;
  const counts = [
    ...(calls > 0 ? [countText(calls, 'call')] : []),
    ...(requests > 0 ? [countText(requests, 'request')] : []),
  ];
  return counts.length > 0 ? joinWords(counts) : 'nothing';
}
