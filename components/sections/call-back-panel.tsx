/** A page's closing call to action: the form, which says who calls, beside what happens with the number. */
import { CallBackCard } from '@/components/call-back/call-back-card';
import { MarkedList } from '@/components/ui/marked-list';
import { broker } from '@/lib/config/broker.server';
import type { ProductCode } from '@/lib/lead-service/call-back-products';
import type { FormSource } from '@/lib/leads/submit/call-back-submission';
import { telephoneHref } from '@/lib/site/contact-links';
import styles from './call-back-panel.module.css';
import { FirstPerson } from './people-band';

type CallBackPanelProps = { page: string; productCode?: ProductCode; source?: FormSource };

const promises = [
  'One call, about the product you choose. Not ten.',
  'Your number stays with us. Before we share anything with an insurer, we ask you, each time.',
];

export function CallBackPanel({ page, productCode, source = 'panel' }: CallBackPanelProps) {
  const { phone, callingHours } = broker();
  return (
    <div className={`wrap ${styles.outer}`} data-later="">
      <div className={styles.panel}>
        <div className={styles.text} data-print="no">
          <p className={styles.title}>Still unsure? Ask one question, get one call.</p>
          <MarkedList mark="check" items={promises} />
          <p>
            <b>Rather call us?</b> <a href={telephoneHref(phone)}>{phone}</a>, {callingHours}.
          </p>
          <FirstPerson />
        </div>
        <CallBackCard page={page} productCode={productCode} source={source} />
      </div>
    </div>
  );
}
