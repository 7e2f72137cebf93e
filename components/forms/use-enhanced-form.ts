/**
 * A form that posts by itself, enhanced on first touch. What was pressed before the enhancement arrived is
 * sent once it is there; if it does not come, the form posts itself.
 */
import {
  type ComponentType,
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { offlineMessage } from '@/lib/pre-hydration/offline-message';
import { useBlurReplay } from './use-blur-replay';
import { useLazyEnhancement } from './use-lazy-enhancement';

/** On a slow network the enhancement is a few seconds away; longer than this it may never come. */
const loadTimeoutMs = 8_000;

/**
 * What became of the press of the button before the enhancement takes it: it waits for it, the browser posts the form by
 * itself (what comes later has nothing left to send), or there was no network.
 */
type SubmitState = 'none' | 'waits' | 'posts' | 'offline';

type Submittable = {
  submit: () => void;
  isSending: boolean;
  nativePosts: number;
  message: string | null;
};

/** What the handler needs to tell a machine from a person whose browser filled the field nobody sees. */
export type HoneypotReading = { website: string; byHand: 'yes' | '' };

type EnhancedForm<Props, Bound> = {
  Enhancement: ComponentType<Props> | null;
  bound: Bound | null;
  setBound: (bound: Bound) => void;
  isSending: boolean;
  /** For the place beneath the button. */
  message: string | null;
  /** Reads the honeypot at the moment of sending. */
  readHoneypot: () => HoneypotReading;
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

/** @param importEnhancement a function that stays the same between renders. */
export function useEnhancedForm<Props, Bound extends Submittable>(
  importEnhancement: () => Promise<ComponentType<Props>>,
): EnhancedForm<Props, Bound> {
  const { Enhancement, bound, setBound, load, touchProps } = useLazyEnhancement<Props, Bound>(
    importEnhancement,
  );
  const [submitState, setSubmitState] = useState<SubmitState>('none');
  const form = useRef<HTMLFormElement>(null);
  // A key or a press that the browser vouches for: no script made it.
  const isByHand = useRef(false);
  useBlurReplay(form, bound !== null);

  useEffect(() => {
    if (submitState !== 'waits') return;
    if (bound) {
      setSubmitState('none');
      bound.submit();
      return;
    }
    const timeout = setTimeout(() => {
      if (!navigator.onLine) {
        // The browser's own post would end on its error page, and what was typed behind it.
        return setSubmitState('offline');
      }
      setSubmitState('posts');
      if (form.current) submitNatively(form.current, isByHand.current);
    }, loadTimeoutMs);
    return () => clearTimeout(timeout);
  }, [bound, submitState]);

  const nativePosts = bound?.nativePosts ?? 0;
  useEffect(() => {
    if (nativePosts === 0) return;
    setSubmitState('posts');
    if (form.current) submitNatively(form.current, isByHand.current);
  }, [nativePosts]);

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
  const readHoneypot = useCallback<() => HoneypotReading>(
    () => ({
      website: readText(form.current, 'website'),
      byHand: isByHand.current ? 'yes' : '',
    }),
    [],
  );

  return {
    Enhancement,
    bound,
    setBound,
    isSending: submitState === 'waits' || submitState === 'posts' || bound?.isSending === true,
    message: bound ? bound.message : submitState === 'offline' ? offlineMessage : null,
    readHoneypot,
    formProps: {
      ref: form,
      ...touchProps,
      onKeyDown: recordTrustedInput,
      onClick: recordTrustedInput,
      onSubmit,
    },
  };
}

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
