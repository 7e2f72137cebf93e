/**
 * A form that posts by itself, enhanced on first touch: its enhancement is loaded then (form-enhancement.ts). A submit
 * before that waits for it; if the enhancement does not come, the form posts itself.
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

/** On a slow network the enhancement is a few seconds away; longer than this it may never come. */
const loadTimeoutMs = 8_000;

/**
 * Of a submit without the enhancement: it waits for it, the browser posts the form by itself (what comes later has
 * nothing left to send), or there was no network.
 */
type SubmitState = 'none' | 'waits' | 'posts' | 'offline';

/** What the handler needs to tell a machine from a person whose browser filled the field nobody sees. */
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
  /** For the place beneath the button. */
  message: string | null;
  /** For the form element. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    onFocus: () => void;
    onPointerDown: () => void;
    onKeyDown: (event: SyntheticEvent) => void;
    onClick: (event: SyntheticEvent) => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
};

/** @param importEnhancement imports the form's enhancement and calls it; the browser has its code from the first touch on. */
export function useEnhancedForm<Draft extends FieldValues>(
  importEnhancement: (access: FormElementAccess) => Promise<FormEnhancement<Draft>>,
): EnhancedForm<Draft> {
  const form = useRef<HTMLFormElement>(null);
  // A key or a press that the browser vouches for: no script made it.
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
      // Without network the browser's own post would end on its error page, and what was typed behind it.
      if (navigator.onLine) postNatively();
      else setSubmitState('offline');
    }, loadTimeoutMs);
    return () => clearTimeout(timeout);
  }, [bound, submitState, postNatively]);

  useEffect(() => {
    // Back from the page that a native post led to: the form as it was, and to be sent again.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setSubmitState('none');
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  useEffect(() => {
    // Our own messages replace the browser's once there is script to show them.
    if (form.current) form.current.noValidate = true;
    // A field that got the focus before the scripts came tells React nothing of it.
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

/** By then the press is too old for the browser to vouch for (`Sec-Fetch-User`), so the form says it. */
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
