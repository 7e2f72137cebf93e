'use client';
/** What a request's form does: its checks, made from its rows, and what it sends. Loaded on first touch. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { type BoundForm, useFormEnhancement } from '@/components/forms/use-form-enhancement';
import type { RequestField } from '@/lib/content/requests/request-fields';
import { type RequestDraft, requestSchema } from '@/lib/requests/request-schema';
import {
  type RequestConfirmation,
  requestsEndpoint,
  sendRequest,
} from '@/lib/requests/send-request';

export type RequestEnhancementProps = {
  /** What no person types: kind, page, and answers that the page already knew. */
  fixed: Readonly<Record<string, string>>;
  fields: readonly RequestField[];
  oneOf?: readonly string[] | undefined;
  readWebsite: () => string;
  onBound: (form: BoundForm<RequestDraft>) => void;
  onConfirmed: (thanks: RequestConfirmation) => void;
};

export function RequestEnhancement(props: RequestEnhancementProps) {
  const { fixed, fields, oneOf, readWebsite, onBound, onConfirmed } = props;
  const names = fields.map(({ name }) => name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows of a form never change
  const resolver = useMemo(() => zodResolver(requestSchema(fields, oneOf)), []);
  const { form, bound } = useFormEnhancement<RequestDraft, RequestDraft, RequestConfirmation>({
    resolver,
    endpoint: requestsEndpoint,
    send: (url, details, idempotencyKey) => {
      const { texts, file } = split(details);
      return sendRequest(url, { ...fixed, ...texts, idempotencyKey, website: readWebsite() }, file);
    },
    onConfirmed: (thanks) => {
      for (const name of names) form.setValue(name, '');
      onConfirmed(thanks);
    },
    visible: names,
  });

  const { register, submit, errors, changed, isSending, message } = bound;
  useEffect(() => {
    onBound({ register, submit, errors, changed, isSending, message });
  }, [onBound, register, submit, errors, changed, isSending, message]);

  return null;
}

function split(details: RequestDraft) {
  const texts: Record<string, string> = {};
  let file: { name: string; file: File } | undefined;
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === 'string') texts[name] = value;
    else if (value?.[0]) file = { name, file: value[0] };
  }
  return { texts, file };
}
