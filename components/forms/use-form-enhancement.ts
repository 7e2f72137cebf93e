/**
 * What a form of ours does once someone touches it: checking as one types, sending once, and what the reply
 * changes. Loaded on first touch. It draws nothing: the fields a person is already using are never replaced.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegister,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import useSWRMutation from 'swr/mutation';
import { ensureToken } from '@/lib/anti-forgery/anti-forgery-fetch';
import { type ReplyOptions, sendForm } from './send-form';
import { hasFocusMovedToDialog } from './use-blur-replay';

export type BoundForm<Draft extends FieldValues> = {
  register: UseFormRegister<Draft>;
  submit: () => void;
  errors: FieldErrors<Draft>;
  /** Fields whose value is not the one they were taken over with. */
  changed: Partial<Record<keyof Draft, boolean>>;
  isSending: boolean;
  message: string | null;
  /** How often it turned out that only the browser itself can post this form. */
  nativePosts: number;
};

type FormEnhancement<
  Draft extends FieldValues,
  Details extends FieldValues,
  Confirmation,
> = ReplyOptions<Confirmation> & {
  resolver: Resolver<Draft, unknown, Details>;
  endpoint: string;
  /** What is sent (send-form.ts). The key is the same for every try of one submission. */
  toBody: (details: Details, idempotencyKey: string) => object | FormData;
  onConfirmed: (confirmation: Confirmation, details: Details) => void;
  /** Hands up what the fields need. */
  onBound: (form: BoundForm<Draft>) => void;
  /** Names of the fields a person sees: an error of another one stands beneath the button. */
  visible: readonly string[];
};

type Submission<Details> = { details: Details; idempotencyKey: string };

export function useFormEnhancement<
  Draft extends FieldValues,
  Details extends FieldValues,
  Confirmation,
>(
  options: FormEnhancement<Draft, Details, Confirmation>,
): { form: UseFormReturn<Draft, unknown, Details>; clear: () => void } {
  // No default values: each field keeps what it holds at the moment it is taken over.
  const form = useForm<Draft, unknown, Details>({ resolver: options.resolver, mode: 'onTouched' });
  const { handleSubmit, setError, clearErrors } = form;
  const register = useRegister(form);
  const { errors, dirtyFields } = form.formState;
  const latest = useRef(options);
  latest.current = options;
  const { trigger, isMutating: isSending } = useSWRMutation(
    options.endpoint,
    async (url: string, { arg: { details, idempotencyKey } }: { arg: Submission<Details> }) =>
      sendForm(url, latest.current.toBody(details, idempotencyKey), latest.current),
  );
  const [message, setMessage] = useState<string | null>(null);
  const [nativePosts, setNativePosts] = useState(0);
  const key = useRef<string | null>(null);

  const send = useCallback(
    async (details: Details) => {
      const { onConfirmed, visible } = latest.current;
      setMessage(null);
      key.current ??= newIdempotencyKey();
      const reply = await trigger({ details, idempotencyKey: key.current });
      if (reply.kind !== 'no-answer') key.current = null;
      if (reply.kind === 'confirmed') return onConfirmed(reply.confirmation, details);
      if (reply.kind === 'post-natively') setNativePosts((count) => count + 1);
      if (reply.kind !== 'errors') return setMessage(reply.message);
      for (const [field, text] of Object.entries(reply.errors)) {
        if (visible.includes(field)) {
          setError(field as Path<Draft>, { message: text }, { shouldFocus: true });
        } else setMessage(text);
      }
    },
    [trigger, setError],
  );

  // Two presses before the first reply are one submission.
  const isSubmitting = useRef(false);
  const submit = useCallback(() => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    handleSubmit(send)()
      // What this browser lacks for checking or sending, it does not need for posting the form by itself.
      .catch(() => setNativePosts((count) => count + 1))
      .finally(() => {
        isSubmitting.current = false;
      });
  }, [handleSubmit, send]);

  useEffect(() => {
    // A failed first try is made up for at submit.
    ensureToken().catch(() => undefined);
  }, []);

  const changed = dirtyFields as Partial<Record<keyof Draft, boolean>>;
  const { onBound } = options;
  useEffect(() => {
    onBound({ register, submit, errors, changed, isSending, message, nativePosts });
  }, [onBound, register, submit, errors, changed, isSending, message, nativePosts]);

  const clear = useCallback(() => {
    clearErrors();
    setMessage(null);
  }, [clearErrors]);
  return { form, clear };
}

/** As the form's own, but a field that an opening dialog took the focus from was not left: it is not checked. */
function useRegister<Draft extends FieldValues, Details>({
  register,
}: UseFormReturn<Draft, unknown, Details>): UseFormRegister<Draft> {
  return useCallback(
    (name, options) => {
      const field = register(name, options);
      const onBlur: typeof field.onBlur = async (event) => {
        if (!hasFocusMovedToDialog(event.target)) await field.onBlur(event);
      };
      return { ...field, onBlur };
    },
    [register],
  );
}

/** Not crypto.randomUUID: a site that is tried over plain http does not have it. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
