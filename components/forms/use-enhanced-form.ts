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
import type { FieldValues, Path } from 'react-hook-form';
import { subscribeToNothing } from '@/components/ui/use-is-hydrated';
import { offlineMessage } from '@/lib/pre-hydration/offline-message';
import type { BoundForm, FormEnhancement } from './form-enhancement';
import { useBlurReplay } from './use-blur-replay';
import { useImportOnTouch } from './use-import-on-touch';

/** On a slow network the enhancement takes a few seconds; after this time it may never load. */
const loadTimeoutMs = 8_000;
/** A native post that the visitor stopped leaves the page as it was: after this time the form can be sent again. */
const resetAfterMs = 10_000;

type FormRef = RefObject<HTMLFormElement | null>;

/**
 * State of a submit without the enhancement: it waits for it, the browser posts the form (a later enhancement has
 * nothing left to send), or there was no network.
 */
type SubmitState = 'none' | 'waits' | 'posts' | 'offline';

/** Lets the handler tell a machine from a person whose browser filled the hidden field. */
type HoneypotReading = { website: string; byHand: 'yes' | '' };

/** The parts of the form element that an enhancement uses. */
export type FormElementAccess = {
  /** Reads the honeypot at the moment of sending. */
  readHoneypot: () => HoneypotReading;
  /** Reads a field that the enhancement does not know, such as a hidden one; empty if there is none. */
  readField: (name: string) => string;
  postNatively: () => void;
};

type EnhancedForm<Input extends FieldValues> = {
  /** Null until the enhancement is loaded. */
  bound: BoundForm<Input> | null;
  isSending: boolean;
  /** Message beneath the button. */
  message: string | null;
  /** Empties these fields, with or without the enhancement. */
  clearFields: (names: readonly Path<Input>[]) => void;
  /** Props of the form element. */
  formProps: {
    ref: FormRef;
    onFocus: () => void;
    onPointerDown: () => void;
    onKeyDown: (event: SyntheticEvent) => void;
    onClick: (event: SyntheticEvent) => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
};

/** @param importEnhancement imports the form's enhancement and calls it; the browser loads its code on first touch. */
export function useEnhancedForm<Input extends FieldValues>(
  importEnhancement: (access: FormElementAccess) => Promise<FormEnhancement<Input>>,
): EnhancedForm<Input> {
  const form = useRef<HTMLFormElement>(null);
  const { isByHand, onTrustedInput } = useTrustedInput();
  const [submitState, setSubmitState] = useState<SubmitState>('none');
  const postNatively = useCallback(() => {
    setSubmitState('posts');
    if (form.current) submitNatively(form.current, isByHand.current);
  }, [isByHand]);
  const readField = (name: string) => readFieldOf(form.current, name);
  const readHoneypot = (): HoneypotReading => ({
    website: readField('website'),
    byHand: isByHand.current ? 'yes' : '',
  });
  const {
    imported: enhancement,
    load,
    touchProps,
  } = useImportOnTouch(() => importEnhancement({ readHoneypot, readField, postNatively }));
  const bound = useBoundForm(enhancement);

  useLoadIfFocused(form, load);
  useBlurReplay(form, bound !== null);
  useWaitingSubmit(submitState, setSubmitState, bound, postNatively);
  useResetAfterNativePost(submitState, setSubmitState);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (bound) return bound.submit();
    if (submitState === 'posts') return;
    void load();
    setSubmitState(navigator.onLine ? 'waits' : 'offline');
  };
  const clearFields = useCallback(
    (names: readonly Path<Input>[]) =>
      enhancement ? enhancement.clearFields(names) : clearFieldsOf(form.current, names),
    [enhancement],
  );
  return {
    bound,
    clearFields,
    isSending: submitState === 'waits' || submitState === 'posts' || bound?.isSending === true,
    message: bound ? bound.message : submitState === 'offline' ? offlineMessage : null,
    formProps: {
      ref: form,
      ...touchProps,
      onKeyDown: onTrustedInput,
      onClick: onTrustedInput,
      onSubmit,
    },
  };
}

/** Whether a trusted key or pointer event arrived: no script dispatched it. */
function useTrustedInput() {
  const isByHand = useRef(false);
  const onTrustedInput = ({ nativeEvent }: SyntheticEvent) => {
    isByHand.current ||= nativeEvent.isTrusted;
  };
  return { isByHand, onTrustedInput };
}

/** The state of the enhancement; connects it to the events of the page while the form is mounted. */
function useBoundForm<Input extends FieldValues>(enhancement: FormEnhancement<Input> | null) {
  useEffect(() => enhancement?.connect?.(), [enhancement]);
  return useSyncExternalStore(
    enhancement?.subscribe ?? subscribeToNothing,
    () => enhancement?.current() ?? null,
    () => null,
  );
}

/** React gets no event for a field that was focused before hydration. */
function useLoadIfFocused(form: FormRef, load: () => Promise<void>): void {
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) void load();
  }, [form, load]);
}

/** A submit that waits is sent once the enhancement is loaded, or natively when it may never load. */
function useWaitingSubmit<Input extends FieldValues>(
  submitState: SubmitState,
  setSubmitState: (state: SubmitState) => void,
  bound: BoundForm<Input> | null,
  postNatively: () => void,
): void {
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
  }, [bound, submitState, setSubmitState, postNatively]);
}

/** The visitor stopped the post, or came back through the back/forward cache: the form can be sent again. */
function useResetAfterNativePost(
  submitState: SubmitState,
  setSubmitState: (state: SubmitState) => void,
): void {
  useEffect(() => {
    if (submitState !== 'posts') return;
    const timer = setTimeout(() => setSubmitState('none'), resetAfterMs);
    return () => clearTimeout(timer);
  }, [submitState, setSubmitState]);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setSubmitState('none');
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [setSubmitState]);
}

/** Tells the server that the visitor acted: `Sec-Fetch-User` is absent, because user activation has expired by now. */
function submitNatively(form: HTMLFormElement, hasTrustedInput: boolean): void {
  const markFormData = ({ formData }: FormDataEvent) =>
    hasTrustedInput && formData.set('byHand', 'yes');
  form.addEventListener('formdata', markFormData, { once: true });
  form.submit();
}

function readFieldOf(form: HTMLFormElement | null, name: string): string {
  const value = form ? new FormData(form).get(name) : null;
  return typeof value === 'string' ? value : '';
}

function clearFieldsOf(form: HTMLFormElement | null, names: readonly string[]): void {
  for (const name of names) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = false;
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = '';
    }
  }
}
