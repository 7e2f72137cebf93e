/** Finds a record by whatever the caller says. A post: what is typed is in no address and no log. */
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { formatDate } from '@/lib/dates/format-date';
import { addDays, type IsoDate, todayInIndia } from '@/lib/dates/iso-date';
import { deskFieldIds, deskFindPath, resultId } from '@/lib/desk/desk-paths';
import { findRecords, type KeyedSearch } from '@/lib/desk/records/find-records.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { typedFields } from '@/lib/desk/typed-fields';
import { countText } from '@/lib/text/words';
import { DeskForm } from './desk-form';
import { RecordTable } from './record-table';
import styles from './records.module.css';

export function SearchForm({ desk }: { desk: SignedInDesk }) {
  return (
    <DeskForm desk={desk} action="find" layout="question">
      <TextField
        id={deskFieldIds.words}
        label="Find"
        hint="Reference, mobile, e-mail, policy number or day"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={254}
        {...typedFields(desk, 'find').field(deskFieldIds.words, 'words')}
      />
      <Button type="submit" variant="tool">
        Find
      </Button>
    </DeskForm>
  );
}

/** What a search of the desk found. */
const nothingTexts = {
  day: 'Nothing came in on this day.',
  mobile:
    'Nothing is stored of this number: no call, no request, no policy. It may have been erased, or another number was given.',
  email:
    'Nothing is stored of this address: no request, no policy. Calls have no address: search by the mobile number.',
  policy:
    'There is no policy with this number here. Only policies that were imported are found, by their full number.',
} as const;

type SearchResultProps = {
  desk: SignedInDesk;
  search: Exclude<KeyedSearch, { kind: 'reference' }>;
};

export async function SearchResult({ desk: { services, now }, search }: SearchResultProps) {
  const { records, isCut } = await findRecords(services, search, { now });
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
