'use client';
/**
 * A service request as a form. The server's HTML posts without JavaScript; from the first touch on the enhancement
 * takes over the same fields.
 */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import { usePostForm } from '@/components/forms/use-post-form';
import { localHref, localText } from '@/components/languages/local-text';
import { Button } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import type { RequestField } from '@/lib/content/requests/request-fields';
import type { RequestKind } from '@/lib/content/requests/request-kinds';
import { withAnswerDay } from '@/lib/content/requests/with-answer-day';
import { formatDate } from '@/lib/dates/format-date';
import type { ConfirmedRequest } from './request-enhancement';
import { RequestFields } from './request-fields';
import styles from './request-form.module.css';
import { RequestReceipt, receivedHeading } from './request-receipt';

type ServiceFormProps = {
  kind: RequestKind;
  page: string;
  fields: readonly RequestField[];
  oneOf?: readonly string[];
  button: string;
  isDoneBySite?: boolean;
  values: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  /** What happens next, with `{by}` for the day of the answer. */
  next: readonly string[];
};

export function ServiceForm(props: ServiceFormProps) {
  const { kind, page, fields, oneOf, button, isDoneBySite = false, values, errors, next } = props;
  const [confirmation, setConfirmation] = useState<ConfirmedRequest | null>(null);
  const isPrefilled = ({ name, isHiddenWhenPrefilled }: RequestField) =>
    isHiddenWhenPrefilled === true && Boolean(values[name]);
  const isApplicable = ({ onlyFor }: RequestField) => {
    const answer = onlyFor && values[onlyFor.field];
    return !answer || onlyFor.values.includes(answer);
  };
  const visible = fields.filter(
    (field) =>
      !isPrefilled(field) && (!field.offer || Boolean(values[field.name])) && isApplicable(field),
  );
  const prefilledFields = fields
    .filter(isPrefilled)
    .map(({ name }) => [name, values[name] ?? ''] as const);
  const fixed = { kind, page: localHref(page), ...Object.fromEntries(prefilledFields) };
  const rows = { fixed, fields: visible, oneOf, onConfirmed: setConfirmation };
  const { bound, isSending, message, formProps } = usePostForm(
    () => import('./request-enhancement'),
    ({ enhanceRequest }, access) => enhanceRequest(rows, access),
  );
  const { ref: formRef } = formProps;
  useEffect(() => {
    // Our own messages replace the browser's once scripts run. Without scripts, the browser's save a page load.
    if (formRef.current) formRef.current.noValidate = true;
  }, [formRef]);
  const hasFile = fields.some(({ type }) => type === 'pdf');

  return (
    <>
      {confirmation && (
        <RequestConfirmation
          kind={kind}
          confirmation={confirmation}
          next={next}
          onAgain={() => {
            flushSync(() => setConfirmation(null));
            formRef.current
              ?.querySelector<HTMLElement>('select, textarea, input:not([type="hidden"])')
              ?.focus();
          }}
        />
      )}
      <form
        {...formProps}
        method="post"
        action="/api/requests"
        encType={hasFile ? 'multipart/form-data' : undefined}
        className={styles.form}
        hidden={confirmation !== null}
        data-print="no"
      >
        <HiddenQuery search={fixed} />
        <RequestFields kind={kind} fields={visible} values={values} errors={errors} bound={bound} />
        <SubmitButton
          label={button}
          isSending={isSending}
          message={message}
          isDoneBySite={isDoneBySite}
        />
        <Honeypot idPrefix={`request-${kind}`} />
      </form>
    </>
  );
}

/** What happens next after a request was stored: in place of the form. */
type RequestConfirmationProps = {
  kind: RequestKind;
  confirmation: ConfirmedRequest;
  next: readonly string[];
  onAgain: () => void;
};

function RequestConfirmation({ kind, confirmation, next, onAgain }: RequestConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reference } = confirmation;
  const by = confirmation.by === null ? null : localText(formatDate(confirmation.by));
  return (
    <div className={styles.confirmation} role="status" data-print-part="">
      <h3 ref={heading} tabIndex={-1} className={styles.confirmationHeading}>
        {receivedHeading(kind)}
      </h3>
      <RequestReceipt kind={kind} reference={reference} by={by} steps={withAnswerDay(next, by)} />
      <p data-print="no">
        <a href="/contact-us#look-up">Check the progress of a request</a>
      </p>
      <div className={styles.actions} data-print="no">
        <PrintButton label="Print this" />
        <Button variant="quiet" onClick={onAgain}>
          Send another
        </Button>
      </div>
    </div>
  );
}
