/**
 * A form that posts by itself, enhanced on first touch. What was pressed before the enhancement arrived is
 * sent once it is there; if it does not come, the form posts itself.
 */
import {
  type ComponentType,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLazyEnhancement } from './use-lazy-enhancement';
import { useLeftEarly } from './use-left-early';

/** On a slow network the enhancement is a few seconds away; longer than this it may never come. */
const loadTimeoutMs = 8_000;

type Submittable = { submit: () => void; isSending: boolean; nativePosts: number };

type EnhancedForm<Props, Bound> = {
  Enhancement: ComponentType<Props> | null;
  bound: Bound | null;
  setBound: (bound: Bound) => void;
  isSending: boolean;
  /** Reads the honeypot at the moment of sending. */
  readWebsite: () => string;
  /** For the form element. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    onFocus: () => void;
    onPointerDown: () => void;
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
  const [isSubmitWanted, setSubmitWanted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const hasPostedItself = useRef(false);
  const [isPosting, setPosting] = useState(false);
  useLeftEarly(form, bound !== null);

  useEffect(() => {
    // An enhancement that comes while the browser's own post is under way has nothing left to send.
    if (!isSubmitWanted || hasPostedItself.current) return;
    if (bound) {
      setSubmitWanted(false);
      bound.submit();
      return;
    }
    const timeout = setTimeout(() => {
      hasPostedItself.current = true;
      form.current?.submit();
    }, loadTimeoutMs);
    return () => clearTimeout(timeout);
  }, [bound, isSubmitWanted]);

  const nativePosts = bound?.nativePosts ?? 0;
  useEffect(() => {
    if (nativePosts === 0) return;
    setPosting(true);
    form.current?.submit();
  }, [nativePosts]);

  useEffect(() => {
    // Back from the page that a native post led to: the form as it was, and to be sent again.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      hasPostedItself.current = false;
      setSubmitWanted(false);
      setPosting(false);
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
    setSubmitWanted(true);
    void load();
  };

  return {
    Enhancement,
    bound,
    setBound,
    isSending: isSubmitWanted || isPosting || bound?.isSending === true,
    readWebsite: useCallback(() => readText(form.current, 'website'), []),
    formProps: { ref: form, ...touchProps, onSubmit },
  };
}

function readText(form: HTMLFormElement | null, name: string): string {
  const value = form ? new FormData(form).get(name) : null;
  return typeof value === 'string' ? value : '';
}
