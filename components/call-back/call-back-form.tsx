'use client';
/**
 * Asks for one call. The server's HTML posts by itself, so it works before and without JavaScript; the first
 * touch loads the enhancement, which takes over the same fields.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import { useEnhancedForm } from '@/components/forms/use-enhanced-form';
import type { BoundForm } from '@/components/forms/use-form-enhancement';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { sanitizeMobileInput } from '@/lib/input/mobile';
import { callBackProducts, type ProductCode } from '@/lib/lead-service/call-back-products';
import { timeSlots } from '@/lib/lead-service/time-slots';
import { currentConfirmation, onConfirmation } from '@/lib/leads/call-back-signals';
import type { CallBackDraft, FormSource } from '@/lib/leads/call-back-submission';
import { CallBackConfirmation } from './call-back-confirmation';
import type { CallBackEnhancementProps } from './call-back-enhancement';
import styles from './call-back-form.module.css';

const productOptions = callBackProducts.map(({ code, label }) => ({ value: String(code), label }));
const slotOptions = timeSlots.map((slot) => ({ value: slot, label: slot }));

async function importEnhancement() {
  return (await import('./call-back-enhancement')).CallBackEnhancement;
}

export type CallBackFormProps = {
  page: string;
  source: FormSource;
  productCode?: ProductCode | undefined;
  /** What was chosen and found wrong before, when the form is shown again without JavaScript. */
  timeSlot?: string | undefined;
  errors?: Partial<Record<'product' | 'timeSlot' | 'mobile', string>> | undefined;
};

export function CallBackForm(props: CallBackFormProps) {
  const { page, source } = props;
  const idPrefix = `get-a-call-${source}`;
  const confirmation = useSyncExternalStore(onConfirmation, currentConfirmation, () => null);
  const { Enhancement, bound, setBound, isSending, readHoneypot, formProps } = useEnhancedForm<
    CallBackEnhancementProps,
    BoundForm<CallBackDraft>
  >(importEnhancement);

  const { ref: formRef } = formProps;
  useEffect(() => {
    // Also where no enhancement was loaded that could clear it, and in a popup that opens on the thank-you.
    if (confirmation && formRef.current) clearAnswers(formRef.current);
  }, [confirmation, formRef]);

  return (
    <>
      {confirmation && (
        <CallBackConfirmation
          confirmation={confirmation}
          source={source}
          onAgain={() => formProps.ref.current?.querySelector('select')?.focus()}
        />
      )}
      <form
        {...formProps}
        method="post"
        action="/api/call-back"
        className={styles.form}
        hidden={confirmation !== null}
        data-print="no"
      >
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="source" value={source} />
        <Fields {...props} idPrefix={idPrefix} bound={bound} />
        <SubmitButton label="Get a Call" isSending={isSending} message={bound?.message ?? null} />
        <Honeypot idPrefix={idPrefix} />
      </form>
      {Enhancement && (
        <Enhancement page={page} source={source} readHoneypot={readHoneypot} onBound={setBound} />
      )}
    </>
  );
}

function clearAnswers(form: HTMLFormElement): void {
  for (const name of ['product', 'mobile']) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = '';
  }
}

type FieldsProps = CallBackFormProps & { idPrefix: string; bound: BoundForm<CallBackDraft> | null };

/** The same HTML on the server, before and after the enhancement is loaded. */
function Fields({ idPrefix, productCode, timeSlot, errors, bound }: FieldsProps) {
  const error = (name: 'product' | 'timeSlot' | 'mobile') =>
    // What was wrong before the page was loaded stands until its field is changed.
    bound?.errors[name]?.message ?? (bound?.changed[name] ? undefined : errors?.[name]);
  // Registered in reading order: after a failed submit the first wrong field gets the focus.
  const product = bound?.register('product') ?? { name: 'product' };
  const slot = bound?.register('timeSlot') ?? { name: 'timeSlot' };
  const mobile = bound?.register('mobile') ?? { name: 'mobile' };
  return (
    <>
      <SelectField
        {...product}
        id={`${idPrefix}-product`}
        label="Product"
        placeholder="Choose a product"
        options={productOptions}
        defaultValue={productCode === undefined ? '' : String(productCode)}
        error={error('product')}
        required
      />
      <SelectField
        {...slot}
        id={`${idPrefix}-time-slot`}
        label="Time slot"
        placeholder="Choose a time"
        options={slotOptions}
        defaultValue={timeSlot ?? ''}
        error={error('timeSlot')}
        required
      />
      <TextField
        {...mobile}
        sanitize={sanitizeMobileInput}
        id={`${idPrefix}-mobile`}
        label="Mobile number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        prefix="+91"
        error={error('mobile')}
        required
      />
    </>
  );
}
