'use client';
/**
 * The list of insurers, one table for each kind. The server sends all of it; in the browser it can be searched,
 * filtered and sorted, and the URL holds the state, so that the view can be linked.
 */
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { updateQuery } from '@/lib/browser/url-state/url-query';
import { figureSpread } from '@/lib/tools/insurers/figure-spread';
import {
  findInsurers,
  type InsurerChoice,
  type InsurerRow,
  noInsurerFilter,
  parseInsurerChoice,
  sortGroups,
} from '@/lib/tools/insurers/find-insurers';
import { formatShownCount, measureNames } from '@/lib/tools/insurers/insurer-copy';
import type { InsurerGroup } from '@/lib/tools/insurers/insurer-groups';
import styles from './insurer-finder.module.css';
import { InsurerTable } from './insurer-table';

type InsurerFinderProps = {
  insurers: readonly InsurerRow[];
  /** One table each. The footnote names the figure, its date and its source. */
  groups: readonly (InsurerGroup & { footnote: ReactNode })[];
  /** Financial year of the figures shown and sorted by. */
  year: string;
  /** Shown when nothing matches. */
  emptyState: ReactNode;
};

/** If the table has this many rows or fewer, the folded details are open. */
const maxOpenRows = 3;

/** Long enough that a word is one change of the query; browsers limit the rate of changes. */
const debounceMs = 300;

export function InsurerFinder({ insurers, groups, year, emptyState }: InsurerFinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const [choice, setChoice] = useUrlChoice(form);

  function handleChange({ currentTarget }: FormEvent<HTMLFormElement>) {
    setChoice(parseInsurerChoice(new FormData(currentTarget)));
  }

  function scrollToResults(event: FormEvent) {
    event.preventDefault();
    // On a phone the keyboard and the fields cover the results.
    (document.activeElement as HTMLElement | null)?.blur();
    summaryRef.current?.scrollIntoView();
  }

  function showAll() {
    setChoice(noInsurerFilter);
    // The button is gone then.
    summaryRef.current?.focus();
  }

  const foundInsurers = findInsurers(insurers, choice);
  const spreads = useMemo(() => findSpreads(insurers), [insurers]);
  const groupName =
    groups.find(({ kind }) => kind === choice.kind)?.name.toLowerCase() ?? 'insurers';
  return (
    <div className={styles.finder}>
      <InsurerFinderForm
        ref={form}
        groups={groups}
        choice={choice}
        onChange={handleChange}
        onSubmit={scrollToResults}
      />
      <div className={styles.shown}>
        <p ref={summaryRef} role="status" tabIndex={-1}>
          {formatShownCount(foundInsurers.length, insurers.length, choice, groupName)}
        </p>
        {foundInsurers.length < insurers.length && (
          <Button variant="quiet" onClick={showAll}>
            Show all
          </Button>
        )}
      </div>
      {foundInsurers.length === 0 && <div className={styles.none}>{emptyState}</div>}
      {sortGroups(groups, foundInsurers, choice).map(({ footnote, ...group }) => (
        <InsurerTable
          key={group.kind}
          group={group}
          sort={choice.sort}
          rows={foundInsurers.filter(({ kind }) => kind === group.kind)}
          spreads={spreads}
          year={year}
          isExpanded={foundInsurers.length <= maxOpenRows}
          footnote={footnote}
        />
      ))}
    </div>
  );
}

/** The choice, read from the URL after hydration and written back to it. */
function useUrlChoice(form: RefObject<HTMLFormElement | null>) {
  const [choice, setChoice] = useState(noInsurerFilter);

  useEffect(() => {
    const params = new URLSearchParams(location.search);
    // Text typed or chosen before hydration counts unless the URL has its own.
    for (const [name, value] of new FormData(form.current ?? undefined))
      if (!params.has(name)) params.set(name, `${value}`);
    setChoice(parseInsurerChoice(params));
  }, [form]);

  useEffect(() => {
    // useDebouncedValue would write its first value over a query that is not read yet.
    const timer = setTimeout(() => updateQuery({ ...choice, q: choice.q.trim() }), debounceMs);
    return () => clearTimeout(timer);
  }, [choice]);

  return [choice, setChoice] as const;
}

function findSpreads(insurers: readonly InsurerRow[]) {
  return {
    'paid-by-number': figureSpread(insurers, 'paid-by-number'),
    'paid-by-amount': figureSpread(insurers, 'paid-by-amount'),
    'incurred-claims': figureSpread(insurers, 'incurred-claims'),
  };
}

/** Search, kind and order. Hidden without scripts: the tables are complete without it. */
type InsurerFinderFormProps = {
  ref: Ref<HTMLFormElement>;
  groups: readonly InsurerGroup[];
  choice: InsurerChoice;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent) => void;
};

const orders = Object.entries(measureNames).map(([value, label]) => ({ value, label }));

/** The form handles every change; React requires a handler on each controlled field. */
const handledByForm = () => {};

function InsurerFinderForm(props: InsurerFinderFormProps) {
  const { ref, groups, choice, onChange, onSubmit } = props;
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
          placeholder="A to Z"
          options={orders}
          value={choice.sort}
          onChange={handledByForm}
        />
        <Button variant="quiet" type="submit">
          Search
        </Button>
      </form>
    </search>
  );
}
