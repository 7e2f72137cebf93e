'use client';
/** What a request's form does: its checks, made from its rows, and what it sends. Loaded on first touch. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { type BoundForm, useFormBehaviour } from '@/components/forms/use-form-behaviour';
import type { RequestField } from '@/lib/content/requests/request-fields';
import { type RequestDraft, requestSchema } from '@/lib/requests/request-schema';
import { type RequestThanks, requestsEndpoint, sendRequest } from '@/lib/requests/send-request';

export type RequestBehaviourProps = {
  /** What no person types: kind, page, and answers that the page already knew. */
  fixed: Readonly<Record<string, string>>;
  fields: readonly RequestField[];
  oneOf?: readonly string[] | undefined;
  readWebsite: () => string;
  onBound: (form: BoundForm<RequestDraft>) => void;
  onThanks: (thanks: RequestThanks) => void;
};

export function RequestBehaviour(props: RequestBehaviourProps) {
  const { fixed, fields, oneOf, readWebsite, onBound, onThanks } = props;
  const names = fields.map(({ name }) => name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows of a form never change
  const resolver = useMemo(() => zodResolver(requestSchema(fields, oneOf)), []);
  const { form, bound } = useFormBehaviour<RequestDraft, RequestDraft, RequestThanks>({
    resolver,
    endpoint: requestsEndpoint,
    send: (url, details, idempotencyKey) => {
      const { texts, file } = split(details);
      return sendRequest(url, { ...fixed, ...texts, idempotencyKey, website: readWebsite() }, file);
    },
    onThanks: (thanks) => {
      for (const name of names) form.setValue(name, '');
      onThanks(thanks);
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
