/** The three fields and the button: the same HTML on the server, before and after the behaviour is loaded. */
import type { ChangeEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { mobileAsTyped } from '@/lib/call-back/mobile';
import { callBackProducts, type ProductCode } from '@/lib/call-back/products';
import { timeSlots } from '@/lib/call-back/time-slots';
import type { BoundForm } from './call-back-behaviour';
import styles from './call-back-form.module.css';

const productOptions = callBackProducts.map(({ code, label }) => ({ value: String(code), label }));
const slotOptions = timeSlots.map((slot) => ({ value: slot, label: slot }));

export type FieldTextsByName = Partial<Record<'product' | 'timeSlot' | 'mobile', string>>;

type CallBackFieldsProps = {
  idPrefix: string;
  productCode?: ProductCode | undefined;
  timeSlot?: string | undefined;
  errors?: FieldTextsByName | undefined;
  bound: BoundForm | null;
  isSending: boolean;
};

export function CallBackFields({
  idPrefix,
  productCode,
  timeSlot,
  errors,
  bound,
  isSending,
}: CallBackFieldsProps) {
  const error = (name: keyof FieldTextsByName) =>
    // What was wrong before the page was loaded stands until its field is changed.
    bound?.errors[name]?.message ?? (bound?.changed[name] ? undefined : errors?.[name]);
  // Registered in reading order: after a failed submit the first wrong field gets the focus.
  const product = bound?.register('product') ?? { name: 'product' };
  const slot = bound?.register('timeSlot') ?? { name: 'timeSlot' };
  const mobile = bound?.register('mobile');
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
      <Field
        {...(mobile ?? { name: 'mobile' })}
        onChange={(event) => {
          keepMobileDigits(event);
          void mobile?.onChange(event);
        }}
        id={`${idPrefix}-mobile`}
        label="Mobile number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        prefix="+91"
        error={error('mobile')}
        required
      />
      <Button type="submit" isWide aria-disabled={isSending} aria-busy={isSending}>
        {isSending && <span className={styles.spinner} aria-hidden="true" />}
        {isSending ? 'Sending…' : 'Get a Call'}
      </Button>
      {bound?.message && (
        <p role="alert" className={styles.message}>
          {bound.message}
        </p>
      )}
    </>
  );
}

/** Digits only as typed, ten at most; a pasted "+91 98765 43210" becomes ten digits. */
function keepMobileDigits(event: ChangeEvent<HTMLInputElement>): void {
  const input = event.target;
  const kept = mobileAsTyped(input.value);
  if (kept === input.value) return;
  // The caret stays behind the digit it stood behind.
  const before = mobileAsTyped(input.value.slice(0, input.selectionStart ?? input.value.length));
  input.value = kept;
  input.setSelectionRange(before.length, before.length);
}
