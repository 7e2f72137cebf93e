/** Search, kind and order. Not shown where no script could answer it: the tables then stand as they are. */
import type { FormEvent, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { type InsurerChoice, insurerKinds } from '@/lib/insurers/find-insurers';
import { kindWords, measureWords } from '@/lib/insurers/insurer-words';
import styles from './insurer-finder.module.css';

type InsurerFinderFormProps = {
  ref: Ref<HTMLFormElement>;
  choice: InsurerChoice;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onClear: () => void;
};

const kinds = [
  { value: '', label: 'All kinds' },
  ...insurerKinds.map((kind) => ({ value: kind, label: kindWords[kind] })),
];

const orders = [
  { value: 'name', label: 'Name, A to Z' },
  ...Object.entries(measureWords).map(([value, label]) => ({ value, label })),
];

/** The form hears every change; React wants to know that on each controlled field. */
const heardByForm = () => {};

export function InsurerFinderForm({ ref, choice, onChange, onClear }: InsurerFinderFormProps) {
  return (
    <search data-print="no" className={styles.search}>
      <form
        ref={ref}
        className={styles.form}
        onChange={onChange}
        onSubmit={(event) => event.preventDefault()}
      >
        <Field
          id="insurer-q"
          name="q"
          type="search"
          label="Name, older name or registration number"
          autoComplete="off"
          value={choice.q}
          onChange={heardByForm}
        />
        <SelectField
          id="insurer-kind"
          name="kind"
          label="Kind"
          options={kinds}
          value={choice.kind}
          onChange={heardByForm}
        />
        <SelectField
          id="insurer-sort"
          name="sort"
          label="Sort by"
          options={orders}
          value={choice.sort}
          onChange={heardByForm}
        />
        <Button variant="quiet" onClick={onClear}>
          Show all, A to Z
        </Button>
      </form>
    </search>
  );
}
