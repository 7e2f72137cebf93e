/**
 * A form that posts natively, enhanced from the first touch on (form-enhancement.ts). The enhancement's script is
 * fetched when the page is idle. A submit before it runs waits for it for a moment, then the form posts natively.
 */
import {
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { whenIdle } from '@/components/ui/when-idle';
import { offlineMessage } from '@/lib/browser/pre-hydration/offline-message';
import type { BoundForm, FormEnhancement, Submission } from './form-enhancement';
import { isFilledIn } from './is-filled-in';

/** A script that hangs may never come, and a visitor who has pressed the button leaves. */
const loadTimeoutMs = 3_000;
/** A request that failed so short a time ago may have failed because the page is being left. */
const leavingMs = 1_000;
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
  submission: Submission;
};

/** Told of every key, where the page wants to know later what became of a post. */
type PostMemory = {
  remember: (key: string, readField: (name: string) => string) => void;
  settle: (key: string, isAnswered: boolean) => void;
  /** Keys of posts of any form, of which nobody knows whether they arrived. */
  unanswered: () => readonly string[];
  /** Whether no other form has posted since. */
  isLatest: (key: string) => boolean;
};

type PostForm<Input extends FieldValues> = {
  /** Null until the enhancement runs. */
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
    onBlur: (event: SyntheticEvent) => void;
    onKeyDown: (event: SyntheticEvent) => void;
    onClick: (event: SyntheticEvent) => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
};

/**
 * @param importScript imports the module of the form's enhancement.
 * @param enhance called with it on the first touch, not before: an enhancement asks for a token, which sets a cookie.
 */
export function usePostForm<Input extends FieldValues, Script>(
  importScript: () => Promise<Script>,
  enhance: (script: Script, access: FormElementAccess) => FormEnhancement<Input>,
  memory?: PostMemory,
): PostForm<Input> {
  const form = useRef<HTMLFormElement>(null);
  const { isByHand, onTrustedInput } = useTrustedInput();
  const [submitState, setSubmitState] = useState<SubmitState>('none');
  const submission = useSubmission(form, memory);
  const postNatively = useCallback(() => {
    setSubmitState('posts');
    if (!form.current) return;
    markOnce(form.current, isByHand.current, submission);
    form.current.submit();
  }, [isByHand, submission]);
  const readField = (name: string) => readFieldOf(form.current, name);
  const readHoneypot = (): HoneypotReading => ({
    website: readField('website'),
    byHand: isByHand.current ? 'yes' : '',
  });
  const { enhancement, hasFailed, load } = useEnhancement(importScript, (script) =>
    enhance(script, { readHoneypot, readField, postNatively, submission }),
  );
  const bound = useBoundForm(enhancement);

  useLoadIfFocused(form, load);
  const onBlur = useBlurReplay(form, bound !== null);
  useWaitingSubmit(submitState, setSubmitState, { bound, hasFailed, postNatively });
  const isBoundSending = bound?.isSending === true;
  useSendOnLeave(
    form,
    {
      isWaiting: submitState === 'waits',
      isSending: isBoundSending,
      isAwaitingToken: bound?.isAwaitingToken === true,
    },
    isByHand,
    submission,
  );
  useResetAfterNativePost(submitState, setSubmitState);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (bound) return bound.submit();
    if (submitState === 'posts') return;
    load();
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
    isSending: submitState === 'waits' || submitState === 'posts' || isBoundSending,
    message: bound ? bound.message : submitState === 'offline' ? offlineMessage : null,
    formProps: {
      ref: form,
      onFocus: load,
      onPointerDown: load,
      onBlur,
      onKeyDown: onTrustedInput,
      onClick: onTrustedInput,
      onSubmit,
    },
  };
}

/** The message at one field: the enhancement's, or else the server's, which stays until its field is changed. */
export function fieldError<Input extends FieldValues>(
  bound: BoundForm<Input> | null,
  name: keyof Input & string,
  serverErrors: Readonly<Record<string, string | undefined>> | undefined,
): string | undefined {
  const message = bound?.errors[name]?.message;
  if (typeof message === 'string') return message;
  return bound?.changed[name] ? undefined : serverErrors?.[name];
}

/** Fetches the script when the page is idle, and runs the enhancement at the first touch. */
function useEnhancement<Script, Enhancement>(
  importScript: () => Promise<Script>,
  enhance: (script: Script) => Enhancement,
) {
  const [enhancement, setEnhancement] = useState<Enhancement | null>(null);
  /** A load failed: a submit waits for no other one. */
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef({ importScript, enhance });
  latest.current = { importScript, enhance };
  const isLoading = useRef(false);

  useEffect(() => {
    return whenIdle(async () => {
      if (!savesData()) await latest.current.importScript();
    });
  }, []);

  const load = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    latest.current
      .importScript()
      .then((script) => setEnhancement(latest.current.enhance(script)))
      .catch(() => {
        // The network failed, or a release has removed the file: the next touch tries again.
        isLoading.current = false;
        setFailed(true);
      });
  }, []);
  return { enhancement, hasFailed, load };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
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

/** `useSyncExternalStore` subscribes anew for each new function. */
const subscribeToNothing = () => () => undefined;

/** React gets no event for a field that was focused before hydration. */
function useLoadIfFocused(form: FormRef, load: () => void): void {
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) load();
  }, [form, load]);
}

