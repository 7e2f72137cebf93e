/**
 * The form's fields. They work as a plain form; the enhancement, once loaded, listens to them too. Inherits
 * 'use client' from hospital-search.tsx.
 */
import type { RefObject } from 'react';
import { useState } from 'react';
import type { FilterOptions } from '@/components/hospitals/filter-options';
import { fieldId } from '@/components/hospitals/search-links';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { hospitalQueryKeys } from '@/lib/browser/url-state/hospital-query-keys';
import type { HospitalQuery, Position } from '@/lib/tools/hospitals/api/hospital-answer';
import styles from './hospital-search.module.css';
import type { EnhancedSearch } from './hospital-search-enhancement';
import { SearchFilters } from './search-filters';

type HospitalSearchFieldsProps = {
  query: HospitalQuery;
  text: string;
  filterOptions: FilterOptions;
  field: RefObject<HTMLInputElement | null>;
  bound: EnhancedSearch | null;
  /** None above an answer, so that its first hospital is on the screen. */
  example: string | undefined;
  onText: (typed: string) => void;
  onNarrow: (changes: Partial<HospitalQuery>) => void;
  onLocated: (position: Position) => void;
};

export function HospitalSearchFields(props: HospitalSearchFieldsProps) {
  const { query, text, filterOptions, field, bound, example, onText, onNarrow, onLocated } = props;
  const { near } = query;
  return (
    <>
      <div className={styles.field}>
        <TextField
          ref={field}
          name={hospitalQueryKeys.q}
          label="Hospital, area, city or PIN code"
          hint={example}
          maxLength={100}
          // An empty submit would lead to no answer.
          required={!near && query.insurers.length === 0}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onText(event.target.value)}
          {...bound?.inputProps}
          // Last: the props that are passed up have the text of one render before, which would move the cursor.
          value={text}
          id={fieldId}
        />
        {bound?.menu}
      </div>
      <Button type="submit">Search</Button>
      <LocateButton onFound={onLocated} />
      {near && (
        <label className={styles.near}>
          <input
            type="checkbox"
            name={hospitalQueryKeys.near}
            value={`${near.latitude},${near.longitude}`}
            checked
            onChange={() => onNarrow({ near: null, sort: 'relevance' })}
          />
          <span>{`Near the position ${near.latitude}, ${near.longitude}`}</span>
        </label>
      )}
      <SearchFilters query={query} filterOptions={filterOptions} onNarrow={onNarrow} />
    </>
  );
}

type LocateButtonProps = { onFound: (position: Position) => void };

const privacyNote =
  'We look only when you tap. Your device rounds it to about a kilometre; we use it for this search, then forget it.';

/**
 * "Use my location": requests geolocation on a tap and reports the result. Inherits 'use client' from
 * hospital-search.tsx.
 */
function LocateButton({ onFound }: LocateButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState('');

  async function locate() {
    setAsking(true);
    setMessage('Waiting for your position. Your browser may ask you first.');
    try {
      const { findPosition } = await import('./find-position');
      const outcome = await findPosition();
      setMessage(outcome.kind === 'failed' ? outcome.message : '');
      if (outcome.kind === 'found') onFound(outcome.position);
    } catch {
      setMessage('This did not load. Check your connection, or type a PIN code instead.');
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className={styles.locate}>
      <div className={styles.offer}>
        <Button
          variant="quiet"
          aria-disabled={isAsking}
          aria-describedby="locate-promise"
          onClick={() => !isAsking && locate()}
        >
          Use my location
        </Button>
        <p className={styles.hint} id="locate-promise">
          {privacyNote}
        </p>
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  );
}
