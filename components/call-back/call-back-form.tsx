'use client';
/**
 * Asks for one call. The server's HTML posts by itself, so it works before and without JavaScript; the
 * first touch loads the behaviour, which takes over the same fields.
 */
import {
  type ComponentType,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { currentReceipt, onReceipt } from '@/lib/call-back/call-back-signals';
import type { FormSource } from '@/lib/call-back/form-sources';
import type { ProductCode } from '@/lib/call-back/products';
import type { BoundForm, CallBackBehaviourProps } from './call-back-behaviour';
import { CallBackFields, type FieldTextsByName } from './call-back-fields';
import styles from './call-back-form.module.css';
import { CallBackThanks } from './call-back-thanks';

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
  const [Behaviour, setBehaviour] = useState<ComponentType<CallBackBehaviourProps> | null>(null);
  const [bound, setBound] = useState<BoundForm | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isLoading = useRef(false);
  const isSubmitWanted = useRef(false);

  const load = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { CallBackBehaviour } = await import('./call-back-behaviour');
      setBehaviour(() => CallBackBehaviour);
    } catch {
      // The network went away: what was pressed already goes out as a plain form.
      isLoading.current = false;
      if (isSubmitWanted.current) form.current?.submit();
    }
  }, []);

  useEffect(() => {
    if (!bound || !isSubmitWanted.current) return;
    isSubmitWanted.current = false;
    bound.submit();
  }, [bound]);

  // Our own messages replace the browser's once there is script to show them.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (bound) return bound.submit();
    isSubmitWanted.current = true;
    void load();
  }

  const readWebsite = useCallback(() => readField(form.current, 'website'), []);

  return (
    <>
      {receipt && <CallBackThanks receipt={receipt} source={source} />}
      <form
        ref={form}
        method="post"
        action="/api/call-back"
        className={styles.form}
        hidden={receipt !== null}
        data-print="no"
        onFocus={load}
        onPointerDown={load}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="source" value={source} />
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor={`get-a-call-${source}-website`}>Leave this empty</label>
          <input
            id={`get-a-call-${source}-website`}
            type="text"
            name="website"
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        <CallBackFields
          idPrefix={`get-a-call-${source}`}
          productCode={productCode}
          timeSlot={timeSlot}
          errors={errors}
          bound={bound}
        />
      </form>
      {Behaviour && (
        <Behaviour page={page} source={source} readWebsite={readWebsite} onBound={setBound} />
      )}
    </>
  );
}

function readField(form: HTMLFormElement | null, name: string): string {
  const value = form ? new FormData(form).get(name) : null;
  return typeof value === 'string' ? value : '';
}
