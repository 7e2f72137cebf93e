/**
 * Kind, speciality, distance, order and, where lists are loaded, insurers: collapsed by default. Inherits 'use
 * client' from hospital-search.tsx.
 */
import type { FilterOptions } from '@/components/hospitals/filter-options';
import { kindOptions } from '@/components/hospitals/hospital-kind-names';
import { SelectField } from '@/components/ui/select-field';
import { hospitalQueryKeys } from '@/lib/browser/url-state/hospital-query-keys';
import type {
  HospitalQuery,
  HospitalSort,
  LabelOption,
} from '@/lib/tools/hospitals/api/hospital-answer';
import type { HospitalKind } from '@/lib/tools/hospitals/text/hospital-kinds';
import styles from './hospital-search.module.css';

type SearchFiltersProps = {
  query: HospitalQuery;
  filterOptions: FilterOptions;
  onNarrow: (changes: Partial<HospitalQuery>) => void;
};

const radii = [2, 5, 10, 25, 50, 100].map((km) => ({
  value: String(km),
  label: `Within ${km} km`,
}));

const orders: readonly { value: HospitalSort; label: string }[] = [
  { value: 'relevance', label: 'Closest match first' },
  { value: 'nearest', label: 'Nearest first' },
  { value: 'name', label: 'Name, A to Z' },
];

export function SearchFilters({ query, filterOptions, onNarrow }: SearchFiltersProps) {
  const { specialities, tieUps } = filterOptions;
  const { radiusKm, sort, kind } = query;
  return (
    <details className={styles.filters}>
      <summary>{summarize(filterOptions)}</summary>
      <div className={styles.selects}>
        <SelectField
          id="hospital-kind"
          name={hospitalQueryKeys.kind}
          label="Kind, by its name"
          placeholder="Any kind"
          options={kindOptions}
          value={kind ?? ''}
          onChange={({ target }) => onNarrow({ kind: (target.value as HospitalKind) || null })}
        />
        <LabelFilterFields query={query} filterOptions={filterOptions} onNarrow={onNarrow} />
        <SelectField
          id="hospital-radius"
          name={hospitalQueryKeys.radiusKm}
          label="Distance"
          placeholder="Any distance"
          options={radii}
          value={radiusKm === null ? '' : String(radiusKm)}
          onChange={({ target }) => onNarrow({ radiusKm: Number(target.value) || null })}
        />
        <SelectField
          id="hospital-sort"
          name={hospitalQueryKeys.sort}
          label="Order"
          options={orders}
          value={sort}
          onChange={({ target }) => onNarrow({ sort: target.value as HospitalSort })}
        />
      </div>
      {specialities.length + tieUps.length > 0 && (
        <p className={styles.hint}>
          Specialities and tie-ups are as the lists write them. Their numbers count all lists.
        </p>
      )}
      <InsurerFilter query={query} filterOptions={filterOptions} onNarrow={onNarrow} />
    </details>
  );
}

function summarize({ insurers, specialities, tieUps }: FilterOptions): string {
  const parts = [
    ...(insurers.length > 0 ? ['Insurer', 'kind'] : ['Kind']),
    ...(specialities.length > 0 ? ['speciality'] : []),
    ...(tieUps.length > 0 ? ['tie-up'] : []),
    'distance',
  ];
  return `${parts.join(', ')} and order`;
}

function InsurerFilter({ query, filterOptions, onNarrow }: SearchFiltersProps) {
  const chosen = query.insurers;
  if (filterOptions.insurers.length === 0) return null;
  return (
    <fieldset className={styles.insurers}>
      <legend>In the list of (any of these)</legend>
      {filterOptions.insurers.map((insurer) => (
        <label key={insurer}>
          <input
            type="checkbox"
            name={hospitalQueryKeys.insurers}
            value={insurer}
            checked={chosen.includes(insurer)}
            onChange={({ target }) =>
              onNarrow({
                insurers: target.checked
                  ? [...chosen, insurer]
                  : chosen.filter((each) => each !== insurer),
              })
            }
          />
          <span>{insurer}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Filters by the lists' labels; nothing where no list has such a column. Inherits 'use client' from
 * hospital-search.tsx.
 */
function LabelFilterFields({ query, filterOptions, onNarrow }: SearchFiltersProps) {
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
