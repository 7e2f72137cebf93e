/**
 * A form that posts by itself and gets its behaviour on first touch. What was pressed before the behaviour
 * arrived is sent once it is there; if it does not come, the form posts itself.
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

/** On a slow network the behaviour is a few seconds away; longer than this it may never come. */
const loadTimeoutMs = 8_000;

export type Submittable = { submit: () => void; isSending: boolean };

type LazyEnhancement<Props, Bound> = {
  Behaviour: ComponentType<Props> | null;
  /** What the behaviour hands up; null until it is there. */
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
export function useLazyEnhancement<Props, Bound extends Submittable>(
  importEnhancement: () => Promise<ComponentType<Props>>,
): LazyEnhancement<Props, Bound> {
  const [Behaviour, setBehaviour] = useState<ComponentType<Props> | null>(null);
  const [bound, setBound] = useState<Bound | null>(null);
  const [isSubmitWanted, setSubmitWanted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isLoading = useRef(false);

  const load = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const component = await importEnhancement();
      setBehaviour(() => component);
    } catch {
      isLoading.current = false;
    }
  }, [importEnhancement]);

  useEffect(() => {
    if (!isSubmitWanted) return;
    if (bound) {
      setSubmitWanted(false);
      bound.submit();
      return;
    }
    const tooLong = setTimeout(() => form.current?.submit(), loadTimeoutMs);
    return () => clearTimeout(tooLong);
  }, [bound, isSubmitWanted]);

  useEffect(() => {
    // Our own messages replace the browser's once there is script to show them.
    if (form.current) form.current.noValidate = true;
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (bound) return bound.submit();
    setSubmitWanted(true);
    void load();
  };

  return {
    Behaviour,
    bound,
    setBound,
    isSending: isSubmitWanted || bound?.isSending === true,
    readWebsite: useCallback(() => parsedField(form.current, 'website'), []),
    formProps: { ref: form, onFocus: load, onPointerDown: load, onSubmit },
  };
}

function parsedField(form: HTMLFormElement | null, name: string): string {
  const value = form ? new FormData(form).get(name) : null;
  return typeof value === 'string' ? value : '';
}
