'use client';
/**
 * Asks for one call. The server's HTML posts by itself, so it works before and without JavaScript; the
 * first touch loads the behaviour, which takes over the same fields.
 */
import { useSyncExternalStore } from 'react';
import { Honeypot } from '@/components/forms/honeypot';
import type { BoundForm } from '@/components/forms/use-form-enhancement';
import { useLazyEnhancement } from '@/components/forms/use-lazy-enhancement';
import type { ProductCode } from '@/lib/lead-service/products';
import { currentConfirmation, onConfirmation } from '@/lib/leads/call-back-signals';
import type { FormSource } from '@/lib/leads/form-sources';
import type { CallBackDraft } from '@/lib/leads/schema';
import { CallBackConfirmation } from './call-back-confirmation';
import type { CallBackEnhancementProps } from './call-back-enhancement';
import { CallBackFields, type FieldTextsByName } from './call-back-fields';
import styles from './call-back-form.module.css';

async function importEnhancement() {
  return (await import('./call-back-enhancement')).CallBackEnhancement;
}

type CallBackFormProps = {
  productCode?: ProductCode | undefined;
  page: string;
  source: FormSource;
  /** What was chosen and found wrong before, when the form is shown again without JavaScript. */
  timeSlot?: string | undefined;
  errors?: FieldTextsByName | undefined;
};

export function CallBackForm({ productCode, page, source, timeSlot, errors }: CallBackFormProps) {
  const receipt = useSyncExternalStore(onConfirmation, currentConfirmation, () => null);
  const { Behaviour, bound, setBound, isSending, readWebsite, formProps } = useLazyEnhancement<
    CallBackEnhancementProps,
    BoundForm<CallBackDraft>
  >(importEnhancement);

  return (
    <>
      {receipt && (
        <CallBackConfirmation
          receipt={receipt}
          source={source}
          onAgain={() => formProps.ref.current?.querySelector('select')?.focus()}
        />
      )}
      <form
        {...formProps}
        method="post"
        action="/api/call-back"
        className={styles.form}
        hidden={receipt !== null}
        data-print="no"
      >
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="source" value={source} />
        <Honeypot idPrefix={`get-a-call-${source}`} />
        <CallBackFields
          idPrefix={`get-a-call-${source}`}
          productCode={productCode}
          timeSlot={timeSlot}
          errors={errors}
          bound={bound}
          isSending={isSending}
        />
      </form>
      {Behaviour && (
        <Behaviour page={page} source={source} readWebsite={readWebsite} onBound={setBound} />
      )}
    </>
  );
}
