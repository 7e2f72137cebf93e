/** The three fields and the button: the same HTML on the server, before and after the behaviour is loaded. */
import { sanitizeInput } from '@/components/forms/sanitize-input';
import { SubmitButton } from '@/components/forms/submit-button';
import type { BoundForm } from '@/components/forms/use-form-enhancement';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { sanitizeMobileInput } from '@/lib/input/mobile';
import { callBackProducts, type ProductCode } from '@/lib/lead-service/products';
import { timeSlots } from '@/lib/lead-service/time-slots';
import type { CallBackDraft } from '@/lib/leads/schema';

const productOptions = callBackProducts.map(({ code, label }) => ({ value: String(code), label }));
const slotOptions = timeSlots.map((slot) => ({ value: slot, label: slot }));

export type FieldTextsByName = Partial<Record<'product' | 'timeSlot' | 'mobile', string>>;

type CallBackFieldsProps = {
  idPrefix: string;
  productCode?: ProductCode | undefined;
  timeSlot?: string | undefined;
  errors?: FieldTextsByName | undefined;
  bound: BoundForm<CallBackDraft> | null;
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
      <TextField
        {...(mobile ?? { name: 'mobile' })}
        onChange={(event) => {
          sanitizeInput(event, sanitizeMobileInput);
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
      <SubmitButton label="Get a Call" isSending={isSending} message={bound?.message ?? null} />
    </>
  );
}
