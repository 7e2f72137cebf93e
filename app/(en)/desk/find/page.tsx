/** What the search found: addressed by a day or a keyed hash. */
import { DeskPage } from '@/components/desk/desk-page';
import { SearchForm, SearchResult } from '@/components/desk/search-form';
import {
  firstValue,
  type PageProps,
  type SearchParams,
} from '@/lib/browser/url-state/search-params';
import { parseIsoDate } from '@/lib/dates/iso-date';
import { parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskFindPath, keyShape } from '@/lib/desk/desk-paths';
import type { KeyedSearch } from '@/lib/desk/records/find-records.server';
import { requireStaff } from '@/lib/desk/require-staff.server';

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
      {search ? <SearchResult desk={desk} search={search} /> : <p>{searchHelp}</p>}
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
