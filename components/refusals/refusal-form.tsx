/**
 * The words of the letter, line, what the insurer did, and dates that may be left out. A plain GET form: the answer has
 * a URL. On an answer it keeps the reasons that were chosen, and its words add another.
 */
import { FormCard } from '@/components/forms/form-card';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { localText } from '@/components/languages/local-text';
import { RepresentedFields } from '@/components/letter/letter-for';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import fieldStyles from '@/components/ui/field.module.css';
import { RadioField } from '@/components/ui/radio-field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { reasonsOf } from '@/lib/content/refusals/all-refusals';
import {
  amountRow,
  refusalDayRows,
  refusalKindRows,
  refusalLineRows,
} from '@/lib/content/refusals/refusal-copy';
import { answerPath } from '@/lib/site/tool-paths';
import { refusedPath } from '@/lib/site/tool-routes';
import { languageOf } from '@/lib/text/words';
import { officeEntries } from '@/lib/tools/ombudsman/office-query';
import { maxLetterLength } from '@/lib/tools/refusals/letter-words';
import {
  type DayField,
  dayWordsOf,
  lineOf,
  needsAmount,
  type RefusalField,
  reasonDayRowsFor,
  representedOf,
} from '@/lib/tools/refusals/refusal-input';
import type { RefusalValues } from '@/lib/tools/refusals/refusal-query';
import styles from './refusal-form.module.css';

type RefusalFormProps = {
  values?: RefusalValues;
  errors?: Partial<Record<RefusalField, string>>;
  /** The deductions that were typed, as a query: the next answer keeps them. */
  typedDeductions?: string;
};

const labelsId = 'refusal-labels';

export const noValues: Omit<RefusalValues, 'amount'> = {
  line: null,
  kind: 'refused',
  reasons: [],
  days: {},
  q: '',
};

export function RefusalForm({
  values = noValues,
  errors = {},
  typedDeductions = '',
}: RefusalFormProps) {
  const { line, kind, reasons, days, amount, q } = values;
  const dayRows = [...refusalDayRows, ...reasonDayRowsFor(values)].map(({ id, hint }) => ({
    id,
    label: dayWordsOf(id, values).label,
    // The hint lists what the day may be; the line says which it is.
    ...(!(id === 'arose' && lineOf(values)) && { hint }),
  }));
  const letterRows = dayRows.filter(({ id }) => id === 'letter');
  const otherRows = dayRows.filter(({ id }) => id !== 'letter');
  return (
    <FormCard
      action={answerPath(refusedPath)}
      layout="pairs"
      autoComplete="off"
      note="Leave out your name, policy number and illness. Nothing is kept."
    >
      <HiddenQuery search={typedDeductions} />
      <HiddenQuery search={officeEntries(values.office)} />
      {reasons.length > 0 && <ChosenReasons reasons={reasons} />}
      <TextField
        id="refusal-q"
        name="q"
        label={
          reasons.length > 0
            ? 'Another reason in the same letter'
            : 'What did they say? The letter’s words, or its clause'
        }
        hint="Such as Excl01 or PED. Hindi works."
        list={labelsId}
        maxLength={maxLetterLength}
        defaultValue={q}
        lang={languageOf(q)}
        error={errors.q}
      />
      <datalist id={labelsId}>
        {reasonsOf(line).map(({ id, label }) => (
          <option key={id} value={localText(label)} />
        ))}
      </datalist>
      <SelectField
        id="refusal-line"
        name="line"
        label="Which insurance?"
        placeholder="I don’t know"
        options={refusalLineRows}
        defaultValue={line ?? ''}
      />
      <RadioField
        id="refusal-kind"
        name="kind"
        label="What did the insurer do?"
        options={refusalKindRows}
        defaultValue={kind}
      />
      <div className={styles.fields}>
        <DayFields rows={letterRows} days={days} errors={errors} />
        <RepresentedFields represented={representedOf(values)} idPrefix="refusal" />
      </div>
      <div className={styles.wide}>
        <Disclosure
          summary="More dates, for an exact answer"
          isOpen={reasons.length > 0 || otherRows.some(({ id }) => days[id] || errors[id])}
        >
          <DayFields rows={otherRows} days={days} errors={errors} />
          {needsAmount(values) && (
            <TextField
              id={`refusal-${amountRow.id}`}
              name={amountRow.id}
              label={amountRow.label}
              hint={amountRow.hint}
              inputMode="decimal"
              defaultValue={amount === undefined ? '' : String(amount)}
              error={errors.amount}
            />
          )}
        </Disclosure>
      </div>
      <p className={styles.wide}>Skip what you don’t know.</p>
      <Button type="submit">What does it mean?</Button>
    </FormCard>
  );
}

type DayFieldsProps = Pick<RefusalValues, 'days'> & {
  rows: readonly { id: DayField; label: string; hint?: string }[];
  errors: Partial<Record<RefusalField, string>>;
};

function DayFields({ rows, days, errors }: DayFieldsProps) {
  return (
    <div className={fieldStyles.grid}>
      {rows.map(({ id, label, hint }) => (
        <TextField
          key={id}
          id={`refusal-${id}`}
          name={id}
          label={label}
          hint={hint}
          type="date"
          defaultValue={days[id]}
          error={errors[id]}
        />
      ))}
    </div>
  );
}

/** Sent again with the form. */
function ChosenReasons({ reasons }: Pick<RefusalValues, 'reasons'>) {
  return (
    <div className={`${styles.chosen} ${styles.wide}`}>
      {reasons.map(({ id, label }) => (
        <p key={id}>
          <input type="hidden" name="reason" value={id} />
          <b>{label}</b>
        </p>
      ))}
    </div>
  );
}
