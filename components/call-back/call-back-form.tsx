'use client';
/**
 * Asks for one call. The server's HTML posts by itself, so it works before and without JavaScript; the
 * first touch loads the behaviour, which takes over the same fields.
 */
import { useSyncExternalStore } from 'react';
import { FormTrap } from '@/components/forms/honeypot';
import type { BoundForm } from '@/components/forms/use-form-behaviour';
import { useLateBehaviour } from '@/components/forms/use-lazy-enhancement';
import type { ProductCode } from '@/lib/lead-service/products';
import { currentReceipt, onReceipt } from '@/lib/leads/call-back-signals';
import type { FormSource } from '@/lib/leads/form-sources';
import type { CallBackDraft } from '@/lib/leads/schema';
import type { CallBackBehaviourProps } from './call-back-behaviour';
import { CallBackFields, type FieldTextsByName } from './call-back-fields';
import styles from './call-back-form.module.css';
import { CallBackThanks } from './call-back-thanks';

async function importBehaviour() {
  return (await import('./call-back-behaviour')).CallBackBehaviour;
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
  const receipt = useSyncExternalStore(onReceipt, currentReceipt, () => null);
  const { Behaviour, bound, setBound, isSending, readWebsite, formProps } = useLateBehaviour<
    CallBackBehaviourProps,
    BoundForm<CallBackDraft>
  >(importBehaviour);

  return (
    <>
      {receipt && (
        <CallBackThanks
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
        <FormTrap idPrefix={`get-a-call-${source}`} />
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
