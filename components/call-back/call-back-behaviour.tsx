'use client';
/** The call-back form's behaviour: what it sends, and what a thank-you changes on the page. Loaded on first touch. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { type BoundForm, useFormBehaviour } from '@/components/forms/use-form-behaviour';
import { announceReceipt, onPopupOpened } from '@/lib/leads/call-back-signals';
import type { FormSource } from '@/lib/leads/form-sources';
import { rememberRequest } from '@/lib/leads/popup-memory';
import { type CallBackDetails, type CallBackDraft, callBackFields } from '@/lib/leads/schema';
import { type CallBackThanks, callBackEndpoint, sendCallBack } from '@/lib/leads/send-call-back';

export type CallBackBehaviourProps = {
  page: string;
  source: FormSource;
  readWebsite: () => string;
  onBound: (form: BoundForm<CallBackDraft>) => void;
};

const visible = ['product', 'timeSlot', 'mobile'];

export function CallBackBehaviour(props: CallBackBehaviourProps) {
  const { page, source, readWebsite, onBound } = props;
  const { form, bound, clear } = useFormBehaviour<CallBackDraft, CallBackDetails, CallBackThanks>({
    resolver: useMemo(() => zodResolver(callBackFields), []),
    endpoint: callBackEndpoint,
    send: (url, details, idempotencyKey) =>
      sendCallBack(url, { ...details, page, source, idempotencyKey, website: readWebsite() }),
    onThanks: (thanks, { product, timeSlot }) => {
      rememberRequest(new Date());
      form.setValue('product', '');
      form.setValue('mobile', '');
      announceReceipt({ ...thanks, product, timeSlot });
    },
    visible,
  });

  useEffect(() => onPopupOpened(clear), [clear]);

  const { register, submit, errors, changed, isSending, message } = bound;
  useEffect(() => {
    onBound({ register, submit, errors, changed, isSending, message });
  }, [onBound, register, submit, errors, changed, isSending, message]);

  return null;
}
