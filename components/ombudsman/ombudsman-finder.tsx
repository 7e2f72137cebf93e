'use client';
/**
 * Choose a state, and a place where several offices share it, to find the office. Hidden without a script: the two
 * tables below have the same information.
 */
import { useEffect, useState } from 'react';
import { SelectField } from '@/components/ui/select-field';
import { updateQuery } from '@/lib/browser/url-state/url-query';
import type { OmbudsmanState } from '@/lib/content/ombudsman-offices';
import { findOffice, isSplitState, placesOf } from '@/lib/tools/ombudsman/find-office';
import styles from './ombudsman-finder.module.css';
import { OmbudsmanResult } from './ombudsman-result';

const emptyChoice = { state: '', place: '' };

export function OmbudsmanFinder({ states }: { states: readonly OmbudsmanState[] }) {
  const [choice, setChoice] = useState(emptyChoice);

  useEffect(() => {
    const params = new URLSearchParams(location.search);
    // The browser may have restored the field before hydration.
    const field = document.querySelector<HTMLSelectElement>('#ombudsman-state');
    // A URL with the state refers to this section, which may be folded, within another fold.
    if (params.has('state'))
      for (
        let fold = field?.closest('details');
        fold;
        fold = fold.parentElement?.closest('details')
      )
        fold.open = true;
    setChoice({
      state: params.get('state') ?? field?.value ?? '',
      place: params.get('place') ?? '',
    });
  }, []);

  function choose(next: typeof emptyChoice) {
    setChoice(next);
    updateQuery(next);
  }

  const state = states.find(({ id }) => id === choice.state);
  return (
    <div className={styles.finder} data-print="no">
      <SelectField
        id="ombudsman-state"
        label="Your state or union territory"
        placeholder="Choose a state"
        options={states.map(({ id, name }) => ({ value: id, label: name }))}
        value={state?.id ?? ''}
        onChange={(event) => choose({ state: event.target.value, place: '' })}
      />
      {state && isSplitState(state) && (
        <SelectField
          id="ombudsman-place"
          label={state.placeLabel}
          placeholder="Choose a place"
          options={placesOf(state)}
          value={choice.place}
          onChange={(event) => choose({ ...choice, place: event.target.value })}
        />
      )}
      <div role="status" className={styles.result}>
        <OmbudsmanResult found={findOffice(states, choice.state, choice.place)} />
      </div>
    </div>
  );
}
