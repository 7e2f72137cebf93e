/**
 * Filters by the lists' labels; nothing where no list has such a column. Inherits 'use client' from
 * hospital-search.tsx.
 */
import type { FilterOptions } from '@/components/hospitals/filter-options';
import { SelectField } from '@/components/ui/select-field';
import type { HospitalQuery, LabelOption } from '@/lib/tools/hospitals/api/hospital-answer';
import { hospitalQueryKeys } from '@/lib/url-state/hospital-query-keys';

type LabelFilterFieldsProps = {
  query: HospitalQuery;
  filterOptions: FilterOptions;
  onNarrow: (changes: Partial<HospitalQuery>) => void;
};

export function LabelFilterFields({ query, filterOptions, onNarrow }: LabelFilterFieldsProps) {
  const { specialities, tieUps } = filterOptions;
  return (
    <>
      {specialities.length > 0 && (
        <SelectField
          id="hospital-speciality"
          name={hospitalQueryKeys.speciality}
          label="Speciality"
          placeholder="Any speciality"
          options={specialities.map(toOption)}
          value={query.speciality}
          onChange={({ target }) => onNarrow({ speciality: target.value })}
        />
      )}
      {tieUps.length > 0 && (
        <SelectField
          id="hospital-tie-up"
          name={hospitalQueryKeys.tieUp}
          label="Tie-up with the insurer"
          placeholder="Any tie-up"
          options={tieUps.map(toOption)}
          value={query.tieUp}
          onChange={({ target }) => onNarrow({ tieUp: target.value })}
        />
      )}
    </>
  );
}

function toOption({ value, label, hospitals }: LabelOption) {
  return { value, label: `${label} (${hospitals})` };
}
