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

/** On a slow network the behaviour is a few seconds away; longer than this it may never come. */
const loadPatienceMs = 8_000;

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
  const [isSubmitWanted, setSubmitWanted] = useState(false);

  const load = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { CallBackBehaviour } = await import('./call-back-behaviour');
      setBehaviour(() => CallBackBehaviour);
    } catch {
      isLoading.current = false;
    }
  }, []);

  // Pressed before the behaviour was there: it sends once it is; if it does not come, the form posts itself.
  useEffect(() => {
    if (!isSubmitWanted) return;
    if (bound) {
      setSubmitWanted(false);
      bound.submit();
      return;
    }
    const tooLong = setTimeout(() => form.current?.submit(), loadPatienceMs);
    return () => clearTimeout(tooLong);
  }, [bound, isSubmitWanted]);

  // Our own messages replace the browser's once there is script to show them.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (bound) return bound.submit();
    setSubmitWanted(true);
    void load();
  }

  const readWebsite = useCallback(() => readField(form.current, 'website'), []);

  return (
    <>
      {receipt && (
        <CallBackThanks
          receipt={receipt}
          source={source}
          onAgain={() => form.current?.querySelector('select')?.focus()}
        />
      )}
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
          isSending={isSubmitWanted || bound?.isSending === true}
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
