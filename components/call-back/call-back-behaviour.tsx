'use client';
/**
 * What a call-back form does once someone touches it: checking as one types, sending, and what the answer
 * changes. Loaded on first touch. It draws nothing and hands its state up, so that the fields a person is
 * already using are never replaced under their fingers.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form';
import useSWRMutation from 'swr/mutation';
import { ensureToken } from '@/lib/anti-forgery/anti-forgery-fetch';
import { announceReceipt, onPopupOpened } from '@/lib/call-back/call-back-signals';
import type { FormSource } from '@/lib/call-back/form-sources';
import { rememberRequest } from '@/lib/call-back/popup-memory';
import { type CallBackDetails, type CallBackDraft, callBackFields } from '@/lib/call-back/schema';
import { callBackEndpoint, sendCallBack } from '@/lib/call-back/send-call-back';

export type BoundForm = {
  register: UseFormRegister<CallBackDraft>;
  submit: () => void;
  errors: FieldErrors<CallBackDraft>;
  /** Fields whose value is not the one they were taken over with. */
  changed: Partial<Record<keyof CallBackDraft, boolean>>;
  isSending: boolean;
  message: string | null;
};

export type CallBackBehaviourProps = {
  page: string;
  source: FormSource;
  /** Reads the honeypot at the moment of sending. */
  readWebsite: () => string;
  onBound: (form: BoundForm) => void;
};

export function CallBackBehaviour(props: CallBackBehaviourProps) {
  const { page, source, readWebsite, onBound } = props;
  const form = useForm<CallBackDraft, unknown, CallBackDetails>({
    resolver: zodResolver(callBackFields),
    // No default values: each field keeps what it holds at the moment it is taken over.
    mode: 'onTouched',
  });
  const { register, handleSubmit, setError, clearErrors, setValue } = form;
  const { errors, dirtyFields: changed } = form.formState;
  const { trigger, isMutating } = useSWRMutation(callBackEndpoint, sendCallBack);
  const [message, setMessage] = useState<string | null>(null);
  const idempotencyKey = useRef<string | null>(null);

  const send = useCallback(
    async (details: CallBackDetails) => {
      setMessage(null);
      idempotencyKey.current ??= newIdempotencyKey();
      const reply = await trigger({
        ...details,
        page,
        source,
        idempotencyKey: idempotencyKey.current,
        website: readWebsite(),
      });
      if (reply.kind !== 'no-answer') idempotencyKey.current = null;
      switch (reply.kind) {
        case 'thanks':
          rememberRequest(new Date());
          setValue('product', '');
          setValue('mobile', '');
          announceReceipt({ ...reply, product: details.product, timeSlot: details.timeSlot });
          break;
        case 'errors':
          for (const [field, text] of Object.entries(reply.errors)) {
            if (isVisibleField(field)) setError(field, { message: text }, { shouldFocus: true });
            else setMessage(text);
          }
          break;
        case 'message':
        case 'no-answer':
          setMessage(reply.message);
      }
    },
    [trigger, page, source, readWebsite, setValue, setError],
  );

  // Two presses before the first answer are one wish.
  const isSending = useRef(false);
  const submit = useCallback(() => {
    if (isSending.current) return;
    isSending.current = true;
    void handleSubmit(send)().finally(() => {
      isSending.current = false;
    });
  }, [handleSubmit, send]);

  useEffect(() => {
    // A failed first try is made up for at submit.
    ensureToken().catch(() => undefined);
    return onPopupOpened(() => {
      clearErrors();
      setMessage(null);
    });
  }, [clearErrors]);

  useEffect(() => {
    onBound({ register, submit, errors, changed, isSending: isMutating, message });
  }, [onBound, register, submit, errors, changed, isMutating, message]);

  return null;
}

/** Not crypto.randomUUID: a site that is tried over plain http does not have it. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isVisibleField(name: string): name is keyof CallBackDraft {
  return name === 'product' || name === 'timeSlot' || name === 'mobile';
}