/** Fields left before the enhancement runs, or filled in before any script did, are checked once it does. */
function useBlurReplay(form: FormRef, isBound: boolean) {
  const leftFields = useRef(new Set<Element>());
  useEffect(() => {
    if (!isBound) return;
    for (const field of form.current?.elements ?? []) {
      if (field === document.activeElement) continue;
      if (!leftFields.current.has(field) && !isFilledIn(field)) continue;
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  }, [form, isBound]);
  return ({ target }: SyntheticEvent) => {
    if (!isBound) leftFields.current.add(target as Element);
  };
}

type WaitingSubmit<Input extends FieldValues> = {
  bound: BoundForm<Input> | null;
  hasFailed: boolean;
  postNatively: () => void;
};

/** A submit that waits is sent once the enhancement runs, or natively when its script cannot be loaded or hangs. */
function useWaitingSubmit<Input extends FieldValues>(
  submitState: SubmitState,
  setSubmitState: (state: SubmitState) => void,
  { bound, hasFailed, postNatively }: WaitingSubmit<Input>,
): void {
  useEffect(() => {
    if (submitState !== 'waits') return;
    if (bound) {
      setSubmitState('none');
      bound.submit();
      return;
    }
    const goOn = () => {
      // Offline, a native post would end on the browser's error page and lose the typed text.
      if (navigator.onLine) postNatively();
      else setSubmitState('offline');
    };
    if (hasFailed) return goOn();
    const timeout = setTimeout(goOn, loadTimeoutMs);
    return () => clearTimeout(timeout);
  }, [bound, hasFailed, submitState, setSubmitState, postNatively]);
}

/**
 * A visitor who leaves while a submit waits, for the script or for its token, has pressed the button: the form is sent
 * behind the page. One that had been sent by then is the same request to the server. Until the post, a page is left when
 * it is hidden: a phone ends hidden pages without an event, and a tab that is closed has half a second for one. A post
 * that is being sent stays alone while its page does: another one in its place would be told less.
 */
function useSendOnLeave(
  form: FormRef,
  {
    isWaiting,
    isSending,
    isAwaitingToken,
  }: { isWaiting: boolean; isSending: boolean; isAwaitingToken: boolean },
  isByHand: RefObject<boolean>,
  submission: Submission,
) {
  const isBeforePost = useRef(false);
  isBeforePost.current = isWaiting || isAwaitingToken;
  useEffect(() => {
    const element = form.current;
    if (!(isWaiting || isSending) || !element) return;
    let hasEnded = false;
    let isSent = false;
    const onLeave = ({ type }: Event) => {
      const isShown = type === 'visibilitychange' && document.visibilityState === 'visible';
      // What was sent before may have failed: the same key, sent again, is the same request.
      if (isShown) isSent = false;
      if (isShown || (type === 'visibilitychange' && !isBeforePost.current)) return;
      if (isSent || (hasEnded && !submission.isUnanswered())) return;
      isSent = true;
      markOnce(element, isByHand.current, submission);
      const data = new FormData(element);
      // Only a form with a file is taken as multipart. Its other values are texts.
      const isMultipart = element.enctype === 'multipart/form-data';
      const texts = [...data] as [string, string][];
      navigator.sendBeacon(element.action, isMultipart ? data : new URLSearchParams(texts));
    };
    const forget = () => {
      removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
    };
    addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      // Leaving aborts the request, and its failure ends the sending before this page is hidden.
      hasEnded = true;
      if (isSending) setTimeout(forget, leavingMs);
      else forget();
    };
  }, [form, isWaiting, isSending, isByHand, submission]);
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
function markOnce(form: HTMLFormElement, hasTrustedInput: boolean, submission: Submission): void {
  const key = submission.key();
  const earlierKeys = submission.earlierKeys();
  const markFormData = ({ formData }: FormDataEvent) => {
    if (hasTrustedInput) formData.set('byHand', 'yes');
    formData.set('idempotencyKey', key);
    if (earlierKeys.length > 0) formData.set('earlierKeys', earlierKeys.join());
  };
  form.addEventListener('formdata', markFormData, { once: true });
}

function useSubmission(form: FormRef, memory: PostMemory | undefined): Submission {
  const latestMemory = useRef(memory);
  latestMemory.current = memory;
  const unanswered = useRef<{ key: string; content: string } | null>(null);
  useEffect(() => {
    // Another page has answered the post by now, as far as anybody knows: what is sent next is another request.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) unanswered.current = null;
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return useMemo(
    () => ({
      key: () => {
        const content = form.current ? [...new FormData(form.current)].join('\n') : '';
        const last = unanswered.current?.content === content ? unanswered.current : null;
        // After a post of another form, which may have replaced this one, the same values are asked for anew.
        const isOvertaken = last !== null && latestMemory.current?.isLatest(last.key) === false;
        const post = last === null || isOvertaken ? { key: createIdempotencyKey(), content } : last;
        unanswered.current = post;
        latestMemory.current?.remember(post.key, (name) => readFieldOf(form.current, name));
        return post.key;
      },
      earlierKeys: () => latestMemory.current?.unanswered() ?? [],
      isUnanswered: () => unanswered.current !== null,
      settle: (key, isAnswered) => {
        if (isAnswered && unanswered.current?.key === key) unanswered.current = null;
        latestMemory.current?.settle(key, isAnswered);
      },
    }),
    [form],
  );
}

/** Not crypto.randomUUID, which is missing over plain http. */
function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readFieldOf(form: HTMLFormElement | null, name: string): string {
  const value = form ? new FormData(form).get(name) : null;
  return typeof value === 'string' ? value : '';
}

function clearFieldsOf(form: HTMLFormElement | null, names: readonly string[]): void {
  for (const field of form?.elements ?? []) {
    if (!('name' in field && names.includes(String(field.name)))) continue;
    if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
      field.checked = false;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = '';
    }
  }
}
