'use client';
/**
 * Requests one call. The server's HTML posts without JavaScript; from the first touch on the enhancement takes over the
 * same fields.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { Honeypot } from '@/components/forms/honeypot';
import { PageField } from '@/components/forms/page-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { usePostForm } from '@/components/forms/use-post-form';
import { isPageInHindi, localHref, localText } from '@/components/languages/local-text';
import { callsStoppedMessage } from '@/lib/content/consent';
import {
  isLatestPost,
  readUnansweredPosts,
  rememberPost,
  settlePost,
} from '@/lib/leads/status/booked-calls';
import {
  currentConfirmation,
  currentDeliveryStatus,
  onConfirmation,
  onDeliveryStatus,
} from '@/lib/leads/status/call-back-signals';
import type { FormSource } from '@/lib/leads/submit/call-back-submission';
import { telephoneHref } from '@/lib/site/contact-links';
import { AllowCallsLink } from './allow-calls-link';
import { BookedCalls } from './booked-calls';
import { CallBackConfirmation } from './call-back-confirmation';
import { CallBackFields, type CallBackFieldsProps, namesToClear } from './call-back-fields';
import styles from './call-back-form.module.css';

export type CallBackFormProps = Omit<CallBackFieldsProps, 'idPrefix' | 'bound'> & {
  page: string;
  source: FormSource;
};

export function CallBackForm(props: CallBackFormProps) {
  const { page, source, isProductFixed } = props;
  const { phone } = props.consent;
  const idPrefix = `get-a-call-${source}`;
  const confirmation = useSyncExternalStore(onConfirmation, currentConfirmation, () => null);
  const deliveryStatus = useSyncExternalStore(onDeliveryStatus, currentDeliveryStatus, () => null);
  const { bound, isSending, message, clearFields, formProps } = usePostForm(
    () => import('./call-back-enhancement'),
    ({ enhanceCallBack }, access) => enhanceCallBack({ page: localHref(page), source }, access),
    {
      remember: rememberPost,
      settle: settlePost,
      unanswered: readUnansweredPosts,
      isLatest: isLatestPost,
    },
  );

  useEffect(() => {
    // Every form of the page is cleared, whichever one sent; so is a popup that opens on the confirmation.
    if (confirmation) clearFields(namesToClear(isProductFixed));
  }, [confirmation, clearFields, isProductFixed]);

  return (
    <div className={styles.frame}>
      {confirmation && (
        <CallBackConfirmation
          confirmation={confirmation}
          isPassedOn={deliveryStatus?.kind === 'passed-on'}
          source={source}
          caller={props.consent}
          isProductFixed={isProductFixed}
          onAgain={() => formProps.ref.current?.querySelector<HTMLElement>('[type=radio]')?.focus()}
        />
      )}
      {deliveryStatus?.kind === 'ended' && (
        // The message replaces the confirmation: beneath the button it would not be seen.
        <p role="alert" className={styles.ended}>
          {`Your request ${deliveryStatus.reference} has ended. ${deliveryStatus.message}`}
        </p>
      )}
      <BookedCalls />
      <form
        {...formProps}
        method="post"
        action="/api/call-back"
        // Without JavaScript, and before it loads, error messages come from the server, not from the browser.
        noValidate
        className={styles.form}
        hidden={confirmation !== null}
        data-print="no"
      >
        <PageField page={page} />
        <input type="hidden" name="source" value={source} />
        <CallBackFields {...props} idPrefix={idPrefix} bound={bound} />
        <SubmitButton
          label="Get a Call"
          isSending={isSending}
          message={message && <ServerWords text={message} />}
        />
        {message === callsStoppedMessage && <AllowCallsLink />}
        {message && (
          <p>
            <span>You can also call us:</span> <a href={telephoneHref(phone)}>{phone}</a>
          </p>
        )}
        <Honeypot idPrefix={idPrefix} />
      </form>
    </div>
  );
}

/** Our own messages exist in Hindi; what Lead.svc answers is English. */
function ServerWords({ text }: { text: string }) {
  if (!isPageInHindi() || localText(text) !== text) return <span>{text}</span>;
  return (
    <>
      <span>Our call desk did not take your request. It answered in English:</span>{' '}
      <span>{text}</span>
    </>
  );
}
