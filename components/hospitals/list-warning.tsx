/** What a list is worth: it has a date, it changes, and the insurer decides. */

import { Note } from '@/components/ui/note';
import { formatDate } from '@/lib/dates/format-date';
import type { HospitalList } from '@/lib/tools/hospitals/api/hospital-answer';
import { askTheInsurer } from './hospital-copy';

type ListWarningProps = { lists: readonly HospitalList[]; isSample: boolean };

export function ListWarning({ lists, isSample }: ListWarningProps) {
  if (isSample) {
    return (
      <Note title="Sample list: names no insurer">
        <p>
          It shows how the search works and says nothing about any network. Ask your insurer’s
          helpline before admission: “{askTheInsurer}”
        </p>
      </Note>
    );
  }
  const dates = [...new Set(lists.map(({ asOf }) => formatDate(asOf)))];
  return (
    <Note title="Lists change: confirm before admission">
      <p>
        {dates.length === 1 ? `These lists are of ${dates[0]}.` : 'Each list has its own date.'} Ask
        the insurer’s helpline: “{askTheInsurer}”
      </p>
    </Note>
  );
}
