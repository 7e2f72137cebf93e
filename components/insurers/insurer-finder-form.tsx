/** Search, kind and order. Hidden without scripts: the tables are complete without it. */
import type { FormEvent, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { InsurerChoice } from '@/lib/tools/insurers/find-insurers';
import { measureNames } from '@/lib/tools/insurers/insurer-copy';
import type { InsurerGroup } from '@/lib/tools/insurers/insurer-groups';
import styles from './insurer-finder.module.css';

type InsurerFinderFormProps = {
  ref: Ref<HTMLFormElement>;
  groups: readonly InsurerGroup[];
  choice: InsurerChoice;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent) => void;
  onClear: () => void;
};

const orders = Object.entries(measureNames).map(([value, label]) => ({ value, label }));

/** The form handles every change; React requires a handler on each controlled field. */
const handledByForm = () => {};

export function InsurerFinderForm(props: InsurerFinderFormProps) {
  const { ref, groups, choice, onChange, onSubmit, onClear } = props;
  return (
    <search data-print="no" className={styles.search}>
      <form ref={ref} className={styles.form} onChange={onChange} onSubmit={onSubmit}>
        <TextField
          id="insurer-q"
          name="q"
          type="search"
          label="Name, older name or registration number"
          autoComplete="off"
          value={choice.q}
          onChange={handledByForm}
        />
        <SelectField
          id="insurer-kind"
          name="kind"
          label="Kind"
          placeholder="All kinds"
          options={groups.map(({ kind, name }) => ({ value: kind, label: name }))}
          value={choice.kind}
          onChange={handledByForm}
        />
        <SelectField
          id="insurer-sort"
          name="sort"
          label="Sort by"
          placeholder="Name, A to Z"
          options={orders}
          value={choice.sort}
          onChange={handledByForm}
        />
        <div className={styles.buttons}>
          <Button variant="quiet" type="submit">
            Search
          </Button>
          <Button variant="quiet" onClick={onClear}>
            Show all
          </Button>
        </div>
      </form>
    </search>
  );
}
