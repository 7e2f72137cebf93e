'use client';
/** The call-back form's behaviour: what it sends, and what a thank-you changes on the page. Loaded on first touch. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { type BoundForm, useFormEnhancement } from '@/components/forms/use-form-enhancement';
import { announceConfirmation, onPopupOpened } from '@/lib/leads/call-back-signals';
import type { FormSource } from '@/lib/leads/form-sources';
import { rememberRequest } from '@/lib/leads/popup-memory';
import { type CallBackDetails, type CallBackDraft, callBackFields } from '@/lib/leads/schema';
import {
  type CallBackConfirmation,
  callBackEndpoint,
  sendCallBack,
} from '@/lib/leads/send-call-back';

export type CallBackEnhancementProps = {
  page: string;
  source: FormSource;
  readWebsite: () => string;
  onBound: (form: BoundForm<CallBackDraft>) => void;
};

const visible = ['product', 'timeSlot', 'mobile'];

export function CallBackEnhancement(props: CallBackEnhancementProps) {
  const { page, source, readWebsite, onBound } = props;
  const { form, bound, clear } = useFormEnhancement<
    CallBackDraft,
    CallBackDetails,
    CallBackConfirmation
  >({
    resolver: useMemo(() => zodResolver(callBackFields), []),
    endpoint: callBackEndpoint,
    send: (url, details, idempotencyKey) =>
      sendCallBack(url, { ...details, page, source, idempotencyKey, website: readWebsite() }),
    onConfirmed: (thanks, { product, timeSlot }) => {
      rememberRequest(new Date());
      form.setValue('product', '');
      form.setValue('mobile', '');
      announceConfirmation({ ...thanks, product, timeSlot });
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
