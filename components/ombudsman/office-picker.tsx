/**
 * The Ombudsman's office by state and place, as a GET form in the step that needs it: the answer's address has the
 * choice, and the complaint below names the office. Without a script a place is asked for once the state is sent.
 */
import { FormCard } from '@/components/forms/form-card';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { ombudsmanOfficeCount } from '@/lib/content/figures/complaints';
import { ombudsmanStates } from '@/lib/content/ombudsman-offices';
import { findOffice, isSplitState, placesOf } from '@/lib/tools/ombudsman/find-office';
import type { OfficeChoice } from '@/lib/tools/ombudsman/office-query';
import styles from './ombudsman-finder.module.css';
import { OmbudsmanResult } from './ombudsman-result';

type OfficePickerProps = {
  action: string;
  /** The answer's query without the choice. */
  search: string;
  choice: OfficeChoice | undefined;
};

export function OfficePicker({ action, search, choice }: OfficePickerProps) {
  const state = ombudsmanStates.find(({ id }) => id === choice?.state);
  const found = choice ? findOffice(ombudsmanStates, choice.state, choice.place) : null;
  return (
    <div id="office" className={styles.result}>
      <FormCard action={`${action}#office`} layout="column" autoComplete="off">
        <HiddenQuery search={search} />
        <SelectField
          id="office-state"
          name="state"
          label="Your state"
          hint="Where the person who complains lives, or the insurer’s office is."
          placeholder="Choose a state"
          options={ombudsmanStates.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={choice?.state ?? ''}
        />
        {state && isSplitState(state) && (
          <SelectField
            id="office-place"
            name="place"
            label={state.placeLabel}
            placeholder="Choose a place"
            options={placesOf(state)}
            defaultValue={choice?.place ?? ''}
          />
        )}
        <Button type="submit">Find your Ombudsman office</Button>
      </FormCard>
      <div className={styles.result}>
        <OmbudsmanResult found={found} />
        <p data-print="no">
          <a href="/grievance-redressal#ombudsman-offices">
            All {ombudsmanOfficeCount.text} offices and their areas
          </a>
        </p>
      </div>
    </div>
  );
}
