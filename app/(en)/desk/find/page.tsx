/** What the search found: addressed by a day or a keyed hash. */
import { DeskPage } from '@/components/desk/desk-page';
import { RecordTable } from '@/components/desk/record-table';
import styles from '@/components/desk/records.module.css';
import { SearchForm } from '@/components/desk/search-form';
import { formatDate } from '@/lib/dates/format-date';
import { addDays, type IsoDate, parseIsoDate, todayInIndia } from '@/lib/dates/iso-date';
import { parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskFindPath, keyShape, resultId } from '@/lib/desk/desk-paths';
import { findRecords, type KeyedSearch } from '@/lib/desk/records/find-records.server';
import { requireStaff, type SignedInDesk } from '@/lib/desk/require-staff.server';
import { countText } from '@/lib/text/words';
import { firstValue, type PageProps, type SearchParams } from '@/lib/url-state/search-params';

export const dynamic = 'auto';
export const metadata = { title: { absolute: 'Find, desk' } };

export default async function FindPage(props: PageProps) {
  const query = await props.searchParams;
  const message = parseDeskMessage(firstValue(query, 'message'));
  const desk = await requireStaff('desk', message);
  const search = readSearch(query);
  return (
    <DeskPage heading="Find" here={deskFindPath} desk={desk} message={message}>
      <SearchForm desk={desk} />
      {search ? <Found desk={desk} search={search} /> : <p>{searchHelp}</p>}
    </DeskPage>
  );
}

const searchHelp =
  'A reference in any spelling finds one record. A mobile number or e-mail address finds all calls, requests and policies of a person. A policy number finds the policy, and a day such as 26/11/2026 what came in on it.';

function readSearch(query: SearchParams): Exclude<KeyedSearch, { kind: 'reference' }> | null {
  const day = parseIsoDate(firstValue(query, 'day'));
  if (day) return { kind: 'day', day };
  for (const kind of ['mobile', 'email', 'policy'] as const) {
    const key = firstValue(query, kind);
    if (keyShape.test(key)) return { kind, key };
  }
  return null;
}

const nothingTexts = {
  day: 'Nothing came in on this day.',
  mobile:
    'Nothing is stored of this number: no call, no request, no policy. It may have been erased, or another number was given.',
  email:
    'Nothing is stored of this address: no request, no policy. Calls have no address: search by the mobile number.',
  policy:
    'There is no policy with this number here. Only policies that were imported are found, by their full number.',
} as const;

async function Found({
  desk: { services, now },
  search,
}: {
  desk: SignedInDesk;
  search: Exclude<KeyedSearch, { kind: 'reference' }>;
}) {
  const { records, isCut } = await findRecords(services, search);
  const what = search.kind === 'day' ? formatDate(search.day) : 'Result';
  const count = `${countText(records.length, 'record')}${isCut ? ' and more' : ''}`;
  return (
    <section className={styles.section}>
      <h2 id={resultId} tabIndex={-1}>
        {what}: {count}
      </h2>
      {search.kind === 'day' && <OtherDays day={search.day} today={todayInIndia(now)} />}
      {records.length > 0 ? (
        <RecordTable caption={`${what}, oldest first`} records={records} now={now} list={search} />
      ) : (
        <p>{nothingTexts[search.kind]}</p>
      )}
      {isCut && <p>The list is cut: search by something that fits fewer records.</p>}
    </section>
  );
}

function OtherDays({ day, today }: { day: IsoDate; today: IsoDate }) {
  const before = addDays(day, -1);
  const after = addDays(day, 1);
  return (
    <p className={styles.links}>
      <a href={`${deskFindPath}?day=${before}#${resultId}`}>{formatDate(before)}</a>
      {day < today && <a href={`${deskFindPath}?day=${after}#${resultId}`}>{formatDate(after)}</a>}
    </p>
  );
}
