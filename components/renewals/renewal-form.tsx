/** Asks for policy and date, which is all that the dated answer needs. A plain GET form: the answer has a URL. */
import { DateShortcuts } from '@/components/forms/date-shortcuts';
import { FormCard } from '@/components/forms/form-card';
import { AnswerLink } from '@/components/ui/answer-link';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { usedVehiclePlanHref } from '@/lib/content/life-events/vehicle-event';
import { lifeKinds } from '@/lib/content/renewals/life-kinds';
import { motorParts } from '@/lib/content/renewals/motor-parts';
import { answerPath } from '@/lib/site/tool-paths';
import { paymentModes, renewalLines } from '@/lib/tools/renewals/renewal-lines';
import {
  type RenewalField,
  type RenewalInput,
  renewalMissing,
} from '@/lib/tools/renewals/renewal-query';
import styles from './renewal-form.module.css';

type RenewalFormProps = {
  values?: Partial<RenewalInput>;
  errors?: Partial<Record<RenewalField, string>>;
};

export function RenewalForm({ values = {}, errors = {} }: RenewalFormProps) {
  return (
    <FormCard
      action={answerPath('/renewal')}
      layout="row"
      note="Look on your policy. A car or two-wheeler may have two dates, one for each part. For life, the day your first unpaid premium was due; for a new policy, the day you received it. A past date is fine. Nothing is kept."
    >
      <SelectField
        id="renewal-line"
        name="line"
        label="What do you renew?"
        placeholder="Choose a policy"
        options={renewalLines}
        defaultValue={values.line ?? ''}
        required
        data-missing={renewalMissing.line}
        error={errors.line}
      />
      <div className={styles.kind}>
        <SelectField
          id="renewal-kind"
          name="kind"
          label="Which kind of life policy?"
          options={lifeKinds}
          defaultValue={values.kind ?? 'unknown'}
          error={errors.kind}
        />
      </div>
      <div className={styles.mode}>
        <SelectField
          id="renewal-mode"
          name="mode"
          label="How is it paid?"
          options={paymentModes}
          defaultValue={values.mode ?? 'yearly'}
          error={errors.mode}
        />
      </div>
      <div className={styles.part}>
        <SelectField
          id="renewal-part"
          name="part"
          label="Which part ends on this date?"
          options={motorParts}
          defaultValue={values.part ?? 'unknown'}
          error={errors.part}
        />
        <p>
          <AnswerLink href={usedVehiclePlanHref}>I bought it used</AnswerLink>
        </p>
      </div>
      <div className={styles.started}>
        <TextField
          id="renewal-started"
          name="started"
          label="The policy started on"
          hint="On its first page. Skip it if you can’t find it."
          type="date"
          defaultValue={values.started}
          error={errors.started}
        />
      </div>
      <TextField
        id="renewal-expiry"
        name="expiry"
        label={values.line === 'new' ? 'Day you received it' : 'Expiry or due date'}
        type="date"
        defaultValue={values.expiry}
        required
        data-missing={renewalMissing.expiry}
        error={errors.expiry}
      />
      <Button type="submit">Show my dates</Button>
      <DateShortcuts
        {...(values.line === 'new' && { lead: 'Not sure of the date? You received it:' })}
      />
    </FormCard>
  );
}
