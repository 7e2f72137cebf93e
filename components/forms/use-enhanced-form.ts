/**
 * A form that posts natively, enhanced on first touch: its enhancement is loaded then (form-enhancement.ts). A submit
 * before that waits for it; if loading fails, the form posts natively.
 */
import {
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import { offlineMessage } from '@/lib/pre-hydration/offline-message';
import type { BoundForm, FormEnhancement } from './form-enhancement';
import { useBlurReplay } from './use-blur-replay';

/** On a slow network the enhancement takes a few seconds; after this time it may never load. */
const loadTimeoutMs = 8_000;
/** A native post that the visitor stopped leaves the page as it was: after this time the form can be sent again. */
const resetAfterMs = 10_000;

/**
 * State of a submit without the enhancement: it waits for it, the browser posts the form (a later enhancement has
 * nothing left to send), or there was no network.
 */
type SubmitState = 'none' | 'waits' | 'posts' | 'offline';

/** Lets the handler tell a machine from a person whose browser filled the hidden field. */
type HoneypotReading = { website: string; byHand: 'yes' | '' };

/** What an enhancement needs of its form element. */
export type FormElementAccess = {
  /** Reads the honeypot at the moment of sending. */
  readHoneypot: () => HoneypotReading;
  postNatively: () => void;
};

type EnhancedForm<Draft extends FieldValues> = {
  /** Null until the enhancement is loaded. */
  bound: BoundForm<Draft> | null;
  isSending: boolean;
  /** Message beneath the button. */
  message: string | null;
  /** Props of the form element. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    onFocus: () => void;
    onPointerDown: () => void;
    onKeyDown: (event: SyntheticEvent) => void;
    onClick: (event: SyntheticEvent) => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
};

/** @param importEnhancement imports the form's enhancement and calls it; the browser loads its code on first touch. */
export function useEnhancedForm<Draft extends FieldValues>(
  importEnhancement: (access: FormElementAccess) => Promise<FormEnhancement<Draft>>,
): EnhancedForm<Draft> {
  const form = useRef<HTMLFormElement>(null);
  // A trusted key or pointer event: no script dispatched it.
  const isByHand = useRef(false);
  const [submitState, setSubmitState] = useState<SubmitState>('none');
  const [enhancement, setEnhancement] = useState<FormEnhancement<Draft> | null>(null);
  const bound = useSyncExternalStore(
    enhancement?.subscribe ?? subscribeToNothing,
    () => enhancement?.current() ?? null,
    () => null,
  );
  useEffect(() => enhancement?.connect?.(), [enhancement]);
  useBlurReplay(form, bound !== null);

  const postNatively = useCallback(() => {
    setSubmitState('posts');
    if (form.current) submitNatively(form.current, isByHand.current);
  }, []);

  const latestImport = useRef(importEnhancement);
  latestImport.current = importEnhancement;
  const isLoading = useRef(false);
  const load = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    const readHoneypot = (): HoneypotReading => ({
      website: readText(form.current, 'website'),
      byHand: isByHand.current ? 'yes' : '',
    });
    try {
      setEnhancement(await latestImport.current({ readHoneypot, postNatively }));
    } catch {
      // The network failed: the next touch tries again.
      isLoading.current = false;
    }
  }, [postNatively]);

  useEffect(() => {
    if (submitState !== 'waits') return;
    if (bound) {
      setSubmitState('none');
      bound.submit();
      return;
    }
    const timeout = setTimeout(() => {
      // Offline, a native post would end on the browser's error page and lose the typed text.
      if (navigator.onLine) postNatively();
      else setSubmitState('offline');
    }, loadTimeoutMs);
    return () => clearTimeout(timeout);
  }, [bound, submitState, postNatively]);

  useEffect(() => {
    if (submitState !== 'posts') return;
    const timer = setTimeout(() => setSubmitState('none'), resetAfterMs);
    return () => clearTimeout(timer);
  }, [submitState]);

  useEffect(() => {
    // Restored from the back/forward cache after a native post: the form can be sent again.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setSubmitState('none');
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  useEffect(() => {
    // Our own messages replace the browser's once scripts run.
    if (form.current) form.current.noValidate = true;
    // React gets no event for a field that was focused before hydration.
    if (form.current?.contains(document.activeElement)) void load();
  }, [load]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (bound) return bound.submit();
    if (submitState === 'posts') return;
    void load();
    setSubmitState(navigator.onLine ? 'waits' : 'offline');
  };
  const recordTrustedInput = ({ nativeEvent }: SyntheticEvent) => {
    isByHand.current ||= nativeEvent.isTrusted;
  };

  return {
    bound,
    isSending: submitState === 'waits' || submitState === 'posts' || bound?.isSending === true,
    message: bound ? bound.message : submitState === 'offline' ? offlineMessage : null,
    formProps: {
      ref: form,
      ...{ onFocus: load, onPointerDown: load },
      ...{ onKeyDown: recordTrustedInput, onClick: recordTrustedInput },
      onSubmit,
    },
  };
}

const subscribeToNothing = () => () => undefined;

/** By then user activation has expired (`Sec-Fetch-User`), so the form says it. */
function submitNatively(form: HTMLFormElement, hasTrustedInput: boolean): void {
  const markFormData = ({ formData }: FormDataEvent) =>
    hasTrustedInput && formData.set('byHand', 'yes');
  form.addEventListener('formdata', markFormData, { once: true });
  form.submit();
}

function readText(form: HTMLFormElement | null, name: string): string {
  const value = form ? new FormData(form).get(name) : null;
  return typeof value === 'string' ? value : '';
}
