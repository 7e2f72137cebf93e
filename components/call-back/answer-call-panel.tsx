/**
 * The panel beside a tool's answer: one call about it. Slot and number are its only fields, the product is text. A
 * native post with an error comes back to the answer, whose query then has the result.
 */
import { cookies } from 'next/headers';
import { ErrorSummary } from '@/components/forms/error-summary';
import type { SearchParams } from '@/lib/browser/url-state/search-params';
import { consentDetails } from '@/lib/config/broker.server';
import { callPromise } from '@/lib/content/call-promise';
import { draftCookieName } from '@/lib/forms/form-draft.server';
import type { ProductCode } from '@/lib/lead-service/call-back-products';
import {
  readCallBackErrors,
  readPreviousChoices,
} from '@/lib/leads/status/read-call-back-confirmation.server';
import styles from './answer-call-panel.module.css';
import { callBackFieldId } from './call-back-field-id';
import { CallBackForm } from './call-back-form';

type AnswerCallPanelProps = {
  page: string;
  productCode: ProductCode | undefined;
  /** The subject of the call, from the answer. */
  subject: string;
  /** The address of the answer; null where it is too long to be shown to the expert. */
  answer: string | null;
  /** Query of the answer's page. */
  search: SearchParams;
};

export async function AnswerCallPanel(props: AnswerCallPanelProps) {
  const { page, productCode, subject, answer, search } = props;
  const errors = readCallBackErrors(search);
  const draftId = (await cookies()).get(draftCookieName)?.value;
  const { timeSlot, draft } = await readPreviousChoices(search, draftId);
  return (
    <section id="get-a-call" className={styles.panel} aria-labelledby="get-a-call-panel-heading">
      {/* Replaced as a whole when the answer updates; the form below keeps what was typed. */}
      <div key={subject} className={styles.head}>
        <h2 id="get-a-call-panel-heading">Want a person to check this?</h2>
        <p>{callPromise(subject)}</p>
      </div>
      <div className={styles.form}>
        {Object.keys(errors).length > 0 && (
          <ErrorSummary
            errors={errors}
            fieldIdOf={(name) => callBackFieldId('get-a-call-panel', name)}
          />
        )}
        <CallBackForm
          page={page}
          productCode={productCode}
          isProductFixed
          answer={answer ?? undefined}
          source="panel"
          timeSlot={timeSlot}
          draft={draft}
          errors={errors}
          consent={consentDetails()}
        />
      </div>
    </section>
  );
}
