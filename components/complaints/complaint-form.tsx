/**
 * Asks for date and recipient of a complaint, which is all that the dated steps need. A plain GET form: the answer has
 * a URL.
 */
import { DateShortcuts } from '@/components/forms/date-shortcuts';
import { FormCard } from '@/components/forms/form-card';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { complaintTargets } from '@/lib/content/complaints/complaint-targets';
import { answerPath } from '@/lib/site/tool-paths';
import {
  type ComplaintField,
  type ComplaintInput,
  complaintMissing,
} from '@/lib/tools/complaints/complaint-query';
import { representedEntries } from '@/lib/tools/letters/represented-query';
import { officeEntries } from '@/lib/tools/ombudsman/office-query';
import styles from './complaint-form.module.css';

type ComplaintFormProps = {
  values?: Partial<ComplaintInput>;
  errors?: Partial<Record<ComplaintField, string>>;
};

export function ComplaintForm({ values = {}, errors = {} }: ComplaintFormProps) {
  const hidden = [...representedEntries(values.represented), ...officeEntries(values.office)];
  return (
    <FormCard
      action={answerPath('/grievance-redressal')}
      layout="row"
      note="We keep nothing of this."
    >
      <HiddenQuery search={hidden} />
      <SelectField
        id="complaint-to"
        name="to"
        label="Who did you complain to?"
        placeholder="Choose one"
        options={complaintTargets}
        defaultValue={values.to ?? ''}
        required
        data-missing={complaintMissing.to}
        error={errors.to}
      />
      <TextField
        id="complaint-complained"
        name="complained"
        label="On which day?"
        type="date"
        defaultValue={values.complained}
        required
        data-missing={complaintMissing.complained}
        error={errors.complained}
      />
      <Button type="submit">Show my dates</Button>
      <DateShortcuts lead="Not sure of the date? You complained:" />
      <div className={styles.answered}>
        <Disclosure
          summary="Was there an answer? Add its day"
          isOpen={Boolean(values.answered || errors.answered)}
        >
          <TextField
            id="complaint-answered"
            name="answered"
            label="Day of an answer you dispute"
            type="date"
            defaultValue={values.answered ?? undefined}
            error={errors.answered}
          />
        </Disclosure>
      </div>
    </FormCard>
  );
}
