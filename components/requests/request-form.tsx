/**
 * The form of one kind of service request, with its notice. `values` prefills fields by name; a field whose answer the
 * page already knows is hidden.
 */
import { FormNotice } from '@/components/forms/form-notice';
import { localText } from '@/components/languages/local-text';
import { Inline } from '@/components/ui/prose';
import { broker } from '@/lib/config/broker.server';
import { licenceLine } from '@/lib/config/licence';
import { nextSteps, noticeParagraphs } from '@/lib/content/requests/notice-paragraphs';
import { type RequestKind, requestKinds } from '@/lib/content/requests/request-kinds';
import styles from './request-form.module.css';
import { ServiceForm } from './service-form';

type RequestFormProps = {
  kind: RequestKind;
  /** Path of the page it is on, a row of the route table. */
  page: string;
  values?: Readonly<Record<string, string>>;
  /** Errors of the previous attempt by field name, when the form is shown again without JavaScript. */
  errors?: Readonly<Record<string, string>>;
};

export function RequestForm({ kind, page, values = {}, errors }: RequestFormProps) {
  const row = requestKinds[kind];
  const brokerDetails = broker();
  const filling = { broker: brokerDetails, licence: licenceLine(brokerDetails) };
  return (
    <div className={styles.request}>
      <ServiceForm
        kind={kind}
        page={page}
        fields={row.fields}
        oneOf={row.oneOf}
        button={row.button}
        // Calls are stopped and allowed by the website itself.
        isDoneBySite={row.isErasedOnceSent ?? false}
        values={values}
        errors={errors}
        next={nextSteps(row, filling, localText)}
      />
      <Notice paragraphs={noticeParagraphs(row, filling, localText)} />
    </div>
  );
}

type NoticeProps = { paragraphs: ReturnType<typeof noticeParagraphs> };

/**
 * The small print beneath the button: who, what for, how long, and the links that matter. The stylesheet shows only the
 * series of numbers that the form's answer leaves.
 */
function Notice({ paragraphs }: NoticeProps) {
  return (
    <FormNotice privacy={{ href: '/privacy-policy#service-requests', label: 'How we use this' }}>
      {paragraphs.map(({ text, series }) => (
        <p key={text} data-series={series}>
          <Inline text={text} />
        </p>
      ))}
    </FormNotice>
  );
}
